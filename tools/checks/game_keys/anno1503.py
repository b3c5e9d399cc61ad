"""Message keys that Anno 1503 puts together from its tables."""

from collections.abc import Iterator

from kontor.anno1503.game import load
from kontor.anno1503.present.phrases import VOCABULARY
from kontor.anno1503.rules.moves import KIND_NAMES
from kontor.anno1503.rules.state import PHASES
from kontor.anno1503.rules.victory import GOALS
from tools.checks.code_keys import name_keys


def keys() -> Iterator[str]:
    """Yield all keys."""
    catalog = load({}).catalog
    items = {
        "good": [*catalog.goods, "any"],
        "inhabitant": ["pioneer", "settler", "citizen", "merchant"],
        "building": catalog.buildings,
        "tile": catalog.tiles,
        "phase": PHASES,
        "goal": GOALS,
    }
    yield from name_keys("anno1503", VOCABULARY, items)
    yield from (f"anno1503-short-{tile}" for tile in catalog.tiles)
    yield from (f"anno1503-effect-{event}" for event in ("fire", "pirates"))
    yield from (f"anno1503-screen-{row}" for row in ("goals", "hand", "inhabitants", "production", "ships"))
    yield from (f"anno1503-ask-{phase}" for phase in ("take", "give", "act", "looked", "discard"))
    kinds = [name for name in KIND_NAMES if name not in ("roll", "event", "reserve", "draw", "keep")]
    keep_names = ["keep-branch", *(f"keep-{tile}" for tile in catalog.tiles[catalog.n_goods :])]
    yield from (f"anno1503-move-{name}" for name in {*kinds, *keep_names, "give-site", "pioneer-building"})
