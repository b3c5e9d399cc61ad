"""The score sheet of a game with the box as plain data: points by source, majorities, visits, and the winners."""

from collections.abc import Mapping

from kontor.anno1800.content.catalog import CUBES, DECKS, N_CUBES, Catalog
from kontor.anno1800.rules.scoring import Holding, Sheet, majority_counts, score, winning_seats
from kontor.anno1800.sheet.form import Form, read_form
from kontor.engine.protocol import Data


def make_sheet(t: Catalog, data: Mapping[str, object]) -> Data:
    """Return the score sheet of a form; raise on a form that cannot be scored.

    >>> from kontor.anno1800.game import load
    >>> sheet = make_sheet(load({}).catalog, {"players": [{"cards": {"farmer_worker": 2}}, {"gold": 6}]})
    >>> sheet["totals"], sheet["winners"], sheet["decided_by"]
    ([6, 2], [0], 'influence')
    """
    form = read_form(t, data)
    sheets = score(t, form.objectives, form.holdings)
    totals = [sheet.total for sheet in sheets]
    return {
        "game": "anno1800",
        "players": form.names,
        "objectives": [t.objectives[objective] for objective in form.objectives],
        "rows": _rows(t, form, sheets),
        "totals": totals,
        "majorities": _majorities(t, form, sheets),
        "visits": [_visits(has, sheet) for has, sheet in zip(form.holdings, sheets, strict=True)],
        **_verdict(form, totals),
    }


def _rows(t: Catalog, form: Form, sheets: list[Sheet]) -> list[Data]:
    """Return the rows of the sheet, each with the points of every player."""
    rows: list[Data] = []
    for deck, name in enumerate(DECKS):
        points = [sheet.cards[deck] for sheet in sheets]
        rows.append({"source": "cards", "deck": name, "each": t.card_points[deck], "points": points})
    rows.append({"source": "expeditions", "points": [sheet.expeditions for sheet in sheets]})
    rows.append({"source": "gold", "per": t.gold_per_point, "points": [sheet.gold for sheet in sheets]})
    rows.append({"source": "fireworks", "points": [sheet.fireworks for sheet in sheets]})
    for index, objective in enumerate(form.objectives):
        points = [sheet.objectives[index] for sheet in sheets]
        rows.append({"source": "objective", "objective": t.objectives[objective], "points": points})
    return rows


def _majorities(t: Catalog, form: Form, sheets: list[Sheet]) -> list[Data]:
    """Return the majorities in play: what each counts, and the count and points of every player."""
    majorities: list[Data] = []
    for index, objective in enumerate(form.objectives):
        counted = majority_counts(t, objective, form.holdings)
        if counted:
            counts = t.objective_data[objective]["counts"]
            points = [sheet.objectives[index] for sheet in sheets]
            majorities.append(
                {"objective": t.objectives[objective], "counts": counts, "counted": counted, "points": points}
            )
    return majorities


def _visits(has: Holding, sheet: Sheet) -> Data:
    """Return by kind of cube who visits animals, who visits artifacts, and who is missing for the other fields."""
    animals = [min(sheet.visitors[cube], has.animals[cube]) for cube in range(N_CUBES)]
    if sum(animals) != sheet.visited[0]:
        # Artifacts scored more, so they were visited first.
        animals = [max(0, sheet.visitors[cube] - has.artifacts[cube]) for cube in range(N_CUBES)]
    artifacts = [sheet.visitors[cube] - animals[cube] for cube in range(N_CUBES)]
    fields = [has.animals[cube] + has.artifacts[cube] for cube in range(N_CUBES)]
    missing = [fields[cube] - sheet.visitors[cube] for cube in range(N_CUBES)]
    kinds = {"animals": animals, "artifacts": artifacts, "missing": missing}
    return {
        "cards": has.expedition_cards,
        **{
            kind: {name: count for name, count in zip(CUBES, counts, strict=True) if count}
            for kind, counts in kinds.items()
        },
    }


def _verdict(form: Form, totals: list[int]) -> Data:
    """Return the winners, the players tied for most influence, and what decided between them."""
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    winners = winning_seats(totals, form.holdings)
    most = max(form.holdings[seat].buildings for seat in level)
    same = [seat for seat in level if form.holdings[seat].buildings == most]
    if len(level) == 1:
        decided = "influence"
    elif not all(form.buildings_given[seat] for seat in level):
        # The form lacks the counts that break this tie.
        winners, decided = level, "open"
    elif len(same) == 1:
        decided = "buildings"
    elif not all(form.hand_cards_given[seat] for seat in same):
        winners, decided = same, "open"
    else:
        decided = "shared" if len(winners) > 1 else "hand_cards"
    return {"winners": winners, "level": level, "decided_by": decided}
