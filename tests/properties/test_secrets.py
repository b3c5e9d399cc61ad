"""Hidden information (I1, I2): a seat cannot notice that tiles or goods hidden from it were exchanged."""

import random
from collections.abc import Iterator

import pytest

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.moves import DRAW, KEEP, KIND_BITS, KIND_MASK, LOOK, PAIR, RESERVE
from kontor.anno1503.rules.state import LOOKED, OVER, Position
from kontor.engine.events import Event
from kontor.engine.legality import verify
from kontor.engine.match import Match
from kontor.engine.matches import new_match, resume
from kontor.engine.protocol import CHANCE
from kontor.engine.rng import Rng
from tests.properties.support.positions import GAMES, HIDDEN, every_position, first_position, rules, whole_game
from tests.properties.test_conservation import check_goods, check_island_tiles
from tools.make_test_records import NAMES
from tools.studies.alternative_worlds import exchange_hands, is_draw_hidden

each_game = pytest.mark.parametrize(("players", "seed", "keen"), GAMES)
each_hidden_game = pytest.mark.parametrize(("players", "seed", "keen"), [game for game in GAMES if game[1] in HIDDEN])
TEXTS = ["keep", "leave", "end", "ship", "pioneer", "take wood", "give agreement", "look 1 b2", "discard wood"]
TEXTS += [f"keep {place}" for place in range(1, 9)]


def sample(match: Match, number: int) -> Iterator[Position]:
    """Yield random positions of a match, and some in which a tile is being looked at."""
    total = len(match.moves)
    chosen = set(random.Random(total).sample(range(total), number))
    for index, (state, _) in enumerate(every_position(match)):
        if index in chosen or (state.phase == LOOKED and index % 3 == 0):
            yield state


@each_game
@pytest.mark.rule("anno1503:I1", "anno1503:I2")
def test_an_imagined_position_has_the_same_view(players: int, seed: int, keen: bool) -> None:
    game = rules()
    changed = exchanged = 0
    for state in sample(whole_game(players, seed, keen), 40):
        for seat in range(-1, players):
            view = game.view(state, seat)
            world = game.imagine(view, Rng(seed, seat, state.turns))
            changed += world.tiles != state.tiles
            exchanged += world.hands != state.hands
            assert game.view(world, seat) == view
            assert game.presentation.question(world) == game.presentation.question(state)
            check_goods(game.catalog, world)
            check_island_tiles(game.catalog, world, view["gone"])
            for cell, known in enumerate(state.known):
                assert world.known[cell] == known
                if seat >= 0 and known >> seat & 1:
                    assert world.tiles[cell] == state.tiles[cell]
    assert changed
    assert bool(exchanged) == (seed in HIDDEN)


@each_game
@pytest.mark.rule("anno1503:I1", "anno1503:I2")
def test_an_imagined_position_has_the_same_legal_moves_and_refusals(players: int, seed: int, keen: bool) -> None:
    game = rules()
    for state in sample(whole_game(players, seed, keen), 60):
        if state.actor < 0:
            continue
        world = game.imagine(game.view(state, state.actor), Rng(seed, state.turns))
        legal = game.legal(state)
        assert game.legal(world) == legal
        assert [game.presentation.describe(world, move) for move in legal] == [
            game.presentation.describe(state, move) for move in legal
        ]
        for text in TEXTS:
            move = game.parse(text)
            assert str(game.refusal(world, move)) == str(game.refusal(state, move))


def may_reveal_tile(state: Position, move: int, viewer: int) -> bool:
    """Whether a line may reveal an unknown tile to the viewer: their own look, or a tile that another seat keeps."""
    kind, arg = move & KIND_MASK, move >> KIND_BITS
    if kind == LOOK:
        return state.actor == viewer and not state.known[arg % PAIR] >> viewer & 1
    return kind == KEEP and (viewer < 0 or not state.known[state.look_cell] >> viewer & 1)


def same_line(game: Anno1503, world: Position, move: int, rng: Rng) -> int:
    """Return the same line for another world. A tile from the reserve may have to be drawn again there."""
    if game.refusal(world, move) is None:
        return move
    assert move & KIND_MASK == RESERVE
    return game.chance(world, rng)


@each_game
@pytest.mark.rule("anno1503:I2")
def test_events_and_views_do_not_depend_on_hidden_tiles(players: int, seed: int, keen: bool) -> None:
    """Play each line in a second world with other hidden tiles. Imagine it again only when a tile is revealed."""
    game = rules()
    match = whole_game(players, seed, keen)
    for viewer in range(-1, players):
        rng = Rng("world", seed, viewer)
        state = first_position(match)
        world = game.imagine(game.view(state, viewer), rng)
        differing = 0
        for index, move in enumerate(match.moves):
            events: list[Event] = []
            reveals = may_reveal_tile(state, move, viewer)
            world.hands[:] = state.hands
            if not reveals:
                world_events: list[Event] = []
                game.apply(world, same_line(game, world, move, rng), world_events)
            game.apply(state, move, events)
            if reveals:
                world = game.imagine(game.view(state, viewer), rng)
                continue
            assert [event.seen_by(viewer) for event in world_events] == [event.seen_by(viewer) for event in events]
            assert [event.discloses() for event in world_events] == [event.discloses() for event in events]
            assert world.actor == state.actor
            if index % 7 == 0 or state.actor == CHANCE:
                assert game.view(world, viewer) == game.view(state, viewer)
            differing += world.tiles != state.tiles
        assert differing


