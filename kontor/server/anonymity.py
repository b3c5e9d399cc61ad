"""Anonymization of entries when a person is deleted."""

from typing import Any

from kontor.server.models import Entry

MENTIONS_OTHERS = (
    *("made", "joined", "stood_up", "freed", "started", "claimed", "reclaimed", "guest", "forgotten"),
    *("replace_asked", "replace_void", "replaced"),
)
"""Kinds of entries whose data may mention persons other than the author."""


def anonymized(entry: Entry, person: int, alias: str) -> Entry:
    """Return the entry without a person: `alias` replaces their names, and their chat messages become empty.

    >>> entry = Entry(2, 0, "chat", -1, 7, "7:a", {"text": "Good evening", "name": "Ada"}, 1.0)
    >>> anonymized(entry, 7, "Somebody")[4:7]
    (None, None, {'text': '', 'name': 'Somebody'})
    >>> anonymized(entry, 8, "Somebody") is entry
    True
    """
    data: dict[str, Any] = dict(entry.data)
    if "seating" in data:
        data["seating"] = [_anonymous_seat(seat, person, alias) for seat in data["seating"]]
    for name in ("guest", "owner"):
        if data.get(name) == person:
            data[name] = None
    if data.get("about") == person:
        data["about"], data["name"] = None, alias
    if entry.person == person:
        if "name" in data and "about" not in data:
            data["name"] = alias
        if entry.kind == "chat":
            data["text"] = ""
        return entry._replace(person=None, sender=None, data=data)
    return entry._replace(data=data) if data != entry.data else entry


def _anonymous_seat(seat: dict[str, Any], person: int, alias: str) -> dict[str, Any]:
    if seat["person"] == person:
        return {**seat, "name": alias, "person": None}
    if seat.get("holder") != person:
        return seat
    # A seat that somebody else plays has their name, not that of its holder.
    return {**seat, "holder": None, "name": alias if seat["person"] is None else seat["name"]}
