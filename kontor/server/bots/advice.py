"""Hints and reviews: questions that the worker processes of the bots answer."""

from kontor.bots.advice import can_advise
from kontor.bots.review import MOST
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import Localizer, Translator
from kontor.server.bots.bot_driver import job_at
from kontor.server.errors import ForbiddenError, NoKeyError, StaleError
from kontor.server.keys import link_secret
from kontor.server.models import OVER, Person
from kontor.server.tables import commands
from kontor.server.tables.dispatch import check_admitted
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.wire.questions import AdviceQuestion, HintQuestion, ReviewQuestion
from kontor.server.wire.wire_types import HintAnswer, HintMove, ReviewAnswer, ReviewLine
from kontor.server.workers.admission import Admission, Refusals
from kontor.server.workers.fair_queue import share_of
from kontor.server.workers.phrases import decode_phrases
from kontor.server.workers.worker_pool import BotJob, WorkerPool

_REFUSALS = Refusals("advice-one-at-a-time", "advice-busy", "advice-address")
_DIGITS = 4
"""Decimal places of a value."""


class Adviser:
    """Answers hints and reviews, one question per person at a time.

    No other rate limit applies: a review takes many questions, and must not use up the limit for chat and undo.
    """

    def __init__(self, service: TableService, pool: WorkerPool) -> None:
        self.service = service
        self.pool = pool
        limits = service.settings.limits
        self.admission = Admission(_REFUSALS, limits.questions_waiting, limits.questions_per_address)

    async def answer(
        self, question: AdviceQuestion, person: Person | None, translator: Translator
    ) -> HintAnswer | ReviewAnswer:
        """Answer a question. Raise `KontorError` if this person may not ask it, or not now."""
        if person is None or person.id in self.service.forgotten:
            raise NoKeyError
        with self.admission.admit(person.id, self.service.addresses.of(person.id)):
            if isinstance(question, HintQuestion):
                return await self._hint(question, person, translator)
            return await self._review(question, person, translator)

    async def _hint(self, question: HintQuestion, person: Person, translator: Translator) -> HintAnswer:
        async with self.service.at(question.table) as session:
            job, localizer = self._hint_job(session, question.seat, person), _localizer(session, translator)
            revision = session.revision
        answer = await self._think(job, person)
        async with self.service.at(question.table) as session:
            check_admitted(session, person.id)
            if session.revision != revision:
                raise StaleError(session.revision)
        best = max(move["value"] for move in answer["moves"])
        return {"unit": answer["unit"], "moves": [_hint_move(move, best, localizer) for move in answer["moves"]]}

    def _hint_job(self, session: TableSession, seat: int, person: Person) -> BotJob:
        """Return the job for a worker. Raise if this person may not ask for a hint."""
        check_admitted(session, person.id)
        match = session.playing()
        if commands.own_seat(session, person.id, seat).stand_in:
            raise ForbiddenError("seat-has-stand-in")
        if not session.hints:
            raise RuleError("server:hints", "hint-not-allowed")
        if match.actor != seat:
            raise RuleError("server:seat", "seat-not-to-act")
        _check_adviser(session)
        key = link_secret(self.service.secret, session.id, "hint", session.revision)
        return job_at(session, "", key, {"task": "hint"})

    async def _review(self, question: ReviewQuestion, person: Person, translator: Translator) -> ReviewAnswer:
        async with self.service.at(question.table) as session:
            check_admitted(session, person.id)
            match = session.playing()
            if session.status != OVER:
                raise RuleError("server:review", "review-not-over")
            session.check_seat(question.seat)
            _check_adviser(session)
            last = min(question.last, len(match.moves))
            lines = {"task": "review", "seat": question.seat, "first": question.first, "last": last}
            job, localizer = job_at(session, "", "", lines), _localizer(session, translator)
        answer = await self._think(job, person)
        return {
            "unit": answer["unit"],
            "lines": [_review_line(line, localizer) for line in answer["lines"]],
            "most": MOST,
            "next": answer["next"],
        }

    async def _think(self, job: BotJob, person: Person) -> Data:
        answer = await self.pool.think(job, share_of(person.id, self.service.addresses))
        if answer is None:
            raise RuleError("server:hints", "advice-none")
        return answer


def _check_adviser(session: TableSession) -> None:
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
        "plan": {"at": at, "named": [*named], "by": [*by]},
        "text": localizer.render(decode_phrases(move["text"])),
        "behind": round(best - move["value"], _DIGITS),
        "reasons": [localizer.render(reason) for reason in decode_phrases(move["reasons"])],
    }


def _review_line(line: Data, localizer: Localizer) -> ReviewLine:
    return {
        "line": line["line"],
        "round": line["round"],
        "played": localizer.render(decode_phrases(line["played"])),
        "behind": round(line["behind"], _DIGITS),
        "good": line["good"],
        "turning": line["turning"],
        "better": localizer.render(decode_phrases(line["better"])) if line["better"] else "",
        "reasons": [localizer.render(reason) for reason in decode_phrases(line["reasons"])],
    }
