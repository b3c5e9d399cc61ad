"""What a seat may not know can be exchanged without the seat noticing (I1 to I3)."""

import json
import random
from collections.abc import Iterator

import pytest

from kontor.anno1800.content.catalog import DECKS
from kontor.anno1800.rules import moves
from kontor.anno1800.rules.moves import Move
from kontor.anno1800.rules.state import Position
from kontor.bots.base import BOTS, make_bot
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.events import Event
from kontor.engine.protocol import NOBODY
from kontor.engine.rng import Rng
from kontor.engine.ui_types import PlanRequest
from tests.anno1800.support.walks import (
    GAME,
    GAMES,
    Setting,
    every_position,
    first_position,
    moves_of,
    some_positions,
    title,
)
from tests.support.fields import fields

T = GAME.catalog
EVERY = 40
"""Every so-manieth position is looked at from all sides."""
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)
ASKED = ["end", "open", "explore", "expedition", "festival", "hire engineer: work 6", "build sawmill at 1"]
ASKED += ["build merchant 2 at 19: work 10, work 8, work 1", "upgrade farmer at home: work 7", "recall worker from 12"]
ASKED += [f"play {name}" for name in T.cards[::9]] + [f"use {name}" for name in T.cards[::17]]
ASKED += ["swap fw03", "swap fw03 aei02", "use the_editor fw11", "use alonso_graves", "use aei14 fw03 fw09"]


def permuted(s: Position, viewer: int, dice: random.Random) -> tuple[Position, dict[int, int]]:
    """The same position for the viewer with everything else exchanged, and which card stands for which."""
    world = s.copy()
    stands_for: dict[int, int] = {}
    for deck in range(len(DECKS)):
        hidden = [card for card, who in zip(s.decks[deck], s.under[deck], strict=True) if who != viewer + 1 or not who]
        for seat, hand in enumerate(s.hands):
            if seat != viewer:
                hidden += [card for card in hand if T.deck_of[card] == deck]
        others = hidden[:]
        dice.shuffle(others)
        stands_for |= dict(zip(hidden, others, strict=True))
    world.decks = [[stands_for.get(card, card) for card in deck] for deck in s.decks]
    world.hands = [sorted(stands_for.get(card, card) for card in hand) for hand in s.hands]
    left = [card for seat, cards in enumerate(s.expeditions) if seat != viewer for card in cards] + s.expedition_deck
    dice.shuffle(left)
    for seat, cards in enumerate(s.expeditions):
        if seat != viewer:
            world.expeditions[seat] = sorted(left.pop() for _ in cards)
    world.expedition_deck = left
    dice.shuffle(world.old_pile)
    dice.shuffle(world.new_pile)
    return world, stands_for


def answers(s: Position, viewer: int) -> list[object]:
    """All that the actor can ask: what it can do, how, and why not."""
    things = GAME.things(s)
    found: list[object] = [things, GAME.presentation.question(s), GAME.presentation.prospects(s, viewer)]
    found += [GAME.presentation.describe(s, thing) for thing in things]
    for thing in things:
        lines = GAME.complete(s, thing)
        found += [
            GAME.presentation.plan(s, thing, PlanRequest()),
            str(GAME.presentation.plan(s, thing, PlanRequest(by=("work 7",)))),
        ]
        found += [
            lines,
            [GAME.presentation.describe(s, line) for line in lines[:3]],
            GAME.complete_one(s, thing, Rng(3)),
        ]
    return found + [str(GAME.refusal(s, GAME.parse(text))) for text in ASKED]


