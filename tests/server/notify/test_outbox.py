"""The outbox: each stored notice is sent once, however long it waits for its turn."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, func, insert, select

from kontor.server.keys import new_table_id
from kontor.server.limits import Limits
from kontor.server.models import Person
from kontor.server.notify.notifier import Notifier
from kontor.server.notify.webhooks import WebhookSender
from kontor.server.store.rows import change_person
from kontor.server.store.schema import NOTICES
from kontor.server.tables.creation import create
from kontor.server.tables.service import TableService
from kontor.server.tables.timing.timekeeper import Timekeeper
from tests.server.support.hook import Hook
from tests.server.support.tables import FREE, ME, table_request, with_service

LONG = 1000.0
"""Seconds after which another server takes over what this one has not delivered."""


async def store_notices(service: TableService, persons: Sequence[Person], url: str) -> None:
    """Give each person a webhook and a notice."""
    table = (await service.add(new_table_id(), create(table_request(ME, FREE), persons[0]))).id

    def write(connection: Connection) -> None:
        for person in persons:
            change_person(connection, person.id, {"webhook": f"{url}/{person.name}"})
            connection.execute(insert(NOTICES).values(table_id=table, person=person.id, kind="over", until=0.0))

    await service.store.write(write)


async def count_stored(service: TableService) -> int:
    return await service.store.read(
        lambda connection: int(connection.execute(select(func.count()).select_from(NOTICES)).scalar_one())
    )


async def deliver_all(service: TableService, notifier: Notifier) -> None:
    """Let the sender send everything."""
    await notifier.webhook_sender.start()
    while await count_stored(service):
        await notifier.deliver()
        await asyncio.sleep(0.01)
    await notifier.webhook_sender.close()


def test_a_notice_that_waits_long_for_its_turn_is_sent_once(tmp_path: Path, hook: Hook) -> None:
    clock = [1000.0]

    async def use(service: TableService, persons: list[Person]) -> None:
        service.times = Timekeeper(lambda: clock[0], lambda: clock[0])
        await store_notices(service, persons, hook.url)
        # The sender is not started yet: everything waits.
        notifier = Notifier(service, WebhookSender(allow_local=True))
        for _ in range(3):
            await notifier.deliver()
            clock[0] += LONG
        await deliver_all(service, notifier)
        assert notifier.webhook_sender.sent == hook.received.qsize() == len(persons)

    with_service(tmp_path, "Ada Ben Cleo", use)


def test_only_as_many_notices_are_taken_as_may_wait(tmp_path: Path, hook: Hook) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        await store_notices(service, persons, hook.url)
        notifier = Notifier(service, WebhookSender(allow_local=True, limits=Limits()._replace(notices_waiting=2)))
        await notifier.deliver()
        await deliver_all(service, notifier)
        assert (notifier.webhook_sender.sent, notifier.webhook_sender.dropped) == (len(persons), 0)

    with_service(tmp_path, "Ada Ben Cleo Dan", use)


def test_a_notice_to_a_person_who_has_removed_the_webhook_is_deleted(tmp_path: Path, hook: Hook) -> None:
    async def use(service: TableService, persons: list[Person]) -> None:
        await store_notices(service, persons, hook.url)
        await service.store.write(lambda connection: change_person(connection, persons[0].id, {"webhook": None}))
        notifier = Notifier(service, WebhookSender(allow_local=True))
        await notifier.deliver()
        assert await count_stored(service) == 1

    with_service(tmp_path, "Ada Ben", use)
