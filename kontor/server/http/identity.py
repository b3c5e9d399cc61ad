"""Dependencies of endpoints: services, and the person and language of a request."""

from contextlib import suppress
from typing import Annotated

from fastapi import Depends, Header, Request

from kontor.engine.errors import KontorError
from kontor.lang.languages import language_of
from kontor.lang.translator import Translator
from kontor.server.addresses import address_of
from kontor.server.bots.advice import Adviser
from kontor.server.errors import NoKeyError
from kontor.server.keys import key_hash
from kontor.server.models import Person
from kontor.server.notify.lookups import WebhookChecker
from kontor.server.records.importer import Importer
from kontor.server.records.long_games import LongGames
from kontor.server.store import rows
from kontor.server.tables.service import TableService

_DAY = 86_400.0


async def service_of(request: Request) -> TableService:
    """Return the table service of this server."""
    service: TableService = request.app.state.service
    return service


async def adviser_of(request: Request) -> Adviser:
    """Return the adviser of this server."""
    adviser: Adviser = request.app.state.adviser
    return adviser


async def importer_of(request: Request) -> Importer:
    """Return the importer of this server."""
    importer: Importer = request.app.state.importer
    return importer


async def long_games_of(request: Request) -> LongGames:
    """Return the answers about long games of this server."""
    long_games: LongGames = request.app.state.long_games
    return long_games


async def webhook_checker_of(request: Request) -> WebhookChecker:
    """Return what checks new webhooks."""
    checker: WebhookChecker = request.app.state.webhook_checker
    return checker


async def translator_of(request: Request) -> Translator:
    """Return a translator for the language of the request."""
    return Translator(language_of(request.headers.get("Accept-Language", "")))


def key_of(authorization: str | None) -> str:
    """Return the key of a request. Raise `NoKeyError` if it has none.

    >>> key_of("Bearer abc")
    'abc'
    """
    scheme, _, key = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise NoKeyError
    return key.strip()


Authorization = Annotated[str | None, Header(description="Bearer, and the key", max_length=200)]


async def optional_person(request: Request, authorization: Authorization = None) -> Person | None:
    """Return the person whose key the request has, or None."""
    if authorization is None:
        return None
    hashed = key_hash(key_of(authorization))
    service = await service_of(request)
    person = await service.store.read(lambda connection: rows.find_person(connection, hashed))
    service.rules.check_person(person)
    if person is not None:
        service.addresses.note(person.id, address_of(request.scope))
        await _record_visit(service, person)
    return person


async def _record_visit(service: TableService, person: Person) -> None:
    """Store that a person is active, at most once a day, so that their account is not pruned."""
    now = service.times.now()
    if now - person.seen > _DAY:
        # A store that takes no writes can still be read.
        with suppress(KontorError):
            await service.store.write(lambda connection: rows.change_person(connection, person.id, {"seen": now}))


async def current_person(person: Annotated[Person | None, Depends(optional_person)]) -> Person:
    """Return the person whose key the request has. Raise `NoKeyError` if there is none."""
    if person is None:
        raise NoKeyError
    return person


AdviserDep = Annotated[Adviser, Depends(adviser_of)]
ImporterDep = Annotated[Importer, Depends(importer_of)]
LongGamesDep = Annotated[LongGames, Depends(long_games_of)]
ServiceDep = Annotated[TableService, Depends(service_of)]
OptionalPerson = Annotated[Person | None, Depends(optional_person)]
CurrentPerson = Annotated[Person, Depends(current_person)]
WebhookCheckerDep = Annotated[WebhookChecker, Depends(webhook_checker_of)]
RequestTranslator = Annotated[Translator, Depends(translator_of)]
