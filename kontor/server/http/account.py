"""Account endpoints: name, language, webhook, key rotation, deletion."""

from time import time
from typing import Annotated

from fastapi import APIRouter, Header, Request
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kontor.engine.errors import FormError, RuleError
from kontor.engine.protocol import Data
from kontor.lang.translator import clean
from kontor.server.addresses import address_of
from kontor.server.errors import ForbiddenError
from kontor.server.http.bodies import Account, AccountUpdate, NewKey
from kontor.server.http.identity import (
    Authorization,
    CurrentPerson,
    RequestTranslator,
    ServiceDep,
    WebhookCheckerDep,
    key_of,
)
from kontor.server.keys import key_hash
from kontor.server.models import Person
from kontor.server.notify.notice_queue import Notice
from kontor.server.rate_limits import group
from kontor.server.request_json import StrictRoute
from kontor.server.store import rows
from kontor.server.tables.forgetting import forget

Confirm = Annotated[str, Header(max_length=20, json_schema_extra={"enum": ["delete"]})]
router = APIRouter(prefix="/api/me", tags=["me"], route_class=StrictRoute)


@router.get("")
async def me(person: CurrentPerson) -> Account:
    """Return the account of this person."""
    return _me(person)


def _me(person: Person) -> Account:
    return Account.model_validate(
        {
            "person": person.id,
            "name": person.name,
            "language": person.language,
            "webhook": bool(person.webhook),
        }
    )


@router.put("")
async def update_me(
    body: AccountUpdate,
    request: Request,
    service: ServiceDep,
    translator: RequestTranslator,
    webhook_checker: WebhookCheckerDep,
    authorization: Authorization = None,
) -> Account:
    """Register a key, or change the account of a registered key."""
    hashed = key_hash(key_of(authorization))
    person = await service.store.read(lambda connection: rows.find_person(connection, hashed))
    service.rules.check_person(person)
    if person is None:
        if not service.rules.sign_up:
            raise ForbiddenError("sign-up-closed")
        service.quotas.count_account(address_of(request.scope))
    values: Data = {}
    if body.name is not None:
        values["name"] = _name(body.name)
    if body.language is not None:
        values["language"] = body.language
    if body.webhook is not None:
        if body.webhook:
            await webhook_checker.check(body.webhook, hashed, group(address_of(request.scope)))
        values["webhook"] = body.webhook or None
    name, language = values.get("name", ""), values.get("language", translator.language)
    now = time()

    def write(connection: Connection) -> Person:
        person = rows.sign_in(connection, hashed, name or translator.say("person-unnamed"), language, now)
        if values:
            rows.change_person(connection, person.id, values)
        return person._replace(**values)

    return _me(await service.store.write(write))


def _name(text: str) -> str:
    name = clean(text).strip()
    if not name:
        raise RuleError("server:person", "person-name")
    return name


@router.post("/key")
async def change_key(body: NewKey, person: CurrentPerson, service: ServiceDep) -> Account:
    """Replace the key. The old one is invalid from now on."""
    hashed = key_hash(body.key)
    try:
        await service.store.write(lambda connection: rows.change_person(connection, person.id, {"key_hash": hashed}))
    except IntegrityError:
        raise RuleError("server:key", "key-taken") from None
    # End connections that used the old key.
    service.viewers.hang_up(person.id, valid=hashed)
    service.peers.announce_person(person.id)
    return _me(person)


@router.post("/webhook", status_code=202)
async def test_webhook(
    person: CurrentPerson, service: ServiceDep, request: Request, translator: RequestTranslator
) -> None:
    """Send a test notice to this person's webhook."""
    if not person.webhook:
        raise RuleError("server:webhook", "webhook-none")
    text = translator.say("notice-trial")
    address = service.addresses.of(person.id)
    notice = Notice(person.webhook, text, service.settings.public_url, "", "", "trial", person.id, address)
    request.app.state.webhook_sender.post(notice)


@router.delete("", status_code=204)
async def forget_me(
    person: CurrentPerson, service: ServiceDep, translator: RequestTranslator, confirm: Confirm
) -> None:
    """Delete the account. Bots take over its seats. The header `Confirm` must be `delete`."""
    if confirm != "delete":
        raise FormError("server:person", "person-confirm")
    await forget(service, person.id, translator.say("person-forgotten"))
