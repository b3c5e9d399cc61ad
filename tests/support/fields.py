"""What an object holds, by name."""

from typing import Any


def fields(thing: object) -> dict[str, Any]:
    """The values of all attributes. A compiled object has no dictionary of them, its class a list of their names."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in compiled if name != "__dict__"} or dict(vars(thing))
    assert found
    return found
