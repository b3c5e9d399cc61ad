"""Account endpoints: name, language, webhook, key rotation, deletion."""

import asyncio
from time import monotonic, time

from fastapi import APIRouter, Header, Request
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import FormError, RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import clean
from kontor.server.errors import TooManyError
from kontor.server.http.bodies import KeyWish, Me, MeWish
from kontor.server.http.identity import Authorization, Known, ServiceHere, Speaker, key_of
from kontor.server.http.middleware import address_of
from kontor.server.keys import key_hash
from kontor.server.models import Person
from kontor.server.notify.webhooks import Notice, check_webhook
from kontor.server.store import rows
from kontor.server.tables.forgetting import forget

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
    wish: MeWish, request: Request, service: ServiceHere, speaker: Speaker, authorization: Authorization = None
) -> Me:
    """Make oneself known by a key, or change what is known."""
    hashed = key_hash(key_of(authorization))
    known = await service.store.read(lambda connection: rows.find_person(connection, hashed))
    if known is None and not service.newcomers.allow(address_of(request.scope), monotonic()):
        raise TooManyError("requests-too-many")
    values: Data = {}
    if wish.name is not None:
        values["name"] = _name(wish.name)
    if wish.language is not None:
        values["language"] = wish.language
    if wish.webhook is not None:
        if wish.webhook:
            await asyncio.to_thread(check_webhook, wish.webhook, service.settings.local_webhooks)
        values["webhook"] = wish.webhook or None
    name, language = values.get("name", ""), values.get("language", speaker.language)
    now = time()

    def write(connection: Connection) -> Person:
        person = rows.welcome(connection, hashed, name or speaker.say("person-unnamed"), language, now)
        if values:
            rows.change_person(connection, person.id, values)
        return person._replace(**values)

    return _me(await service.store.write(write))


def _name(text: str) -> str:
    name = clean(text).strip()
    if not name:
        raise FormError("server:person", "person-name")
    return name


@router.post("/key")
async def change_key(wish: KeyWish, person: Known, service: ServiceHere) -> Me:
    """Take another key; the old one is worthless from now on."""
    hashed = key_hash(wish.key)
    try:
        await service.store.write(lambda connection: rows.change_person(connection, person.id, {"key_hash": hashed}))
    except IntegrityError:
        raise RuleError("server:key", "key-taken") from None
    # Whoever came in with the old key is shown out.
    service.hang_up(person.id)
    return _me(person)


@router.post("/webhook", status_code=202)
async def try_webhook(person: Known, service: ServiceHere, request: Request, speaker: Speaker) -> None:
    """Send a notice to one's webhook, to see whether it arrives."""
    if not person.webhook:
        raise RuleError("server:webhook", "webhook-none")
    text = speaker.say("notice-trial")
    request.app.state.webhook_sender.post(Notice(person.webhook, text, service.settings.public_url, "", "", "trial"))


@router.delete("", status_code=204)
async def forget_me(
    person: Known, service: ServiceHere, speaker: Speaker, confirm: str = Header(max_length=20)
) -> None:
    """Delete all that is kept of oneself; bots play on at one's tables. The header `Confirm` must say `delete`."""
    if confirm != "delete":
        raise FormError("server:person", "person-confirm")
    await forget(service, person.id, speaker.say("person-forgotten"))
