"""Events: what happened, as data. The log, the undo barriers and each seat's log are derived from them."""

from kontor.engine.errors import Phrase


class Event:
    """One thing that happened in a line.

    `args` are public, `secret` is only for the seat `to`. `reveals` means that `args` contain something that was hidden
    before. `learns` means that `to` did not know the secret before.

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
    ) -> None:
        self.kind = kind
        self.args = args
        self.to = to
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
        """
        if self.secret is not None and seat == self.to:
            return {"kind": f"{self.kind}_self", **self.args, **self.secret}
        return {"kind": self.kind, **self.args}


def event_phrase(game: str, seen: dict[str, object]) -> Phrase:
    """Return the sentence for an event from `Event.seen_by`.

    >>> event_phrase("anno1503", {"kind": "sailed", "seat": 0, "cell": "b3"}).key
    'anno1503-event-sailed'
    """
    args = {name: value for name, value in seen.items() if name != "kind"}
    return Phrase(f"{game}-event-{seen['kind']}", args)
