"""`npm run dev` serves the page freshly and passes on what belongs to the server: HTTP and the live connection."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser

from kontor.cli.commands.serve import PORT
from tests.web.support.playing import things
from tools.harness.browser import visiting
from tools.harness.demo_tables import DemoTables
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import ServerProcess
from tools.paths import ROOT

_PATIENCE = 60.0


@pytest.fixture
def dev(server: ServerProcess) -> Iterator[str]:
    """The address of a dev server in front of the test server."""
    port = free_port()
    words = ["npm", "run", "dev", "--prefix", "web", "--", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    env = {**os.environ, "KONTOR_SERVER": server.url}
    with subprocess.Popen(
        words, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        url = f"http://127.0.0.1:{port}"
        try:
            _wait_for(url, process)
            yield url
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    give_up = time.monotonic() + _PATIENCE
    while True:
        assert process.poll() is None, "the dev server has ended"
        assert time.monotonic() < give_up, "the dev server does not answer"
        try:
            httpx.get(url)
            return
        except httpx.TransportError:
            time.sleep(0.1)


def test_the_dev_server_serves_the_page_and_passes_on_the_rest(browser: Browser, dev: str, demo: DemoTables) -> None:
    assert "/src/main.ts" in httpx.get(f"{dev}/").text
    assert httpx.get(f"{dev}/icon.svg").headers["Content-Type"].startswith("image/svg")
    assert httpx.get(f"{dev}/api/health").status_code == 200
    table = demo.against_bots("anno1503")
    with visiting(browser, dev, key=demo.ada) as visitor:
        visitor.open_table(table)
        things(visitor).first.wait_for(state="attached")


def test_by_default_the_dev_server_connects_to_the_port_of_kontor_serve() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert re.findall(r"http://127\.0\.0\.1:(\d+)", config) == [str(PORT)]
