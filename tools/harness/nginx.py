"""nginx with the configuration of `deploy/`, in front of servers on this machine."""

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.harness.postgres_cluster import free_port
from tools.paths import ROOT

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
_CONFIGURATION = ROOT / "deploy" / "nginx" / "kontor.conf"
_PORTS = ("1801", "1802", "1803")
_MAIN = """
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


def write_configuration(folder: Path, port: int, servers: Sequence[int]) -> None:
    """Write our configuration for a port, the ports of three servers, and the certificate in the folder."""
    text = _CONFIGURATION.read_text(encoding="utf-8")
    text = re.sub(r"^ +listen \[::\].*\n", "", text, flags=re.MULTILINE)
    ports = {old: str(new) for old, new in zip(_PORTS, servers, strict=True)}
    ports |= {"listen 443": f"listen 127.0.0.1:{port}", "listen 80": f"listen 127.0.0.1:{free_port()}"}
    for old, new in ports.items():
        text = _replaced(text, old, new)
    _write(folder, _replaced(text, "/etc/letsencrypt/live/kontor.example.org", str(folder)))


def write_open_configuration(folder: Path, port: int, servers: Sequence[int]) -> None:
    """Write our configuration without TLS, and without limits for an address: all load comes from this machine.

    The answer to a live connection names its server.
    """
    write_configuration(folder, port, servers)
    text = (folder / "kontor.conf").read_text(encoding="utf-8")
    text = re.sub(r"^ +(ssl|limit)_.*\n", "", text, flags=re.MULTILINE)
    text = _replaced(text, " ssl http2;", ";")
    _write(
        folder,
        _replaced(text, "proxy_buffering off;", "proxy_buffering off; add_header X-Server $upstream_addr always;"),
    )


def _replaced(text: str, old: str, new: str) -> str:
    assert old in text, old
    return text.replace(old, new)


def _write(folder: Path, text: str) -> None:
    (folder / "kontor.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(_MAIN.format(folder=folder), encoding="utf-8")


@contextmanager
def running_nginx(folder: Path) -> Iterator[None]:
    """Run nginx with the configuration in a folder. Fail if nginx complains about it."""
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
