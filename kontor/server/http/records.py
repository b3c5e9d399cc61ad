"""Import of records, to replay them."""

from fastapi import APIRouter, Request

from kontor.engine.record import FORMAT
from kontor.server.http.bodies import KNOWN_GAMES, TableRef
from kontor.server.http.identity import CurrentPerson, ImporterDep, ServiceDep
from kontor.server.http.tables import check_table_limit

router = APIRouter(prefix="/api/records", tags=["records"])
_TEXTS = {"type": "array", "items": {"type": "string"}}
_RECORD = {
    "type": "object",
    "required": ["kontor", "rules", "game", "players", "deal", "moves"],
    "properties": {
        "kontor": {"const": FORMAT},
        "rules": {"type": "integer", "minimum": 1},
        "game": {"type": "string", **KNOWN_GAMES},
        "players": _TEXTS,
        **{name: {"type": "object"} for name in ("options", "content", "deal", "result")},
        "moves": _TEXTS,
        "seed": {"type": ["integer", "string"]},
        "broken_off": {"type": "string"},
    },
}
"""The form of a record (R1). Its contents are judged by the rules of its game."""
_BODY = {"requestBody": {"content": {"application/json": {"schema": _RECORD}}, "required": True}}


@router.post("", status_code=201, openapi_extra=_BODY)
async def import_record(
    request: Request, person: CurrentPerson, service: ServiceDep, importer: ImporterDep
) -> TableRef:
    """Import a game that was played elsewhere. It is verified first, and cannot be continued."""
    service.quotas.count_import(service.addresses.of(person.id))
    await check_table_limit(service, person)
    return TableRef(table=await importer.run(request.body, person))
