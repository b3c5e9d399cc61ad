"""Score sheet endpoints, for games played with the box: the questions, and the score of a filled form."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request

from kontor.engine.errors import KontorError, Phrase, RuleError
from kontor.engine.protocol import Data
from kontor.engine.registry import game_names, load_game
from kontor.engine.score_sheet import ScoreSheet as GameScoreSheet
from kontor.engine.ui_types import Question
from kontor.lang.sheet import sheet_localizer
from kontor.lang.translator import Localizer, Translator
from kontor.server.http.bodies import GameName
from kontor.server.http.identity import translator_of
from kontor.server.http.score_bodies import (
    ChoiceItem,
    FormMistake,
    RelevantQuestion,
    ScoreForm,
    ScoreQuestions,
    ScoreResult,
    ScoreSheet,
    SheetQuestion,
    SheetRow,
)
from kontor.server.http.score_forms import read_form
from kontor.server.request_json import StrictRoute
from kontor.server.wire.fields import Language

router = APIRouter(prefix="/api/score", tags=["score"], route_class=StrictRoute)
_MOST_QUESTIONS = 400
_LONGEST_NAME = 40


async def _translator(request: Request, language: Annotated[Language | None, Query()] = None) -> Translator:
    return Translator(language) if language is not None else await translator_of(request)


QueryTranslator = Annotated[Translator, Depends(_translator)]


@router.get("/{game}")
async def score_questions(game: GameName, translator: QueryTranslator) -> ScoreQuestions:
    """Return the questions of the score sheet, with limits and names, and a filled form as an example."""
    return _questions(game, translator.language)


@router.post("/{game}")
async def score(game: GameName, form: ScoreForm, translator: QueryTranslator) -> ScoreResult:
    """Return the score sheet of a filled form, or its mistakes."""
    loaded = load_game(game)
    score_sheet = loaded.score_sheet
    if score_sheet is None:
        supported = ", ".join(name for name in game_names() if load_game(name).score_sheet)
        raise RuleError("server:score", "score-no-sheet", name=game, known=supported)
    data = read_form(score_sheet.form_type(), form.model_dump())
    localizer = sheet_localizer(translator, loaded, [_name(player) for player in data["players"]])
    try:
        sheet = score_sheet.score(data)
    except KontorError as error:
        labels = {tuple(question.path): question.label for question in _questions(game, translator.language).questions}
        mistakes = [_mistake(localizer, labels, mistake) for mistake in (error, *error.more)]
        return ScoreResult(sheet=None, questions=[], mistakes=mistakes)
    return ScoreResult(
        sheet=_sheet(localizer, score_sheet, sheet), questions=list(_relevant(walk(score_sheet, data))), mistakes=[]
    )


def _name(player: Data) -> str:
    """Return the name of a player for sentences; empty if the form has no valid one."""
    name = player.get("name", "")
    return name if isinstance(name, str) and len(name) <= _LONGEST_NAME else ""


def _relevant(questions: Iterable[Question]) -> Iterator[RelevantQuestion]:
    """Yield the questions about players. Tie-break questions come last: with them, a player comes up a second time."""
    last, tie = 0, False
    for question in questions:
        if question.path[0] == "players":
            player = int(question.path[1])
            tie, last = tie or player < last, player
            path = [str(part) for part in question.path[2:]]
            yield RelevantQuestion(player=player, path=path, high=question.high, known=[*question.known], tie=tie)


def walk(sheet: GameScoreSheet, form: Mapping[str, Any]) -> Iterator[Question]:
    """Yield every question that matters for a form, answered there or not.

    >>> sheet = load_game("anno1800").score_sheet
    >>> form = {"objectives": ["university"], "players": [{}, {}]}
    >>> paths = [question.path for question in walk(sheet, form)]
    >>> ("players", 0, "cubes", "engineer") in paths, ("players", 0, "cubes", "farmer") in paths
    (True, False)
    """
    answers = sheet.normalized(form)
    so_far: Data = {"players": [{"name": player.get("name", "")} for player in answers["players"]]}
    for _ in range(_MOST_QUESTIONS):
        question = sheet.next_question(so_far)
        if question is None:
            return
        yield question
        target: Any = so_far
        source: Any = answers
        for part in question.path[:-1]:
            target = target[part] if isinstance(part, int) else target.setdefault(part, {})
            source = source[part] if isinstance(part, int) else source.get(part, {})
        default: object = 0 if question.kind == "number" else False if question.kind == "yes" else []
        target[question.path[-1]] = source.get(question.path[-1], default)


@lru_cache(32)
def _questions(name: str, language: str) -> ScoreQuestions:
    game = load_game(name)
    sheet = game.score_sheet
    form = ScoreQuestions(
        game=name,
        scored=sheet is not None,
        fewest=game.fewest,
        most=game.most,
        shared=[],
        questions=[],
        example=sheet.normalized(sheet.example()) if sheet is not None else {},
    )
    if sheet is None:
        return form
    localizer = Localizer(Translator(language), game, [])
    blank = walk(sheet, {"players": [{} for _ in range(game.fewest)]})
    always = {tuple(question.path) for question in _relevant(blank) if not question.tie}
    for question in sheet.questions():
        sheet_question = _question(localizer, question, tuple(question.path[2:]) in always)
        (form.questions if question.path[0] == "players" else form.shared).append(sheet_question)
    return form


def _question(localizer: Localizer, question: Question, always: bool) -> SheetQuestion:
    items: list[ChoiceItem] = []
    for name in question.known:
        about = [localizer.render(phrase) for phrase in localizer.presentation.figure_phrases(question.family, name)]
        items.append(ChoiceItem(name=name, label=localizer.name(question.family, name), about="; ".join(about)))
    label = question.label or question.phrase
    path = question.path[2:] if question.path[0] == "players" else question.path
    return SheetQuestion(
        path=[str(part) for part in path],
        kind=question.kind,
        label=localizer.render(label),
        hint=localizer.translator.form(label.key, "hint", {}),
        high=question.high,
        items=items,
        always=always,
    )


def _mistake(localizer: Localizer, labels: dict[tuple[str, ...], str], error: KontorError) -> FormMistake:
    """Return a mistake whose text names its place by label, not by its path in the form."""
    player, path = -1, _path(str(error.phrase.args.get("path", "")))
    if len(path) > 1 and path[0] == "players":
        player, path = int(path[1]), path[2:]
    label = next((labels[path[:length]] for length in range(len(path), 0, -1) if path[:length] in labels), "")
    if player >= 0:
        # A field that is not asked for in this form has no label; use its path.
        label = localizer.translator.say("score-where", player=localizer.players[player], label=label or ".".join(path))
    args = {**error.phrase.args, **({"path": label} if label else {})}
    text = localizer.render(Phrase(error.phrase.key, args))
    return FormMistake(player=player, path=[*path], rule=error.rule, key=error.phrase.key, text=text)


def _path(text: str) -> tuple[str, ...]:
    """Return the parts of a path.

    >>> _path("players[0].cards.new_world")
    ('players', '0', 'cards', 'new_world')
    """
    return tuple(re.findall(r"[^.\[\]{}…]+", text))


def _sheet(localizer: Localizer, score_sheet: GameScoreSheet, score: Data) -> ScoreSheet:
    texts = score_sheet.texts(score)
    parts = {part.name: localizer.render_all(part.entries) for part in texts.parts}
    rows = [
        SheetRow(source=row["source"], label=localizer.render(label), points=row["points"])
        for row, label in zip(score["rows"], texts.rows, strict=True)
    ]
    rendered: Data = {
        **parts,
        "players": localizer.players,
        "rows": rows,
        "total_label": localizer.render(texts.total),
        "verdict": localizer.render(texts.verdict),
        "notes": [localizer.render(note) for note in texts.notes],
    }
    return ScoreSheet(**{**score, **rendered})
