"""The attributes of an object, compiled or not."""

from typing import Any


def fields(thing: object) -> dict[str, Any]:
    """Return all attributes by name. A compiled object has no `__dict__`, but its class lists their names."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    values = {name: getattr(thing, name) for name in compiled if name != "__dict__"} or dict(vars(thing))
    assert values
    return values
