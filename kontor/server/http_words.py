"""Words for clients: the sentences of the built-in page, the names of a game, and what is printed on its components."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from kontor.lang.translator import Teller, Translator
from kontor.server.doing import check_admitted
from kontor.server.http_tables import TableName
from kontor.server.messages import Language
from kontor.server.persons import Anybody, HallHere
from kontor.table.errors import Phrase
from kontor.table.protocol import AnyGame
from kontor.table.registry import load_game

router = APIRouter(prefix="/api", tags=["words"])
_SHOWN = ("screen", "short", "list")
"""Families that screens use beside the names of a game."""


@router.get("/words/{language}")
async def words(language: Language, game: Annotated[str | None, Query(max_length=40)] = None) -> dict[str, str]:
    """The words of the built-in page in a language; those of a game too, if one is named."""
    translator = Translator(language)
    found = translator.family("page-")
    if game is not None:
        loaded = load_game(game)
        for family in sorted({*loaded.vocabulary.values(), *_SHOWN}):
            found |= translator.family(f"{loaded.name}-{family}-")
    return found


@router.get("/facts/{language}/{game}")
async def facts(language: Language, game: Annotated[str, Path(max_length=40)]) -> dict[str, Any]:
    """What is printed on the components of a game, in sentences."""
    return _facts(load_game(game), language)


@router.get("/tables/{table}/facts")
async def table_facts(
    table: TableName, person: Anybody, hall: HallHere, language: Annotated[Language, Query()]
) -> dict[str, Any]:
    """The same for a table, which may have figures of its own."""
    async with hall.at(table) as sitting:
        check_admitted(sitting, person.id if person is not None else None)
        game = load_game(sitting.game, sitting.wishes["content"])
    return _facts(game, language)


def _facts(game: AnyGame, language: Language) -> dict[str, Any]:
    teller = Teller(Translator(language), game, [])
    return {name: _told(value, teller) for name, value in game.facts().items()}


def _told(value: Any, teller: Teller) -> Any:
    """A fact with its phrases as sentences; several phrases in a row make one sentence.

    >>> teller = Teller(Translator("en"), load_game("anno1503"), [])
    >>> _told({"gold": [Phrase("anno1503-good-wood", {}), Phrase("anno1503-good-stone", {})], "level": 2}, teller)
    {'gold': 'wood, stone', 'level': 2}
    """
    if isinstance(value, Phrase):
        return teller.tell(value)
    if isinstance(value, dict):
        return {name: _told(part, teller) for name, part in value.items()}
    if isinstance(value, list | tuple):
        told = [_told(part, teller) for part in value]
        return ", ".join(told) if value and all(isinstance(part, Phrase) for part in value) else told
    return value
