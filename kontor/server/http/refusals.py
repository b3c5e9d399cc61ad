"""Answers to requests that are refused: a status, and a sentence in the reader's language."""

from collections.abc import Sequence
from functools import partial

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Route

from kontor.engine.errors import FormError, KontorError
from kontor.server.errors import NoSuchTableError
from kontor.server.http.middleware import refusal
from kontor.server.http.page import shell_response


def add_refusals(app: FastAPI, routes: Sequence[BaseRoute]) -> None:
    """Let an application with these routes answer all errors."""
    app.add_exception_handler(KontorError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(HTTPException, partial(_refuse_http, routes))
    app.add_exception_handler(ClientDisconnect, _end_disconnected)
    app.add_exception_handler(Exception, _refuse_fault)


def _accepted_languages(request: Request) -> str:
    return request.headers.get("Accept-Language", "")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, KontorError)
    return refusal(error, _accepted_languages(request))


async def _refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    path = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    key = "request-unknown-field" if first["type"] == "extra_forbidden" else "request-form"
    return refusal(FormError("server:form", key, path=path[:80]), _accepted_languages(request))


def _not_found(request: Request) -> Response:
    """Answer an unknown address: people get the page, which shows the error, and programs a refusal."""
    is_browser = "text/html" in request.headers.get("Accept", "")
    if is_browser and not request.url.path.startswith(("/api/", "/assets/")):
        page = shell_response(request)
        if page is not None:
            page.status_code = 404
            return page
    return refusal(NoSuchPageError(), _accepted_languages(request))


async def _refuse_http(routes: Sequence[BaseRoute], request: Request, error: Exception) -> Response:
    """Translate errors of the framework: unknown addresses, wrong methods, unreadable bodies."""
    assert isinstance(error, HTTPException)
    answer: Response
    if error.status_code == 404:
        answer = _not_found(request)
    elif error.status_code == 400:
        unreadable = FormError("server:form", "request-form", path="body", kind="json_invalid")
        # Our own size limit may have stopped the framework from reading the body.
        answer = refusal(
            error.__cause__ if isinstance(error.__cause__, KontorError) else unreadable, _accepted_languages(request)
        )
    else:
        answer = refusal(FormError("server:form", "request-method"), _accepted_languages(request))
        answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_allowed_methods(routes, request))
    return answer


def _allowed_methods(routes: Sequence[BaseRoute], request: Request) -> list[str]:
    """Return the methods of all routes at the address of a request."""
    matching = [route for route in routes if isinstance(route, Route) and route.path_regex.match(request.url.path)]
    return sorted({method for route in matching for method in route.methods or ()})


async def _end_disconnected(request: Request, error: Exception) -> Response:
    """End the request of a client that has disconnected while it sent the body. Nobody reads this response."""
    return Response(status_code=400)


async def _refuse_fault(request: Request, error: Exception) -> Response:
    """Answer an unexpected exception. The log has the details. The client gets a sentence."""
    answer = refusal(
        KontorError("server:fault", "server-fault", name=type(error).__name__), _accepted_languages(request)
    )
    answer.status_code = 500
    return answer


class NoSuchPageError(NoSuchTableError):
    """There is nothing at this address.

    >>> str(NoSuchPageError())
    'server:page address-unknown {}'
    """

    def __init__(self) -> None:
        KontorError.__init__(self, "server:page", "address-unknown")
