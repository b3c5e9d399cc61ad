"""Records: complete games as JSON (R1 to R9)."""

import json
import os
import re
from math import isfinite
from pathlib import Path
from typing import Final, NoReturn

from kontor.engine.errors import FormError
from kontor.engine.protocol import Data
from kontor.engine.validation import Validator

FORMAT: Final = 1
"""The version of the record format (R1)."""
LARGEST_FILE: Final = 16 * 1024 * 1024
"""In bytes. The longest games take a fraction of this."""


_SURROGATE: Final = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")


class Record:
    """A recorded game: players, options, deal, lines and result.

    >>> record = read_record('{"kontor": 1, "rules": 1, "game": "anno1503", "players": ["a", "b"], '
    ...                      '"options": {}, "deal": {}, "moves": []}')
    >>> record.players
    ['a', 'b']
    """

    def __init__(self, game: str, rules: int, players: list[str], options: Data, deal: Data, moves: list[str]) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.deal = deal
        self.moves = moves
        self.seed: int | str | None = None
        self.content: Data = {}
        self.result: Data | None = None
        self.broken_off: str | None = None
        self.seats: list[str] = []
        """By seat, to resume a saved game: the name of the bot, or an empty text for a person."""
        self.taken_back = 0
        """How many undone lines `can_undo` would not have allowed."""

    def data(self) -> Data:
        """Return the record as plain data, with the keys in the order of the format.

        >>> Record("anno1503", 1, ["Ada", "Ben"], {}, {}, ["* roll 3"]).data()["moves"]
        ['* roll 3']
        """
        data: Data = {"kontor": FORMAT, "rules": self.rules, "game": self.game, "players": self.players}
        data["options"] = self.options
        if self.seed is not None:
            data["seed"] = self.seed
        if self.content:
            data["content"] = self.content
        data["deal"] = self.deal
        data["moves"] = self.moves
        if self.seats:
            data["seats"] = self.seats
        if self.taken_back:
            data["taken_back"] = self.taken_back
        if self.result is not None:
            data["result"] = self.result
        if self.broken_off is not None:
            data["broken_off"] = self.broken_off
        return data

    def text(self) -> str:
        """Return the record as the text of a file, with one line for each key and each move.

        >>> Record("anno1503", 1, ["Ada", "Ben"], {}, {}, ["* roll 3", "0 end"]).text().splitlines()[-2:]
        ['  "* roll 3",', '  "0 end"]}']
        """
        lines: list[str] = []
        for key, value in self.data().items():
            if key == "moves" and value:
                moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in value)
                lines.append(f' "moves": [\n  {moves}]')
            else:
                lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
        # JSON input may contain lone surrogates, which UTF-8 cannot encode. They are escaped.
        return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", "{\n" + ",\n".join(lines) + "}\n")


def read_record(text: str) -> Record:
    """Parse a record. Check its form only, not the game.

    >>> record = Record("anno1503", 1, ["Ada", "Ben"], {}, {}, ["* roll 3"])
    >>> read_record(record.text()).moves
    ['* roll 3']
    """
    return record_of(read_json(text))


def record_of(data: object) -> Record:
    """Return the record from plain data. Check its form only, not the game.

    >>> record_of(Record("anno1503", 1, ["Ada", "Ben"], {}, {}, ["* roll 3"]).data()).moves
    ['* roll 3']
    """
    validator = Validator(data)
    validator.raise_problems()
    _check_version(validator)
    game = validator.string("game")
    rules = validator.integer("rules")
    players = validator.strings("players")
    options = dict(validator.table("options").data) if validator.has("options") else {}
    record = Record(game, rules, players, options, dict(validator.table("deal").data), validator.strings("moves"))
    if validator.has("seed"):
        seed = validator.value("seed")
        if isinstance(seed, str) or (isinstance(seed, int) and not isinstance(seed, bool)):
            record.seed = seed
        else:
            validator.wrong_type(("seed",), "integer")
    if validator.has("content"):
        record.content = dict(validator.table("content").data)
    if validator.has("result"):
        record.result = dict(validator.table("result").data)
    if validator.has("broken_off"):
        record.broken_off = validator.string("broken_off")
    # `seats` and `taken_back` are not part of the format. Other programs may use the keys differently, and R3 ignores
    # unknown keys, so unsuitable values are ignored.
    seats = validator.data.get("seats")
    if isinstance(seats, list) and len(seats) == len(players) and all(isinstance(seat, str) for seat in seats):
        record.seats = seats
    taken_back = validator.data.get("taken_back")
    if isinstance(taken_back, int) and not isinstance(taken_back, bool) and taken_back > 0:
        record.taken_back = taken_back
    validator.raise_problems()
    return record


def _check_version(validator: Validator) -> None:
    version = validator.integer("kontor", low=-(10**9), high=10**9)
    validator.raise_problems()
    if version != FORMAT:
        raise FormError("record:R1", "record-version", found=version, known=FORMAT)


def read_file(path: Path) -> str:
    """Return the text of a file of reasonable size. Raise `FormError` if it cannot be read.

    >>> "Records" in read_file(Path(__file__))
    True
    """
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise FormError("record:R1", "file-missing") from None
    except (OSError, ValueError):
        # Windows reports a folder as a missing permission.
        key = "file-is-folder" if os.path.isdir(path) else "file-unreadable"
        raise FormError("record:R1", key) from None
    if len(raw) > LARGEST_FILE:
        raise FormError("record:R1", "file-too-large", limit=LARGEST_FILE // (1024 * 1024))
    if not raw.strip():
        raise FormError("record:R1", "file-empty")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormError("record:R1", "file-not-text") from None


def write_file(path: Path, text: str) -> None:
    """Write a file atomically and flush it to the disk.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_file(Path(folder) / "note", "Ada")
    ...     read_file(Path(folder) / "note")
    'Ada'
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def read_json(text: str) -> object:
    """Parse untrusted JSON. Raise `FormError` if it is broken or not portable.

    >>> read_json('{"gold": 7}')
    {'gold': 7}
    """
    try:
        return json.loads(text, parse_constant=_refuse_constant, parse_float=_finite, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError as error:
        raise FormError("record:R1", "json-broken", line=str(error.lineno), column=str(error.colno)) from None
    except RecursionError:
        raise FormError("record:R1", "json-too-deep") from None
    except ValueError:
        # A number with thousands of digits, or an infinite one.
        raise FormError("record:R1", "json-number") from None


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(text)
    return value


def _unique_keys(pairs: list[tuple[str, object]]) -> Data:
    data: Data = {}
    for key, value in pairs:
        if key in data:
            raise FormError("record:R1", "json-double-key", name=key[:40])
        data[key] = value
    return data
