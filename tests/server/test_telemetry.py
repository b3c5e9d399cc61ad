"""Traces and metrics of a server arrive at a collector, without anything private."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from kontor.server.store.database import sqlite_address
from tests.server.support.serving import Players, async_test
from tools.harness.postgres_cluster import free_port
from tools.harness.server_process import ServerProcess


class Collector(ThreadingHTTPServer):
    """Keeps what it gets, by path."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.received: dict[str, list[bytes]] = {"/v1/traces": [], "/v1/metrics": []}

    def spans(self) -> set[str]:
        requests = [ExportTraceServiceRequest.FromString(body) for body in self.received["/v1/traces"]]
        scopes = [scope for request in requests for part in request.resource_spans for scope in part.scope_spans]
        return {span.name for scope in scopes for span in scope.spans}

    def metrics(self) -> set[str]:
        requests = [ExportMetricsServiceRequest.FromString(body) for body in self.received["/v1/metrics"]]
        scopes = [scope for request in requests for part in request.resource_metrics for scope in part.scope_metrics]
        return {metric.name for scope in scopes for metric in scope.metrics}


class _Handler(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        self.server.received[self.path].append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    """A collector for servers that are started from now on."""
    with Collector() as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{running.server_port}")
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
        yield running
        running.shutdown()
        thread.join()


def test_traces_and_metrics_arrive_and_name_nobody(collector: Collector, tmp_path: Path) -> None:
    tables: list[str] = []
    with ServerProcess(sqlite_address(tmp_path / "kontor.db")) as server:

        @async_test
        async def play() -> None:
            async with Players(server) as players:
                table, (ada,) = await players.start_game("anno1503", 1, ("random",))
                await ada.call("GET", f"/api/tables/{table}")
                await ada.ask("chat", table, text="Hello")
                tables.append(table)

        play()
        # What is left is sent at the end.
        assert server.stop() == 0
    assert {"entry chat", "GET /api/tables/TABLE", "PUT /api/me"} <= collector.spans()
    assert {"kontor.entries", "kontor.command", "kontor.connections", "kontor.commits"} <= collector.metrics()
    sent = b"".join(body for bodies in collector.received.values() for body in bodies)
    assert b"kontor" in sent
    assert tables[0].encode() not in sent
    assert b"Hello" not in sent


def test_a_collector_that_is_away_does_not_keep_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{free_port()}")
    with ServerProcess(sqlite_address(tmp_path / "kontor.db")) as server:

        @async_test
        async def visit() -> None:
            async with Players(server) as players:
                await players.start_game("anno1503", 1, ("random",))

        visit()
        assert server.stop() == 0
