"""Heartbeats stay short, however many games are in play."""

from sqlalchemy import text

from kontor.server.cluster import rows
from kontor.server.store.database import migrate, open_engine


def test_a_heartbeat_does_not_look_through_all_games(postgres_url: str) -> None:
    engine = open_engine(postgres_url)
    migrate(engine)
    say = rows.Exchange("a", 60.0, True, {"t": [7]}, ["t"], [], ["t"])
    with engine.begin() as connection:
        for server in "ab":
            rows.register(connection, server, 60.0)
    with engine.begin() as other, engine.begin() as connection:
        # Whoever reads seats now, fails.
        other.execute(text("LOCK TABLE seats"))
        connection.execute(text("SET LOCAL lock_timeout TO '1ms'"))
        news = rows.exchange(connection, say)
    assert news is not None
    assert (news.leased, news.others) == (["t"], {"b"})
    engine.dispose()
