"""The last stage of the Dockerfile without a container: the same command, user, folder and health check."""

import os
import re
import shlex
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.deploy.deploy_files import health_check, only
from tools.harness.postgres_cluster import free_port
from tools.paths import ROOT

PATIENCE = 60.0
USER = int(only("USER").rest)


def as_user(words: list[str]) -> list[str]:
    """Return a command that runs as the user of the image, if the tests run as root.

    It may read files of other users, because Python may be installed in the folder of root, but not write them.
    """
    if os.geteuid() != 0:
        return words
    readable = ["--inh-caps=-all,+dac_read_search", "--ambient-caps=-all,+dac_read_search", "--no-new-privs"]
    return ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *readable, *words]


@contextmanager
def started(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Start what the image starts, in its folder, on another port."""
    (kontor,) = only("ENTRYPOINT").words
    assert kontor == "kontor"
    arguments = [str(port) if word == "1800" else word for word in only("CMD").words]
    home = only("VOLUME").rest
    (store,) = re.findall(r"KONTOR_STORE=(\S+)", " ".join(step for step in [only("ENV").rest]))
    assert only("WORKDIR").rest == home
    assert store.startswith(f"sqlite:///{home}/")
    env = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "KONTOR_STORE": store.replace(home, str(folder)),
    }
    process = subprocess.Popen(as_user([sys.executable, "-m", "kontor", *arguments]), cwd=folder, env=env)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def is_healthy(port: int) -> bool:
    """Run the health check of the image."""
    python, *arguments = health_check()
    assert python == "python"
    arguments = [word.replace(":1800/", f":{port}/") for word in arguments]
    ran = subprocess.run(as_user([sys.executable, *arguments]), capture_output=True)
    return ran.returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="images are for Linux")
def test_the_image_starts_and_stops_as_its_user_in_a_folder_of_its_own(tmp_path: Path) -> None:
    # Anybody may pass through the folders above the volume, and only the user may enter the volume.
    tmp_path.chmod(0o755)
    tmp_path.parent.chmod(0o755)
    tmp_path.parent.parent.chmod(0o755)
    assert USER != 0
    made = " ".join(step for step in [only("RUN").rest])
    assert f"--uid {USER}" in made
    assert f"chmod 700 {shlex.quote(only('VOLUME').rest)}" in made
    folder, port = tmp_path / "volume", free_port()
    folder.mkdir(0o700)
    if os.geteuid() == 0:
        os.chown(folder, USER, USER)
    assert not is_healthy(port)
    with started(folder, port) as process:
        give_up = time.monotonic() + PATIENCE
        while not is_healthy(port):
            assert process.poll() is None
            assert time.monotonic() < give_up
        database = (folder / "kontor.db").stat()
        assert stat.S_IMODE(database.st_mode) == 0o600
        assert database.st_uid == (USER if os.geteuid() == 0 else os.geteuid())
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert not is_healthy(port)
