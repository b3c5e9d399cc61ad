"""Optional packages: which extra of Kontor brings a module, and how to install it."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from shlex import quote

_REQUIREMENT = re.compile(r"""(?P<package>[\w.-]+).*\bextra == ["'](?P<extra>\w+)["']""")


def extra_of(module: str) -> str | None:
    """Return the extra that brings a module, by what the installed Kontor says of itself; None if there is none.

    >>> extra_of("no_such_module")
    """
    try:
        lines = requires("kontor") or []
    except PackageNotFoundError:
        return None
    for line in lines:
        wanted = _REQUIREMENT.match(line)
        if wanted and wanted["package"].replace("-", "_") == module.partition(".")[0]:
            return wanted["extra"]
    return None


def install_command(extra: str) -> str:
    """Return the command that installs an extra for the Python that runs this program.

    >>> install_command("server").endswith('-m pip install "kontor[server]"')
    True
    """
    return f'{quote(sys.executable)} -m pip install "kontor[{extra}]"'
