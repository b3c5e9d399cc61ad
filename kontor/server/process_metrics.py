"""The metrics of several processes that share a port: the process that is asked collects those of the others."""

import asyncio
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from prometheus_client import generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from kontor.server.metrics import Metrics

_ANSWER_SECONDS = 5.0
"""A process that takes longer is left out."""


class ProcessMetrics:
    """Answers with the metrics of this process, or with those of all processes in a folder, labelled with their pids.

    Each process listens on a socket in the folder. Without a folder, or without such sockets (Windows), there is only
    this process.
    """

    def __init__(self, metrics: Metrics, folder: str) -> None:
        self.metrics = metrics
        self._folder = Path(folder) if folder and sys.platform != "win32" else None
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen for the other processes."""
        if self._folder is not None and sys.platform != "win32":
            self._server = await asyncio.start_unix_server(self._answer, self._folder / str(os.getpid()))

    async def close(self) -> None:
        """Stop listening."""
        if self._folder is not None and self._server is not None:
            self._server.close()
            (self._folder / str(os.getpid())).unlink(missing_ok=True)

    async def text(self) -> bytes:
        """Return all metrics as text."""
        if self._folder is None:
            return self.metrics.text()
        paths = sorted(self._folder.iterdir())
        texts = await asyncio.gather(*map(_ask, paths))
        return generate_latest(_Merged(zip([path.name for path in paths], texts, strict=True)))

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(self.metrics.text())
            await writer.drain()
        writer.close()


async def _ask(path: Path) -> str:
    """Return the metrics of a process, or an empty text if it has died or hangs."""
    if sys.platform == "win32":
        return ""
    try:
        async with asyncio.timeout(_ANSWER_SECONDS):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()
    except ConnectionRefusedError:
        path.unlink(missing_ok=True)
    except (OSError, TimeoutError):
        pass
    return ""


class _Merged(Collector):
    """Yields each metric once, with the samples of all processes. Each sample has the label `pid`."""

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self._families: dict[str, Metric] = {}
        for pid, text in texts:
            for family in text_string_to_metric_families(text):
                merged = self._families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    merged.add_sample(sample.name, {**sample.labels, "pid": pid}, sample.value)

    def collect(self) -> Iterator[Metric]:
        yield from self._families.values()
