"""Hidden information: nothing that the server sends depends on what its receiver may not know.

Whole games are played at a table of the server, with chat, undo, redo, undo requests and bots that stand in. After
every entry and for every receiver (a person with one or two seats, a spectator, or somebody without a key), the world
is exchanged for one that differs in everything the receiver may not know: seed, deal, decks, hands (of Anno 1503 in
every other game) and expedition cards of others, hidden tiles, the lines of the record. There the same line is played
by the same functions, and everything that would be sent must be the same bytes: pushed messages, the opened table,
lists, answers to every kind of question, refusals. A few times in each game the whole table is rebuilt from another
deal and other lines. Then all entries, past positions, and the standings and the log of the game must be the same bytes
too. Besides, no seed, hash of a position, line of the record, key, link or webhook may occur in what is sent before the
end.

tests/server/live/test_hidden.py plants leaks to prove that they are detected: entries with their lines or their hash,
the seed in the public data of the table, cards of others' hands, the order of a deck, the tile that somebody else
looked at, events with others' secrets, positions and questions of others' seats, refusals that name hidden cards.
Timing is not checked.
"""

import copy
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from kontor.anno1503.rules.options import HANDS
from kontor.anno1800.game import load
from kontor.bots.base import Bot, make_bot
from kontor.engine.decision import Decision
from kontor.engine.errors import KontorError
from kontor.engine.match import Match
from kontor.engine.matches import new_match
from kontor.engine.protocol import CHANCE, Data, State
from kontor.engine.rng import Rng
from kontor.lang.languages import LANGUAGES
from kontor.server.keys import key_hash
from kontor.server.models import OVER, PLAYING, AppliedEntry, Draft, Entry, Guest, Person, Seat, StoredTable
from kontor.server.tables import commands, hosting
from kontor.server.tables.session import TableSession
from kontor.server.tables.transition import apply, next_entry, restore
from tools.studies.alternative_worlds import Translate, worlds_of
from tools.studies.resumable import Counts, Study
from tools.studies.sent_messages import TABLE, Receiver, Refusable, bad_lines, make_questions

GAMES = ("anno1503", "anno1800")
NAMES = ["Ada", "Ben", "Cleo", "Dov"]
SERVER_SECRET = "secret-of-the-server-that-makes-links"
PERSONS = [Person(n, f"Person {n}", "en", f"https://hooks.example/hook-{n}-token") for n in range(1, 6)]
KEYS = [f"{'key-of-person-' * 3}{person.id}" for person in PERSONS]
WATCHER = 5
REPLAY_EVERY = 200
"""Entries after which the whole table is rebuilt from another deal."""
Act = Callable[[TableSession], Draft]


class LeakError(Exception):
    """Something that was sent depends on what its receiver may not know."""


class OtherWorldMatch(Match):
    """A match in another world with the chance moves of this one."""

    def __init__(self, match: Match, lines: int, world: State, chance_moves: list[Any], translate: Translate) -> None:
        super().__init__(match.game, match.players, match.options, {"other": "deal"}, 77777777777, world)
        self.seats, self.moves, self.events = match.seats[:lines], match.moves[:lines], match.events[:lines]
        self._snapshots = {at: state for at, state in match._snapshots.items() if at < lines} | {lines: world.copy()}
        self._undone = match._undone[:]
        self.chance_moves = list(chance_moves)
        self.translate = translate

    def fork(self) -> Match:
        """Return an independent copy in the same world."""
        return OtherWorldMatch(self, len(self.seats), self.state.copy(), self.chance_moves, self.translate)

    def run_chance(self) -> None:
        """Apply the given chance moves."""
        for move in self.chance_moves:
            self.append(CHANCE, self.translate(self.state, move))


