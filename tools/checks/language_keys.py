"""Which messages the program says: spelled out in the code, or put together there at run time."""

import ast
import re
from collections.abc import Callable, Iterator

from kontor.anno1503.present import phrases as explain1503
from kontor.anno1503.rules.moves import KIND_NAMES
from kontor.anno1503.rules.state import PHASES
from kontor.anno1503.rules.victory import GOALS
from kontor.anno1800.content import items
from kontor.anno1800.content.tables import CUBES, DECKS
from kontor.anno1800.payment import missing
from kontor.anno1800.present import phrases as explain1800
from kontor.anno1800.present.catalogue import ZONES
from kontor.anno1800.present.standings import SOURCES
from kontor.anno1800.rules.moves import VERBS
from kontor.bots.base import BOTS
from kontor.engine.provenance import TRUST, UNMARKED
from kontor.engine.registry import game_names, load_game
from kontor.lang.figures import figure_keys
from tools.checks.help_keys import help_keys
from tools.checks.literals import calls, entries, files_of, reader_of
from tools.paths import ROOT

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")


def written() -> Iterator[str]:
    """Every text in the code that is spelled like a key, those with gaps that the code fills included."""
    reasons = {game: set(refusals(game)) for game in game_names()}
    for path in files_of("kontor"):
        reader = reader_of(path)
        joined = [node for node in ast.walk(reader.tree) if isinstance(node, ast.JoinedStr)]
        within = {id(part) for node in joined for part in node.values}
        texts = [text for node in joined for text in reader.texts(node)]
        for node in ast.walk(reader.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in within:
                texts.append(node.value)
        own_reasons = reasons.get(path.relative_to(ROOT / "kontor").parts[0], set())
        yield from (text for text in texts if KEY.fullmatch(text) and text not in own_reasons)


def refusals(game: str) -> Iterator[str]:
    """The reasons that calls of a game's `refused` and `misspelled` name; messages put `GAME-why-` before them."""
    for name, at in (("refused", 1), ("misspelled", 0)):
        for reader, call in calls(f"kontor/{game}", name):
            yield from (reason for reason in reader.texts(call.args[at]) if reason)


def events(game: str) -> Iterator[str]:
    """Every kind of event that a game tells of; those with a secret have a second form."""
    for reader, call in calls(f"kontor/{game}", "Event"):
        for kind in reader.texts(call.args[0]):
            yield f"{game}-event-{kind}"
            if any(keyword.arg == "secret" for keyword in call.keywords):
                yield f"{game}-event-{kind}_self"


def names(game: str, vocabulary: dict[str, str], known: dict[str, list[str]]) -> Iterator[str]:
    """The names of all things that the sentences of a game can name."""
    for family in sorted(set(vocabulary.values()) - {"player"}):
        yield from (f"{game}-{family}-{name}" for name in known[family])


def anno1503_keys() -> Iterator[str]:
    """The keys that Anno 1503 puts together from its tables."""
    tables = load_game("anno1503").tables  # type: ignore[attr-defined]
    known = {
        "good": [*tables.goods, "any"],
        "inhabitant": ["pioneer", "settler", "citizen", "merchant"],
        "building": tables.buildings,
        "tile": tables.tiles,
        "phase": PHASES,
        "goal": GOALS,
    }
    yield from names("anno1503", explain1503.VOCABULARY, known)
    yield from (f"anno1503-short-{tile}" for tile in tables.tiles)
    yield from (f"anno1503-effect-{event}" for event in ("fire", "pirates"))
    yield from (f"anno1503-screen-{row}" for row in ("goals", "hand", "inhabitants", "production", "ships"))
    yield from (f"anno1503-ask-{phase}" for phase in ("take", "give", "act", "looked", "discard"))
    kinds = [name for name in KIND_NAMES if name not in ("roll", "event", "reserve", "draw", "keep")]
    kept = ["keep-branch", *(f"keep-{tile}" for tile in tables.tiles[tables.n_goods :])]
    yield from (f"anno1503-move-{name}" for name in {*kinds, *kept, "give-site", "pioneer-building"})


def anno1800_keys() -> Iterator[str]:
    """The keys that Anno 1800 puts together from its tables, and those of its score sheet."""
    tables = load_game("anno1800").tables  # type: ignore[attr-defined]
    known = {
        "good": tables.goods,
        "tile": tables.tiles,
        "cube": CUBES,
        "objective": tables.objectives,
        "deck": DECKS,
    }
    yield from names("anno1800", explain1800.VOCABULARY, known)
    yield from (f"anno1800-list-{verb}" for verb in VERBS)
    yield from (f"anno1800-preset-{preset}" for preset in tables.presets)
    yield from (f"anno1800-why-{reason}" for reason in refusals("anno1800"))
    yield from (f"anno1800-lacks-{what}" for what in missing._DEAR)
    yield from (f"anno1800-rule-most-{what}" for what in items._COUNTED)
    yield from (f"anno1800-rule-at_most-{what}" for what in items._COUNTED if what.endswith("_islands"))
    yield from (f"anno1800-rule-{what}" for what in items._SCORED)
    yield from (f"anno1800-screen-short-{cube}" for cube in CUBES)
    yield from (f"anno1800-screen-{zone}" for zone in ZONES)
    # The screen has a shorter word for each kind of effect.
    brings = [key for key in written() if key.startswith("anno1800-brings-")]
    yield from (key.replace("-brings-", "-screen-brings-") for key in brings)
    yield from (f"score-row-{source}" for source in entries("kontor/anno1800", "source"))
    yield from (f"score-counts-{what}" for what in items._COUNTED)
    yield from (f"score-decided-{how}" for how in entries("kontor/anno1800", "decided_by"))


def shared_keys() -> Iterator[str]:
    """The keys that the commands put together for any game."""
    for game in game_names():
        yield from (f"{game}-title", f"{game}-about", f"{game}-howto")
        yield from figure_keys(load_game(game))
        for option, by_edition in load_game(game).editions().items():
            yield f"editions-{game}-{option}"
            yield from (f"editions-{game}-{option}-{value}" for value in by_edition.values())
            yield from (f"{game}-edition-{edition}" for edition in by_edition)
    yield from (f"bot-{about}{bot}" for bot in BOTS for about in ("", "about-"))
    yield from (f"arena-source-{source}" for source in {*GOALS, *SOURCES})
    for mark in (*TRUST, UNMARKED):
        yield from (f"content-show-source-{mark}", f"content-show-meaning-{mark}")


BY_GAME: dict[str, Callable[[], Iterator[str]]] = {"anno1503": anno1503_keys, "anno1800": anno1800_keys}
"""What each game puts together; one more game, one more function."""


def made() -> set[str]:
    """Every key that is put together at run time, and those of the help."""
    keys = {*shared_keys(), *help_keys()}
    for game in game_names():
        keys.update(events(game), BY_GAME[game]())
    return keys
