"""Options to choose before a game begins: the objectives, the edition, and which tokens count for a majority."""

from kontor.anno1800.content.catalog import Catalog
from kontor.anno1800.present.phrases import objective_phrase
from kontor.anno1800.rules.options import SHARED
from kontor.engine.errors import Phrase
from kontor.engine.ui_types import Option, Piece


def choices(t: Catalog) -> list[Option]:
    """Return the options of a new game: the objectives in play, the edition of the rulebook, and those added later.

    >>> from kontor.anno1800.game import load
    >>> [value for value, _ in choices(load({}).catalog)[1].values]
    ['de', 'en', 'fr', 'it', 'es']
    """
    presets: list[tuple[str | int | None, Phrase]] = [
        (name, Phrase(f"anno1800-preset-{name}", {})) for name in t.presets
    ]
    presets.insert(1, (None, Phrase("anno1800-preset-random", {})))
    editions = tuple((name, Phrase(f"anno1800-edition-{name}", {})) for name in t.version.editions)
    pieces = tuple(
        Piece(name, Phrase("anno1800-is-objective", {"objective": name}), objective_phrase(t, objective))
        for objective, name in enumerate(t.objectives)
    )
    prompt = Phrase("anno1800-choose-objectives", {})
    return [
        Option("objectives", prompt, tuple(presets), pieces, t.objectives_in_play, t.presets),
        Option("edition", Phrase("anno1800-choose-edition", {}), editions),
        *[_shared(name) for name in t.version.options],
    ]


def _shared(name: str) -> Option:
    values = tuple((value, Phrase(f"anno1800-{name}-{value}", {})) for value in SHARED[name])
    return Option(name, Phrase(f"anno1800-choose-{name}", {}), values)