@each_game
@pytest.mark.rule("anno1800:I1", "anno1800:I2", "anno1800:I3")
def test_a_seat_sees_the_same_when_what_is_hidden_from_it_is_exchanged(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    differed = 0
    for s in some_positions(setting, EVERY // 4):
        for viewer in range(-1, setting.players):
            world, _ = permuted(s, viewer, dice)
            differed += world.flat() != s.flat()
            assert GAME.view(world, viewer) == GAME.view(s, viewer)
            assert GAME.presentation.standings(world, viewer) == GAME.presentation.standings(s, viewer)
    assert differed > 40


@each_game
@pytest.mark.rule("anno1800:I2")
def test_a_seat_gets_the_same_answers_when_what_is_hidden_from_it_is_exchanged(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    for s in some_positions(setting, EVERY):
        world, _ = permuted(s, s.actor, dice)
        assert answers(world, s.actor) == answers(s, s.actor)
        for other in range(setting.players):
            world, _ = permuted(s, other, dice)
            assert GAME.presentation.prospects(world, other) == GAME.presentation.prospects(s, other)


@pytest.mark.parametrize("name", BOTS)
@each_game
@pytest.mark.rule("anno1800:I2")
def test_a_bot_decides_the_same_when_what_it_cannot_see_is_exchanged(setting: Setting, name: str) -> None:
    dice = random.Random(setting.seed)
    bot = make_bot(name, "anno1800", Budget(looks=80))
    for index, s in enumerate(some_positions(setting, EVERY // 4)):
        world, _ = permuted(s, s.actor, dice)
        chosen = [bot.choose(Decision(GAME, one), Rng(setting.seed, index)) for one in (s, world)]
        assert chosen[0] == chosen[1]


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:I3")
def test_an_imagined_world_looks_the_same_and_gives_the_same_answers(setting: Setting) -> None:
    differed = 0
    for number, s in enumerate(some_positions(setting, EVERY)):
        for viewer in range(-1, setting.players):
            view = GAME.view(s, viewer)
            world = GAME.imagine(json.loads(json.dumps(view)), Rng(setting.seed, number, viewer))
            differed += world.flat() != s.flat()
            assert GAME.view(world, viewer) == view
            check_whole(world)
            hidden = {"decks", "hands", "expedition_deck", "expeditions", "old_pile", "new_pile"}
            assert {k: v for k, v in fields(world).items() if k not in hidden} == {
                k: v for k, v in fields(s).items() if k not in hidden
            }
            if viewer == s.actor:
                assert GAME.things(world) == GAME.things(s)
    assert differed


@each_game
@pytest.mark.rule("anno1800:I3")
def test_an_imagined_end_of_the_game_is_the_end_of_the_game(setting: Setting) -> None:
    *_, (s, _, _) = every_position(setting)
    if s.actor != NOBODY:
        s.actor = NOBODY
    for viewer in range(-1, setting.players):
        view = GAME.view(s, viewer)
        world = GAME.imagine(view, Rng(setting.seed, viewer))
        assert GAME.view(world, viewer) == view
        assert (world.hands, world.expeditions) == (s.hands, s.expeditions)
        assert GAME.result(world) == GAME.result(s)


def check_whole(s: Position) -> None:
    """Every card and island once, cards in their decks."""
    piles = [*s.decks, *s.hands, *s.open_cards, *s.spent_cards]
    assert sorted(card for pile in piles for card in pile) == list(range(len(T.cards)))
    assert all(T.deck_of[card] == deck for deck in range(len(DECKS)) for card in s.decks[deck])
    for pile, held in (
        (s.expedition_deck, s.expeditions),
        (s.old_pile, s.old_islands),
        (s.new_pile, s.new_islands),
    ):
        pieces = sorted([*pile, *(piece for own in held for piece in own)])
        assert pieces == list(range(len(pieces)))


def told_to(s: Position, viewer: int, move: Move, after: Position) -> bool:
    """Whether a line shows the viewer something: what it draws itself, an island, a card another plays, the end."""
    if move.kind in (moves.OPEN, moves.EXPLORE) or after.actor == NOBODY:
        return True
    if s.active != viewer:
        return move.kind == moves.PLAY
    piles = [(s.expedition_deck, after.expedition_deck), *zip(s.decks, after.decks, strict=True)]
    return move.kind == moves.SWAP or any(len(now) < len(then) for then, now in piles)


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:I3")
def test_the_story_goes_on_the_same_in_a_world_with_other_secrets(setting: Setting) -> None:
    """Worlds beside the game, exchanged anew only when something is shown."""
    for viewer in range(-1, setting.players):
        dice = random.Random(setting.seed * 7 + viewer)
        s = first_position(setting)
        world, stands_for = permuted(s, viewer, dice)
        differed = 0
        for index, move in enumerate(moves_of(setting)[:500]):
            before = s.copy()
            told: list[Event] = []
            GAME.apply(s, move, told)
            if told_to(before, viewer, move, s):
                world, stands_for = permuted(s, viewer, dice)
                continue
            heard: list[Event] = []
            upgrades = move.kind == moves.USE and T.effects[move.what].upgrades
            extra = move.extra if upgrades else tuple(stands_for.get(card, card) for card in move.extra)
            GAME.apply(world, move._replace(extra=extra), heard)
            assert [event.seen_by(viewer) for event in heard] == [event.seen_by(viewer) for event in told]
            assert [event.discloses() for event in heard] == [event.discloses() for event in told]
            if index % 5 == 0:
                assert GAME.view(world, viewer) == GAME.view(s, viewer)
            differed += world.flat() != s.flat()
        assert differed > 40


def hidden_names(s: Position, viewer: int) -> Iterator[str]:
    """What must not be told to the viewer."""
    for deck, under in zip(s.decks, s.under, strict=True):
        for card, who in zip(deck, under, strict=True):
            if not who or who != viewer + 1:
                yield T.cards[card]
    for seat in range(s.players):
        if seat != viewer:
            yield from (T.cards[card] for card in s.hands[seat])
            yield from (T.expeditions[card] for card in s.expeditions[seat])
    yield from (T.expeditions[card] for card in s.expedition_deck)
    yield from (T.old_islands[island] for island in s.old_pile)
    yield from (T.new_islands[island] for island in s.new_pile)


@each_game
@pytest.mark.rule("anno1800:I2")
def test_no_view_and_no_event_names_what_is_hidden(setting: Setting) -> None:
    before: Position | None = None
    for index, (s, _, events) in enumerate(every_position(setting)):
        if s.actor == NOBODY:
            break
        for viewer in range(-1, setting.players):
            hidden = {f'"{name}"' for name in hidden_names(s, viewer)}
            if before is not None and before.active == viewer:
                # Who draws a card it just put under a deck, or puts one there, knows it.
                hidden -= {f'"{T.cards[card]}"' for card in before.hands[viewer]}
            told = [event.seen_by(viewer) for event in events]
            seen = json.dumps([told, GAME.view(s, viewer)] if index % 6 == 0 else told)
            named = {f'"{word}"' for word in seen.split('"')[1::2]}
            assert not hidden & named
        before = s.copy()


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:I3")
def test_onlookers_see_no_hidden_card_and_who_put_one_under_a_deck_still_sees_it(setting: Setting) -> None:
    for s in some_positions(setting, EVERY):
        for seat in range(setting.players):
            for deck, name in enumerate(DECKS):
                under = [(who - 1, card) for card, who in zip(s.decks[deck], s.under[deck], strict=True) if who]
                told = [[who, T.cards[card] if who == seat else ""] for who, card in under]
                assert GAME.view(s, seat)["decks"][name] == {"left": len(s.decks[deck]), "under": told}
        view = GAME.view(s, -1)
        assert not {"hand", "hands", "expeditions", "all_expeditions", "score"} & set(view)
        assert all(not card for deck in view["decks"].values() for _, card in deck["under"])
