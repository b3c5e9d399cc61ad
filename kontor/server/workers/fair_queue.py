"""A queue in front of the worker processes that shares them fairly among addresses, and among the persons of each."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

from kontor.server.person_addresses import PersonAddresses

_ESTIMATE = 0.5
"""Seconds that a job is charged when it starts. At its end the charge is corrected."""


class Share(NamedTuple):
    """On whose account a job runs. Jobs in the `background` run only when no others wait."""

    address: str = ""
    person: str = ""
    background: bool = False


def share_of(person: int | None, addresses: PersonAddresses) -> Share:
    """Return the share of a person at the address where they were seen last.

    >>> share_of(7, PersonAddresses())
    Share(address='', person='person 7', background=False)
    """
    return Share(addresses.of(person), f"person {person}")


class _Account:
    """The worker time that somebody has used, as a virtual time: the lowest one is served next."""

    __slots__ = ("floor", "jobs", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.jobs = 0
        """Jobs that wait or run."""
        self.floor = 0.0
        """The virtual time of the person served last. Who comes back starts from there: unused time is not saved."""


class _Waiting:
    """A job that waits for its turn."""

    __slots__ = ("admitted", "is_question", "number", "share")

    def __init__(self, share: Share, is_question: bool, number: int) -> None:
        self.share = share
        self.is_question = is_question
        self.number = number
        self.admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Admits at most `slots` jobs at a time, of which `questions` may be ones whose answers persons wait for.

    >>> async def use() -> None:
    ...     queue = FairQueue(slots=2, questions=1)
    ...     async with queue.turn(Share("192.0.2.1", "Ada"), is_question=False):
    ...         print("running")
    >>> asyncio.run(use())
    running
    """

    def __init__(self, slots: int, questions: int) -> None:
        self._slots = slots
        self._questions = questions
        self._running = 0
        self._running_questions = 0
        self._number = 0
        self._floor = 0.0
        self._waiting: list[_Waiting] = []
        self._addresses: dict[str, _Account] = {}
        self._persons: dict[tuple[str, str], _Account] = {}
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for their turn."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, share: Share, is_question: bool) -> AsyncIterator[None]:
        """Wait for the turn of a job, and hold a slot for it."""
        self._number += 1
        job = _Waiting(share, is_question, self._number)
        self._join(job)
        self._admit()
        try:
            await job.admitted
        except asyncio.CancelledError:
            if job in self._waiting:
                self._waiting.remove(job)
                self._leave(job)
            else:
                self._finish(job, 0.0)
            raise
        start = monotonic()
        try:
            yield
        finally:
            self._finish(job, monotonic() - start)

    async def until_idle(self) -> None:
        """Wait until no job waits or runs."""
        await self._idle.wait()

    def _join(self, job: _Waiting) -> None:
        share = job.share
        address = self._addresses.setdefault(share.address, _Account(self._floor))
        person = self._persons.setdefault((share.address, share.person), _Account(address.floor))
        if not address.jobs:
            address.used = max(address.used, self._floor)
        if not person.jobs:
            person.used = max(person.used, address.floor)
        for account in (address, person):
            account.jobs += 1
        self._waiting.append(job)
        self._idle.clear()

    def _accounts(self, job: _Waiting) -> Iterator[_Account]:
        yield self._addresses[job.share.address]
        yield self._persons[job.share.address, job.share.person]

    def _admit(self) -> None:
        """Start the jobs that are next, as long as there are free slots."""
        while self._running < self._slots:
            may_ask = self._running_questions < self._questions
            eligible = [job for job in self._waiting if may_ask or not job.is_question]
            if not eligible:
                return
            job = min(eligible, key=self._order)
            self._waiting.remove(job)
            self._start(job)

    def _order(self, job: _Waiting) -> tuple[bool, float, float, int]:
        address, person = self._accounts(job)
        return job.share.background, address.used, person.used, job.number

    def _start(self, job: _Waiting) -> None:
        self._running += 1
        self._running_questions += job.is_question
        address, person = self._accounts(job)
        self._floor = max(self._floor, address.used)
        address.floor = max(address.floor, person.used)
        for account in (address, person):
            account.used += _ESTIMATE
        if not job.admitted.done():
            job.admitted.set_result(None)

    def _finish(self, job: _Waiting, seconds: float) -> None:
        self._running -= 1
        self._running_questions -= job.is_question
        for account in self._accounts(job):
            account.used += seconds - _ESTIMATE
        self._leave(job)
        self._admit()

    def _leave(self, job: _Waiting) -> None:
        for account in self._accounts(job):
            account.jobs -= 1
        if not self._running and not self._waiting:
            # Nobody has to wait for anybody now, so all start anew.
            self._addresses.clear()
            self._persons.clear()
            self._floor = 0.0
            self._idle.set()
        else:
            self._forget(everybody=not self._waiting)

    def _forget(self, everybody: bool) -> None:
        """Drop idle accounts that would start at the same virtual time if they were new, or all idle ones."""
        self._addresses = {
            key: account
            for key, account in self._addresses.items()
            if account.jobs or not (everybody or account.used <= self._floor)
        }
        self._persons = {
            key: account
            for key, account in self._persons.items()
            if key[0] in self._addresses
            and (account.jobs or not (everybody or account.used <= self._addresses[key[0]].floor))
        }
