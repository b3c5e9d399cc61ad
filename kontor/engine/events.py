"""Events: what happened, as data. The log, the undo barriers and each seat's log are derived from them."""

from kontor.engine.errors import Phrase


class Event:
    """One thing that happened in a line.

    `args` are public, `secret` is only for the seat `to`, and for the seat `also` if two share it. `reveals` means that
    `args` contain something that was hidden before. `learns` means that `to` did not know the secret before.

    >>> Event("looked", {"seat": 0, "cell": "c2"}, to=0, secret={"tile": "agreement"}).seen_by(1)
    {'kind': 'looked', 'seat': 0, 'cell': 'c2'}
    """

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        to: int = -1,
        secret: dict[str, object] | None = None,
        reveals: bool = False,
        learns: bool = True,
        also: int = -1,
    ) -> None:
        self.kind = kind
        self.args = args
        self.to = to
        self.also = also
        self.secret = secret
        self.reveals = reveals or (secret is not None and learns)

    def discloses(self) -> bool:
        """Whether somebody learns something hidden, so that the line cannot be undone.

        >>> Event("sold", {"seat": 0, "good": "wood"}).discloses()
        False
        >>> Event("looked", {"seat": 0}, to=0, secret={"tile": "agreement"}).discloses()
        True
        """
        return self.reveals

    def seen_by(self, seat: int) -> dict[str, object]:
        """Return the event as plain data, limited to what `seat` may know. -1 is a spectator.

        A seat that knows the secret gets a separate kind.

        >>> Event("looked", {"seat": 0}, to=0, secret={"tile": "agreement"}).seen_by(0)
        {'kind': 'looked_self', 'seat': 0, 'tile': 'agreement'}
        >>> Event("drew_hidden", {"seat": 0, "other": 2}, to=0, secret={"good": "wood"}, also=2).seen_by(2)
        {'kind': 'drew_hidden_self', 'seat': 0, 'other': 2, 'good': 'wood'}
        """
        if self.secret is not None and seat >= 0 and seat in (self.to, self.also):
            return {"kind": f"{self.kind}_self", **self.args, **self.secret}
        return {"kind": self.kind, **self.args}


def event_phrase(game: str, seen: dict[str, object]) -> Phrase:
    """Return the sentence for an event from `Event.seen_by`.

    >>> event_phrase("anno1503", {"kind": "sailed", "seat": 0, "cell": "b3"}).key
    'anno1503-event-sailed'
    """
    args = {name: value for name, value in seen.items() if name != "kind"}
    return Phrase(f"{game}-event-{seen['kind']}", args)
