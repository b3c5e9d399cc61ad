"""Traces and metrics for a collector of OpenTelemetry. They need the extra `telemetry`, loaded only if it is wanted."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kontor.server.telemetry.export import Telemetry

VARIABLES = (
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
)
"""Standard variables that name the collector. Without any of them, nothing is loaded, measured or sent."""


def wanted_telemetry() -> "Telemetry | None":
    """Return what sends telemetry if the environment asks for it."""
    if not any(os.environ.get(name) for name in VARIABLES):
        return None
    from kontor.server.telemetry.export import Telemetry

    return Telemetry()
