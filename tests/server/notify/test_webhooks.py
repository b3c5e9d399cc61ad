import asyncio
import json
import logging
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest.mock import patch

import pytest

from kontor.engine.errors import FormError, RuleError
from kontor.server.limits import Limits
from kontor.server.notify import webhooks
from kontor.server.notify.notice_queue import Notice
from kontor.server.notify.webhook_urls import check_webhook
from kontor.server.notify.webhooks import WebhookSender

SENDERS, LONGEST = Limits().notices_at_once, Limits().notices_waiting


class Receiver(ThreadingHTTPServer):
    """An HTTP server that answers with the given statuses in turn, then always with the last one."""

    def __init__(self, statuses: list[int], wait: threading.Event | None) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.statuses = statuses
        self.wait = wait
        self.received: list[dict[str, Any]] = []
        self.hosts: list[str] = []
        self.paths: list[str] = []

    def handle_error(self, request: Any, client_address: Any) -> None:
        # Some tests make the caller give up. Any other error is reported.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook/secret"


class Answer(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.paths.append(self.path)
        self.server.hosts.append(self.headers["Host"])
        self.server.received.append(json.loads(body))
        if self.server.wait:
            self.server.wait.wait(10)
        statuses = self.server.statuses
        self.send_response(statuses.pop(0) if len(statuses) > 1 else statuses[0])
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"ok")

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def receiver(*statuses: int, wait: threading.Event | None = None) -> Iterator[Receiver]:
    with Receiver(list(statuses or (200,)), wait) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server
        finally:
            if wait:
                wait.set()
            server.shutdown()
            thread.join()


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.01, 0.02))


def notice(url: str, text: str = "Ada, it is your turn.") -> Notice:
    return Notice(url, text, "https://kontor.example/t/7", "7", "anno1503", "your_turn")


def send(webhook_sender: WebhookSender, *notices: Notice) -> tuple[int, int, int]:
    """Send notices, close the sender and return its counters: sent, failed, dropped."""

    async def run() -> None:
        await webhook_sender.start()
        for one in notices:
            webhook_sender.post(one)
        await webhook_sender.close()

    # On a busy machine a second may be too short for a thousand notices.
    with patch.object(webhooks, "CLOSING", 60.0):
        asyncio.run(run())
    return webhook_sender.sent, webhook_sender.failed, webhook_sender.dropped


def resolve_to(monkeypatch: pytest.MonkeyPatch, name: str, *answers: list[str]) -> None:
    """Patch name resolution: `name` resolves to each of `answers` in turn, then always to the last one."""
    original, left = socket.getaddrinfo, list(answers)

    def answer(host: str | bytes, port: int, *args: Any, **more: Any) -> Any:
        if host not in (name, name.encode()):
            return original(host, port, *args, **more)
        addresses = left.pop(0) if len(left) > 1 else left[0]
        return [info for address in addresses for info in original(address, port, *args, **more)]

    monkeypatch.setattr(socket, "getaddrinfo", answer)


def test_a_notice_has_the_fields_that_slack_and_discord_read() -> None:
    with receiver() as server:
        assert send(WebhookSender(allow_local=True), notice(server.url)) == (1, 0, 0)
    assert server.paths == ["/hook/secret"]
    assert server.received == [
        {
            "text": "Ada, it is your turn.",
            "content": "Ada, it is your turn.",
            "title": "Kontor",
            "link": "https://kontor.example/t/7",
            "table": "7",
            "game": "anno1503",
            "kind": "your_turn",
        }
    ]


def test_notices_to_one_receiver_keep_their_order() -> None:
    texts = [str(number) for number in range(12)]
    with receiver() as server:
        assert send(WebhookSender(allow_local=True), *(notice(server.url, text) for text in texts)) == (12, 0, 0)
    assert [message["text"] for message in server.received] == texts


@pytest.mark.parametrize(
    ("statuses", "requests", "counts"),
    [
        ([500, 429, 204], 3, (1, 0, 0)),
        ([503], 3, (0, 1, 0)),
        ([404], 1, (0, 1, 0)),
        ([302], 1, (0, 1, 0)),
        ([307], 1, (0, 1, 0)),
    ],
)
def test_only_temporary_failures_are_retried(statuses: list[int], requests: int, counts: tuple[int, int, int]) -> None:
    with receiver(*statuses) as server:
        assert send(WebhookSender(allow_local=True), notice(server.url)) == counts
    assert server.paths == ["/hook/secret"] * requests


