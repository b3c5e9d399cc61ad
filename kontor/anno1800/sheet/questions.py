"""The questions of the score sheet, one at a time, limited to what matters in this game."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from kontor.anno1800.content.catalog import CUBES, DECKS, LAST_CELL, MOST_ISLANDS, Catalog
from kontor.anno1800.sheet.form import MOST_COUNTED, VISITORS, industry_limit
from kontor.anno1800.sheet.score import make_sheet
from kontor.engine.errors import Phrase
from kontor.engine.ui_types import Question


def next_question(t: Catalog, form: Mapping[str, Any]) -> Question | None:
    """Return the question for the first missing entry of a form; None once the result is certain.

    >>> from kontor.anno1800.game import load
    >>> form = {"objectives": [], "players": [{"cards": {"farmer_worker": 2}}, {}]}
    >>> next_question(load({}).catalog, form).path
    ('players', 0, 'cards', 'artisan_engineer_investor')
    """
    if "objectives" not in form:
        return _objectives(t)
    for seat in range(len(form["players"])):
        for question in _player_questions(t, form, seat):
            if not _answered(form, question.path):
                return question
    return _tie_breaker(t, form)


def all_questions(t: Catalog) -> list[Question]:
    """Return all questions that can come up, those about player 0 only.

    >>> from kontor.anno1800.game import load
    >>> [question.path[-1] for question in all_questions(load({}).catalog)][-3:]
    ['industries', 'hand_cards', 'buildings']
    """
    # With all objectives in play, every question comes up but the tie-breakers.
    form = {"objectives": list(t.objectives), "players": [{}]}
    by_path = {question.path: question for question in [_objectives(t), *_player_questions(t, form, 0)]}
    for question in (_buildings(0), _hand_cards(t, 0)):
        by_path.setdefault(question.path, question)
    return list(by_path.values())


def _answered(form: Mapping[str, Any], path: tuple[str | int, ...]) -> bool:
    value: Any = form
    for part in path:
        if isinstance(value, Mapping) and part not in value:
            return False
        value = value[part]
    return True


def _player_questions(t: Catalog, form: Mapping[str, Any], seat: int) -> Iterator[Question]:
    objectives = [t.objective_data[t.objectives.index(name)] for name in form["objectives"]]
    wanted = {str(entry["counts"]) for entry in objectives if "counts" in entry}
    wanted |= {f"{name}s" for entry in objectives for name in entry.get("points_per", {})}
    wanted |= {name for entry in objectives for name in entry.get("at_most", {})}
    player = form["players"][seat]
    for deck, name in enumerate(DECKS):
        high = _left_over(form, seat, ("cards", name), t.deck_of.count(deck))
        yield _number(seat, ("cards", name), "cards", high, deck=name)
    yield _number(seat, ("gold",), "gold", MOST_COUNTED)
    if not any(other.get("fireworks") for other in form["players"][:seat]):
        yield _question(("players", seat, "fireworks"), "yes", "fireworks")
    yield _expeditions(t, form, seat)
    asked = {cube for pair in player.get("expedition_cards", []) for cube in pair.values()}
    for cube, name in enumerate(CUBES):
        if name in asked or wanted & {"cubes", f"{name}s"}:
            high = _left_over(form, seat, ("cubes", name), t.supply[cube])
            yield _number(seat, ("cubes", name), "cubes", high, cube=name)
    for name in ("trade_tokens", "exploration_tokens"):
        if name in wanted:
            yield _number(seat, (name,), name.replace("_", "-"), MOST_COUNTED)
    for name, islands in (("old_world_islands", t.old_islands), ("new_world_islands", t.new_islands)):
        if name in wanted:
            high = min(MOST_ISLANDS, _left_over(form, seat, (name,), len(islands)))
            yield _number(seat, (name,), name.replace("_", "-"), high)
    taken = [name for other in form["players"][:seat] for name in other.get("industries", [])]
    names = dict.fromkeys(name for entry in objectives for name in entry.get("industries", []))
    listed = tuple(name for name in names if taken.count(name) < industry_limit(t, name))
    if listed:
        yield _question(("players", seat, "industries"), "names", "industries", len(listed), "tile", listed)
    if "hand_cards" in wanted:
        yield _hand_cards(t, seat)


def _question(
    path: tuple[str | int, ...],
    kind: Literal["number", "yes", "names", "pairs"],
    key: str,
    high: int = 1,
    family: str = "",
    known: tuple[str, ...] = (),
    args: Mapping[str, object] | None = None,
) -> Question:
    """Return a question: `key` ends the keys of its sentence and of its label."""
    phrase, label = Phrase(f"score-ask-{key}", dict(args or {})), Phrase(f"score-label-{key}", dict(args or {}))
    sides = ("animal", "artifact") if kind == "pairs" else ()
    return Question(path, kind, phrase, high, family, known, label, sides)


def _number(seat: int, path: tuple[str, ...], key: str, high: int, **names: str) -> Question:
    return _question(("players", seat, *path), "number", key, high, args=names)


def _objectives(t: Catalog) -> Question:
    high = t.objectives_in_play
    return Question(
        ("objectives",),
        "names",
        Phrase("score-ask-objectives", {"high": high}),
        high,
        "objective",
        tuple(t.objectives),
        Phrase("score-label-objectives", {}),
    )


def _buildings(seat: int) -> Question:
    return _number(seat, ("buildings",), "buildings", LAST_CELL)


def _hand_cards(t: Catalog, seat: int) -> Question:
    return _number(seat, ("hand_cards",), "hand-cards", len(t.cards))


def _left_over(form: Mapping[str, Any], seat: int, path: tuple[str, ...], total: int) -> int:
    """Return how many components the previous players leave."""
    for player in form["players"][:seat]:
        value: Any = player
        for part in path:
            value = value.get(part, {}) if isinstance(value, Mapping) else 0
        total -= value if isinstance(value, int) else 0
    return total


def _expeditions(t: Catalog, form: Mapping[str, Any], seat: int) -> Question:
    left = len(t.expeditions) - sum(len(player.get("expedition_cards", [])) for player in form["players"][:seat])
    return _question(("players", seat, "expedition_cards"), "pairs", "expeditions", left, "cube", tuple(VISITORS))


def _tie_breaker(t: Catalog, form: Mapping[str, Any]) -> Question | None:
    """Return the next question to break a tie: first about buildings, then about hand cards; None without a tie."""
    sheet = make_sheet(t, form)
    level: list[int] = sheet["level"]
    if len(level) == 1:
        return None
    for seat in level:
        if "buildings" not in form["players"][seat]:
            return _buildings(seat)
    most = max(form["players"][seat]["buildings"] for seat in level)
    same = [seat for seat in level if form["players"][seat]["buildings"] == most]
    for seat in same if len(same) > 1 else []:
        if "hand_cards" not in form["players"][seat]:
            return _hand_cards(t, seat)
    return None
