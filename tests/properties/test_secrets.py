"""What a seat may not know can be exchanged without the seat noticing (I1, I2)."""

import random
from collections.abc import Iterator

import pytest

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.moves import KEEP, KIND_BITS, KIND_MASK, LOOK, PAIR, RESERVE
from kontor.anno1503.rules.state import LOOKED, Position
from kontor.engine.events import Event
from kontor.engine.legality import verify
from kontor.engine.match import Match
from kontor.engine.matches import new_match, resume
from kontor.engine.protocol import CHANCE
from kontor.engine.rng import Rng
from tests.properties.positions import GAMES, every_position, first_position, rules, whole_game
from tests.properties.test_conservation import check_goods, check_island_tiles
from tools.make_test_records import NAMES

each_game = pytest.mark.parametrize(("players", "seed", "keen"), GAMES)
ASKED = ["keep", "leave", "end", "ship", "pioneer", "take wood", "give agreement", "look 1 b2", "discard wood"]
ASKED += [f"keep {place}" for place in range(1, 9)]


def sample(match: Match, number: int) -> Iterator[Position]:
    """Some positions of a match, with every one in which a tile is looked at."""
    total = len(match.moves)
    chosen = set(random.Random(total).sample(range(total), number))
    for index, (state, _) in enumerate(every_position(match)):
        if index in chosen or (state.phase == LOOKED and index % 3 == 0):
            yield state


@each_game
@pytest.mark.rule("anno1503:I2")
def test_imagined_world_looks_the_same(players: int, seed: int, keen: bool) -> None:
    game = rules()
    changed = 0
    for state in sample(whole_game(players, seed, keen), 40):
        for seat in range(-1, players):
            view = game.view(state, seat)
            world = game.imagine(view, Rng(seed, seat, state.turns))
            changed += world.tiles != state.tiles
            assert game.view(world, seat) == view
            assert game.presentation.question(world) == game.presentation.question(state)
            check_goods(game.catalog, world)
            check_island_tiles(game.catalog, world, view["gone"])
            for cell, known in enumerate(state.known):
                assert world.known[cell] == known
                if seat >= 0 and known >> seat & 1:
                    assert world.tiles[cell] == state.tiles[cell]
    assert changed


@each_game
@pytest.mark.rule("anno1503:I2")
def test_imagined_world_gives_its_actor_the_same_answers(players: int, seed: int, keen: bool) -> None:
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
        for text in ASKED:
            move = game.parse(text)
            assert str(game.refusal(world, move)) == str(game.refusal(state, move))


def hangs_on_a_secret(state: Position, move: int, viewer: int) -> bool:
    """Whether a line may show the viewer a tile it does not know: an own look, or what another keeps."""
    kind, arg = move & KIND_MASK, move >> KIND_BITS
    if kind == LOOK:
        return state.actor == viewer and not state.known[arg % PAIR] >> viewer & 1
    return kind == KEEP and (viewer < 0 or not state.known[state.look_cell] >> viewer & 1)


def redraw(game: Anno1503, world: Position, move: int, rng: Rng) -> int:
    """The same line in another world; only a tile out of the reserve may have to be another one there."""
    if game.refusal(world, move) is None:
        return move
    assert move & KIND_MASK == RESERVE
    return game.chance(world, rng)


@each_game
@pytest.mark.rule("anno1503:I2")
def test_story_goes_on_the_same_in_an_imagined_world(players: int, seed: int, keen: bool) -> None:
    """Whole games beside worlds with other hidden tiles, imagined anew only when a tile is shown."""
    game = rules()
    match = whole_game(players, seed, keen)
    for viewer in range(-1, players):
        rng = Rng("world", seed, viewer)
        state = first_position(match)
        world = game.imagine(game.view(state, viewer), rng)
        differed = 0
        for index, move in enumerate(match.moves):
            told: list[Event] = []
            shown = hangs_on_a_secret(state, move, viewer)
            if not shown:
                heard: list[Event] = []
                game.apply(world, redraw(game, world, move, rng), heard)
            game.apply(state, move, told)
            if shown:
                world = game.imagine(game.view(state, viewer), rng)
                continue
            assert [event.seen_by(viewer) for event in heard] == [event.seen_by(viewer) for event in told]
            assert [event.discloses() for event in heard] == [event.discloses() for event in told]
            assert world.actor == state.actor
            if index % 7 == 0 or state.actor == CHANCE:
                assert game.view(world, viewer) == game.view(state, viewer)
            differed += world.tiles != state.tiles
        assert differed


