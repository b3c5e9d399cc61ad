"""Write one OpenAPI document: the HTTP API, the live messages, and the wire types of each game.

Run as `python -m tools.openapi FILE`. The client generates its types from it. The types of a game are prefixed with its
name: `Anno1503View`.
"""

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from kontor.engine.registry import game_names
from kontor.server.app import make_inner
from kontor.server.operator.rules import OperatorRules
from kontor.server.settings import Settings
from kontor.server.wire.client_messages import ClientMessage
from kontor.server.wire.server_messages import ServerMessage
from kontor.server.wire.wire_types import Answers

REF = "#/components/schemas/"
_TRANSLATED = "_str_"
"""Suffix that pydantic gives to generic types whose phrases are translated."""


def document() -> dict[str, Any]:
    """Return the document."""
    spec: dict[str, Any] = make_inner(Settings(""), OperatorRules()).openapi()
    schemas: dict[str, Any] = spec["components"]["schemas"]
    messages: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "Answers": Answers}
    for name, message_type in messages.items():
        message: TypeAdapter[Any] = TypeAdapter(message_type)
        add(schemas, name, message.json_schema(ref_template=f"{REF}{{model}}"))
    for game in game_names():
        prefix = game.capitalize()
        for name, wire_type in wire_types(game).items():
            adapter: TypeAdapter[Any] = TypeAdapter(wire_type)
            schema = adapter.json_schema(ref_template=f"{REF}{prefix}{{model}}")
            schema["$defs"] = {f"{prefix}{part}": definition for part, definition in schema.get("$defs", {}).items()}
            add(schemas, f"{prefix}{name}", schema)
    return _with_short_names(spec)


def wire_types(game: str) -> dict[str, Any]:
    """Return the types that a game sends to screens, by name, or none if it has no module for them.

    >>> sorted(wire_types("anno1503"))
    ['Facts', 'Prospects', 'View']
    """
    if not (find_spec(f"kontor.{game}.present") and find_spec(f"kontor.{game}.present.wire_types")):
        return {}
    types: dict[str, Any] = import_module(f"kontor.{game}.present.wire_types").WIRE_TYPES
    return types


def add(schemas: dict[str, Any], name: str, schema: dict[str, Any]) -> None:
    """Add a schema and those that it refers to."""
    parts = schema.pop("$defs", {})
    for part, added in {**parts, name: schema}.items():
        existing = schemas.setdefault(part, added)
        if _outline(existing) != _outline(added):
            raise ValueError(f"two types are called {part}")


def _outline(schema: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Return what distinguishes two types. Equal types may differ in details of their schemas."""
    return sorted(schema.get("properties", {})), sorted(schema.get("required", []))


def _with_short_names(spec: dict[str, Any]) -> dict[str, Any]:
    """Drop the suffix of translated types."""
    text = json.dumps(spec, ensure_ascii=False)
    for name in [name for name in spec["components"]["schemas"] if name.endswith(_TRANSLATED)]:
        short = name.removesuffix(_TRANSLATED)
        text = text.replace(f'"{name}": ', f'"{short}": ').replace(f'"{REF}{name}"', f'"{REF}{short}"')
    renamed: dict[str, Any] = json.loads(text)
    return renamed


def main() -> int:
    """Write the document."""
    if len(sys.argv) != 2:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    Path(sys.argv[1]).write_text(json.dumps(document(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
