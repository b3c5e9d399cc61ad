"""A part of the study of hidden information, and leaks that it must find. `make study` runs all of it."""

from collections.abc import Callable
from typing import Any

import pytest

from kontor.anno1503.game import Anno1503
from kontor.anno1503.rules.state import Position as Position1503
from kontor.anno1800.game import Anno1800
from kontor.anno1800.present.presentation import Anno1800Presentation
from kontor.anno1800.rules.state import Position as Position1800
from kontor.core import is_compiled
from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.match import Match
from kontor.engine.protocol import Data
from kontor.engine.ui_types import Planned, PlanRequest, Standings
from kontor.lang.translator import Localizer, Translator
from kontor.server.models import AppliedEntry, Entry, StoredTable
from kontor.server.tables import history, offers, projections, questions
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import restore
from kontor.server.wire.questions import LogQuestion
from kontor.server.wire.wire_types import Scene
from tests.support.passes import first_pass_only
from tools.studies import hidden as hidden_study
from tools.studies.hidden import LeakError, StudiedGame
from tools.studies.resumable import Counts
from tools.studies.sent_messages import Receiver, make_questions

Patch = pytest.MonkeyPatch
MOST_ENTRIES = 400
"""A leak must be found within this many entries."""


@first_pass_only
@pytest.mark.parametrize(
    ("game", "players", "index"), [("anno1503", 2, 0), ("anno1503", 3, 1), ("anno1800", 2, 2), ("anno1800", 3, 0)]
)
def test_no_message_depends_on_what_its_receiver_may_not_know(game: str, players: int, index: int) -> None:
    counts = StudiedGame(game, players, index).play()
    holds, summary = hidden_study.judge_hidden(game, players, 1, counts)
    assert holds, summary
    assert counts["replayed"] >= 3


def test_fifty_games_of_each_kind_are_studied_and_a_game_that_does_not_end_fails() -> None:
    for game in hidden_study.GAMES:
        assert sum(study.games for study in hidden_study.STUDIES if study.name.startswith(game)) == 50
    counts: Counts = {"entries": 9, "compared": 9, "exchanged": 9, "replayed": 1, "bytes": 1, "ended": 1}
    assert hidden_study.judge_hidden("anno1503", 2, 1, counts)[0]
    assert not hidden_study.judge_hidden("anno1503", 2, 2, counts)[0]
    assert not hidden_study.judge_hidden("anno1503", 2, 1, {**counts, "exchanged": 2})[0]


def play_some(game: str) -> None:
    """Play games until one of them must show a leak. Anno 1503 hides so little that not every game does."""
    for index in (1, 2, 3):
        StudiedGame(game, 3, index).play(MOST_ENTRIES)


only_interpreted = pytest.mark.skipif(is_compiled(), reason="compiled code ignores patches")


def entry_with_lines(patch: Patch) -> None:
    patch.setattr(projections, "_PUBLIC_DATA", (*projections._PUBLIC_DATA, "lines"))


def entry_with_hash(patch: Patch) -> None:
    patch.setattr(projections, "_PUBLIC_DATA", (*projections._PUBLIC_DATA, "hash"))


def entry_with_sender(patch: Patch) -> None:
    original = projections.entry_data

    def leaking(session: TableSession, applied: AppliedEntry, seats: Any) -> Data:
        return {**original(session, applied, seats), "sender": applied.entry.sender}

    patch.setattr(projections, "entry_data", leaking)


def _info_with(patch: Patch, more: Callable[[TableSession], object]) -> None:
    original = projections.info

    def leaking(session: TableSession, person: int | None, online: set[int]) -> Data:
        return {**original(session, person, online), "more": more(session)}

    patch.setattr(projections, "info", leaking)


def seed_in_info(patch: Patch) -> None:
    _info_with(patch, lambda session: session.playing().seed)


def deal_in_info(patch: Patch) -> None:
    _info_with(patch, lambda session: (session.head or {})["deal"])


def _view_with(patch: Patch, game: type[Anno1503 | Anno1800], more: Callable[[Any, int], object]) -> None:
    original: Callable[[Any, Any, int], Data] = game.view
    patch.setattr(game, "view", lambda self, s, viewer: {**original(self, s, viewer), "more": more(s, viewer)})


