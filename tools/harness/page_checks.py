"""Checks of the layout and the accessibility of a page."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tools.paths import ROOT

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
READING = ("cut", "overlap", "sideways")
ALL = (*READING, "targets")


@cache
def _script(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def complaints(page: Page, *kinds: str) -> list[str]:
    """Return what is cut off, overlaps, scrolls sideways or is too small to click."""
    complaints_found: list[str] = page.evaluate(_script(Path(__file__).with_suffix(".js")), list(kinds or ALL))
    return complaints_found


# Rules of moderate or minor impact, which are not reported, but take longest.
_RUN = """async (only) => (await axe.run(document, { resultTypes: ['violations'],
        ...(only.runOnly ? only : { rules: { region: { enabled: false }, 'hidden-content': { enabled: false } } })
    })).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\\n` + nodes.slice(0, 4)
        .map((node) => `    ${node.target.join(' ')}  ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}`)
        .join('\\n'))"""


def axe_findings(page: Page, *rules: str) -> list[str]:
    """Return the serious and critical findings of axe-core, for all rules or for some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script(_AXE))
    findings: list[str] = page.evaluate(_RUN, {"runOnly": list(rules)} if rules else {})
    return findings


def axe_in_light_and_dark(page: Page) -> list[str]:
    """Return the findings in light and dark, which differ in colours only."""
    page.emulate_media(color_scheme="light")
    findings = [f"light: {finding}" for finding in axe_findings(page)]
    page.emulate_media(color_scheme="dark")
    findings += [f"dark: {finding}" for finding in axe_findings(page, "color-contrast", "link-in-text-block")]
    page.emulate_media(color_scheme="light")
    return findings
