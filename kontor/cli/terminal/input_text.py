"""What a person types, in the words of the screen, as it is spelled in the notation."""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches

from kontor.cli.screens import SEAT_LETTERS
from kontor.engine.match import Match
from kontor.engine.protocol import AnyGame
from kontor.lang.translator import Localizer

_LONGEST = 200


def same_words(said: str) -> str:
    """A name as it is compared: capitals, accents, underscores, hyphens and the form of apostrophes do not matter.

    >>> same_words("Fur_Dealer’s  Shop") == same_words("fur dealer's shop")
    True
    """
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", said) if not unicodedata.combining(sign))
    return " ".join(plain.casefold().replace("’", "'").replace("_", " ").replace("-", " ").split())


def spelled(localizer: Localizer, match: Match, answer: str) -> str:
    """The answer with the thing it begins with spelled as in the notation; as it is if it begins with none.

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
        texts = names.get(same_words(" ".join(words[:count])), set())
        if len(texts) == 1:
            return " ".join([*texts, *words[count:]]) + colon + steps
    return answer


def closest(localizer: Localizer, match: Match, answer: str) -> str:
    """The thing, or what can be done with it, whose name is most like the answer; empty if none is."""
    game = match.game
    texts = [game.text(thing) for thing in game.things(match.state)]
    said = {same_words(text): text for text in [*texts, *(text.split()[0] for text in texts)]}
    said |= {name: min(found) for name, found in _all_names(localizer, match).items() if len(found) == 1}
    close = get_close_matches(same_words(answer[:80]), said, 1)
    return said[close[0]] if close else ""


def find_seat(localizer: Localizer, who: str) -> int:
    """The seat of that letter, number or name; -1 if there is none.

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
    """The texts of all things by all their names; by a name alone, what can be done now comes before the rest."""
    game = match.game
    names: dict[str, set[str]] = {}
    alone: dict[str, set[str]] = {}
    possible = {game.text(thing) for thing in game.things(match.state)}
    for text, heading, name in _known(localizer, game):
        for said in (text, f"{text.split()[0]} {name}", f"{heading} {name}"):
            names.setdefault(same_words(said), set()).add(text)
        alone.setdefault(same_words(name), set()).add(text)
    for said, texts in alone.items():
        names.setdefault(said, texts & possible if len(texts & possible) == 1 else texts)
    return names


def _known(localizer: Localizer, game: AnyGame) -> Iterator[tuple[str, str, str]]:
    """Text, heading and name of every thing that there is."""
    for text, (heading, name) in game.presentation.facts().get("things", {}).items():
        yield text, localizer.render(heading), localizer.render(name)