def test_a_missing_receiver_fails_and_the_next_notice_arrives() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        closed = f"http://127.0.0.1:{taken.getsockname()[1]}/"
    with receiver() as server:
        counts = send(WebhookSender(True), notice(closed), notice("no address"), notice(server.url))
    assert counts == (1, 2, 0)


def test_a_receiver_that_does_not_speak_http_fails() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=send_garbage, args=(server, len(webhooks.PAUSES)))
        thread.start()
        assert send(WebhookSender(True), notice(f"http://127.0.0.1:{server.getsockname()[1]}/")) == (0, 1, 0)
        thread.join()


def send_garbage(server: socket.socket, times: int) -> None:
    for _ in range(times):
        caller, _address = server.accept()
        with caller:
            caller.recv(65536)
            caller.sendall(b"\x00garbage\r\n\r\n")


def test_a_receiver_that_does_not_answer_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.1)
    with receiver(wait=threading.Event()) as server:
        assert send(WebhookSender(True), notice(server.url)) == (0, 1, 0)
        assert len(server.received) == 3


def test_a_receiver_that_does_not_answer_holds_up_nobody_else() -> None:
    async def run(slow: str, quick: str) -> None:
        await webhook_sender.start()
        for _ in range(SENDERS + 1):
            webhook_sender.post(notice(slow))
        webhook_sender.post(notice(quick))
        while not webhook_sender.sent:
            await asyncio.sleep(0.01)
        await webhook_sender.close()

    webhook_sender = WebhookSender(allow_local=True)
    began = time.monotonic()
    with receiver(wait=threading.Event()) as silent, receiver() as server:
        asyncio.run(run(silent.url, server.url))
        assert len(server.received) == 1
        assert len(silent.received) == 1
    # Closing waited for its time limit, and what was not sent is counted as dropped.
    assert webhooks.CLOSING <= time.monotonic() - began < webhooks.CLOSING + 2
    assert (webhook_sender.sent, webhook_sender.failed, webhook_sender.dropped) == (1, 0, SENDERS + 1)


def test_too_many_notices_push_out_the_oldest() -> None:
    webhook_sender = WebhookSender(allow_local=True)
    with receiver() as server:
        first, second = (f"{server.url}/{name}" for name in ("first", "second"))
        webhook_sender.post(notice(first))
        webhook_sender.post(notice(second))
        for _ in range(LONGEST - 1):
            webhook_sender.post(notice("no address"))
        assert send(webhook_sender) == (1, LONGEST - 1, 1)
    assert server.paths == ["/hook/secret/second"]


def test_a_sender_can_be_closed_without_a_start_and_started_again() -> None:
    webhook_sender = WebhookSender(allow_local=True)
    with receiver() as server:
        webhook_sender.post(notice(server.url))
        asyncio.run(webhook_sender.close())
        assert (webhook_sender.sent, webhook_sender.dropped) == (0, 1)
        assert send(webhook_sender, notice(server.url)) == (1, 0, 1)
        assert send(webhook_sender, notice(server.url)) == (2, 0, 1)


def test_the_receiver_gets_its_own_name_as_host(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "hooks.kontor.example", ["127.0.0.1"])
    with receiver() as server:
        url = f"http://hooks.kontor.example:{server.server_port}/hook/secret"
        assert send(WebhookSender(True), notice(url)) == (1, 0, 0)
    assert server.hosts == [f"hooks.kontor.example:{server.server_port}"]


def test_tls_asks_for_the_name_and_not_for_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "hooks.kontor.example", ["127.0.0.1"])
    monkeypatch.setattr(webhooks, "PAUSES", (0.0,))
    greetings: list[bytes] = []

    def listen(server: socket.socket) -> None:
        caller, _address = server.accept()
        with caller:
            greetings.append(caller.recv(65536))

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=listen, args=(server,))
        thread.start()
        url = f"https://hooks.kontor.example:{server.getsockname()[1]}/hook/secret"
        assert send(WebhookSender(True), notice(url)) == (0, 1, 0)
        thread.join()
    assert b"hooks.kontor.example" in greetings[0]


