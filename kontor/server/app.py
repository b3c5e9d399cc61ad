"""The application: routes, the page, the live connection and background services."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import PlainTextResponse

from kontor.core import is_compiled
from kontor.server.bots.advice import Adviser
from kontor.server.bots.bot_driver import BotDriver
from kontor.server.cluster.setup import make_peers
from kontor.server.errors import StoreUnavailableError
from kontor.server.http import account, figures, games, hosting, records, results, score, tables, texts
from kontor.server.http.bodies import CurrentAnnouncement, Health, Refusal
from kontor.server.http.identity import ServiceDep
from kontor.server.http.limited_body import Receive
from kontor.server.http.middleware import App, LimitsMiddleware, Scope, Send
from kontor.server.http.page import add_page
from kontor.server.http.refusals import add_refusals
from kontor.server.live.connection import live
from kontor.server.metrics import Metrics
from kontor.server.notify.lookups import WebhookChecker
from kontor.server.notify.notifier import Notifier
from kontor.server.notify.webhooks import WebhookSender
from kontor.server.operator.rules import OperatorRules, announcement_data
from kontor.server.operator_follower import OperatorFollower
from kontor.server.process_metrics import ProcessMetrics
from kontor.server.records.importer import Importer
from kontor.server.records.long_games import LongGames
from kontor.server.settings import Settings
from kontor.server.store import setting_rows
from kontor.server.store.store import Store
from kontor.server.tables.integrity.store_checker import StoreChecker
from kontor.server.tables.service import TableService
from kontor.server.tables.sharing.following import TableFollower
from kontor.server.tables.starter import Starter
from kontor.server.tables.timing.clock_runner import ClockRunner
from kontor.server.tables.timing.timekeeper import timekeeper_of
from kontor.server.telemetry import wanted_telemetry
from kontor.server.wire.client_messages import message_schemas
from kontor.server.workers.worker_pool import WorkerPool

if TYPE_CHECKING:
    from kontor.server.telemetry.export import Telemetry

_LIVE = "/api/live"
_PARTS = (games, account, tables, hosting, records, results, texts, score, figures)
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal} for status in (401, 403, 404, 408, 409, 413, 422, 429, 503, 507)
}


def make_app(settings: Settings) -> App:
    """Return the ASGI application for these settings. It opens the store when it starts."""
    rules, telemetry = OperatorRules(), wanted_telemetry()
    app = LimitsMiddleware(LiveRoute(make_inner(settings, rules, telemetry)), settings, rules)
    return app if telemetry is None else telemetry.traced(app)


def make_inner(settings: Settings, rules: OperatorRules, telemetry: "Telemetry | None" = None) -> FastAPI:
    """Return the application without the middleware."""
    inner = FastAPI(
        title="Kontor",
        version=version("kontor"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan(settings, rules, telemetry),
        responses=_REFUSALS,
        # Describe fields with a default as optional in responses too.
        separate_input_output_schemas=False,
    )
    for part in _PARTS:
        inner.include_router(part.router)
    _add_small_routes(inner)
    add_refusals(inner, [*inner.routes, *(route for part in _PARTS for route in part.router.routes)])
    add_page(inner)
    return inner


class LiveRoute:
    """Serves the live connection. The layers of the framework would take 10 KiB for each as long as it is open."""

    def __init__(self, inner: FastAPI) -> None:
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a live connection, and pass everything else on to the framework."""
        if scope["type"] != "websocket" or scope["path"] != _LIVE:
            return await self.inner(scope, receive, send)
        state = self.inner.state
        state.metrics.connections += 1
        try:
            await live(WebSocket(scope, receive, send), state.service, state.adviser, state.long_games)
        finally:
            state.metrics.connections -= 1


class Stopping:
    """What happens when the server is told to stop, before its connections have ended."""

    def __init__(self, service: TableService, bots: BotDriver, pool: WorkerPool) -> None:
        self._service = service
        self._bots = bots
        self._pool = pool
        self._task: asyncio.Task[None] | None = None

    def drain(self) -> None:
        """Send all clients to another server, and give up the jobs of worker processes: no request waits for one."""
        if self._task is None:
            self._service.viewers.drain()
            self._task = asyncio.create_task(self._stop_jobs())

    async def _stop_jobs(self) -> None:
        await self._bots.close()
        await self._pool.close()

    async def complete(self) -> None:
        """Wait for the end of all jobs."""
        self.drain()
        if self._task is not None:
            await self._task


