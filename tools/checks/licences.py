"""Check that the licences of all dependencies are listed truly and allowed."""

import sys
from collections.abc import Set

from tools.checks.report import report
from tools.licences import installed, is_allowed, locked_npm, locked_python, read_list


def complaints() -> list[str]:
    """Return what is wrong with the list, and which licences are not allowed."""
    listed = read_list()
    python, npm, npm_locked = listed.get("python", {}), listed.get("npm", {}), locked_npm()
    found = differences(python, locked_python(), installed())
    found += differences(npm, npm_locked.keys(), npm_locked)
    for name, licence in sorted([*python.items(), *npm.items()]):
        if not is_allowed(licence):
            found.append(f"{name}: {licence or 'an unknown licence'} is not allowed (tools/licences.py)")
    return found


def differences(listed: dict[str, str], locked: Set[str], stated: dict[str, str]) -> list[str]:
    """Return packages that are missing in the list, no longer locked, or state another licence than listed.

    >>> differences({"a": "MIT", "b": "ISC"}, {"a", "c"}, {"a": "GPL-3.0-only"})
    ['c: not listed', 'b: no longer locked', 'a: listed as MIT, but it states GPL-3.0-only']
    """
    found = [f"{name}: not listed" for name in sorted(locked - listed.keys())]
    found += [f"{name}: no longer locked" for name in sorted(listed.keys() - locked)]
    for name, licence in sorted(stated.items()):
        if listed.get(name, licence) != licence:
            found.append(f"{name}: listed as {listed[name]}, but it states {licence}")
    return found


def main() -> int:
    """Print what is wrong. Return 1 if anything is."""
    found = complaints()
    listed = read_list()
    if found:
        found.append("make lock corrects requirements/licences.toml")
    return report(found, f"licences of {sum(len(part) for part in listed.values())} packages")


if __name__ == "__main__":
    sys.exit(main())
