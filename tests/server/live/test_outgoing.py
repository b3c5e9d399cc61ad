"""Messages to a client: sent in order, within limits, and counted as long as they wait."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from starlette.websockets import WebSocket, WebSocketState

from kontor.server.budgets import ByteBudget
from kontor.server.live.outgoing import Outgoing
from tests.server.support.serving import async_test


class Client:
    """The receiving end of a connection. It accepts data only while `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.gone = False
        self.got: list[Any] = []
        self.socket = WebSocket({"type": "websocket", "headers": []}, self._receive, self._send)
        self.socket.client_state = self.socket.application_state = WebSocketState.CONNECTED

    async def _receive(self) -> MutableMapping[str, Any]:
        raise AssertionError

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        await self.reads.wait()
        if self.gone:
            raise OSError
        self.got.append(message.get("text") or (message["code"], message["reason"]))


@async_test
async def test_messages_are_sent_in_order_before_the_connection_is_closed() -> None:
    client, budget = Client(), ByteBudget(1000)
    outgoing = Outgoing(client.socket, budget)
    for text in ("one", "two"):
        outgoing.push(text)
    outgoing.close(4000, "enough")
    outgoing.close(1000, "later reasons do not count")
    assert budget.used == 6
    client.reads.set()
    await outgoing.wait_closed()
    assert client.got == ["one", "two", (4000, "enough")]
    assert budget.used == outgoing.count == 0


@async_test
async def test_a_client_that_has_got_everything_gets_later_messages_too() -> None:
    client = Client()
    client.reads.set()
    outgoing = Outgoing(client.socket, ByteBudget(1000))
    for text in ("one", "two"):
        outgoing.push(text)
        while outgoing.count or text not in client.got:
            await asyncio.sleep(0)
    outgoing.close(1000, "bye")
    await outgoing.wait_closed()
    assert client.got == ["one", "two", (1000, "bye")]


@async_test
async def test_a_client_may_have_more_waiting_as_long_as_the_others_have_little() -> None:
    client, budget = Client(), ByteBudget(150_000)
    outgoing = Outgoing(client.socket, budget)
    outgoing.push("x" * 120_000)
    assert not outgoing.too_many
    budget.use(50_000)
    assert outgoing.too_many
    outgoing.drop()
    assert budget.used == 50_000


@async_test
async def test_too_many_messages_are_too_many_however_short_they_are() -> None:
    outgoing = Outgoing(Client().socket, ByteBudget(1_000_000))
    for _ in range(499):
        outgoing.push("x")
    assert not outgoing.too_many
    outgoing.push("x")
    assert outgoing.too_many


@async_test
async def test_nothing_is_counted_for_a_client_that_is_gone() -> None:
    client, budget = Client(), ByteBudget(1000)
    client.gone = True
    client.reads.set()
    outgoing = Outgoing(client.socket, budget)
    for text in ("one", "two"):
        outgoing.push(text)
    outgoing.close(1000, "")
    await outgoing.wait_closed()
    assert (client.got, budget.used) == ([], 0)
