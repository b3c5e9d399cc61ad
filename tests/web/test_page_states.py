"""Every page in every state: axe-core finds nothing serious, no text is cut off or lies over another, all can be hit.

Each state is looked at in one language and two widths here, so that all of both occur. `make study` takes them all.
"""

import pytest

from kontor.lang.languages import LANGUAGES
from tests.web.conftest import Visit
from tools.harness.browser import Look
from tools.harness.demo_tables import DemoTables
from tools.harness.page_checks import axe_in_light_and_dark, complaints
from tools.harness.page_states import PAGE_STATES, WIDTHS, PageState


def looks(number: int) -> tuple[Look, int]:
    """Return the look of a state, and the width to which the window is resized afterwards."""
    width = WIDTHS[number % len(WIDTHS)]
    return Look(LANGUAGES[number % len(LANGUAGES)], width, 844 if width == 390 else 900), WIDTHS[(number + 2) % 4]


def test_every_language_is_looked_at_in_every_width() -> None:
    seen = {(look.language, width) for number in range(len(PAGE_STATES)) for look, width in [looks(number)]}
    assert len(seen) == len(LANGUAGES) * len(WIDTHS)


@pytest.mark.parametrize(("number", "state"), list(enumerate(PAGE_STATES)), ids=[state.name for state in PAGE_STATES])
def test_a_state_is_readable_and_accessible(number: int, state: PageState, visit: Visit, gallery: DemoTables) -> None:
    look, width = looks(number)
    visitor = visit(look, gallery.ada if state.known else None)
    state.open(visitor, gallery)
    problems = [f"{look.width} px: {complaint}" for complaint in complaints(visitor.page)]
    problems += axe_in_light_and_dark(visitor.page)
    visitor.page.set_viewport_size({"width": width, "height": 900})
    visitor.drawn()
    problems += [f"{width} px: {complaint}" for complaint in complaints(visitor.page)]
    assert not problems, "\n".join([f"{state.name} in {look.language}", *problems])
