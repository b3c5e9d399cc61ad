"""Hidden information (I1 to I3): a seat cannot notice that pieces hidden from it were exchanged."""

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
from tests.support.passes import INTERPRETED_PASS

T = GAME.catalog
EVERY = 120 if INTERPRETED_PASS else 60
"""How many positions lie between two that are tested, for every viewer."""
each_game = pytest.mark.parametrize("setting", GAMES, ids=title)
TEXTS = ["end", "open", "explore", "expedition", "festival", "hire engineer: work 6", "build sawmill at 1"]
TEXTS += ["build merchant 2 at 19: work 10, work 8, work 1", "upgrade farmer at home: work 7", "recall worker from 12"]
TEXTS += [f"play {name}" for name in T.cards[::9]] + [f"use {name}" for name in T.cards[::17]]
TEXTS += ["swap fw03", "swap fw03 aei02", "use the_editor fw11", "use alonso_graves", "use aei14 fw03 fw09"]


def with_other_secrets(s: Position, viewer: int, dice: random.Random) -> tuple[Position, dict[int, int]]:
    """Return a position that looks the same to the viewer but has other hidden pieces, and the mapping of cards."""
    world = s.copy()
    replacement: dict[int, int] = {}
    for deck in range(len(DECKS)):
        hidden = [card for card, who in zip(s.decks[deck], s.under[deck], strict=True) if who != viewer + 1 or not who]
        for seat, hand in enumerate(s.hands):
            if seat != viewer:
                hidden += [card for card in hand if T.deck_of[card] == deck]
        others = hidden[:]
        dice.shuffle(others)
        replacement |= dict(zip(hidden, others, strict=True))
    world.decks = [[replacement.get(card, card) for card in deck] for deck in s.decks]
    world.hands = [sorted(replacement.get(card, card) for card in hand) for hand in s.hands]
    left = [card for seat, cards in enumerate(s.expeditions) if seat != viewer for card in cards] + s.expedition_deck
    dice.shuffle(left)
    for seat, cards in enumerate(s.expeditions):
        if seat != viewer:
            world.expeditions[seat] = sorted(left.pop() for _ in cards)
    world.expedition_deck = left
    dice.shuffle(world.old_pile)
    dice.shuffle(world.new_pile)
    return world, replacement


def answers(s: Position, viewer: int) -> list[object]:
    """Return the answers to everything the actor can ask: things, ways, plans and refusals."""
    things = GAME.things(s)
    answer_list: list[object] = [things, GAME.presentation.question(s), GAME.presentation.prospects(s, viewer)]
    answer_list += [GAME.presentation.describe(s, thing) for thing in things]
    for thing in things:
        lines = GAME.complete(s, thing)
        answer_list += [
            GAME.presentation.plan(s, thing, PlanRequest()),
            str(GAME.presentation.plan(s, thing, PlanRequest(by=("work 7",)))),
        ]
        answer_list += [
            lines,
            [GAME.presentation.describe(s, line) for line in lines[:3]],
            GAME.complete_one(s, thing, Rng(3)),
        ]
    return answer_list + [str(GAME.refusal(s, GAME.parse(text))) for text in TEXTS]


