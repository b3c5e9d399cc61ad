"""Translate what a person types, in the words of the screen, to the notation."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches

from kontor.cli.screens import SEAT_LETTERS
from kontor.engine.match import Match
from kontor.engine.protocol import AnyGame
from kontor.lang.translator import Localizer

_LONGEST = 200


def normalized(text: str) -> str:
    """Return a name for comparison. Case, accents, underscores, hyphens and the form of apostrophes do not matter.

    >>> normalized("Fur_Dealer’s  Shop") == normalized("fur dealer's shop")
    True
    """
    plain = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return " ".join(plain.casefold().replace("’", "'").replace("_", " ").replace("-", " ").split())


def spelled(localizer: Localizer, match: Match, answer: str) -> str:
    """Return the answer with its thing spelled as in the notation. It is unchanged if it does not begin with a thing.

    >>> from kontor.lang.translator import Translator
    >>> from kontor.engine.matches import new_match
    >>> match = new_match("anno1800", ["Ada", "Ben"], seed=12)
    >>> localizer = Localizer(Translator("de"), match.game, match.players)
    >>> spelled(localizer, match, "Build Brauerei at 12"), spelled(localizer, match, "sing")
    ('build brewery at 12', 'sing')
    """
    head, colon, steps = answer[:_LONGEST].partition(":")
    names = _all_names(localizer, match)
    words = head.split()
    for count in range(len(words), 0, -1):
        texts = names.get(normalized(" ".join(words[:count])), set())
        if len(texts) == 1:
            return " ".join([*texts, *words[count:]]) + colon + steps
    return answer


def closest(localizer: Localizer, match: Match, answer: str) -> str:
    """Return the thing, or kind of things, with the name closest to the answer. Empty if none is close."""
    game = match.game
    things = game.things(match.state)
    texts = [game.text(thing) for thing in things] + [game.presentation.parts(thing).kind for thing in things]
    by_name = {normalized(text): text for text in texts}
    by_name |= {name: min(same) for name, same in _all_names(localizer, match).items() if len(same) == 1}
    close = get_close_matches(normalized(answer[:80]), by_name, 1)
    return by_name[close[0]] if close else ""


def find_seat(localizer: Localizer, who: str) -> int:
    """Return the seat with that letter, number or name, or -1 if there is none.

    >>> from kontor.lang.translator import Translator
    >>> from kontor.engine.registry import load_game
    >>> localizer = Localizer(Translator("en"), load_game("anno1503"), ["Ada", "Ben"])
    >>> find_seat(localizer, "b"), find_seat(localizer, "1"), find_seat(localizer, "ada"), find_seat(localizer, "Cleo")
    (1, 0, 0, -1)
    """
    for seat, name in enumerate(localizer.players):
        if who.casefold() in (SEAT_LETTERS[seat].casefold(), str(seat + 1), name.casefold()):
            return seat
    return -1


def _all_names(localizer: Localizer, match: Match) -> dict[str, set[str]]:
    """Return the texts of all things by each of their names.

    A name without a verb may fit several things. If exactly one of them is possible now, it means that one.
    """
    game = match.game
    names: dict[str, set[str]] = {}
    alone: dict[str, set[str]] = {}
    possible = {game.text(thing) for thing in game.things(match.state)}
    for text, kind, heading, name in _things(localizer, game):
        for full_name in (text, f"{kind} {name}", f"{heading} {name}"):
            names.setdefault(normalized(full_name), set()).add(text)
        alone.setdefault(normalized(name), set()).add(text)
    for short_name, texts in alone.items():
        names.setdefault(short_name, texts & possible if len(texts & possible) == 1 else texts)
    return names


def _things(localizer: Localizer, game: AnyGame) -> Iterator[tuple[str, str, str, str]]:
    """Yield text, kind, heading and name of every thing of the game."""
    for text, (heading, name) in game.presentation.facts().get("things", {}).items():
        kind = game.presentation.parts(game.parse_thing(text)).kind
        yield text, kind, localizer.render(heading), localizer.render(name)
