"""Message keys that the Python code spells out, read from its syntax trees."""

import ast
import re
from collections.abc import Iterator

from kontor.engine.registry import game_names
from tools.checks.static_strings import calls, files_of, reader_of
from tools.paths import ROOT

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")


def spelled_keys() -> Iterator[str]:
    """Yield every string of the code that looks like a key, f-strings with known parts included."""
    codes = {game: set(refusal_codes(game)) for game in game_names()}
    for path in files_of("kontor"):
        reader = reader_of(path)
        joined = [node for node in ast.walk(reader.tree) if isinstance(node, ast.JoinedStr)]
        within = {id(part) for node in joined for part in node.values}
        texts = [text for node in joined for text in reader.texts(node)]
        for node in ast.walk(reader.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in within:
                texts.append(node.value)
        own_codes = codes.get(path.relative_to(ROOT / "kontor").parts[0], set())
        yield from (text for text in texts if KEY.fullmatch(text) and text not in own_codes)


def refusal_codes(game: str) -> Iterator[str]:
    """Yield the refusal codes in a game's calls of `refused` and `misspelled`; their keys begin with `GAME-why-`."""
    for name, at in (("refused", 1), ("misspelled", 0)):
        for reader, call in calls(f"kontor/{game}", name):
            yield from (code for code in reader.texts(call.args[at]) if code)


def event_keys(game: str) -> Iterator[str]:
    """Yield the key of every event a game logs; events with a secret have a second one for its owner."""
    for reader, call in calls(f"kontor/{game}", "Event"):
        for kind in reader.texts(call.args[0]):
            yield f"{game}-event-{kind}"
            if any(keyword.arg == "secret" for keyword in call.keywords):
                yield f"{game}-event-{kind}_self"


def name_keys(game: str, vocabulary: dict[str, str], items: dict[str, list[str]]) -> Iterator[str]:
    """Yield the keys of the names that a game's sentences can contain."""
    for family in sorted(set(vocabulary.values()) - {"player"}):
        yield from (f"{game}-{family}-{name}" for name in items[family])
