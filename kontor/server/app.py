"""The application: routes, the page, the live connection, and what runs beside them."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from sqlalchemy import text
from starlette.exceptions import HTTPException

from kontor.core import is_compiled
from kontor.engine.errors import FormError, KontorError
from kontor.server.bots.advice import Adviser
from kontor.server.bots.bot_driver import BotDriver
from kontor.server.bots.worker_pool import WorkerPool
from kontor.server.errors import NoSuchTableError
from kontor.server.http import account, figures, games, records, results, score, tables, texts
from kontor.server.http.bodies import Health, Refusal
from kontor.server.http.compression import PageFiles, compressed_file
from kontor.server.http.identity import ServiceHere
from kontor.server.http.middleware import App, LimitsMiddleware, refusal
from kontor.server.live.connection import live
from kontor.server.metrics import Metrics
from kontor.server.notify.notifier import Notifier
from kontor.server.notify.webhooks import WebhookSender
from kontor.server.settings import Settings
from kontor.server.store import rows
from kontor.server.store.store import Store
from kontor.server.tables.clock_runner import ClockRunner
from kontor.server.tables.service import TableService
from kontor.server.tables.starter import Starter
from kontor.server.wire import messages

_PAGE = Path(str(files("kontor.server"))) / "page"
_PAGES = ("new", "score", "figures", "help", "settings", "about")
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}


def make_app(settings: Settings) -> App:
    """The application for these settings; it opens the store when it starts."""
    return LimitsMiddleware(make_inner(settings), settings)


def make_inner(settings: Settings) -> FastAPI:
    """The application without what stands before all requests."""
    inner = FastAPI(
        title="Kontor",
        version=version("kontor"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan(settings),
        responses=_REFUSALS,
        # What may be left out of an answer is described as such.
        separate_input_output_schemas=False,
    )
    inner.add_exception_handler(KontorError, _refuse)
    inner.add_exception_handler(RequestValidationError, _refuse_form)
    inner.add_exception_handler(HTTPException, _refuse_http)
    inner.add_exception_handler(Exception, _refuse_fault)
    for part in (games, account, tables, records, results, texts, score, figures):
        inner.include_router(part.router)
    _add_small_routes(inner)
    inner.mount("/assets", PageFiles(directory=_PAGE, check_dir=False), name="page")
    return inner


def _lifespan(settings: Settings) -> Callable[[FastAPI], Any]:
    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.store)
        fresh = secrets.token_urlsafe(32)
        secret = await store.write(lambda connection: rows.setting(connection, "secret", fresh))
        service = TableService(store, settings, secret)
        pool = WorkerPool(settings.bot_workers, settings.bot_seconds)
        webhook_sender = WebhookSender(settings.local_webhooks)
        await webhook_sender.start()
        bots, clocks, notifier = BotDriver(service, pool), ClockRunner(service), Notifier(service, webhook_sender)
        metrics = Metrics(service, pool, webhook_sender)
        service.observers += [bots, clocks, notifier, metrics, Starter(service)]
        app.state.service, app.state.webhook_sender, app.state.metrics = service, webhook_sender, metrics
        app.state.adviser = Adviser(service, pool)
        await bots.begin()
        await clocks.begin()
        try:
            yield
        finally:
            await clocks.close()
            await bots.close()
            await pool.close()
            await notifier.close()
            await webhook_sender.close()
            store.close()

    return run


def _add_small_routes(app: FastAPI) -> None:
    @app.get("/api/health", tags=["server"])
    async def health(service: ServiceHere) -> Health:
        """Whether the server and its store are well."""
        await service.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return Health(status="ok", version=version("kontor"), compiled=is_compiled(), url=service.settings.public_url)

    @app.get("/api/metrics", tags=["server"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> PlainTextResponse:
        """Figures for Prometheus."""
        return PlainTextResponse(request.app.state.metrics.text())

    @app.get("/api/messages.json", tags=["server"])
    async def published_messages() -> dict[str, Any]:
        """The JSON schemas of what is said over the live connection `/api/live`."""
        return messages.published()

    @app.websocket("/api/live")
    async def live_connection(socket: WebSocket) -> None:
        metrics = socket.app.state.metrics
        metrics.connections += 1
        try:
            await live(socket, socket.app.state.service, socket.app.state.adviser)
        finally:
            metrics.connections -= 1

    # The client shows all its pages by itself; which one, it reads off the address.
    async def page(request: Request) -> Response:
        shell = _PAGE / "index.html"
        if not shell.is_file():
            raise NoPageError
        return compressed_file(shell, shell.stat(), request.headers)

    for address in ("/", "/t/{table}", *(f"/{name}" for name in _PAGES)):
        app.add_api_route(address, page, include_in_schema=False)


def _accepted(request: Request) -> str:
    return request.headers.get("Accept-Language", "")


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, KontorError)
    return refusal(error, _accepted(request))


async def _refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    path = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return refusal(FormError("server:form", "request-form", path=path[:80]), _accepted(request))


def _nothing_here(request: Request) -> Response:
    """An unknown address: programs get a refusal, people the page, which says it in its own way."""
    shell = _PAGE / "index.html"
    for_people = "text/html" in request.headers.get("Accept", "")
    if for_people and shell.is_file() and not request.url.path.startswith(("/api/", "/assets/")):
        page = compressed_file(shell, shell.stat(), request.headers)
        page.status_code = 404
        return page
    return refusal(NoSuchPageError(), _accepted(request))


async def _refuse_http(request: Request, error: Exception) -> Response:
    """What the framework itself turns away: unknown addresses, wrong methods, bodies that it cannot read."""
    assert isinstance(error, HTTPException)
    answer: Response
    if error.status_code == 404:
        answer = _nothing_here(request)
    elif error.status_code == 400:
        unread = FormError("server:form", "request-form", path="body", kind="json_invalid")
        # Reading it may have been stopped by us: it was too large.
        answer = refusal(error.__cause__ if isinstance(error.__cause__, KontorError) else unread, _accepted(request))
    else:
        answer = refusal(FormError("server:form", "request-method"), _accepted(request))
        answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _refuse_fault(request: Request, error: Exception) -> Response:
    """A fault of ours. The log has the whole story; the reader gets a sentence."""
    answer = refusal(KontorError("server:fault", "server-fault", name=type(error).__name__), _accepted(request))
    answer.status_code = 500
    return answer


class NoPageError(NoSuchTableError):
    """The browser client was not built into this copy of the package.

    >>> str(NoPageError())
    'server:page client-not-built {}'
    """

    def __init__(self) -> None:
        KontorError.__init__(self, "server:page", "client-not-built")


class NoSuchPageError(NoSuchTableError):
    """There is nothing at this address.

    >>> str(NoSuchPageError())
    'server:page address-unknown {}'
    """

    def __init__(self) -> None:
        KontorError.__init__(self, "server:page", "address-unknown")
