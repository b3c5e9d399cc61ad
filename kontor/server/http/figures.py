"""Figures endpoints: our figures with their sources, for people who own the box, and the file to correct them in."""

from functools import lru_cache

from fastapi import APIRouter, Response
from pydantic import BaseModel

from kontor.engine.protocol import AnyGame
from kontor.engine.provenance import SOURCE_MARKS, UNMARKED
from kontor.engine.registry import load_game
from kontor.lang.editions import Switch, switches
from kontor.lang.figures import figure_groups
from kontor.lang.translator import Translator
from kontor.server.http.bodies import GameName
from kontor.server.wire.fields import Language

router = APIRouter(prefix="/api/figures", tags=["figures"])


class FigureRow(BaseModel):
    """A figure, or the figures of one component. `source` marks in the file how far it can be trusted."""

    name: str
    text: str
    source: str


class FigureGroup(BaseModel):
    """A table of figures. `part` is its name in the file."""

    part: str
    title: str
    rows: list[FigureRow]


class Trust(BaseModel):
    """A mark: its name, what it means, and how many rows have it."""

    source: str
    label: str
    meaning: str
    rows: int


class EditionValue(BaseModel):
    """A way to play something, and the editions of the rules that have it."""

    label: str
    editions: list[str]


class EditionSwitch(BaseModel):
    """Something in which the editions of the rules differ."""

    name: str
    label: str
    values: list[EditionValue]


class Figures(BaseModel):
    """All figures of a game by group, the marks (most trusted first), and the differences between editions."""

    game: str
    title: str
    groups: list[FigureGroup]
    trust: list[Trust]
    editions: list[EditionSwitch]
    file: str
    """The URL of the file with the figures."""


@router.get("/{game}.toml", response_class=Response, responses={200: {"content": {"application/toml": {}}}})
async def figures_file(game: GameName) -> Response:
    """Return the file with our figures, to correct what differs in the reader's copy of the game."""
    loaded = load_game(game)
    headers = {"Content-Disposition": f'attachment; filename="{loaded.name}.toml"'}
    return Response(loaded.built_in_text(), 200, headers, "application/toml; charset=utf-8")


@router.get("/{language}/{game}")
async def figures(language: Language, game: GameName) -> Figures:
    """Return our figures in a language, each with its source."""
    return _figures(load_game(game).name, language)


@lru_cache(32)
def _figures(name: str, language: str) -> Figures:
    game, translator = load_game(name), Translator(language)
    groups = [
        FigureGroup(part=group.part, title=group.title, rows=[FigureRow(**row._asdict()) for row in group.rows])
        for group in figure_groups(translator, game)
    ]
    marks = [row.source for group in groups for row in group.rows]
    trust = [
        Trust(
            source=mark,
            label=translator.say(f"content-show-source-{mark}"),
            meaning=translator.say(f"content-show-meaning-{mark}"),
            rows=marks.count(mark),
        )
        for mark in (*SOURCE_MARKS, UNMARKED)
        if mark in marks
    ]
    return Figures(
        game=name,
        title=translator.say(f"{name}-title"),
        groups=groups,
        trust=trust,
        editions=_editions(translator, game),
        file=f"/api/figures/{name}.toml",
    )


def _editions(translator: Translator, game: AnyGame) -> list[EditionSwitch]:
    def edition_names(switch: Switch, value: str | int) -> list[str]:
        editions = [edition for edition, its_value in switch.by_edition.items() if its_value == value]
        return [translator.say(f"{game.name}-edition-{edition}") for edition in editions]

    return [
        EditionSwitch(
            name=switch.name,
            label=switch.label,
            values=[
                EditionValue(label=label, editions=edition_names(switch, value))
                for value, label in switch.values.items()
            ],
        )
        for switch in switches(translator, game)
    ]
