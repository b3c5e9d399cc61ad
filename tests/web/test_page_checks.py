"""The checks of the page find what they look for, and nothing else."""

import pytest
from playwright.sync_api import Browser

from tools.harness.page_checks import axe_findings, complaints

GOOD = """<main id="main"><h1>Kontor</h1><p>All is well.</p>
<div tabindex="0" style="overflow: auto; width: 8em; height: 2em">
<p style="width: 20em">Who wants to read on can scroll here.</p>
<p>More.</p><p>And more.</p></div><button style="min-width: 48px; min-height: 48px">Go</button></main>"""
BAD = {
    "cut": '<div style="overflow: hidden; width: 4em; white-space: nowrap">A word that is much too long</div>',
    "dots": '<div style="overflow: hidden; width: 2em; text-overflow: ellipsis; white-space: nowrap">Too long</div>',
    "below": '<div style="overflow: hidden; height: 1em; width: 6em">Several lines where one has room</div>',
    "overlap": '<div><p>Two sentences</p><p style="margin-top: -2.1em">at one place</p></div>',
    "sideways": '<div style="width: 3000px; background: grey">wide</div>',
    "targets": '<button style="width: 20px; height: 20px; padding: 0">x</button>',
}


def shown(browser: Browser, body: str, *kinds: str) -> tuple[list[str], list[str]]:
    page = browser.new_page()
    page.set_content(f'<!doctype html><html lang="en"><title>Kontor</title><body>{body}</body></html>')
    problems = complaints(page, *kinds), axe_findings(page)
    page.close()
    return problems


def test_a_good_page_has_no_complaints(browser: Browser) -> None:
    assert shown(browser, GOOD) == ([], [])


@pytest.mark.parametrize("fault", BAD)
def test_each_fault_is_found(fault: str, browser: Browser) -> None:
    kind = {"dots": "cut", "below": "cut"}.get(fault, fault)
    assert shown(browser, GOOD + BAD[fault], kind)[0]


def test_what_readers_cannot_make_out_is_found(browser: Browser) -> None:
    bad = '<p style="color: #bbb; background: #ccc">hardly to be seen</p><input>'
    findings = shown(browser, GOOD + bad)[1]
    assert [finding.split(":")[0] for finding in findings] == ["serious color-contrast", "critical label"]
