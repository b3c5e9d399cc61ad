"""The queue and the gate of a connection behave like the classes of asyncio that they replace."""

import asyncio

from kontor.server.connections.waiting import Gate, SingleReaderQueue
from tests.server.support.serving import async_test


@async_test
async def test_a_reader_gets_what_comes_in_order_even_after_it_gave_up_once() -> None:
    queue = SingleReaderQueue[int]()
    gives_up = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    gives_up.cancel()
    await asyncio.gather(gives_up, return_exceptions=True)
    reader = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not reader.done()
    for item in (1, 2, 3):
        queue.put_nowait(item)
    assert [await reader, await queue.get(), await queue.get()] == [1, 2, 3]
    assert queue.empty()


@async_test
async def test_a_gate_stops_those_who_come_while_it_is_closed() -> None:
    gate = Gate()
    await asyncio.wait_for(gate.wait(), 5)
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    gate.set()
    await asyncio.wait_for(asyncio.gather(*waiting), 5)
