"""Measures how long the event loop stands still, and logs where it was if that takes too long."""

import asyncio
import logging
import sys
import threading
import traceback
from contextlib import suppress
from itertools import islice
from time import monotonic

from prometheus_client import CollectorRegistry, Histogram

_TICK_SECONDS = 0.05
_RECENT_SECONDS = 30.0
"""`recent` covers this time and up to as much before it."""
_PAUSE_SECONDS = 10.0
"""Stalls are logged at most once in this time."""
_FRAMES = 4
"""Stack frames in the log: enough to tell which request it was."""
_log = logging.getLogger("kontor.stall_monitor")


class StallMonitor:
    """Wakes up every few milliseconds. How late it wakes up is how long the event loop was busy.

    A thread looks on, so that the log can say where the event loop was.

    >>> monitor = StallMonitor(threshold=0.25)
    >>> monitor.longest, monitor.recent()
    (0.0, 0.0)
    """

    def __init__(self, threshold: float, registry: CollectorRegistry | None = None) -> None:
        self.threshold = threshold
        """Stalls of more seconds are logged."""
        self.longest = 0.0
        """The longest stall since the start, in seconds."""
        self._now, self._before = 0.0, 0.0
        self._changed = 0.0
        self._woken = self._logged = 0.0
        self._where: str | None = None
        self._stop = threading.Event()
        self._task: asyncio.Task[None] | None = None
        buckets = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
        self._histogram = Histogram(
            "kontor_event_loop_stall_seconds", "How long the event loop was busy", buckets=buckets, registry=registry
        )

    def start(self) -> None:
        """Begin to measure the running event loop."""
        self._woken = self._changed = monotonic()
        loop_thread = threading.get_ident()
        threading.Thread(target=self._watch, args=(loop_thread,), name="stall monitor", daemon=True).start()
        self._task = asyncio.create_task(self._measure())

    async def close(self) -> None:
        """Stop measuring."""
        self._stop.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def recent(self) -> float:
        """Return the longest stall of the last half minute to minute, in seconds."""
        return max(self._now, self._before)

    async def _measure(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            now = monotonic()
            self.note(max(0.0, now - self._woken - _TICK_SECONDS), now)
            self._woken = now

    def note(self, stall: float, now: float) -> None:
        """Record a stall that has just ended."""
        self._histogram.observe(stall)
        self.longest = max(self.longest, stall)
        if now - self._changed >= _RECENT_SECONDS:
            self._before, self._now, self._changed = self._now, 0.0, now
        self._now = max(self._now, stall)
        where, self._where = self._where, None
        if stall > self.threshold and now - self._logged >= _PAUSE_SECONDS:
            self._logged = now
            _log.warning("The event loop stood still for %.2f seconds: %s", stall, where or "unknown")

    def _watch(self, loop_thread: int) -> None:
        """Note where the event loop is while it stands still."""
        while not self._stop.wait(self.threshold / 4):
            if self._where is None and monotonic() - self._woken - _TICK_SECONDS > self.threshold / 2:
                frame = sys._current_frames().get(loop_thread)
                # Without the text of the lines, which would keep the source files in memory.
                walked = [] if frame is None else islice(traceback.walk_stack(frame), _FRAMES)
                places = [f"{each.f_code.co_name} ({each.f_code.co_filename}:{line})" for each, line in walked]
                self._where = " > ".join(reversed(places))
