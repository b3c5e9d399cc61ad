"""Message keys that Anno 1800 puts together from its tables, those of its score sheet included."""

from collections.abc import Iterator

from kontor.anno1800.content import items
from kontor.anno1800.content.catalog import CUBES, DECKS
from kontor.anno1800.game import load
from kontor.anno1800.payment import missing
from kontor.anno1800.present.listing import ZONES
from kontor.anno1800.present.phrases import VOCABULARY
from kontor.anno1800.rules.moves import KIND_NAMES
from kontor.anno1800.rules.options import SHARED
from tools.checks.code_keys import name_keys, refusal_codes, spelled_keys
from tools.checks.static_strings import entries


def keys() -> Iterator[str]:
    """Yield all keys."""
    catalog = load({}).catalog
    items_by_family = {
        "good": catalog.goods,
        "tile": catalog.tiles,
        "cube": CUBES,
        "objective": catalog.objectives,
        "deck": DECKS,
    }
    yield from name_keys("anno1800", VOCABULARY, items_by_family)
    yield from (f"anno1800-list-{name}" for name in KIND_NAMES)
    yield from (f"anno1800-preset-{preset}" for preset in catalog.presets)
    for option, values in SHARED.items():
        yield from (f"anno1800-choose-{option}", *[f"anno1800-{option}-{value}" for value in values])
    yield from (f"anno1800-why-{code}" for code in refusal_codes("anno1800"))
    yield from (f"anno1800-lacks-{what}" for what in missing._WEIGHTS)
    yield from (f"anno1800-rule-most-{what}" for what in items._COUNTED)
    yield from (f"anno1800-rule-at_most-{what}" for what in items._COUNTED if what.endswith("_islands"))
    yield from (f"anno1800-rule-{what}" for what in items._SCORED)
    yield from (f"anno1800-screen-short-{cube}" for cube in CUBES)
    yield from (f"anno1800-screen-{zone}" for zone in ZONES)
    # The terminal screen has a short form for each kind of effect.
    brings = [key for key in spelled_keys() if key.startswith("anno1800-brings-")]
    yield from (key.replace("-brings-", "-screen-brings-") for key in brings)
    asked = [question.phrase.key.removeprefix("score-ask-") for question in load({}).score_sheet.questions()]
    asked += [what.replace("_", "-") for what in items._COUNTED if what.endswith("_tokens")]
    yield from (f"score-{text}-{key}" for key in asked for text in ("ask", "label"))
    yield "score-decided-rows"
    yield from (f"score-row-{source}" for source in entries("kontor/anno1800", "source"))
    yield from (f"score-counts-{what}" for what in items._COUNTED)
    yield from (f"score-decided-{how}" for how in entries("kontor/anno1800", "decided_by"))
