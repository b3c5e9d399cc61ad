"""Text endpoints: the sentences of the pages and games, and the texts on game components."""

import json
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from fastapi.responses import Response

from kontor.engine.protocol import AnyGame
from kontor.engine.registry import load_game
from kontor.lang.translator import Localizer, Translator, source
from kontor.server.http.bodies import GameName, GameQuery
from kontor.server.http.compression import compressed_response
from kontor.server.http.identity import OptionalPerson, ServiceDep
from kontor.server.http.tables import TableName
from kontor.server.tables.dispatch import check_admitted
from kontor.server.wire.fields import Language

router = APIRouter(prefix="/api", tags=["words"])
Encodings = Annotated[str, Header(include_in_schema=False)]
_PAGE = ("page", "help", "levels")
"""Prefixes of the language files for the client."""


@router.get(
    "/words/{language}",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 304: {"description": "Not modified"}},
)
async def words(
    language: Language,
    game: GameQuery = None,
    if_none_match: Annotated[str | None, Header(max_length=400)] = None,
    accept_encoding: Encodings = "",
) -> Response:
    """Return the sentences of the client, or of a game, in a language. The format is Project Fluent."""
    text, etag = _source(language, (load_game(game).name,) if game is not None else _PAGE)
    headers = {"ETag": etag, "Cache-Control": "public, no-cache"}
    client_tags = [part.strip().removeprefix("W/") for part in (if_none_match or "").split(",")]
    if etag in client_tags or "*" in client_tags:
        return Response(status_code=304, headers=headers)
    return compressed_response(text.encode(), "text/plain; charset=utf-8", accept_encoding, headers)


@cache
def _source(language: str, prefixes: tuple[str, ...]) -> tuple[str, str]:
    """Return the language files with these prefixes, and an ETag of their content."""
    text = source(language, prefixes)
    return text, f'"{sha256(text.encode()).hexdigest()[:32]}"'


@router.get("/facts/{language}/{game}", response_model=dict[str, Any])
async def facts(language: Language, game: GameName, accept_encoding: Encodings = "") -> Response:
    """Return the texts on the components of a game."""
    return compressed_response(_facts_text(load_game(game).name, language), "application/json", accept_encoding)


@cache
def _facts_text(game: str, language: Language) -> bytes:
    return json.dumps(_facts(load_game(game), language), ensure_ascii=False, separators=(",", ":")).encode()


@router.get("/tables/{table}/facts")
async def table_facts(
    table: TableName, person: OptionalPerson, service: ServiceDep, language: Annotated[Language, Query()]
) -> dict[str, Any]:
    """Return the texts on the components at a table, which may have its own figures."""
    async with service.at(table) as session:
        check_admitted(session, person.id if person is not None else None)
        game = load_game(session.game, session.setup["content"], session.rules)
    return _facts(game, language)


def _facts(game: AnyGame, language: Language) -> dict[str, Any]:
    facts: dict[str, Any] = Localizer(Translator(language), game, []).render_all(game.presentation.facts())
    return facts
