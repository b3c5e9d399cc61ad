"""The audit fails if it has checked nothing, licences are listed and allowed."""

import doctest
import json
import subprocess
import sys

import pytest

from tools import audit, licences
from tools.checks import licences as check_licences
from tools.paths import ROOT


@pytest.mark.parametrize(
    ("output", "errors"),
    [
        ("", ""),
        ("", "Traceback (most recent call last):\nrequests.exceptions.ConnectionError: no network"),
        ("Killed", ""),
        ("[]", ""),
        ("{}", ""),
        ('{"dependencies": []}', ""),
        ('{"dependencies": [{"name": "rich", "skip_reason": "not found"}]}', ""),
        ('{"dependencies": [{"name": "rich"}]}', ""),
    ],
)
def test_an_audit_of_python_packages_without_a_result_is_none(output: str, errors: str) -> None:
    with pytest.raises(audit.NothingCheckedError):
        audit.judge_python(output, errors)


@pytest.mark.parametrize(
    "output",
    ["", "null", "{}", '{"message": "405"}', '{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 0}}}'],
)
def test_an_audit_of_npm_packages_without_a_result_is_none(output: str) -> None:
    with pytest.raises(audit.NothingCheckedError):
        audit.judge_npm(output, "npm error audit endpoint returned an error")


def test_findings_are_reported() -> None:
    package = {"name": "rich", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}
    assert audit.judge_python(json.dumps({"dependencies": [package]}), "").findings == ["rich 1: PYSEC-1, fixed in 2"]
    answer = {"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": {"dependencies": {"total": 9}}}
    assert audit.judge_npm(json.dumps(answer), "") == audit.Result(9, ["vite: high"], [])


def test_an_audit_whose_tools_fail_fails() -> None:
    # There is no pip-audit in this environment, and no npm on the empty path.
    done = subprocess.run(
        [sys.executable, "-m", "tools.audit"], cwd=ROOT, env={"PATH": ""}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.count("NOT CHECKED") == len(audit.LOCKS) + 1
    assert "No module named pip_audit" in done.stderr


def test_all_licences_are_listed_and_allowed() -> None:
    assert check_licences.complaints() == []


@pytest.mark.parametrize("expression", ["", "GPL-3.0-only", "MIT AND AGPL-3.0-only", "UNKNOWN", "Proprietary"])
def test_other_licences_are_refused(expression: str) -> None:
    assert not licences.is_allowed(expression)


def test_doctests() -> None:
    for module in (audit, licences, check_licences):
        assert doctest.testmod(module).failed == 0
