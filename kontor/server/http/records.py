"""Games brought in from elsewhere to look at."""

import asyncio
import json

from fastapi import APIRouter, Request

from kontor.engine.errors import FormError
from kontor.engine.record import read_record
from kontor.server.http.bodies import Made
from kontor.server.http.identity import Known, ServiceHere
from kontor.server.http.tables import check_room
from kontor.server.keys import new_table_id
from kontor.server.tables import creation

router = APIRouter(prefix="/api/records", tags=["records"])
_BODY = {"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}}


@router.post("", status_code=201, openapi_extra=_BODY)
async def import_record(request: Request, person: Known, service: ServiceHere) -> Made:
    """Lay out a game that was played elsewhere; it is judged first, and cannot be played on."""
    try:
        text = (await request.body()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormError("record:R1", "file-not-text") from None
    # A long game takes a while to read and to judge; others need not wait for it.
    record = await asyncio.to_thread(read_record, text)
    try:
        json.dumps(record.data(), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        # Halves of signs could not be sent to anybody.
        raise FormError("record:R1", "file-not-text") from None
    await check_room(service, person)
    draft = await asyncio.to_thread(creation.import_record, record, person)
    return Made(table=(await service.add(new_table_id(), draft)).id)
