"""The nginx configuration at work: TLS, live connections, servers that do not answer, addresses of clients."""

import json
import shutil
import ssl
import subprocess
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kontor.server.keys import new_key
from kontor.server.store.database import sqlite_address
from tests.server.support.serving import async_test
from tools.harness.nginx import NGINX, running_nginx, write_configuration
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import ServerProcess

pytestmark = pytest.mark.skipif(NGINX is None or not shutil.which("openssl"), reason="nginx is not installed")


def make_certificate(folder: Path) -> None:
    words = (
        "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=kontor.example.org -keyout privkey.pem -out fullchain.pem"
    )
    subprocess.run(["openssl", *words.split()], cwd=folder, check=True, capture_output=True)


def unverified() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


async def greets(stack: AsyncExitStack, port: int, source: str, **headers: str) -> bool:
    """Return whether a client may open a live connection. It stays open as long as `stack`."""
    opening = connect(
        f"wss://127.0.0.1:{port}/api/live", ssl=unverified(), local_addr=(source, 0), additional_headers=headers
    )
    try:
        socket = await stack.enter_async_context(opening)
        await socket.send(json.dumps({"type": "hello", "id": "1"}))
        return bool(json.loads(await socket.recv())["type"] == "welcome")
    except (InvalidStatus, ConnectionClosed):
        return False


@async_test
async def test_clients_reach_the_server_that_answers_with_their_own_address(tmp_path: Path) -> None:
    port = free_port()
    options = ["--proxy", "127.0.0.1", "--per-address", "1", "--public-url", f"https://127.0.0.1:{port}"]
    with ServerProcess(sqlite_address(tmp_path / "kontor.db"), options) as server:
        make_certificate(tmp_path)
        # Two of the three servers do not answer.
        write_configuration(tmp_path, port, [free_port(), server.port, free_port()])
        with running_nginx(tmp_path):
            transport = httpx.AsyncHTTPTransport(verify=False, retries=20)
            async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", transport=transport) as client:
                for _ in range(6):
                    assert (await client.get("/api/ready")).status_code == 204
                identity = {"Authorization": f"Bearer {new_key()}"}
                created = await client.put("/api/me", json={"name": "Ada"}, headers=identity)
                assert created.status_code == 200, created.text
                assert (await client.get("/api/metrics")).status_code == 200
            async with AsyncExitStack() as stack:
                assert await greets(stack, port, "127.0.0.1")
                assert not await greets(stack, port, "127.0.0.1")
                assert not await greets(stack, port, "127.0.0.1", **{"X-Forwarded-For": "192.0.2.1"})
                assert await greets(stack, port, "127.0.0.2")
