"""Optional dependencies: the extra of Kontor that provides a module, and how to install it."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from shlex import quote

_REQUIREMENT = re.compile(r"""(?P<package>[\w.-]+).*\bextra == ["'](?P<extra>\w+)["']""")


def extra_of(module: str) -> str | None:
    """Return the extra that provides a module according to the metadata of the installed package, or None if none does.

    >>> extra_of("no_such_module")
    """
    try:
        lines = requires("kontor") or []
    except PackageNotFoundError:
        return None
    for line in lines:
        requirement = _REQUIREMENT.match(line)
        package = requirement["package"].replace("-", "_") if requirement else ""
        # Several packages may share a namespace, such as those of OpenTelemetry.
        if requirement and f"{package}_".startswith(f"{module.partition('.')[0]}_"):
            return requirement["extra"]
    return None


def install_command(extra: str) -> str:
    """Return the command that installs an extra for the Python that runs this program.

    >>> install_command("server").endswith('-m pip install "kontor[server]"')
    True
    """
    return f'{quote(sys.executable)} -m pip install "kontor[{extra}]"'
