"""Every page in every state: axe-core finds nothing serious, no text is cut off or lies over another, all can be hit.

Each state is looked at in one language and two widths here, so that all of both occur; `make study` takes them all.
"""

import pytest

from kontor.lang.languages import LANGUAGES
from tests.web.conftest import Visit
from tools.harness.browser import Look
from tools.harness.page_checks import axe_in_light_and_dark, complaints
from tools.harness.scenes import SCENES, WIDTHS, Scene
from tools.harness.stage import Stage


def looks(number: int) -> tuple[Look, int]:
    """How a state is looked at, and the width that the window gets afterwards."""
    width = WIDTHS[number % len(WIDTHS)]
    return Look(LANGUAGES[number % len(LANGUAGES)], width, 844 if width == 390 else 900), WIDTHS[(number + 2) % 4]


def test_every_language_is_looked_at_in_every_width() -> None:
    seen = {(look.language, width) for number in range(len(SCENES)) for look, width in [looks(number)]}
    assert len(seen) == len(LANGUAGES) * len(WIDTHS)


@pytest.mark.parametrize(("number", "scene"), list(enumerate(SCENES)), ids=[scene.name for scene in SCENES])
def test_a_state_is_readable_and_accessible(number: int, scene: Scene, visit: Visit, gallery: Stage) -> None:
    look, width = looks(number)
    visitor = visit(look, gallery.ada if scene.known else None)
    scene.lead(visitor, gallery)
    found = [f"{look.width} px: {complaint}" for complaint in complaints(visitor.page)]
    found += axe_in_light_and_dark(visitor.page)
    visitor.page.set_viewport_size({"width": width, "height": 900})
    visitor.page.wait_for_timeout(100)
    found += [f"{width} px: {complaint}" for complaint in complaints(visitor.page)]
    assert not found, "\n".join([f"{scene.name} in {look.language}", *found])