def others_hand(patch: Patch) -> None:
    def more(s: Position1800, viewer: int) -> list[int]:
        return s.hands[(viewer + 1) % s.players]

    _view_with(patch, Anno1800, more)


def number_of_low_cards_in_a_hand(patch: Patch) -> None:
    def more(s: Position1800, viewer: int) -> int:
        return len([card for card in s.hands[0] if card < 20])

    _view_with(patch, Anno1800, more)


def top_of_a_deck(patch: Patch) -> None:
    def more(s: Position1800, viewer: int) -> int:
        return s.decks[0][-1]

    _view_with(patch, Anno1800, more)


def next_island(patch: Patch) -> None:
    def more(s: Position1800, viewer: int) -> int:
        return s.old_pile[-1]

    _view_with(patch, Anno1800, more)


def expeditions_of_others(patch: Patch) -> None:
    def more(s: Position1800, viewer: int) -> list[int]:
        return s.expeditions[(viewer + 1) % s.players]

    _view_with(patch, Anno1800, more)
    compare = StudiedGame._compare

    def compare_later(self: StudiedGame, receiver: Receiver, applied: AppliedEntry, before: int) -> None:
        # Comparing is only worthwhile once somebody has such cards, late in the game.
        state = self.session.playing().state
        assert isinstance(state, Position1800)
        if any(state.expeditions):
            compare(self, receiver, applied, before)

    patch.setattr(StudiedGame, "_compare", compare_later)


def tile_that_another_seat_looks_at(patch: Patch) -> None:
    def more(s: Position1503, viewer: int) -> int:
        return s.tiles[s.look_cell]

    _view_with(patch, Anno1503, more)


def contents_of_the_reserve(patch: Patch) -> None:
    def more(s: Position1503, viewer: int) -> list[int]:
        return s.reserve

    _view_with(patch, Anno1503, more)


def hidden_hands(patch: Patch) -> None:
    def more(s: Position1503, viewer: int) -> list[int]:
        return s.hands

    _view_with(patch, Anno1503, more)


def goods_drawn_from_hidden_hands(patch: Patch) -> None:
    original = Event.seen_by
    patch.setattr(Event, "seen_by", lambda self, seat: original(self, self.to if self.kind == "drew_hidden" else seat))


def events_with_secrets(patch: Patch) -> None:
    patch.setattr(Event, "seen_by", lambda self, seat: {"kind": self.kind, **self.args, **(self.secret or {})})


def private_events_for_the_next_seat(patch: Patch) -> None:
    original = Event.seen_by
    patch.setattr(Event, "seen_by", lambda self, seat: original(self, self.to if seat == self.to + 1 else seat))


def questions_about_any_seat(patch: Patch) -> None:
    for module in (questions, history):
        patch.setattr(module, "own_seat", lambda session, person, seat: session.seats[seat])


def refusal_that_names_a_hidden_card(patch: Patch) -> None:
    original = Anno1800.refusal

    def leaking(self: Anno1800, s: Position1800, move: Any) -> RuleError | None:
        refusal = original(self, s, move)
        top = self.catalog.cards[s.decks[0][-1]]
        return None if refusal is None else RuleError(refusal.rule, "not-in-hand", card=top)

    patch.setattr(Anno1800, "refusal", leaking)
    patch.setattr(Anno1800Presentation, "why_not", lambda self, s, thing: None)


def prospects_with_the_next_card(patch: Patch) -> None:
    original = Anno1800Presentation.prospects
    patch.setattr(Anno1800Presentation, "prospects", lambda self, s, seat: [original(self, s, seat), s.decks[1][-1]])


def offers_of_the_next_seat(patch: Patch) -> None:
    original = offers.add_offers

    def leaking(session: TableSession, scenes: list[Scene], translator: Translator) -> None:
        for scene in scenes:
            seat = scene["seat"]
            scene["seat"] = (seat + 1) % len(session.seats)
            original(session, [scene], translator)
            scene["seat"] = seat

    patch.setattr(offers, "add_offers", leaking)


