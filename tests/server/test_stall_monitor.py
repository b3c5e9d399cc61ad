"""The monitor measures how long the event loop stands still, and the log says where."""

import asyncio
import logging
import time

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from kontor.server.stall_monitor import StallMonitor
from tests.server.support.serving import async_test


def block_the_event_loop() -> None:
    time.sleep(0.4)


@async_test
async def test_a_stall_is_measured_and_logged_with_its_place(caplog: pytest.LogCaptureFixture) -> None:
    registry = CollectorRegistry()
    monitor = StallMonitor(0.1, registry)
    monitor.start()
    try:
        await asyncio.sleep(0.1)
        with caplog.at_level(logging.WARNING):
            block_the_event_loop()
            while not caplog.records:
                await asyncio.sleep(0.01)
    finally:
        await monitor.close()
    assert "block_the_event_loop" in caplog.text
    assert monitor.longest == monitor.recent() > 0.2
    assert b'kontor_event_loop_stall_seconds_bucket{le="0.1"}' in generate_latest(registry)


def test_recent_stalls_are_forgotten_and_the_longest_is_not() -> None:
    monitor = StallMonitor(10.0, CollectorRegistry())
    monitor.note(0.5, 100.0)
    monitor.note(0.1, 120.0)
    assert (monitor.recent(), monitor.longest) == (0.5, 0.5)
    monitor.note(0.2, 131.0)
    assert monitor.recent() == 0.5
    monitor.note(0.1, 162.0)
    assert (monitor.recent(), monitor.longest) == (0.2, 0.5)


def test_stalls_in_quick_succession_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    monitor = StallMonitor(0.1, CollectorRegistry())
    for now in (100.0, 101.0, 109.0, 111.0):
        monitor.note(0.5, now)
    assert len(caplog.records) == 2
