"""Hints and reviews: bots think about what persons ask, in the processes in which they think about their own moves."""

from kontor.bots.advice import can_advise
from kontor.bots.review import MOST
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer, Translator
from kontor.server.bots.bot_driver import job_at
from kontor.server.bots.phrases import unpacked
from kontor.server.bots.worker_pool import BotJob, WorkerPool
from kontor.server.errors import ForbiddenError, NoKeyError, StaleError, TooManyError
from kontor.server.keys import link_secret
from kontor.server.models import OVER, Person
from kontor.server.tables import commands
from kontor.server.tables.dispatch import check_admitted
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire import messages
from kontor.server.wire.wire_types import HintMove, HintShown, ReviewLine, ReviewShown

_MOST_ASKING = 10
"""Persons whose questions may wait at a time for each worker that thinks about them."""
_DIGITS = 4
"""Of a value after the point."""


class Adviser:
    """Answers what persons ask the bots, one question of a person at a time.

    That is limit enough: a review is many questions, and must not use up the command_limiter for chat and undo.
    """

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        self._asking: set[int] = set()

    async def answer(
        self, asked: messages.Hint | messages.Review, person: Person | None, translator: Translator
    ) -> HintShown | ReviewShown:
        """The answer; raises `KontorError` if there is none, or not for this person, or not now."""
        if person is None or person.id in self.service.forgotten:
            raise NoKeyError
        if person.id in self._asking:
            raise TooManyError("advice-one-at-a-time")
        if len(self._asking) >= _MOST_ASKING * self.pool.advisers:
            raise TooManyError("advice-busy")
        self._asking.add(person.id)
        try:
            if isinstance(asked, messages.Hint):
                return await self._hint(asked, person, translator)
            return await self._review(asked, person, translator)
        finally:
            self._asking.discard(person.id)

    async def _hint(self, asked: messages.Hint, person: Person, translator: Translator) -> HintShown:
        async with self.service.at(asked.table) as session:
            job, localizer = self._hint_job(session, asked.seat, person), _localizer(session, translator)
            revision = session.revision
        answer = await self._think(job)
        async with self.service.at(asked.table) as session:
            check_admitted(session, person.id)
            if session.revision != revision:
                raise StaleError(session.revision)
        best = max(move["value"] for move in answer["moves"])
        return {"unit": answer["unit"], "moves": [_hint_move(move, best, localizer) for move in answer["moves"]]}

    def _hint_job(self, session: TableSession, seat: int, person: Person) -> BotJob:
        """What is to be thought about; raises if this person may not ask that."""
        check_admitted(session, person.id)
        match = session.playing()
        if commands.own_seat(session, person.id, seat).stand_in:
            raise ForbiddenError("seat-has-stand-in")
        if not session.hints:
            raise RuleError("server:hints", "hint-not-allowed")
        if match.actor != seat:
            raise RuleError("server:seat", "seat-not-to-act")
        _check_known(session)
        key = link_secret(self.service.secret, session.id, "hint", session.revision)
        return job_at(session, "", key, {"task": "hint"})

    async def _review(self, asked: messages.Review, person: Person, translator: Translator) -> ReviewShown:
        async with self.service.at(asked.table) as session:
            check_admitted(session, person.id)
            match = session.playing()
            if session.status != OVER:
                raise RuleError("server:review", "review-not-over")
            if asked.seat >= len(session.seats):
                raise RuleError("table:seat", "no-such-seat", seat=asked.seat, last=len(session.seats) - 1)
            _check_known(session)
            last = min(asked.last, len(match.moves))
            lines = {"task": "review", "seat": asked.seat, "first": asked.first, "last": last}
            job, localizer = job_at(session, "", "", lines), _localizer(session, translator)
        answer = await self._think(job)
        return {
            "unit": answer["unit"],
            "lines": [_review_line(line, localizer) for line in answer["lines"]],
            "most": MOST,
            "next": answer["next"],
        }

    async def _think(self, job: BotJob) -> Data:
        answer = await self.pool.think(job)
        if answer is None:
            raise RuleError("server:hints", "advice-none")
        return answer


def _check_known(session: TableSession) -> None:
    if not can_advise(session.game):
        raise RuleError("server:hints", "advice-no-bots")


def _localizer(session: TableSession, translator: Translator) -> Localizer:
    match = session.playing()
    return Localizer(translator, match.game, list(match.players))


def _hint_move(move: Data, best: float, localizer: Localizer) -> HintMove:
    game = localizer.game
    parsed = game.parse(move["line"])
    kind, names = game.presentation.parts(game.thing_of(parsed))
    at, named, by = game.presentation.request_for(parsed)
    return {
        "line": move["line"],
        "thing": move["thing"],
        "kind": kind,
        "names": [*names],
        "wishes": {"at": at, "named": [*named], "by": [*by]},
        "told": localizer.render(unpacked(move["told"])),
        "behind": round(best - move["value"], _DIGITS),
        "reasons": [localizer.render(reason) for reason in unpacked(move["reasons"])],
    }


def _review_line(line: Data, localizer: Localizer) -> ReviewLine:
    return {
        "line": line["line"],
        "round": line["round"],
        "played": localizer.render(unpacked(line["played"])),
        "behind": round(line["behind"], _DIGITS),
        "good": line["good"],
        "turning": line["turning"],
        "better": localizer.render(unpacked(line["better"])) if line["better"] else "",
        "reasons": [localizer.render(reason) for reason in unpacked(line["reasons"])],
    }
