"""Name lookups of webhooks. A slow name server must not keep anything else from running."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import TypeVar

from kontor.server.limits import Limits
from kontor.server.notify.webhook_urls import check_webhook
from kontor.server.workers.admission import Admission, Refusals

PATIENCE = 3.0
"""Seconds that a person waits for the check of a webhook."""
_REFUSALS = Refusals(*["requests-too-many"] * 3)
_T = TypeVar("_T")


async def in_own_thread(job: Callable[[], _T]) -> _T:
    """Run a lookup in a thread of its own. Nothing can stop it, so the caller limits how many run at a time.

    The thread is a daemon: a lookup that hangs does not delay the end of the process.

    >>> asyncio.run(in_own_thread(lambda: 7))
    7
    """
    outcome: Future[_T] = Future()
    # A future that is running cannot be cancelled, so the thread may always set its result.
    outcome.set_running_or_notify_cancel()
    threading.Thread(target=_settle, args=(outcome, job), name="name lookup", daemon=True).start()
    return await asyncio.wrap_future(outcome)


def _settle(outcome: Future[_T], job: Callable[[], _T]) -> None:
    # The event loop may have ended meanwhile.
    with suppress(RuntimeError):
        try:
            result = job()
        except Exception as error:
            outcome.set_exception(error)
        else:
            outcome.set_result(result)


class WebhookChecker:
    """Checks the webhooks that persons set: one at a time for each person, and a few per address and in all."""

    def __init__(self, allow_local: bool, limits: Limits) -> None:
        self._allow_local = allow_local
        self._admission = Admission(_REFUSALS, limits.lookups, limits.lookups_per_address)
        self._tasks: set[asyncio.Task[None]] = set()

    async def check(self, url: str, person: str, address: str) -> None:
        """Raise for a webhook that must not be used, or `TooManyError` if others are being checked.

        A webhook whose lookup takes too long is accepted: the sender looks its host up again before each attempt.
        """
        task = asyncio.create_task(self._check(url, person, address))
        self._tasks.add(task)
        task.add_done_callback(self._end)
        finished, _ = await asyncio.wait([task], timeout=PATIENCE)
        if finished:
            task.result()

    async def _check(self, url: str, person: str, address: str) -> None:
        # Admitted until the lookup has ended, however long its person waits for it.
        with self._admission.admit(person, address):
            await in_own_thread(partial(check_webhook, url, self._allow_local))

    def _end(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Otherwise asyncio would log the exception of a check that nobody waits for any more.
            task.exception()
