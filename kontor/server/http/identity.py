"""Who is asking: a person by key, in a language."""

from typing import Annotated

from fastapi import Depends, Header, Request

from kontor.lang.languages import LANGUAGES
from kontor.lang.translator import Translator
from kontor.server.bots.advice import Adviser
from kontor.server.errors import NoKeyError
from kontor.server.keys import key_hash
from kontor.server.models import Person
from kontor.server.store import rows
from kontor.server.tables.service import TableService


async def service_of(request: Request) -> TableService:
    """The service of this server."""
    service: TableService = request.app.state.service
    return service


async def adviser_of(request: Request) -> Adviser:
    """Who gives hints on this server."""
    adviser: Adviser = request.app.state.adviser
    return adviser


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for.

    >>> language_of("pt-BR,pt;q=0.9,de-AT;q=0.8,en;q=0.5"), language_of("")
    ('de', 'en')
    """
    for part in accepted.split(",")[:20]:
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


async def translator_of(request: Request) -> Translator:
    """Who speaks to this client."""
    return Translator(language_of(request.headers.get("Accept-Language", "")))


def key_of(authorization: str | None) -> str:
    """The key that a request carries; raises `NoKeyError` if it carries none.

    >>> key_of("Bearer abc")
    'abc'
    """
    scheme, _, key = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise NoKeyError
    return key.strip()


Authorization = Annotated[str | None, Header(description="Bearer, and the key", max_length=200)]


async def asker(request: Request, authorization: Authorization = None) -> Person | None:
    """Whoever asks, if they have a key that is known here."""
    if authorization is None:
        return None
    hashed = key_hash(key_of(authorization))
    return await (await service_of(request)).store.read(lambda connection: rows.find_person(connection, hashed))


async def known_asker(person: Annotated[Person | None, Depends(asker)]) -> Person:
    """Whoever asks; raises `NoKeyError` if they are not known."""
    if person is None:
        raise NoKeyError
    return person


AdviserHere = Annotated[Adviser, Depends(adviser_of)]
ServiceHere = Annotated[TableService, Depends(service_of)]
Anybody = Annotated[Person | None, Depends(asker)]
Known = Annotated[Person, Depends(known_asker)]
Speaker = Annotated[Translator, Depends(translator_of)]
