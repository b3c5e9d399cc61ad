"""Oneself over HTTP: being known by a key, name, language, webhook, another key, and being forgotten."""

import asyncio
from time import monotonic, time

from fastapi import APIRouter, Header, Request
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import FormError, RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import clean
from kontor.server.errors import NoSuchTableError, TooManyError
from kontor.server.http.bodies import KeyWish, Me, MeWish
from kontor.server.http.identity import Authorization, HallHere, Known, Speaker, key_of
from kontor.server.http.middleware import address_of
from kontor.server.keys import key_hash
from kontor.server.models import Person
from kontor.server.notify.webhooks import Notice, check_webhook
from kontor.server.store import rows
from kontor.server.tables import joining
from kontor.server.tables.service import Hall

router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("")
async def me(person: Known) -> Me:
    """Who am I?"""
    return _me(person)


def _me(person: Person) -> Me:
    return Me.model_validate(
        {
            "person": person.id,
            "name": person.name,
            "language": person.language,
            "webhook": bool(person.webhook),
        }
    )


@router.put("")
async def change_me(
    wish: MeWish, request: Request, hall: HallHere, speaker: Speaker, authorization: Authorization = None
) -> Me:
    """Make oneself known by a key, or change what is known."""
    hashed = key_hash(key_of(authorization))
    known = await hall.store.read(lambda found: rows.find_person(found, hashed))
    if known is None and not hall.newcomers.allow(address_of(request.scope), monotonic()):
        raise TooManyError("requests-too-many")
    values: Data = {}
    if wish.name is not None:
        values["name"] = _name(wish.name)
    if wish.language is not None:
        values["language"] = wish.language
    if wish.webhook is not None:
        if wish.webhook:
            await asyncio.to_thread(check_webhook, wish.webhook, hall.settings.local_webhooks)
        values["webhook"] = wish.webhook or None
    name, language = values.get("name", ""), values.get("language", speaker.language)
    now = time()

    def write(found: Connection) -> Person:
        person = rows.welcome(found, hashed, name or speaker.say("person-unnamed"), language, now)
        if values:
            rows.change_person(found, person.id, values)
        return person._replace(**values)

    return _me(await hall.store.write(write))


def _name(text: str) -> str:
    name = clean(text).strip()
    if not name:
        raise FormError("server:person", "person-name")
    return name


@router.post("/key")
async def change_key(wish: KeyWish, person: Known, hall: HallHere) -> Me:
    """Take another key; the old one is worthless from now on."""
    hashed = key_hash(wish.key)
    try:
        await hall.store.write(lambda found: rows.change_person(found, person.id, {"key_hash": hashed}))
    except IntegrityError:
        raise RuleError("server:key", "key-taken") from None
    # Whoever came in with the old key is shown out.
    hall.hang_up(person.id)
    return _me(person)


@router.post("/webhook", status_code=202)
async def try_webhook(person: Known, hall: HallHere, request: Request, speaker: Speaker) -> None:
    """Send a notice to one's webhook, to see whether it arrives."""
    if not person.webhook:
        raise RuleError("server:webhook", "webhook-none")
    text = speaker.say("notice-trial")
    request.app.state.postman.post(Notice(person.webhook, text, hall.settings.public_url, "", "", "trial"))


@router.delete("", status_code=204)
async def forget_me(person: Known, hall: HallHere, speaker: Speaker, confirm: str = Header(max_length=20)) -> None:
    """Delete all that is kept of oneself; bots play on at one's tables. The header `Confirm` must say `delete`."""
    if confirm != "delete":
        raise FormError("server:person", "person-confirm")
    name = speaker.say("person-forgotten")
    held = await hall.store.read(lambda found: rows.seats_held(found, person.id))
    for table in held:
        await _leave_table(hall, table, person.id, name)
    await hall.store.write(lambda found: rows.forget_person(found, person.id, name, held))
    hall.forgotten.add(person.id)
    hall.hang_up(person.id)
    for sitting in list(hall.sittings.values()):
        spoke = any(happening.entry.person == person.id for happening in sitting.happened)
        if sitting.id in held or person.id in sitting.guests or spoke:
            hall.throw_away(sitting)


async def _leave_table(hall: Hall, table: str, person: int, name: str) -> None:
    """Give up one's seats at a table; one that nobody else sits at is deleted."""
    try:
        async with hall.at(table) as sitting:
            others = any(seat.person not in (None, person) for seat in sitting.seats)
            frozen = sitting.frozen is not None
        if not others:
            await hall.delete(table)
        elif not frozen:
            await hall.change(table, lambda found: joining.give_up(found, person, name))
    except NoSuchTableError:
        # It was deleted meanwhile.
        return
