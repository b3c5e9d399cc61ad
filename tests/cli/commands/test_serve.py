"""`kontor serve` with invalid arguments: one sentence, and nothing is created."""

import socket
import threading
from pathlib import Path

import pytest

from kontor.cli.commands.serve import is_proxy, is_url
from kontor.server.run import listening
from kontor.server.store.database import sqlite_address
from tests.cli.support.run import kontor
from tools.harness.server_process import ServerProcess


def refusal(tmp_path: Path, *words: str) -> str:
    """Return the message of a refused command. Check that it created no store."""
    store = tmp_path / "kontor.db"
    ran = kontor("serve", "--store", sqlite_address(store), "--lang", "en", *words, home=tmp_path)
    assert (ran.code, ran.out) == (2, ""), ran
    assert not store.exists()
    return " ".join(ran.err.split())


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "localhost"])
def test_a_port_that_is_taken(tmp_path: Path, host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        message = refusal(tmp_path, "--host", host, "--port", str(port))
    sentence = f"Cannot listen on {host}, port {port}."
    assert message == f"{sentence} Another program may be using it. Choose another port."


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "a" * 70, ""])
@pytest.mark.parametrize("words", [[], ["--port", "18000"]])
def test_a_host_that_is_not_this_machine(tmp_path: Path, host: str, words: list[str]) -> None:
    message = refusal(tmp_path, "--host", host, *words)
    assert message.startswith(f"Cannot listen on {host[:60]}. Use an address of this machine")


@pytest.mark.parametrize(
    "url",
    [
        "foo",
        "",
        "kontor.example.org",
        "ftp://kontor.example.org",
        "https://",
        "https:///path",
        "https://a b",
        "https://host:port",
        "https://host:99999",
        "https://user:word@host",
        "https://host/?a=b",
        "https://host/#a",
        "https://[::1",
        "javascript:alert(1)",
    ],
)
def test_invalid_urls(url: str) -> None:
    assert not is_url(url)


@pytest.mark.parametrize("url", ["foo", ""])
def test_an_invalid_public_url_is_refused(tmp_path: Path, url: str) -> None:
    assert refusal(tmp_path, "--public-url", url).startswith(f"“{url}” is not the address of a server.")


@pytest.mark.parametrize("proxy", ["rubbish", "", "localhost", "127.0.0.1,", "10.0.0.1/8", "10.0.0.0/99", "*,::1"])
def test_invalid_proxies(proxy: str) -> None:
    assert not is_proxy(proxy)


@pytest.mark.parametrize("proxy", ["rubbish", ""])
def test_an_invalid_proxy_is_refused(tmp_path: Path, proxy: str) -> None:
    assert refusal(tmp_path, "--proxy", proxy).startswith(f"“{proxy}” is not the address of a proxy.")


def test_listening_accepts_connections_until_it_is_closed() -> None:
    with listening("127.0.0.1", 0) as sockets:
        port = sockets[0].getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)), sockets[0].accept()[0]:
            pass
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port))


def test_two_servers_for_one_port_at_once() -> None:
    """Exactly one of them listens."""
    with listening("127.0.0.1", 0) as sockets:
        port = sockets[0].getsockname()[1]
    outcomes: list[bool] = []
    start, done = threading.Barrier(2), threading.Barrier(2)

    def listen() -> None:
        start.wait()
        try:
            with listening("127.0.0.1", port):
                outcomes.append(True)
                done.wait()
        except OSError:
            outcomes.append(False)
            done.wait()

    threads = [threading.Thread(target=listen) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == [False, True]


def test_a_second_server_on_the_same_store_names_the_first(tmp_path: Path) -> None:
    store = sqlite_address(tmp_path / "kontor.db")
    first = ServerProcess(store)
    second = ServerProcess(store)
    try:
        first.start()
        with pytest.raises(RuntimeError, match="already running at " + first.url):
            second.start()
        first.kill()
        second.start()
    finally:
        first.close()
        second.close()


def test_opening_a_server_that_runs_already_is_no_mistake(tmp_path: Path) -> None:
    store = sqlite_address(tmp_path / "kontor.db")
    first = ServerProcess(store)
    try:
        first.start()
        ran = kontor("serve", "--open", "--store", store, "--lang", "en", home=tmp_path)
    finally:
        first.close()
    assert (ran.code, ran.out.strip()) == (0, f"Kontor is already running at {first.url}.")


def test_a_single_worker_is_refused(tmp_path: Path) -> None:
    assert "1" in refusal(tmp_path, "--bots", "1")
