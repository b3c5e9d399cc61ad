"""One OpenAPI document of all that a server says: HTTP, the live connection, and what each game tells screens.

Run as `python -m tools.openapi FILE`; the client makes its types from it. The shapes of a game have its name before
theirs: `Anno1503View`.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from kontor.engine.registry import game_names
from kontor.server.app import make_inner
from kontor.server.settings import Settings
from kontor.server.wire import messages

REF = "#/components/schemas/"
_TOLD = "_str_"
"""How the names of generic shapes end that are told in a language."""


def described() -> dict[str, Any]:
    """The document."""
    document: dict[str, Any] = make_inner(Settings("")).openapi()
    schemas: dict[str, Any] = document["components"]["schemas"]
    said: TypeAdapter[Any] = TypeAdapter(messages.SaidByClient)
    heard: TypeAdapter[Any] = TypeAdapter(messages.Heard)
    add(schemas, "SaidByClient", said.json_schema(ref_template=f"{REF}{{model}}"))
    add(schemas, "Heard", heard.json_schema(ref_template=f"{REF}{{model}}"))
    for game in game_names():
        prefix = game.capitalize()
        for name, shape in import_module(f"kontor.{game}.present.wire_types").SHAPES.items():
            adapter: TypeAdapter[Any] = TypeAdapter(shape)
            schema = adapter.json_schema(ref_template=f"{REF}{prefix}{{model}}")
            schema["$defs"] = {f"{prefix}{part}": found for part, found in schema.get("$defs", {}).items()}
            add(schemas, f"{prefix}{name}", schema)
    return _named_well(document)


def add(schemas: dict[str, Any], name: str, schema: dict[str, Any]) -> None:
    """Add a schema, and beside it those that it refers to."""
    parts = schema.pop("$defs", {})
    for part, found in {**parts, name: schema}.items():
        known = schemas.setdefault(part, found)
        if _outline(known) != _outline(found):
            raise ValueError(f"two shapes are called {part}")


def _outline(schema: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What tells two shapes apart; details are spelled in different ways where the shape is the same."""
    return sorted(schema.get("properties", {})), sorted(schema.get("required", []))


def _named_well(document: dict[str, Any]) -> dict[str, Any]:
    """The document with plain names for shapes that are told; `PlanShown` where a question is called `Plan`."""
    text = json.dumps(document, ensure_ascii=False)
    schemas = document["components"]["schemas"]
    for name in [name for name in schemas if name.endswith(_TOLD)]:
        bare = name.removesuffix(_TOLD)
        well = f"{bare}Shown" if bare in schemas else bare
        text = text.replace(f'"{name}": ', f'"{well}": ').replace(f'"{REF}{name}"', f'"{REF}{well}"')
    named: dict[str, Any] = json.loads(text)
    return named


def main() -> int:
    """Write the document."""
    if len(sys.argv) != 2:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    Path(sys.argv[1]).write_text(json.dumps(described(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
