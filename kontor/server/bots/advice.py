"""Hints and reviews: bots think about what persons ask, in the processes in which they think about their own moves."""

from kontor.bots.advice import can_advise
from kontor.bots.review import MOST
from kontor.engine.errors import RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import Teller, Translator
from kontor.server.bots.bot_driver import job_at
from kontor.server.bots.phrases import unpacked
from kontor.server.bots.worker_pool import BotJob, Crew
from kontor.server.errors import NoKeyError, NotYoursError, StaleError, TooManyError
from kontor.server.keys import link_secret
from kontor.server.models import OVER, Person
from kontor.server.tables import commands
from kontor.server.tables.dispatch import check_admitted
from kontor.server.tables.service import Hall
from kontor.server.tables.session import Sitting
from kontor.server.wire import messages
from kontor.server.wire.wire_types import HintMove, HintShown, ReviewLine, ReviewShown

_MOST_ASKING = 10
"""Persons whose questions may wait at a time for each worker that thinks about them."""
_DIGITS = 4
"""Of a value after the point."""


class Adviser:
    """Answers what persons ask the bots, one question of a person at a time.

    That is limit enough: a review is many questions, and must not use up the patience for chat and undo.
    """

    def __init__(self, hall: Hall, crew: Crew) -> None:
        self.hall = hall
        self.crew = crew
        self._asking: set[int] = set()

    async def answer(
        self, asked: messages.Hint | messages.Review, person: Person | None, translator: Translator
    ) -> HintShown | ReviewShown:
        """The answer; raises `KontorError` if there is none, or not for this person, or not now."""
        if person is None or person.id in self.hall.forgotten:
            raise NoKeyError
        if person.id in self._asking:
            raise TooManyError("advice-one-at-a-time")
        if len(self._asking) >= _MOST_ASKING * self.crew.advisers:
            raise TooManyError("advice-busy")
        self._asking.add(person.id)
        try:
            if isinstance(asked, messages.Hint):
                return await self._hint(asked, person, translator)
            return await self._review(asked, person, translator)
        finally:
            self._asking.discard(person.id)

    async def _hint(self, asked: messages.Hint, person: Person, translator: Translator) -> HintShown:
        async with self.hall.at(asked.table) as sitting:
            job, teller = self._hint_job(sitting, asked.seat, person), _teller(sitting, translator)
            revision = sitting.revision
        found = await self._think(job)
        async with self.hall.at(asked.table) as sitting:
            check_admitted(sitting, person.id)
            if sitting.revision != revision:
                raise StaleError(sitting.revision)
        best = max(move["value"] for move in found["moves"])
        return {"unit": found["unit"], "moves": [_hint_move(move, best, teller) for move in found["moves"]]}

    def _hint_job(self, sitting: Sitting, seat: int, person: Person) -> BotJob:
        """What is to be thought about; raises if this person may not ask that."""
        check_admitted(sitting, person.id)
        match = sitting.playing()
        if commands.own_seat(sitting, person.id, seat).stand_in:
            raise NotYoursError("seat-has-stand-in")
        if not sitting.hints:
            raise RuleError("server:hints", "hint-not-allowed")
        if match.actor != seat:
            raise RuleError("server:seat", "seat-not-to-act")
        _check_known(sitting)
        key = link_secret(self.hall.secret, sitting.id, "hint", sitting.revision)
        return job_at(sitting, "", key, {"task": "hint"})

    async def _review(self, asked: messages.Review, person: Person, translator: Translator) -> ReviewShown:
        async with self.hall.at(asked.table) as sitting:
            check_admitted(sitting, person.id)
            match = sitting.playing()
            if sitting.status != OVER:
                raise RuleError("server:review", "review-not-over")
            if asked.seat >= len(sitting.seats):
                raise RuleError("table:seat", "no-such-seat", seat=asked.seat, last=len(sitting.seats) - 1)
            _check_known(sitting)
            last = min(asked.last, len(match.moves))
            lines = {"task": "review", "seat": asked.seat, "first": asked.first, "last": last}
            job, teller = job_at(sitting, "", "", lines), _teller(sitting, translator)
        found = await self._think(job)
        return {
            "unit": found["unit"],
            "lines": [_review_line(line, teller) for line in found["lines"]],
            "most": MOST,
            "next": found["next"],
        }

    async def _think(self, job: BotJob) -> Data:
        found = await self.crew.think(job)
        if found is None:
            raise RuleError("server:hints", "advice-none")
        return found


def _check_known(sitting: Sitting) -> None:
    if not can_advise(sitting.game):
        raise RuleError("server:hints", "advice-no-bots")


def _teller(sitting: Sitting, translator: Translator) -> Teller:
    match = sitting.playing()
    return Teller(translator, match.game, list(match.players))


def _hint_move(move: Data, best: float, teller: Teller) -> HintMove:
    return {
        "line": move["line"],
        "thing": move["thing"],
        "told": teller.tell(unpacked(move["told"])),
        "behind": round(best - move["value"], _DIGITS),
        "reasons": [teller.tell(reason) for reason in unpacked(move["reasons"])],
    }


def _review_line(line: Data, teller: Teller) -> ReviewLine:
    return {
        "line": line["line"],
        "round": line["round"],
        "played": teller.tell(unpacked(line["played"])),
        "behind": round(line["behind"], _DIGITS),
        "good": line["good"],
        "turning": line["turning"],
        "better": teller.tell(unpacked(line["better"])) if line["better"] else "",
        "reasons": [teller.tell(reason) for reason in unpacked(line["reasons"])],
    }
