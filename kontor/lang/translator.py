"""Translation of messages with the language files (Project Fluent)."""

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from kontor.engine.errors import KontorError, Phrase
from kontor.engine.events import event_phrase
from kontor.engine.protocol import AnyGame
from kontor.lang.languages import LANGUAGES


class Translator:
    """Translates messages to one language.

    >>> Translator("de").say("list-times", count=2, name="Holz")
    '2 × Holz'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, key: str, **args: object) -> str:
        """Return a message with its arguments filled in, or its key if there is no such message.

        >>> Translator("en").say("list-times", count=2, name="wood"), Translator("en").say("no-such-key")
        ('2 × wood', 'no-such-key')
        """
        return self.form(key, None, args) or key

    def form(self, key: str, attribute: str | None, args: Mapping[str, object]) -> str:
        """Return a message, or one of its attributes, filled in. Return an empty string if it does not exist.

        >>> Translator("de").form("anno1503-good-wood", None, {}), Translator("de").form("no-such-key", None, {})
        ('Holz', '')
        """
        # The type is part of the cache key: equal values, such as 1 and True, may be formatted differently.
        values = args.values()
        filled = (*args, *map(type, values), *values)
        try:
            return _formatted(self.language, key, attribute, filled)
        except TypeError:
            # An argument is not hashable, so the result cannot be cached.
            return _formatted.__wrapped__(self.language, key, attribute, filled)

    def family_forms(self, prefix: str) -> set[str]:
        """Return the grammatical forms that names of a family have: with an article, after a verb, and so on.

        >>> sorted(Translator("fr").family_forms("anno1503-good-"))
        ['some']
        """
        return _family_forms(self.language, prefix)

    def error(self, error: KontorError) -> str:
        """Return the sentence for an error outside a game in progress.

        >>> Translator("en").error(KontorError("record:R1", "file-missing"))
        'There is no such file.'
        """
        return self.say(error.phrase.key, **{name: _plain(value) for name, value in error.phrase.args.items()})


class Localizer:
    """Renders the phrases of a game in one language, with the names of players, goods and other things.

    >>> from kontor.engine.registry import load_game
    >>> localizer = Localizer(Translator("en"), load_game("anno1503"), ["Ada", "Ben"])
    >>> localizer.render(Phrase("anno1503-event-sold", {"seat": 0, "good": "wood", "space": 1, "gold": 1}))
    'Ada sells wood on space 1 for 1 gold.'
    """

    def __init__(self, translator: Translator, game: AnyGame, players: Sequence[str]) -> None:
        self.translator = translator
        self.game = game
        self.presentation = game.presentation
        self.players = [clean(player) for player in players]

    def name(self, family: str, item: str) -> str:
        """Return the name of an item of a family, such as `good` and `wood`.

        >>> from kontor.engine.registry import load_game
        >>> Localizer(Translator("de"), load_game("anno1503"), ["Ada", "Ben"]).name("good", "wood")
        'Holz'
        """
        return self._form(family, item, None)

    def render(self, phrase: Phrase) -> str:
        """Return the sentence for a phrase.

        >>> from kontor.engine.registry import load_game
        >>> localizer = Localizer(Translator("en"), load_game("anno1503"), ["Ada", "Ben"])
        >>> localizer.render(Phrase("anno1503-ask-act", {"seat": 1}))
        'Ben, it is your turn.'
        """
        used = _variables(self.translator.language, phrase.key)
        filled: dict[str, object] = {}
        for name, value in phrase.args.items():
            if name not in used:
                continue
            family = self.presentation.vocabulary.get(name)
            if isinstance(value, list) and value and isinstance(value[0], Phrase):
                filled[name] = ", ".join(self.render(part) for part in value)
            elif family is None:
                filled[name] = _plain(value)
            elif family == "player":
                filled[name] = self._player(value)
            elif isinstance(value, list):
                filled[name] = self.names(family, value)
            else:
                filled[name] = self.name(family, str(value))
                for form in used[name] & self.translator.family_forms(f"{self.game.name}-{family}-"):
                    filled[f"{name}_{form}"] = self._form(family, str(value), form)
        return self.translator.say(phrase.key, **filled)

    def render_all(self, value: Any) -> Any:
        """Return data with all phrases rendered. A list of phrases becomes one text.

        >>> from kontor.engine.registry import load_game
        >>> localizer = Localizer(Translator("en"), load_game("anno1503"), [])
        >>> goods = [Phrase("anno1503-good-wood", {}), Phrase("anno1503-good-stone", {})]
        >>> localizer.render_all({"gold": goods, "level": 2})
        {'gold': 'wood, stone', 'level': 2}
        """
        # Plain values first: most data are names and numbers.
        if isinstance(value, (str, int)):
            return value
        if isinstance(value, Phrase):
            return self.render(value)
        if isinstance(value, dict):
            return {name: self.render_all(part) for name, part in value.items()}
        if isinstance(value, list | tuple):
            items = [self.render_all(part) for part in value]
            return ", ".join(items) if value and all(isinstance(part, Phrase) for part in value) else items
        return value

    def event(self, seen: dict[str, object]) -> str:
        """Return the log line of an event in the form that `Event.seen_by` returns.

        >>> from kontor.engine.registry import load_game
        >>> localizer = Localizer(Translator("en"), load_game("anno1503"), ["Ada", "Ben"])
        >>> localizer.event({"kind": "rolled", "seat": 0, "face": 3})
        'Ada rolls a 3.'
        """
        return self.render(event_phrase(self.game.name, seen))

    def error(self, error: KontorError) -> str:
        """Return the sentence for an error in this game.

        >>> from kontor.engine.registry import load_game
        >>> localizer = Localizer(Translator("en"), load_game("anno1503"), ["Ada", "Ben"])
        >>> localizer.error(KontorError("anno1503:D2", "anno1503-why-cost", goods=["wood", "tools"], missing=["tools"]))
        'This costs wood, tools; you lack tools.'
        """
        return self.render(error.phrase)

    def names(self, family: str, items: Sequence[str]) -> str:
        """Return a list of items as text. Equal items are counted.

        >>> from kontor.engine.registry import load_game
        >>> localizer = Localizer(Translator("en"), load_game("anno1503"), ["Ada", "Ben"])
        >>> localizer.names("good", ["wood", "stone", "wood"])
        '2 × wood, stone'
        """
        parts: list[str] = []
        for item in dict.fromkeys(items):
            name, count = self.name(family, item), items.count(item)
            parts.append(name if count == 1 else self.translator.say("list-times", count=count, name=name))
        return ", ".join(parts)

    def _player(self, seat: object) -> str:
        if isinstance(seat, list):
            return ", ".join(self._player(each) for each in seat)
        is_player = isinstance(seat, int) and 0 <= seat < len(self.players)
        return self.players[int(str(seat))] if is_player else str(seat)

    def _key(self, family: str, item: str) -> str:
        return f"{self.game.name}-{family}-{item}"

    def _form(self, family: str, item: str, form: str | None) -> str:
        key = self._key(family, item)
        names = self.presentation.own_names.get(key)
        if names:
            return clean(names.get(self.translator.language) or names.get("en") or next(iter(names.values())))
        # A name without this form is used as it is.
        return self.translator.form(key, form, {}) or self.translator.form(key, None, {}) or item.replace("_", " ")


def clean(text: str, longest: int = 40) -> str:
    """Return untrusted text without unprintable characters, cut to `longest` characters.

    >>> clean("Ada" + chr(27) + "[2J")
    'Ada[2J'
    """
    return "".join(char for char in text if char.isprintable())[:longest]


def _plain(value: object) -> object:
    if isinstance(value, int) and abs(value) <= _LARGEST_NUMBER:
        return value
    text = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
    # What somebody sent may be quoted in a sentence, however long it is.
    printable = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[:_LONGEST_QUOTE])
    return printable if len(text) <= _LONGEST_QUOTE else printable + "…"


def source(language: str, prefixes: Sequence[str]) -> str:
    """Return the text of the language files whose names start with one of these prefixes.

    >>> "anno1503-title = Anno 1503" in source("de", ["anno1503"])
    True
    """
    matching = [file for file in _language_files(language) if file.name.startswith(tuple(prefixes))]
    return "\n".join(file.read_text(encoding="utf-8") for file in matching)


def _language_files(language: str) -> list[Traversable]:
    folder = files("kontor.lang").joinpath(language)
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def _resources(language: str) -> list[Resource]:
    return [FluentResource(file.read_text(encoding="utf-8")) for file in _language_files(language)]


_LONGEST_QUOTE = 2000
_LARGEST_NUMBER = 10**15
"""Larger numbers are written digit by digit, as they were sent."""
_CACHE_SIZE = 5_000
"""Limit on cached messages, of about 300 bytes each. The same ones are needed again and again."""


@lru_cache(_CACHE_SIZE)
def _formatted(language: str, key: str, attribute: str | None, filled: tuple[object, ...]) -> str:
    """Return a filled message. `filled` are the names of its arguments, then their types, then the arguments."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return ""
    message = bundle.get_message(key)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        return ""
    count = len(filled) // 3
    args = {str(name): value for name, value in zip(filled[:count], filled[2 * count :], strict=True)}
    return str(bundle.format_pattern(pattern, args)[0])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _messages(language: str) -> dict[str, Message]:
    return {
        entry.id.name: entry
        for resource in _resources(language)
        for entry in resource.body
        if isinstance(entry, Message)
    }


class _Variables(Visitor):
    """Collects the variables of messages and of the messages they refer to."""

    def __init__(self, language: str) -> None:
        self._messages = _messages(language)
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the name of the library's node)
        """Collect a variable."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Collect the variables of a message."""
        self.visit(self._messages.get(node.id.name))


@cache
def _variables(language: str, key: str) -> dict[str, set[str]]:
    """Return the arguments that a message uses, each with the forms it uses.

    >>> _variables("fr", "advice-anno1800-makes")
    {'good_some': set(), 'good': {'some'}}
    """
    variables = _Variables(language)
    variables.visit(_messages(language).get(key))
    used: dict[str, set[str]] = {name: set() for name in variables.names}
    for name in variables.names:
        stem, _, form = name.rpartition("_")
        if stem:
            used.setdefault(stem, set()).add(form)
    return used


@cache
def _family_forms(language: str, prefix: str) -> set[str]:
    return {
        form.id.name
        for key, entry in _messages(language).items()
        if key.startswith(prefix)
        for form in entry.attributes
    }


def system_language() -> str:
    """Return the language of the environment, or English if it is not supported.

    >>> system_language() in LANGUAGES
    True
    """
    for variable in ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language:
            break
    return "en"