def never_shown(match: Match, viewer: int) -> dict[int, list[str]]:
    """By mark: the cells whose first tile nobody kept and the viewer never looked at."""
    catalog = rules().catalog
    cells = set(match.deal["spaces"])
    for events in match.events:
        for event in events:
            if event.kind.startswith("kept") or (event.kind == "looked" and event.args["seat"] == viewer):
                cells.discard(str(event.args["cell"]))
    found: dict[int, list[str]] = {}
    for cell in sorted(cells):
        found.setdefault(catalog.mark[catalog.cell_at[cell]], []).append(cell)
    return found


@each_game
@pytest.mark.rule("anno1503:I2", "record:R9")
def test_whole_record_with_other_hidden_tiles_tells_a_seat_the_same(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    differed = 0
    for viewer in range(-1, players):
        record = match.record()
        spaces = dict(match.deal["spaces"])
        for cells in never_shown(match, viewer).values():
            turned = cells[1:] + cells[:1]
            spaces.update({cell: match.deal["spaces"][other] for cell, other in zip(cells, turned, strict=True)})
        record.deal = {**match.deal, "spaces": spaces}
        verify(record)
        other = resume(record)
        differed += other.hash() != match.hash()
        assert other.log(viewer) == match.log(viewer)
        assert other.view(viewer) == match.view(viewer)
        assert other.lines() == match.lines()
    assert differed or all(len(cells) < 2 for cells in never_shown(match, -1).values())


@each_game
@pytest.mark.rule("anno1503:I2")
def test_onlooker_sees_no_tile(players: int, seed: int, keen: bool) -> None:
    match = whole_game(players, seed, keen)
    for state, _ in every_position(match):
        if state.turns % 10 == 0:
            assert not any(rules().view(state, -1)["tiles"].values())
    told = [event for events in match.events for event in events]
    looks = [event.seen_by(-1) for event in told if event.kind == "looked"]
    assert looks
    assert all("tile" not in look for look in looks)
    assert all("tile" not in event.seen_by(-1) for event in told if event.kind in ("placed", "left"))


@each_game
@pytest.mark.rule("anno1503:H3", "anno1503:I2")
def test_a_look_is_told_to_who_looked_alone(players: int, seed: int, keen: bool) -> None:
    for events in whole_game(players, seed, keen).events:
        for event in events:
            if event.kind == "looked":
                knowing = [seat for seat in range(-1, players) if "tile" in event.seen_by(seat)]
                assert knowing == [event.args["seat"]]


@pytest.mark.rule("anno1503:S1")
@pytest.mark.parametrize("players", [3, 4])
def test_imagined_first_position_is_a_possible_deal(players: int) -> None:
    catalog = rules().catalog
    for seed in range(20):
        match = new_match("anno1503", NAMES[:players], seed=seed)
        world = rules().imagine(match.view(0), Rng(seed))
        for mark, counts in catalog.stacks.items():
            lying = [world.tiles[cell] for cell in catalog.spaces_in_play(players) if catalog.mark[cell] == mark]
            assert all(lying.count(tile + 1) <= count for tile, count in enumerate(counts))


def test_some_recorded_game_has_hidden_tiles_to_exchange() -> None:
    """Else the test of whole records would say nothing."""
    exchanged = 0
    for game in GAMES:
        match = whole_game(*game)
        for cells in never_shown(match, 0).values():
            exchanged += len({match.deal["spaces"][cell] for cell in cells}) > 1
    assert exchanged >= 3