@each_hidden_game
@pytest.mark.rule("anno1503:I1", "anno1503:B2")
def test_events_and_views_do_not_depend_on_hidden_hands(players: int, seed: int, keen: bool) -> None:
    """Play each line in a second world, in which the hidden hands have other goods that this line does not show."""
    game, dice = rules(), random.Random(seed)
    match = whole_game(players, seed, keen)
    for viewer in range(-1, players):
        state = first_position(match)
        differing = 0
        for move in match.moves:
            world = state.copy()
            exchange_hands(game, state, [move], world, (viewer,), dice)
            line = move
            if move & KIND_MASK == DRAW and is_draw_hidden(state, (viewer,)):
                line = game.chance(world, Rng(seed, len(match.moves)))
            events: list[Event] = []
            world_events: list[Event] = []
            game.apply(world, line, world_events)
            game.apply(state, move, events)
            assert [event.seen_by(viewer) for event in world_events] == [event.seen_by(viewer) for event in events]
            assert [event.discloses() for event in world_events] == [event.discloses() for event in events]
            differing += world.hands != state.hands
            if state.phase == OVER:
                # After the end all hands are open.
                continue
            assert game.view(world, viewer) == game.view(state, viewer)
            if world.hands != state.hands and viewer >= 0:
                prospects = game.presentation.prospects
                assert prospects(world, viewer) == prospects(state, viewer)
                assert game.presentation.standings(world, viewer) == game.presentation.standings(state, viewer)
        # With two players, what is missing in the piles tells each the hand of the other.
        assert differing or (players == 2 and viewer >= 0)


@pytest.mark.rule("anno1503:I1", "anno1503:B2")
@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_what_a_large_branch_draws_is_hidden_from_a_third_seat_in_the_log(hands: str) -> None:
    changed = {"start": {"goods": ["wood", "tools"]}, "inhabitants": {"building_sites_from": 3}}
    match = new_match("anno1503", NAMES[:3], seed=12, options={"hands": hands}, changed=changed)
    match.play("pioneer large_branch")
    match.play("claim 1")
    record = match.record()
    good = record.moves[-1].removeprefix("* draw ")
    record.moves[-1] = "* draw tools" if good == "wood" else "* draw wood"
    verify(record)
    other = resume(record)
    for viewer in range(-1, 3):
        is_same = (other.log(viewer), other.view(viewer)) == (match.log(viewer), match.view(viewer))
        assert is_same == (hands == "hidden" and viewer in (-1, 2))


def unseen_cells(match: Match, viewer: int) -> dict[int, list[str]]:
    """Return the cells by stack whose first tile was never kept and never seen by the viewer."""
    catalog = rules().catalog
    cells = set(match.deal["spaces"])
    for events in match.events:
        for event in events:
            if event.kind.startswith("kept") or (event.kind == "looked" and event.args["seat"] == viewer):
                cells.discard(str(event.args["cell"]))
    by_mark: dict[int, list[str]] = {}
    for cell in sorted(cells):
        by_mark.setdefault(catalog.mark[catalog.cell_at[cell]], []).append(cell)
    return by_mark


@each_game
@pytest.mark.rule("anno1503:I2", "record:R9")
def test_logs_of_a_record_do_not_depend_on_hidden_tiles(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    differing = 0
    for viewer in range(-1, players):
        record = match.record()
        spaces = dict(match.deal["spaces"])
        for cells in unseen_cells(match, viewer).values():
            turned = cells[1:] + cells[:1]
            spaces.update({cell: match.deal["spaces"][other] for cell, other in zip(cells, turned, strict=True)})
        record.deal = {**match.deal, "spaces": spaces}
        verify(record)
        other = resume(record)
        differing += other.hash() != match.hash()
        assert other.log(viewer) == match.log(viewer)
        assert other.view(viewer) == match.view(viewer)
        assert other.lines() == match.lines()
    assert differing or all(len(cells) < 2 for cells in unseen_cells(match, -1).values())


@each_game
@pytest.mark.rule("anno1503:I2")
def test_a_spectator_sees_no_tile(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    for state, _ in every_position(match):
        if state.turns % 10 == 0:
            assert not any(rules().view(state, -1)["tiles"].values())
    all_events = [event for events in match.events for event in events]
    looks = [event.seen_by(-1) for event in all_events if event.kind == "looked"]
    assert looks
    assert all("tile" not in look for look in looks)
    assert all("tile" not in event.seen_by(-1) for event in all_events if event.kind in ("placed", "left"))


@each_game
@pytest.mark.rule("anno1503:H3", "anno1503:I2")
def test_a_look_reveals_the_tile_only_to_the_seat_that_looked(players: int, seed: int, keen: bool) -> None:
    for events in whole_game(players, seed, keen).events:
        for event in events:
            if event.kind == "looked":
                knowing = [seat for seat in range(-1, players) if "tile" in event.seen_by(seat)]
                assert knowing == [event.args["seat"]]


@pytest.mark.rule("anno1503:S1")
@pytest.mark.parametrize("players", [3, 4])
def test_an_imagined_first_position_is_a_possible_deal(players: int) -> None:
    catalog = rules().catalog
    for seed in range(20):
        match = new_match("anno1503", NAMES[:players], seed=seed)
        world = rules().imagine(match.view(0), Rng(seed))
        for mark, counts in catalog.stacks.items():
            tiles = [world.tiles[cell] for cell in catalog.spaces_in_play(players) if catalog.mark[cell] == mark]
            assert all(tiles.count(tile + 1) <= count for tile, count in enumerate(counts))


def test_some_recorded_game_has_hidden_tiles_to_exchange() -> None:
    """Guard against a test of whole records that exchanges nothing."""
    exchanged = 0
    for game in GAMES:
        match = whole_game(*game)
        for cells in unseen_cells(match, 0).values():
            exchanged += len({match.deal["spaces"][cell] for cell in cells}) > 1
    assert exchanged >= 3
