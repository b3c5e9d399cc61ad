"""Import of records, to replay them."""

import asyncio
import json

from fastapi import APIRouter, Request

from kontor.engine.errors import FormError
from kontor.engine.record import read_record
from kontor.server.http.bodies import TableRef
from kontor.server.http.identity import CurrentPerson, ServiceDep
from kontor.server.http.tables import check_table_limit
from kontor.server.keys import new_table_id
from kontor.server.tables import creation

router = APIRouter(prefix="/api/records", tags=["records"])
_BODY = {"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}}


@router.post("", status_code=201, openapi_extra=_BODY)
async def import_record(request: Request, person: CurrentPerson, service: ServiceDep) -> TableRef:
    """Import a game that was played elsewhere. It is verified first, and cannot be continued."""
    service.quotas.count_import(service.addresses.of(person.id))
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormError("record:R1", "file-not-text") from None
    # A long game takes a while to read and verify. A thread keeps the event loop free.
    record = await asyncio.to_thread(read_record, text)
    try:
        json.dumps(record.data(), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        # Lone surrogates cannot be encoded.
        raise FormError("record:R1", "file-not-text") from None
    await check_table_limit(service, person)
    draft = await asyncio.to_thread(creation.import_record, record, person)
    return TableRef(table=(await service.add(new_table_id(), draft)).id)
