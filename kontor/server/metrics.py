"""Metrics of a running server in the Prometheus format."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kontor.server.models import AppliedEntry
from kontor.server.notify.webhooks import WebhookSender
from kontor.server.stall_monitor import StallMonitor
from kontor.server.tables.service import TableService
from kontor.server.tables.session import TableSession
from kontor.server.tables.viewers import TableObserver
from kontor.server.workers.worker_pool import WorkerPool


class Metrics(Collector, TableObserver):
    """Counts entries and commit times. Reads the other metrics from the services when they are collected."""

    def __init__(self, service: TableService, pool: WorkerPool, webhook_sender: WebhookSender) -> None:
        self.service = service
        self.pool = pool
        self.webhook_sender = webhook_sender
        self.registry = CollectorRegistry()
        self.entries = Counter("kontor_entries", "Entries added to tables", ["kind"], registry=self.registry)
        buckets = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
        self.commit_seconds = Histogram(
            "kontor_command_seconds", "From command to commit", buckets=buckets, registry=self.registry
        )
        self.connections = 0
        self.stalls = StallMonitor(service.settings.stall_seconds, self.registry)
        # CPU, memory and open files of the server, without its workers.
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def committed(self, session: TableSession, applied: AppliedEntry) -> None:
        """Count the entry and the time until its commit."""
        self.entries.labels(applied.entry.kind).inc()
        self.commit_seconds.observe(max(0.0, self.service.times.now() - applied.entry.at))

    def gauges(self) -> dict[str, tuple[str, float]]:
        """Return the metrics that are read at collection time, with their descriptions."""
        store = self.service.store
        return {
            "tables_in_memory": ("Tables in memory", len(self.service.sessions)),
            "connections": ("Live connections", self.connections),
            "damaged_tables": ("Damaged tables in quarantine", len(self.service.quarantine.tables)),
            "commits": ("Commits to the store", store.commits),
            "writes": ("Writes in these commits", store.written),
            "bot_answers": ("Lines that bots chose", self.pool.answered),
            "advice_answers": ("Hints given and pieces of games reviewed", self.pool.advised),
            "busy_workers": ("Worker processes that are busy", self.pool.busy),
            "bot_timeouts": ("Bots that thought too long", self.pool.timed_out),
            "bot_deaths": ("Bot workers that died", self.pool.died),
            "record_answers": ("Records checked and questions about long games answered", self.pool.computed),
            "cached_answer_bytes": ("Bytes of cached answers about past positions", self.service.answers.size),
            "event_loop_longest_stall_seconds": (
                "Longest stall since the start",
                self.stalls.longest,
            ),
            "event_loop_recent_stall_seconds": ("Longest stall in the last minute", self.stalls.recent()),
            "waiting_jobs": ("Jobs that wait for a worker process", self.pool.waiting),
            "send_queue_characters": ("Characters that wait for slow clients", self.service.send_budget.used),
            "notices_sent": ("Notices sent", self.webhook_sender.sent),
            "notices_failed": ("Notices that failed", self.webhook_sender.failed),
            "notices_dropped": ("Notices dropped", self.webhook_sender.dropped),
        }

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics that are read at collection time."""
        for name, (about, value) in self.gauges().items():
            yield GaugeMetricFamily(f"kontor_{name}", about, value)

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self.registry)
