"""Check all locked dependencies for known vulnerabilities, of Python and of the browser client.

The tools may report success although they have checked nothing: without a network, with an empty answer, after a crash.
So what they checked is counted here, and an audit that checked nothing fails.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tools.paths import ROOT

LOCKS = ("run", "dev", "bench", "docs", "lock", "audit")


class NothingCheckedError(Exception):
    """An audit has checked nothing. The text says why."""


class Result(NamedTuple):
    """How many packages were checked, the vulnerabilities, and the packages that could not be checked."""

    checked: int
    findings: list[str]
    unknown: list[str]


def run(command: list[str]) -> tuple[str, str]:
    """Run a tool and return its output and its error output. Its exit code says less than its output."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=ROOT)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def audit_python(lock: str) -> Result:
    """Check a lock file of Python packages."""
    command = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip"]
    command += ["--progress-spinner", "off", "--format", "json", "--requirement", f"requirements/{lock}.txt"]
    return judge_python(*run(command))


def judge_python(output: str, errors: str) -> Result:
    """Return the result of pip-audit. Raise `NothingCheckedError` if it is none.

    >>> judge_python('{"dependencies": [{"name": "rich", "version": "15", "vulns": []}]}', "")
    Result(checked=1, findings=[], unknown=[])
    """
    try:
        packages = json.loads(output)["dependencies"]
        unknown = [package["name"] for package in packages if "skip_reason" in package]
        known = [package for package in packages if "skip_reason" not in package]
        findings = [_python_finding(package, advisory) for package in known for advisory in package["vulns"]]
    except (ValueError, KeyError, TypeError):
        raise NothingCheckedError(last_line(errors) or "pip-audit gave no result") from None
    if not known:
        reason = packages[0]["skip_reason"] if packages else "the lock is empty"
        raise NothingCheckedError(f"no package was checked: {reason}"[:300])
    return Result(len(known), findings, unknown)


def _python_finding(package: dict[str, str], advisory: dict[str, list[str]]) -> str:
    fixed = ", ".join(advisory["fix_versions"]) or "no version yet"
    return f"{package['name']} {package['version']}: {advisory['id']}, fixed in {fixed}"


def audit_npm() -> Result:
    """Check the lock file of the browser client."""
    return judge_npm(*run(["npm", "audit", "--json", "--prefix", "web"]))


def judge_npm(output: str, errors: str) -> Result:
    """Return the result of `npm audit`. Raise `NothingCheckedError` if it is none.

    >>> judge_npm('{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 3}}}', "")
    Result(checked=3, findings=[], unknown=[])
    """
    try:
        answer = json.loads(output)
        checked = int(answer["metadata"]["dependencies"]["total"])
        findings = [f"{name}: {found['severity']}" for name, found in answer["vulnerabilities"].items()]
    except (ValueError, KeyError, TypeError, AttributeError):
        lines = [line for line in errors.splitlines() if "audit" in line]
        raise NothingCheckedError(lines[0] if lines else last_line(errors) or "npm audit gave no result") from None
    if not checked:
        raise NothingCheckedError("npm audit found no packages")
    return Result(checked, findings, [])


def last_line(text: str) -> str:
    """Return the last line that is not empty.

    >>> last_line("one\\ntwo\\n\\n")
    'two'
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else ""


def main() -> int:
    """Print what was found. Return 1 if there are vulnerabilities or a part was not checked."""
    audits: dict[str, Callable[[], Result]]
    audits = {f"requirements/{lock}.txt": partial(audit_python, lock) for lock in LOCKS}
    failed = False
    for name, audit in {**audits, "web/package-lock.json": audit_npm}.items():
        try:
            result = audit()
        except NothingCheckedError as error:
            print(f"{name}: NOT CHECKED: {error}", file=sys.stderr)
            failed = True
            continue
        for finding in result.findings:
            print(f"{name}: {finding}")
        for package in result.unknown:
            print(f"{name}: {package} was not checked, the advisory service does not know it")
        print(f"{name}: {result.checked} packages checked, {len(result.findings)} known vulnerabilities")
        failed = failed or bool(result.findings)
    if failed:
        print("The audit failed.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