def _lifespan(settings: Settings, rules: OperatorRules, telemetry: "Telemetry | None") -> Callable[[FastAPI], Any]:
    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = Store(settings.store, settings.store_readers)
        new_secret = secrets.token_urlsafe(32)
        secret = await store.write(lambda connection: setting_rows.setting(connection, "secret", new_secret))
        peers = make_peers(settings, secret, store)
        service = TableService(store, settings, secret, await timekeeper_of(store), peers)
        pool = WorkerPool(settings.bot_workers, settings.bot_seconds)
        webhook_sender = WebhookSender(settings.local_webhooks, settings.limits)
        await webhook_sender.start()
        bots, clocks, notifier = BotDriver(service, pool), ClockRunner(service), Notifier(service, webhook_sender)
        metrics = Metrics(service, pool, webhook_sender)
        follower = TableFollower(service)
        service.observers += [follower, bots, clocks, notifier, metrics, Starter(service)]
        if telemetry is not None:
            telemetry.follow(metrics)
            service.observers.append(telemetry)
        app.state.service, app.state.webhook_sender, app.state.metrics = service, webhook_sender, metrics
        app.state.webhook_checker = WebhookChecker(settings.local_webhooks, settings.limits)
        process_metrics = app.state.process_metrics = ProcessMetrics(metrics, settings.metrics_folder)
        app.state.adviser, app.state.importer = Adviser(service, pool), Importer(service, pool)
        app.state.long_games = LongGames(service, pool)
        stopping = Stopping(service, bots, pool)
        checker = app.state.checker = StoreChecker(service)
        service.rules = rules
        operator = OperatorFollower(service)
        await operator.start()
        await peers.start(follower)
        await bots.start()
        await clocks.start()
        await notifier.start()
        metrics.stalls.start()
        await process_metrics.start()
        checker.start()
        try:
            # The protocols call this when the server is told to stop.
            yield {"drain": stopping.drain}
        finally:
            await operator.close()
            await metrics.stalls.close()
            await process_metrics.close()
            await checker.close()
            await peers.close()
            await clocks.close()
            await stopping.complete()
            service.loader.close()
            await service.visits.flush()
            await webhook_sender.close()
            await notifier.close()
            store.close()
            if telemetry is not None:
                await asyncio.to_thread(telemetry.close)

    return run


def _add_small_routes(app: FastAPI) -> None:
    @app.get("/api/health", tags=["server"])
    async def health(request: Request, service: ServiceDep) -> Health:
        """Check that the server is available and that its store can be read, takes writes and is not damaged."""
        store, checker = service.store, request.app.state.checker
        await store.read(lambda connection: setting_rows.find_setting(connection, "secret"))
        if not service.peers.available:
            raise StoreUnavailableError
        if store.refuses_writes:
            # Find out whether it still does.
            await store.write(lambda connection: setting_rows.store_setting(connection, "probe", "1"))
        damaged = len(service.quarantine.tables)
        return Health(
            status="damaged" if damaged or checker.page_problems else "ok",
            version=version("kontor"),
            compiled=is_compiled(),
            url=service.settings.public_url,
            damaged_tables=damaged,
            page_problems=checker.page_problems,
            checked=checker.completed,
        )

    @app.get("/api/alive", tags=["server"], status_code=204)
    async def alive() -> None:
        """Answer: the process works. If there is no answer for long, restart it. A lost store is no reason to."""

    @app.get("/api/ready", tags=["server"], status_code=204)
    async def ready(service: ServiceDep) -> None:
        """Check whether to send new clients here: the store can be read. A server that is ending does not answer."""
        await service.store.read(lambda connection: setting_rows.find_setting(connection, "secret"))
        if not service.peers.available:
            raise StoreUnavailableError

    @app.get("/api/announcement", tags=["server"])
    async def announcement(service: ServiceDep) -> CurrentAnnouncement:
        """Return what the operator announces to everybody."""
        return CurrentAnnouncement(**announcement_data(service.rules.announcement))

    @app.get("/api/metrics", tags=["server"], response_class=PlainTextResponse)
    async def metrics(request: Request) -> PlainTextResponse:
        """Return the metrics for Prometheus. If several processes share the port, each sample has the label `pid`."""
        return PlainTextResponse(await request.app.state.process_metrics.text())

    @app.get("/api/messages.json", tags=["server"])
    async def published_messages() -> dict[str, Any]:
        """Return the JSON schemas of the messages of the live connection `/api/live`."""
        return message_schemas()