@each_game
@pytest.mark.rule("anno1800:I1", "anno1800:I2", "anno1800:I3")
def test_views_do_not_depend_on_hidden_pieces(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    differing = 0
    for s in some_positions(setting, EVERY // 4):
        for viewer in range(-1, setting.players):
            world, _ = with_other_secrets(s, viewer, dice)
            differing += world.flat() != s.flat()
            assert GAME.view(world, viewer) == GAME.view(s, viewer)
            assert GAME.presentation.standings(world, viewer) == GAME.presentation.standings(s, viewer)
    assert differing > 40


@each_game
@pytest.mark.rule("anno1800:I2")
def test_answers_do_not_depend_on_hidden_pieces(setting: Setting) -> None:
    dice = random.Random(setting.seed)
    for s in some_positions(setting, EVERY):
        world, _ = with_other_secrets(s, s.actor, dice)
        assert answers(world, s.actor) == answers(s, s.actor)
        for other in range(setting.players):
            world, _ = with_other_secrets(s, other, dice)
            assert GAME.presentation.prospects(world, other) == GAME.presentation.prospects(s, other)


@pytest.mark.parametrize("name", BOTS)
@each_game
@pytest.mark.rule("anno1800:I2")
def test_decisions_of_bots_do_not_depend_on_hidden_pieces(setting: Setting, name: str) -> None:
    dice = random.Random(setting.seed)
    bot = make_bot(name, "anno1800", Budget(looks=80))
    for index, s in enumerate(some_positions(setting, EVERY // 4)):
        world, _ = with_other_secrets(s, s.actor, dice)
        chosen = [bot.choose(Decision(GAME, position), Rng(setting.seed, index)) for position in (s, world)]
        assert chosen[0] == chosen[1]


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:I3")
def test_an_imagined_position_has_the_same_view_and_things(setting: Setting) -> None:
    differing = 0
    for number, s in enumerate(some_positions(setting, EVERY)):
        for viewer in range(-1, setting.players):
            view = GAME.view(s, viewer)
            world = GAME.imagine(json.loads(json.dumps(view)), Rng(setting.seed, number, viewer))
            differing += world.flat() != s.flat()
            assert GAME.view(world, viewer) == view
            check_pieces(world)
            hidden = {"decks", "hands", "expedition_deck", "expeditions", "old_pile", "new_pile"}
            assert {k: v for k, v in fields(world).items() if k not in hidden} == {
                k: v for k, v in fields(s).items() if k not in hidden
            }
            if viewer == s.actor:
                assert GAME.things(world) == GAME.things(s)
    assert differing


@each_game
@pytest.mark.rule("anno1800:I3")
def test_an_imagined_end_has_the_real_hands_and_result(setting: Setting) -> None:
    *_, (s, _, _) = every_position(setting)
    if s.actor != NOBODY:
        s.actor = NOBODY
    for viewer in range(-1, setting.players):
        view = GAME.view(s, viewer)
        world = GAME.imagine(view, Rng(setting.seed, viewer))
        assert GAME.view(world, viewer) == view
        assert (world.hands, world.expeditions) == (s.hands, s.expeditions)
        assert GAME.result(world) == GAME.result(s)


def check_pieces(s: Position) -> None:
    """Check that every card and island exists once and that cards are in their own decks."""
    piles = [*s.decks, *s.hands, *s.open_cards, *s.spent_cards]
    assert sorted(card for pile in piles for card in pile) == list(range(len(T.cards)))
    assert all(T.deck_of[card] == deck for deck in range(len(DECKS)) for card in s.decks[deck])
    for pile, by_seat in (
        (s.expedition_deck, s.expeditions),
        (s.old_pile, s.old_islands),
        (s.new_pile, s.new_islands),
    ):
        pieces = sorted([*pile, *(piece for own in by_seat for piece in own)])
        assert pieces == list(range(len(pieces)))


def reveals_to(s: Position, viewer: int, move: Move, after: Position) -> bool:
    """Whether a line reveals something to the viewer: own draws, an island, a card played by another seat, the end."""
    if move.kind in (moves.OPEN, moves.EXPLORE) or after.actor == NOBODY:
        return True
    if s.active != viewer:
        return move.kind == moves.PLAY
    piles = [(s.expedition_deck, after.expedition_deck), *zip(s.decks, after.decks, strict=True)]
    return move.kind == moves.SWAP or any(len(now) < len(then) for then, now in piles)


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:I3")
def test_events_and_views_do_not_depend_on_hidden_pieces(setting: Setting) -> None:
    """Play each line in a second world with other hidden pieces. Exchange them again when something is revealed."""
    for viewer in range(-1, setting.players):
        dice = random.Random(setting.seed * 7 + viewer)
        s = first_position(setting)
        world, replacement = with_other_secrets(s, viewer, dice)
        differing = 0
        for index, move in enumerate(moves_of(setting)[:500]):
            before = s.copy()
            events: list[Event] = []
            GAME.apply(s, move, events)
            if reveals_to(before, viewer, move, s):
                world, replacement = with_other_secrets(s, viewer, dice)
                continue
            world_events: list[Event] = []
            upgrades = move.kind == moves.USE and T.effects[move.what].upgrades
            extra = move.extra if upgrades else tuple(replacement.get(card, card) for card in move.extra)
            GAME.apply(world, move._replace(extra=extra), world_events)
            assert [event.seen_by(viewer) for event in world_events] == [event.seen_by(viewer) for event in events]
            assert [event.discloses() for event in world_events] == [event.discloses() for event in events]
            if index % 5 == 0:
                assert GAME.view(world, viewer) == GAME.view(s, viewer)
            differing += world.flat() != s.flat()
        assert differing > 40


def hidden_names(s: Position, viewer: int) -> Iterator[str]:
    """Yield the names of everything hidden from the viewer."""
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
def test_no_view_or_event_names_hidden_pieces(setting: Setting) -> None:
    before: Position | None = None
    for index, (s, _, events) in enumerate(every_position(setting)):
        if s.actor == NOBODY:
            break
        for viewer in range(-1, setting.players):
            hidden = {f'"{name}"' for name in hidden_names(s, viewer)}
            if before is not None and before.active == viewer:
                # A seat that puts a card under a deck, or draws it from there, knows the card.
                hidden -= {f'"{T.cards[card]}"' for card in before.hands[viewer]}
            visible_events = [event.seen_by(viewer) for event in events]
            text = json.dumps([visible_events, GAME.view(s, viewer)] if index % 6 == 0 else visible_events)
            named = {f'"{word}"' for word in text.split('"')[1::2]}
            assert not hidden & named
        before = s.copy()


@each_game
@pytest.mark.rule("anno1800:I2", "anno1800:I3")
def test_only_the_seat_that_put_a_card_under_a_deck_sees_it(setting: Setting) -> None:
    for s in some_positions(setting, EVERY):
        for seat in range(setting.players):
            for deck, name in enumerate(DECKS):
                under = [(who - 1, card) for card, who in zip(s.decks[deck], s.under[deck], strict=True) if who]
                visible = [[who, T.cards[card] if who == seat else ""] for who, card in under]
                assert GAME.view(s, seat)["decks"][name] == {"left": len(s.decks[deck]), "under": visible}
        view = GAME.view(s, -1)
        assert not {"hand", "hands", "expeditions", "all_expeditions", "score"} & set(view)
        assert all(not card for deck in view["decks"].values() for _, card in deck["under"])