class StudiedGame:
    """A game played at a table of the server, and everybody who receives messages about it."""

    def __init__(self, game: str, players: int, index: int) -> None:
        self.dice = random.Random(f"{game} {players} {index}")
        self.seed = 10**15 + self.dice.randrange(10**15)
        options: Data = {"hands": HANDS[index % len(HANDS)]}
        if game == "anno1800":
            editions = load({}).catalog.version.editions
            options = {"edition": editions[index % len(editions)]}
        names = NAMES[:players]
        match = new_match(game, names, self.seed, options)
        head = match.record().data()
        lines = head.pop("moves")
        data: Data = {"lines": lines, "hash": match.hash(), "seats": names}
        entry = _entry(1, 0, Draft("started", data=data))
        self.session = restore(
            StoredTable(table_row(game, match, head), _seats(names, index), {WATCHER: Guest()}, [entry])
        )
        self.counts: Counts = {"entries": 0, "compared": 0, "exchanged": 0, "bytes": 0, "replayed": 0}
        online = {1, 2, WATCHER}
        persons: list[int | None] = [
            person for person in dict.fromkeys(seat.person for seat in self.session.seats) if person
        ]
        self.receivers = [
            Receiver(person, LANGUAGES[(index + n) % len(LANGUAGES)], online)
            for n, person in enumerate([*persons, WATCHER, None])
        ]
        self.worlds = worlds_of(self.session.playing(), [self.viewer(receiver) for receiver in self.receivers])
        self.worlds.follow(self.session.playing(), "move", 0)
        self.bots: list[Bot] = [
            make_bot("greedy" if seat == index % players or (index + seat) % 3 == 0 else "random", game)
            for seat in range(players)
        ]
        self.rng = Rng(self.seed, "bots")
        self.banned = [str(self.seed), *KEYS, *(key_hash(key) for key in KEYS), *(p.webhook or "" for p in PERSONS)]
        purposes = ["join", "watch", *(f"seat{seat}" for seat in range(players))]
        self.banned += [hosting.link_for(self.session, SERVER_SECRET, purpose) for purpose in purposes]

    def viewer(self, receiver: Receiver) -> tuple[int, ...]:
        return tuple(self.session.viewpoints(receiver.person))

    def play(self, most: int = 1 << 30) -> Counts:
        """Play to the end, or for `most` entries. Raise `LeakError` if anything leaks."""
        while self.session.status == PLAYING and self.counts["entries"] < most:
            self._step()
            if self.counts["entries"] % REPLAY_EVERY == 0:
                self._compare_replay()
        self._compare_replay()
        return {**self.counts, "ended": int(self.session.status == OVER)}

    def _step(self) -> None:
        act, mover = self._choose()
        before = len(self.session.playing().seats)
        try:
            draft = act(self.session)
        except KontorError as error:
            self._compare_refusal(act, mover, error)
            return
        entry = next_entry(self.session, draft, None, 0.0)
        applied = apply(self.session, _entry(entry.number, entry.revision, draft), draft.match)
        self.counts["entries"] += 1
        self.worlds.follow(self.session.playing(), draft.kind, before)
        for receiver in self.receivers:
            # A receiver without a key sees what the spectator sees, so a sample suffices.
            if receiver.person is not None or self.counts["entries"] % 8 == 0:
                self._compare(receiver, applied, before)

    def _choose(self) -> tuple[Act, int | None]:
        """Return the next command, mostly a move, and the person who runs it."""
        session, dice = self.session, self.dice
        match = session.playing()
        seat = match.seats[-1] if match.seats and match.seats[-1] >= 0 else dice.randrange(len(session.seats))
        person = session.seats[seat].person
        draw = dice.random()
        if session.undo_request is not None:
            other = dice.choice(sorted(commands.askable(session, session.seats[session.undo_request.seat].person)))
            return partial(commands.answer_undo, person=other, allow=dice.random() < 0.7), other
        if draw < 0.02:
            return partial(commands.chat, person=WATCHER, name="Person 5", text="Well played!"), WATCHER
        if person is not None and draw < 0.14:
            if draw < 0.05:
                return partial(commands.undo, seat=seat, person=person), person
            if draw < 0.07:
                return partial(commands.reset, seat=seat, person=person), person
            if draw < 0.10 or (session.undone and draw < 0.12):
                return partial(commands.redo, seat=seat, person=person), person
            if draw < 0.125:
                return partial(commands.ask_undo, seat=seat, person=person), person
            if session.seats[seat].stand_in:
                return partial(commands.come_back, seat=seat, person=person), person
            if draw < 0.13:
                return partial(commands.leave, seat=seat, person=person, kind="left"), person
        actor = match.actor
        claims = [text for text in match.things() if text.startswith("claim ")] if session.game == "anno1503" else []
        if claims and dice.random() < 0.5:
            # Bots rarely use the large branch, but what it draws may be hidden.
            return partial(
                commands.play, seat=actor, text=dice.choice(claims), person=session.seats[actor].person
            ), None
        text = match.game.text(self.bots[actor].choose(Decision(match.game, match.state), self.rng))
        return partial(commands.play, seat=actor, text=text, person=session.seats[actor].person), None

    def _compare_refusal(self, act: Refusable, mover: int | None, error: KontorError) -> None:
        assert mover is not None, f"a bot played what it may not: {error}"
        receiver = next(receiver for receiver in self.receivers if receiver.person == mover)
        other_session = self._static(receiver)
        _same([receiver.refused(self.session, error)], [receiver.attempt(other_session, act)])

    def _static(self, receiver: Receiver) -> TableSession:
        """Return the table in another world, with the same lines."""
        match = self.session.playing()
        world, translate = self.worlds.world_at(match.state, [], match.state, self.viewer(receiver), self.dice)
        return self._other(OtherWorldMatch(match, len(match.seats), world, [], translate))

    def _other(self, match: Match) -> TableSession:
        other_session = copy.copy(self.session)
        other_session.head = {**(self.session.head or {}), "seed": match.seed, "deal": match.deal}
        other_session.match = match
        other_session.undone = self.session.undone[:]
        other_session.log = self.session.log[:]
        other_session.senders = {}
        return other_session

    def _compare(self, receiver: Receiver, applied: AppliedEntry, before: int) -> None:
        """Compare what is sent about an entry in both worlds."""
        match = self.session.playing()
        if applied.entry.kind == "move":
            other_session, other_applied = self._played(receiver, applied, before)
        else:
            other_session = self._static(receiver)
            entry = applied.entry._replace(sender="other:sender", data={**applied.entry.data, "hash": "other"})
            other_applied = applied._replace(entry=entry)
            other_session.log[-1] = other_applied
        self.counts["compared"] += 1
        self.counts["exchanged"] += other_session.playing().state.flat() != match.state.flat()
        after = applied.entry.number - 1 if self.dice.random() < 0.15 else None
        with_sentences = self.dice.random() < 0.2
        pushed = list(receiver.pushed(self.session, applied, after, with_sentences))
        _same(pushed, list(receiver.pushed(other_session, other_applied, after, with_sentences)))
        if self.session.status == PLAYING:
            moved = applied.entry.kind == "move"
            lines = [self.dice.randint(before, len(match.seats)) if moved else len(match.seats)]
            asked = make_questions(self.session, receiver.person, lines, self.dice)
            answers = list(receiver.answers(self.session, asked))
            _same(answers, list(receiver.answers(other_session, asked)))
            for seat in self.session.seats_of(receiver.person)[: self.dice.random() < 0.15]:
                for act in bad_lines(self.session, seat, self.dice):
                    _same([receiver.attempt(self.session, act)], [receiver.attempt(other_session, act)])
            self._check_bytes(receiver, applied, pushed, answers)

    def _played(self, receiver: Receiver, applied: AppliedEntry, before: int) -> tuple[TableSession, AppliedEntry]:
        """Play the same line in another world, by the functions of the server."""
        match = self.session.playing()
        state, moves = match.state_after(before), match.moves[before:]
        world, translate = self.worlds.world_at(state, moves, match.state, self.viewer(receiver), self.dice)
        other_session = self._other(OtherWorldMatch(match, before, world, moves[1:], translate))
        other_session.status, other_session.result = PLAYING, None
        text = match.game.text(translate(world, moves[0]))
        try:
            draft = commands.play(other_session, applied.entry.seat, text, applied.entry.person)
        except KontorError as error:
            raise LeakError(f"{text!r} cannot be played in the other world: {error}") from error
        entry = _entry(applied.entry.number, applied.entry.revision, draft)._replace(sender="other:sender")
        other_session.log.pop()
        return other_session, apply(other_session, entry, draft.match)

    def _check_bytes(self, receiver: Receiver, applied: AppliedEntry, pushed: list[str], answers: list[str]) -> None:
        """Raise if secrets that nobody may see occur in what was sent."""
        sent = "\n".join([*pushed, *answers])
        self.counts["bytes"] += len(sent.encode())
        banned = [*self.banned, applied.entry.data.get("hash", self.banned[0])]
        lines = applied.entry.data.get("lines", [])
        if applied.entry.seat not in self.viewer(receiver):
            # Lines of other seats that name hand cards must not occur, not even without the seat.
            pushed_text = "\n".join(pushed)
            hidden_texts = [line.split(" ", 1)[1] for line in lines if " swap " in line or " use the_editor " in line]
            if any(text in pushed_text for text in hidden_texts):
                raise LeakError(f"a line of another seat was sent: {hidden_texts}")
        banned += [f'"{line}"' for line in lines]
        leaked = [text for text in banned if text in sent]
        if leaked:
            raise LeakError(f"sent to {receiver.person}: {leaked}")

    def _compare_replay(self) -> None:
        """Rebuild the table from another deal and other lines, and compare everything that was ever sent."""
        session = self.session
        assert session.head is not None
        entries = [applied.entry for applied in session.log]
        history = [entry.data["lines"] for entry in entries if "lines" in entry.data]
        for receiver in self.receivers:
            deal, other_lines = self.worlds.replay(session.head["deal"], history, self.viewer(receiver), self.dice)
            lines = iter(other_lines)
            others = [_other_entry(entry, lines) for entry in entries]
            row = table_row(session.game, session.playing(), {**session.head, "deal": deal, "seed": 7})
            row |= {"status": session.status, "result": session.result, "since": session.since}
            other_session = restore(StoredTable(row, session.seats, session.guests, others))
            if other_session.frozen is not None:
                raise LeakError(f"the game cannot be replayed: {other_session.frozen}")
            self.counts["replayed"] += 1
            _same(
                list(receiver.pushed(session, session.log[-1], 0)),
                list(receiver.pushed(other_session, other_session.log[-1], 0)),
            )
            if session.status == PLAYING:
                back = [self.dice.randint(0, len(session.playing().seats)) for _ in range(8)]
                asked = make_questions(session, receiver.person, back, self.dice, whole=True)
                _same(list(receiver.answers(session, asked)), list(receiver.answers(other_session, asked)))


