"""A store behind PgBouncer, which shares connections by session or by transaction."""

import asyncio
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from kontor.engine.errors import FormError
from kontor.server.store.database import open_engine
from tests.server.support.serving import Players, async_test, random_line
from tools.harness.postgres_cluster import free_port, unprivileged_account
from tools.harness.server_process import ServerProcess

PGBOUNCER = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin")
needs_pgbouncer = pytest.mark.skipif(PGBOUNCER is None, reason="PgBouncer is not installed")
PATIENCE = 60.0


@contextmanager
def pooled(database: str, mode: str) -> Iterator[str]:
    """Run PgBouncer with two connections to a database. Yield the address of the store behind it."""
    url, port, folder = make_url(database), free_port(), Path(tempfile.mkdtemp(prefix="kontor_pooler_"))
    (folder / "users").write_text(f'"{url.username}" ""\n')
    (folder / "pgbouncer.ini").write_text(
        f"[databases]\n* = host={url.host} port={url.port} user={url.username}\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = trust\n"
        f"auth_file = {folder}/users\npool_mode = {mode}\ndefault_pool_size = {2 if mode == 'transaction' else 20}\n"
    )
    assert PGBOUNCER is not None
    account = unprivileged_account()
    if account is not None:
        for path in (folder, *folder.iterdir()):
            os.chown(path, account.pw_uid, account.pw_gid)
    user = {} if account is None else {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    words = [PGBOUNCER, "--quiet", str(folder / "pgbouncer.ini")]
    process = subprocess.Popen(words, stderr=subprocess.DEVNULL, cwd=folder, **user)  # type: ignore[call-overload]
    address = url.set(port=port)
    give_up = time.monotonic() + PATIENCE
    try:
        while not accepts(address.set(drivername="postgresql").render_as_string(hide_password=False)):
            assert process.poll() is None
            assert time.monotonic() < give_up
        yield address.update_query_dict({"pooling": mode}).render_as_string(hide_password=False)
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder)


def accepts(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError:
        return False
    return True


@needs_pgbouncer
@pytest.mark.parametrize("mode", ["session", "transaction"])
def test_a_game_is_played_behind_a_pooler(mode: str, postgres_url: str) -> None:
    with pooled(postgres_url, mode) as address:
        with ServerProcess(address) as server:
            play_some_lines(server)
        engine = open_engine(address)
        for _ in range(3):
            with engine.connect() as connection:
                assert connection.execute(text("SHOW statement_timeout")).scalar() == "30s"
        engine.dispose()


def play_some_lines(server: ServerProcess) -> None:
    @async_test
    async def play() -> None:
        async with Players(server) as players:
            table, seated = await players.start_game("anno1503", 2)
            rng = random.Random(1)
            for _ in range(12):
                seat = seated[0].info(table)["actor"]
                played = await seated[seat].play(table, seat, await random_line(seated[seat], table, seat, rng))
                await asyncio.gather(*(player.wait_for_number(table, played["number"]) for player in seated))

    play()


def test_other_kinds_of_pooling_are_refused() -> None:
    with pytest.raises(FormError, match="store-address"):
        open_engine("postgresql://kontor@127.0.0.1/kontor?pooling=statement")
