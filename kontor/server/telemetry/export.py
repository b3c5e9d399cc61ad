"""What is measured, and sending it. The standard variables `OTEL_…` set the collector, sampling and intervals."""

import os
from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import version
from threading import Thread
from time import monotonic, time

from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.metrics import CallbackOptions, Observation
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import PeriodicExportingMetricReader
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from kontor.server.metrics import Metrics
from kontor.server.models import AppliedEntry
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver
from kontor.server.telemetry.requests import App, traced_requests

_EXPORT_SECONDS = 2.0
"""How long an export may take, unless the environment says otherwise."""
_CLOSING_SECONDS = 1.0
"""How long the last export may delay the end of the server."""
_NANOSECONDS = 1_000_000_000


class Telemetry(TableObserver):
    """Sends a span for each HTTP request and each entry of a table, and the metrics that Prometheus gets, too."""

    def __init__(self) -> None:
        name = {} if os.environ.get("OTEL_SERVICE_NAME") else {SERVICE_NAME: "kontor"}
        resource = Resource.create({**name, SERVICE_VERSION: version("kontor")})
        timeout = None if os.environ.get("OTEL_EXPORTER_OTLP_TIMEOUT") else _EXPORT_SECONDS
        self._traces = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._traces.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(timeout=timeout)))
        reader = PeriodicExportingMetricReader(OTLPMetricExporter(timeout=timeout))
        self._meters = MeterProvider([reader], resource=resource, shutdown_on_exit=False)
        self._tracer = self._traces.get_tracer("kontor.server")
        self._meter = self._meters.get_meter("kontor.server")
        self._now: Callable[[], float] = time
        self._entries = self._meter.create_counter("kontor.entries", description="Entries added to tables")
        self._seconds = self._meter.create_histogram("kontor.command", "s", "From command to commit")

    def traced(self, app: App) -> App:
        """Return an application that traces its HTTP requests."""
        return traced_requests(app, self._traces, self._meters)

    def follow(self, metrics: Metrics) -> None:
        """Export the gauges of a server, and use its clock."""
        self._now = metrics.service.times.now
        for name, (about, _) in metrics.gauges().items():
            observe = partial(_observe, metrics, name)
            self._meter.create_observable_gauge(f"kontor.{name}", [observe], description=about)

    def committed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Send the span of an entry, from its command to its commit."""
        entry = applied.entry
        kind = {"kontor.kind": entry.kind}
        span = self._tracer.start_span(
            f"entry {entry.kind}",
            attributes={**kind, "kontor.game": session.game},
            start_time=int(entry.at * _NANOSECONDS),
        )
        now = max(entry.at, self._now())
        span.end(int(now * _NANOSECONDS))
        self._entries.add(1, kind)
        self._seconds.record(now - entry.at, kind)

    def close(self) -> None:
        """Send what is left, unless that takes too long."""
        threads = [Thread(target=provider.shutdown, daemon=True) for provider in (self._traces, self._meters)]
        for thread in threads:
            thread.start()
        end = monotonic() + _CLOSING_SECONDS
        for thread in threads:
            thread.join(max(0.0, end - monotonic()))


def _observe(metrics: Metrics, name: str, _: CallbackOptions) -> Iterable[Observation]:
    yield Observation(metrics.gauges()[name][1])