def table_row(game: str, match: Match, head: Data) -> Data:
    """Return a table row as it is stored."""
    settings = {"options": match.options, "content": {}, "drawn": False, "clock": None}
    row: Data = {"id": TABLE, "game": game, "rules": match.game.rules, "title": "", "public": True, "owner": 1}
    row |= {"status": PLAYING, "wishes": settings, "head": head, "since": 0.0, "deadline": None, "result": None}
    return row | {"links": {"join": 0, "watch": 0}, "created": 0.0, "changed": 0.0}


def _seats(names: Sequence[str], index: int) -> list[Seat]:
    """Return the seats of a table: one person each, one person on two seats, with a bot, or one person alone."""
    if len(names) == 2:
        holders = ([1, 2], [2, 1], [1, None], [1, 1])[index % 4]
    else:
        holders = ([1, 2, 1, 3], [2, 1, None, 1], [1, 2, 3, 4])[index % 3]
    return [
        Seat(name, person=person) if person else Seat(name, bot="greedy")
        for name, person in zip(names, holders, strict=False)
    ]


def _entry(number: int, revision: int, draft: Draft) -> Entry:
    sender = f"{draft.person}:act{number}"
    return Entry(number, revision, draft.kind, draft.seat, draft.person, sender, dict(draft.data), float(number))


