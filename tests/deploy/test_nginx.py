"""The nginx configuration at work: TLS, live connections, servers that do not answer, addresses of clients."""

import json
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kontor.server.keys import new_key
from kontor.server.store.database import sqlite_address
from tests.deploy.deploy_files import DEPLOY
from tests.server.support.serving import async_test
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import ServerProcess

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
pytestmark = pytest.mark.skipif(NGINX is None or not shutil.which("openssl"), reason="nginx is not installed")
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/kontor.conf;
}}
"""


def make_certificate(folder: Path) -> None:
    words = (
        "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=kontor.example.org -keyout privkey.pem -out fullchain.pem"
    )
    subprocess.run(["openssl", *words.split()], cwd=folder, check=True, capture_output=True)


def write_configuration(folder: Path, port: int, server: int) -> None:
    """Write our configuration for other ports and another certificate. Two of its three servers do not answer."""
    text = (DEPLOY / "nginx" / "kontor.conf").read_text(encoding="utf-8")
    text = re.sub(r"^ +listen \[::\].*\n", "", text, flags=re.MULTILINE)
    ports = {"1801": free_port(), "1802": server, "1803": free_port(), "listen 443": f"listen 127.0.0.1:{port}"}
    for old, new in {**ports, "listen 80": f"listen 127.0.0.1:{free_port()}"}.items():
        assert old in text
        text = text.replace(old, str(new))
    text = text.replace("/etc/letsencrypt/live/kontor.example.org", str(folder))
    (folder / "kontor.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder), encoding="utf-8")


@contextmanager
def running_nginx(folder: Path) -> Iterator[None]:
    assert NGINX is not None
    words = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    checked = subprocess.run([*words, "-t"], capture_output=True, text=True)
    assert (checked.returncode, "[warn]" in checked.stderr) == (0, False), checked.stderr
    process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


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
        write_configuration(tmp_path, port, server.port)
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
