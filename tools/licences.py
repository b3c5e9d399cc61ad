"""The licences of all locked dependencies: `requirements/licences.toml` lists them.

`python -m tools.licences` adds new packages to the list and corrects it, from what is installed and from the lock of
npm. `tools.checks.licences` checks it.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path

from tools.paths import ROOT

LIST = ROOT / "requirements" / "licences.toml"
ALLOWED = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-CMU"),
    *("PSF-2.0", "Python-2.0", "Zlib"),
    # Weak copyleft: fine for libraries that are used unchanged and not bundled.
    *("LGPL-3.0-only", "MPL-2.0"),
}
_OLD_NAMES = {
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What packages write that do not use SPDX yet."""
_HEADER = "# The licence of each locked dependency as an SPDX expression. `make lock` writes this file.\n"


def normalized(name: str) -> str:
    """Return the normal form of the name of a Python package.

    >>> normalized("Ruamel.yaml"), normalized("typing_extensions")
    ('ruamel-yaml', 'typing-extensions')
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def locked_python(folder: Path = ROOT / "requirements") -> set[str]:
    """Return the names of all Python packages in the lock files."""
    pinned = re.compile(r"^([\w.-]+)==", re.MULTILINE)
    locks = [path.read_text(encoding="utf-8") for path in folder.glob("*.txt")]
    return {normalized(name) for lock in locks for name in pinned.findall(lock)}


def locked_npm(lock: Path = ROOT / "web" / "package-lock.json") -> dict[str, str]:
    """Return the licences of all npm packages in the lock file. A package without one has an empty string."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    named = ((path.rpartition("node_modules/")[2], package) for path, package in packages.items() if path)
    return {name: str(package.get("license", "")) for name, package in named}


def licence_of(package: Distribution) -> str:
    """Return the licence that an installed package states, as an SPDX expression if possible."""
    about = package.metadata.json
    if "license_expression" in about:
        return str(about["license_expression"])
    stated = str(about.get("license", "")).strip()
    named = [stated, *(str(value).rpartition(" :: ")[2] for value in about.get("classifier", []))]
    return next((_OLD_NAMES.get(name, name) for name in named if name in _OLD_NAMES or name in ALLOWED), stated[:60])


def installed(paths: Iterable[Path] = ()) -> dict[str, str]:
    """Return the licences of the packages that are installed here, or in folders."""
    found = distributions(path=[str(path) for path in paths]) if paths else distributions()
    return {normalized(package.name): licence_of(package) for package in found}


def is_allowed(expression: str) -> bool:
    """Return whether an SPDX expression permits use on terms that we accept.

    >>> is_allowed("(MIT OR CC0-1.0)"), is_allowed("MIT AND GPL-3.0-only"), is_allowed("")
    (True, False, False)
    """
    parts = expression.replace("(", "").replace(")", "").split(" AND ")
    return all(any(choice.strip() in ALLOWED for choice in part.split(" OR ")) for part in parts)


def read_list() -> dict[str, dict[str, str]]:
    """Return the listed licences: by the names of Python packages and of npm packages."""
    return tomllib.loads(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}


def write_list(environments: list[Path]) -> None:
    """Write the list anew. The licence of a Python package that is not installed here stays as it was."""
    known = {**read_list().get("python", {}), **installed(environments), **installed()}
    python = {name: known.get(name, "") for name in locked_python()}
    parts = [f"[{part}]\n{_lines(licences)}" for part, licences in (("python", python), ("npm", locked_npm()))]
    LIST.write_text(f"{_HEADER}\n" + "\n".join(parts), encoding="utf-8")


def _lines(licences: dict[str, str]) -> str:
    return "".join(f"{json.dumps(name)} = {json.dumps(licence)}\n" for name, licence in sorted(licences.items()))


if __name__ == "__main__":
    write_list([*map(Path, sys.argv[1:]), *ROOT.glob(".venv-*/lib/python*/site-packages")])