def _other_entry(entry: Entry, lines: Any) -> Entry:
    data = {name: value for name, value in entry.data.items() if name != "hash"}
    if "lines" in data:
        data["lines"] = next(lines)
    return entry._replace(data=data, sender="other:sender")


def _same(real: Sequence[str], alternative: Sequence[str]) -> None:
    """Raise `LeakError` if two lists of messages are not the same bytes."""
    if real == alternative:
        return
    for one, other in zip(real, alternative, strict=True):
        if one != other:
            at = next(
                (at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            start = max(0, at - 200)
            raise LeakError(f"not the same bytes:\n{one[start : at + 200]}\n{other[start : at + 200]}")


def play_hidden(game: str, players: int, games: range, folder: Path) -> Counts:
    """Play whole games, each compared with other worlds after every entry."""
    total: Counts = {}
    for index in games:
        for name, number in StudiedGame(game, players, index).play().items():
            total[name] = total.get(name, 0) + number
    return total


def judge_hidden(game: str, players: int, games: int, counts: Counts) -> tuple[bool, str]:
    """Check that there was something to leak. A leak itself raises."""
    text = f"{counts['entries']} entries, {counts['compared']} comparisons with another world, "
    text += f"{counts['replayed']} replayed"
    holds = counts["ended"] == games and counts["exchanged"] > 0.8 * counts["compared"]
    return (
        holds,
        f"{game}: {games} whole games with {players} players tell nothing hidden: {text}, {counts['bytes']} bytes",
    )


STUDIES = [
    Study(f"{game}-hidden-{players}", players, games, partial(play_hidden, game), partial(judge_hidden, game))
    for game in GAMES
    for players, games in ((2, 17), (3, 17), (4, 16))
]
"""Fifty games of each game."""