def test_the_next_try_takes_the_next_address(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing listens on the first address.
    resolve_to(monkeypatch, "hooks.kontor.example", ["::1", "127.0.0.1"])
    with receiver() as server:
        url = f"http://hooks.kontor.example:{server.server_port}/hook/secret"
        assert send(WebhookSender(True), notice(url)) == (1, 0, 0)


def test_a_name_that_resolves_to_a_private_address_after_the_check_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolve_to(monkeypatch, "hooks.kontor.example", ["8.8.8.8"], ["127.0.0.1"])
    with receiver() as server:
        url = f"http://hooks.kontor.example:{server.server_port}/hook/secret"
        check_webhook(url, allow_local=False)
        assert send(WebhookSender(allow_local=False), notice(url)) == (0, 1, 0)
        assert send(WebhookSender(allow_local=True), notice(url)) == (1, 0, 0)
    assert len(server.received) == 1


def test_the_webhook_address_is_never_logged(caplog: pytest.LogCaptureFixture) -> None:
    for name in (None, "httpx", "httpcore", "asyncio"):
        caplog.set_level(logging.DEBUG, logger=name)
    with receiver(500, 200) as server:
        assert send(WebhookSender(True), notice(server.url), notice("http://secret@hook/")) == (1, 1, 0)
    assert "httpcore" in caplog.text
    assert "secret" not in caplog.text
    assert "secret" not in repr(notice("https://hooks.example/secret"))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example/x",
        "ftp://hooks.example/x",
        "file:///etc/passwd",
        "http://",
        "http:///x",
        "https://user:password@hooks.example/x",
        "https://user@hooks.example/x",
        "https://hooks.example\\@127.0.0.1/x",
        "https://hooks.example/x y",
        "https://hooks.example/x\r\nX-More: 1",
        "https://hooks.example/\x00",
        "https://hooks.example/\x7f",
        "https://hooks.example:0/",
        "https://hooks.example:65536/",
        "https://hooks.example:port/",
        "https://[::1/",
        "https://[fe80::1%25eth0]/",
        "https://%31%32%37.0.0.1/",
        "https://hooks.example/" + "x" * 400,
        "https://127。0。0。1/hook",
        "https://[1:2]/hook",
        "https://hooks.example:65536/hook",
    ],
)
@pytest.mark.parametrize("allow_local", [True, False])
def test_invalid_webhooks_are_refused(url: str, allow_local: bool) -> None:
    with pytest.raises((FormError, RuleError)) as caught:
        check_webhook(url, allow_local)
    assert (caught.value.rule, caught.value.phrase.key) == ("server:webhook", "webhook-form")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "localhost",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.178.1",
        "169.254.169.254",
        "168.63.129.16",
        "100.64.0.1",
        "192.0.0.192",
        "192.0.2.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "[::]",
        "[::1]",
        "[::7f00:1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[64:ff9b::10.0.0.1]",
        "[64:ff9b:1::1]",
        "[2002:7f00:1::]",
        "[fe80::1]",
        "[fec0::1]",
        "[fd00::1]",
        "[ff0e::1]",
        "[2001:db8::1]",
    ],
)
def test_private_addresses_are_refused_unless_allowed(host: str) -> None:
    url = f"https://{host}/hook"
    check_webhook(url, allow_local=True)
    with pytest.raises(RuleError) as caught:
        check_webhook(url, allow_local=False)
    assert (caught.value.rule, caught.value.phrase.key) == ("server:webhook", "webhook-local")


@pytest.mark.parametrize(
    "host", ["8.8.8.8", "8.8.8.8:8443", "[2606:4700::1111]", "[::ffff:8.8.8.8]", "[64:ff9b::8.8.8.8]"]
)
def test_public_addresses_are_accepted(host: str) -> None:
    check_webhook(f"https://{host}/hook", allow_local=False)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolve_to(monkeypatch, "hooks.kontor.example", ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(RuleError, match="webhook-local"):
        check_webhook("https://hooks.kontor.example/", allow_local=False)
