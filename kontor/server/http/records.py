"""Import of records, to replay them."""

from fastapi import APIRouter, Request

from kontor.server.http.bodies import TableRef
from kontor.server.http.identity import CurrentPerson, ImporterDep, ServiceDep
from kontor.server.http.tables import check_table_limit

router = APIRouter(prefix="/api/records", tags=["records"])
_BODY = {"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}}


@router.post("", status_code=201, openapi_extra=_BODY)
async def import_record(
    request: Request, person: CurrentPerson, service: ServiceDep, importer: ImporterDep
) -> TableRef:
    """Import a game that was played elsewhere. It is verified first, and cannot be continued."""
    service.quotas.count_import(service.addresses.of(person.id))
    await check_table_limit(service, person)
    return TableRef(table=await importer.run(request.body, person))
