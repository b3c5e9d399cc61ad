"""Gzip compression of responses that are the same for everybody.

Other responses are not compressed: compressing a secret together with input of somebody else could reveal it (BREACH).
"""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from os import PathLike, stat_result
from pathlib import Path

from fastapi import Response
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse

from kontor.server.http.middleware import Scope

_COMPRESSED_SUFFIXES = (".html", ".js", ".css", ".svg")
_VARY = {"Vary": "Accept-Encoding"}


def accepts_gzip(accepted: str) -> bool:
    """Return whether the header `Accept-Encoding` of a request allows gzip.

    >>> [accepts_gzip(text) for text in ("br, gzip", "gzip;q=0", "gzip; q=0.5", "*", "")]
    [True, False, True, False, False]
    """
    for encoding in accepted.lower().split(","):
        name, _, weight = encoding.partition(";")
        if name.strip() == "gzip":
            return weight.strip().removeprefix("q=").strip("0.") != "" or not weight
    return False


@lru_cache(64)
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def compressed_response(body: bytes, kind: str, accepted: str, headers: Mapping[str, str] | None = None) -> Response:
    """Return a response, compressed if `accepted` allows it.

    Compressed bodies are cached in memory, so use this for a few bodies that are requested repeatedly.

    >>> answer = compressed_response(b"a" * 1000, "text/plain", "gzip")
    >>> answer.headers["Content-Encoding"], len(answer.body) < 100, answer.headers["Vary"]
    ('gzip', True, 'Accept-Encoding')
    """
    sent_headers = {**(headers or {}), **_VARY}
    if not accepts_gzip(accepted):
        return Response(body, headers=sent_headers, media_type=kind)
    if "ETag" in sent_headers:
        # A weak ETag: the same content in another encoding.
        sent_headers["ETag"] = f"W/{sent_headers['ETag']}"
    return Response(_gzipped(body), headers={**sent_headers, "Content-Encoding": "gzip"}, media_type=kind)


@lru_cache(64)
def _gzipped_file(path: Path, changed: float, size: int) -> bytes:
    """Return the compressed content of a file. `changed` and `size` are part of the cache key."""
    return gzip.compress(path.read_bytes(), mtime=0)


def compressed_file(path: Path, status_of_file: stat_result, request_headers: Headers, status: int = 200) -> Response:
    """Return a file of the page, compressed if its type is compressible and the client accepts it."""
    plain = FileResponse(path, status, stat_result=status_of_file)
    if path.suffix not in _COMPRESSED_SUFFIXES:
        return plain
    plain.headers.update(_VARY)
    if not accepts_gzip(request_headers.get("Accept-Encoding", "")):
        return plain
    headers = {name: plain.headers[name] for name in ("Content-Type", "Last-Modified", "Vary")}
    # The compressed file is a different representation, so it needs its own ETag.
    headers |= {"etag": plain.headers["etag"].removesuffix('"') + '-gzip"', "Content-Encoding": "gzip"}
    return Response(_gzipped_file(path, status_of_file.st_mtime, status_of_file.st_size), status, headers)


class PageFiles(StaticFiles):
    """The static files of the page."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file, or 304 Not Modified if the client has it already."""
        request_headers = Headers(scope=scope)
        answer = compressed_file(Path(full_path), stat_result, request_headers, status_code)
        return NotModifiedResponse(answer.headers) if self.is_not_modified(answer.headers, request_headers) else answer
