"""Validation of untrusted plain data: collect every mistake with its path."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kontor.engine.errors import FormError, Phrase, raise_all

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """A mistake: where it is and what is wrong.

    >>> Problem(("costs", "ship"), Phrase("shape-missing", {"name": "ship"})).path
    ('costs', 'ship')
    """

    path: Path
    phrase: Phrase


def path_text(path: Path) -> str:
    """Return a path as text.

    >>> path_text(("building", 2, "price"))
    'building[2].price'
    """
    text = "" if path else "{…}"
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


class Validator:
    """Reads a table of plain data key by key. Collects mistakes and returns a safe default for each.

    >>> validator = Validator({"gold": "x"})
    >>> validator.integer("gold", low=0)
    0
    >>> [path_text(problem.path) for problem in validator.problems]
    ['gold']
    """

    def __init__(self, data: object, path: Path = (), problems: list[Problem] | None = None) -> None:
        self.path = path
        self.problems: list[Problem] = [] if problems is None else problems
        self.data: Mapping[str, object] = {}
        if isinstance(data, Mapping):
            self.data = data
        else:
            self.wrong_type((), "table")

    def report(self, path: Path, key: str, **args: object) -> None:
        """Report a mistake at a path below this table.

        >>> validator = Validator({"gold": 7}, ("start",))
        >>> validator.report(("gold",), "shape-unknown", name="gold")
        >>> validator.problems[0].path
        ('start', 'gold')
        """
        self.problems.append(Problem(self.path + path, Phrase(key, args)))

    def wrong_type(self, path: Path, wanted: str) -> None:
        """Report a value that is not of the wanted type.

        >>> validator = Validator({"gold": "x"})
        >>> validator.wrong_type(("gold",), "integer")
        >>> validator.problems[0].phrase.args
        {'wanted': 'integer'}
        """
        self.report(path, "shape-type", wanted=wanted)

    def has(self, key: str) -> bool:
        """Whether the table has the key.

        >>> Validator({"gold": 7}).has("gold"), Validator({}).has("gold")
        (True, False)
        """
        return key in self.data

    def value(self, key: str) -> object:
        """Return the raw value. Report it if it is missing.

        >>> Validator({"seed": "abc"}).value("seed")
        'abc'
        """
        if key not in self.data:
            self.report((key,), "shape-missing", name=key)
            return None
        return self.data[key]

    def table(self, key: str) -> "Validator":
        """Return the validator of a nested table.

        >>> Validator({"start": {"gold": 7}}).table("start").integer("gold")
        7
        """
        if key not in self.data:
            self.report((key,), "shape-missing", name=key)
            return Validator({}, (*self.path, key), self.problems)
        return Validator(self.data[key], (*self.path, key), self.problems)

    def integer(self, key: str, low: int = 0, high: int = 1_000_000) -> int:
        """Return an integer within bounds.

        >>> Validator({"gold": 7}).integer("gold", high=10), Validator({"gold": 99}).integer("gold", high=10)
        (7, 0)
        """
        value = self.value(key)
        if value is None and key not in self.data:
            return low
        return self.check_integer((key,), value, low, high)

    def check_integer(self, path: Path, value: object, low: int, high: int) -> int:
        """Return `value` if it is an integer within bounds, otherwise report it and return `low`.

        >>> validator = Validator({"faces": [7]})
        >>> validator.check_integer(("faces", 0), 7, low=1, high=6), validator.problems[0].path
        (1, ('faces', 0))
        """
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong_type(path, "integer")
            return low
        if not low <= value <= high:
            self.report(path, "shape-range", low=low, high=high, found=value if abs(value) < 10**15 else "…")
            return low
        return value

    def string(self, key: str) -> str:
        """Return a string.

        >>> Validator({"game": "anno1503"}).string("game")
        'anno1503'
        """
        value = self.value(key)
        if isinstance(value, str):
            return value
        if key in self.data:
            self.wrong_type((key,), "string")
        return ""

    def items(self, key: str) -> list[object]:
        """Return a list of any values.

        >>> Validator({"boards": [["any"], 2]}).items("boards")
        [['any'], 2]
        """
        value = self.value(key)
        if isinstance(value, list):
            return value
        if key in self.data:
            self.wrong_type((key,), "list")
        return []

    def strings(self, key: str) -> list[str]:
        """Return a list of strings. Other values are reported and left out.

        >>> validator = Validator({"goods": ["wood", 3]})
        >>> validator.strings("goods"), validator.problems[0].path
        (['wood'], ('goods', 1))
        """
        texts: list[str] = []
        for index, value in enumerate(self.items(key)):
            if isinstance(value, str):
                texts.append(value)
            else:
                self.wrong_type((key, index), "string")
        return texts

    def integers(self, key: str, low: int, high: int) -> list[int]:
        """Return a list of integers within bounds.

        >>> Validator({"faces": [1, 2]}).integers("faces", low=1, high=6)
        [1, 2]
        """
        return [self.check_integer((key, index), value, low, high) for index, value in enumerate(self.items(key))]

    def tables(self, key: str) -> list["Validator"]:
        """Return the validators of a list of tables.

        >>> [table.string("id") for table in Validator({"building": [{"id": "forge"}]}).tables("building")]
        ['forge']
        """
        return [
            Validator(value, (*self.path, key, index), self.problems) for index, value in enumerate(self.items(key))
        ]

    def allow_only(self, keys: Iterable[str]) -> None:
        """Report every key that is not among `keys`.

        >>> validator = Validator({"gold": 7, "glod": 8})
        >>> validator.allow_only(["gold"])
        >>> validator.problems[0].path
        ('glod',)
        """
        allowed = set(keys)
        for key in self.data:
            if key not in allowed:
                self.report((key,), "shape-unknown", name=key[:40])

    def raise_problems(self) -> None:
        """Raise the first mistake, if any, with the others as its `more`.

        >>> Validator({"gold": 7}).raise_problems()
        >>> Validator([]).raise_problems()
        Traceback (most recent call last):
        ...
        kontor.engine.errors.FormError: record:R1 shape-type {'wanted': 'table', 'path': '{…}'}
        """
        raise_all(
            [
                FormError("record:R1", phrase.key, **{**phrase.args, "path": path_text(path)[:80]})
                for path, phrase in self.problems
            ]
        )