def plan_with_the_next_card(patch: Patch) -> None:
    original = Anno1800Presentation.plan

    def leaking(self: Anno1800Presentation, s: Position1800, thing: Any, request: PlanRequest) -> Planned:
        planned = original(self, s, thing, request)
        payment = planned.parts["payment"]
        assert payment is not None
        payment["left"]["gold"] = s.decks[1][-1]
        return planned

    patch.setattr(Anno1800Presentation, "plan", leaking)


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        *((game, leak) for game in hidden_study.GAMES for leak in (entry_with_lines, entry_with_hash, seed_in_info)),
        *((game, leak) for game in hidden_study.GAMES for leak in (entry_with_sender, deal_in_info)),
        ("anno1503", tile_that_another_seat_looks_at),
        ("anno1503", contents_of_the_reserve),
        ("anno1503", hidden_hands),
        ("anno1503", goods_drawn_from_hidden_hands),
        *((game, events_with_secrets) for game in hidden_study.GAMES),
        *((game, private_events_for_the_next_seat) for game in hidden_study.GAMES),
        *((game, questions_about_any_seat) for game in hidden_study.GAMES),
        ("anno1800", others_hand),
        ("anno1800", number_of_low_cards_in_a_hand),
        ("anno1800", top_of_a_deck),
        ("anno1800", next_island),
        ("anno1800", expeditions_of_others),
        pytest.param("anno1800", refusal_that_names_a_hidden_card, marks=only_interpreted),
        ("anno1800", prospects_with_the_next_card),
        ("anno1800", plan_with_the_next_card),
        ("anno1800", offers_of_the_next_seat),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_leak_is_found(game: str, leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        play_some(game)


def test_a_server_secret_in_a_message_is_found(monkeypatch: Patch) -> None:
    """It is the same in every world, so only a search of the bytes finds it."""
    studied = StudiedGame("anno1503", 2, 0)
    _info_with(monkeypatch, lambda session: {"link": studied.banned[-1]})
    with pytest.raises(LeakError, match="sent to"):
        studied.play(5)


def test_a_leak_in_an_earlier_position_is_found(monkeypatch: Patch) -> None:
    """The current state of the table does not show it, only an answer about the past."""
    original = history._position

    def leaking(match: Any, asked: Any, localizer: Any) -> Data:
        state = match.state_after(asked.lines)
        tiles = state.tiles if asked.lines < len(match.seats) - 20 else []
        return {**original(match, asked, localizer), "tiles": tiles}

    monkeypatch.setattr(history, "_position", leaking)
    with pytest.raises(LeakError):
        StudiedGame("anno1503", 3, 0).play(MOST_ENTRIES)


def standings_with_low_cards(patch: Patch) -> None:
    def leaking(self: Anno1800Presentation, s: Position1800, viewer: int) -> Standings:
        return Standings(("low",), [[len([card for card in hand if card < 20])] for hand in s.hands])

    patch.setattr(Anno1800Presentation, "standings", leaking)


def log_of_all_seats(patch: Patch) -> None:
    original = history._log_page

    def leaking(match: Match, question: LogQuestion, localizer: Localizer) -> Data:
        asked = [question.model_copy(update={"seat": seat}) for seat in range(3)]
        return {"all": [original(match, other, localizer) for other in asked]}

    patch.setattr(history, "_log_page", leaking)


def history_of_any_seat(patch: Patch) -> None:
    patch.setattr(history, "own_seat", lambda session, person, seat: session.seats[seat])


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        pytest.param("anno1800", standings_with_low_cards, marks=only_interpreted),
        ("anno1800", log_of_all_seats),
        *((game, history_of_any_seat) for game in hidden_study.GAMES),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_leak_in_the_standings_or_the_log_is_found(
    game: str, leak: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        play_some(game)


def test_a_frozen_table_does_not_reveal_the_line_at_fault() -> None:
    studied = StudiedGame("anno1800", 3, 0)
    match = studied.session.playing()
    assert isinstance(match.game, Anno1800)
    assert isinstance(match.state, Position1800)
    hidden = match.game.catalog.cards[match.state.decks[0][-1]]
    entries = [studied.session.log[0].entry, Entry(2, 1, "move", 0, 1, "1:a", {"lines": [f"0 swap {hidden}"]}, 2.0)]
    row = hidden_study.table_row("anno1800", match, studied.session.head or {})
    frozen = restore(StoredTable(row, studied.session.seats, {}, entries))
    assert frozen.frozen is not None
    for receiver in studied.receivers:
        asked = make_questions(studied.session, receiver.person, [0, 1], studied.dice)
        sent = [*receiver.pushed(frozen, frozen.log[-1], 0), *receiver.answers(frozen, asked)]
        assert not any(hidden in text for text in sent)
