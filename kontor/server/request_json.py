"""JSON from clients: what cannot be read, or is read differently by other programs, is refused with a sentence."""

import re
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from kontor.engine.errors import FormError
from kontor.engine.record import read_json

MOST_DEPTH = 32
"""Limit on nested lists and tables. The deepest requests, content packs, need about ten."""
_KEYS = {
    "json-broken": "request-not-json",
    "json-too-deep": "request-too-deep",
    "json-number": "request-number",
    "json-double-key": "request-double-key",
}
"""The sentences about requests for the mistakes that `read_json` finds."""
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_request(raw: bytes | str) -> Any:
    """Return the data of a request or message. Raise `FormError` if it is not portable JSON.

    >>> read_request('{"seat": 1}')
    {'seat': 1}
    >>> read_request('{"seat": 1, "seat": 2}')
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: server:form request-double-key {'name': 'seat'}
    """
    try:
        text = raw if isinstance(raw, str) else raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormError("server:form", "request-not-text") from None
    try:
        data = read_json(text)
    except FormError as error:
        raise FormError("server:form", _KEYS[error.phrase.key], **error.phrase.args) from None
    if text.count("[") + text.count("{") > MOST_DEPTH or _SURROGATE.search(text):
        _check_parts(data)
    return data


def _check_parts(data: object) -> None:
    """Raise if data is nested too deeply or contains lone surrogates. Not recursive, whatever the depth."""
    level: list[object] = [data]
    for _ in range(MOST_DEPTH + 1):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below += value.keys()
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str) and not _is_encodable(value):
                raise FormError("server:form", "request-not-text")
        if not below:
            return
        level = below
    raise FormError("server:form", "request-too-deep")


def _is_encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class _StrictRequest(Request):
    async def json(self) -> Any:
        return read_request(await self.body())


class StrictRoute(APIRoute):
    """A route that reads the JSON of its requests with `read_request`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of the library, which then reads our kind of request."""
        handler = super().get_route_handler()

        async def handle(request: Request) -> Response:
            return await handler(_StrictRequest(request.scope, request.receive))

        return handle
