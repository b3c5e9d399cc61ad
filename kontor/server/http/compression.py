"""Answers that are the same for everybody, made smaller for those who can read that.

Only these: an answer with a secret in it must not be packed together with what somebody else may have put there.
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

_PACKED = (".html", ".js", ".css", ".svg")
_VARY = {"Vary": "Accept-Encoding"}


def reads_gzip(accepted: str) -> bool:
    """Whether somebody with this header `Accept-Encoding` can read what is packed by gzip.

    >>> [reads_gzip(text) for text in ("br, gzip", "gzip;q=0", "gzip; q=0.5", "*", "")]
    [True, False, True, False, False]
    """
    for offer in accepted.lower().split(","):
        name, _, weight = offer.partition(";")
        if name.strip() == "gzip":
            return weight.strip().removeprefix("q=").strip("0.") != "" or not weight
    return False


@lru_cache(64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def packed(body: bytes, kind: str, accepted: str, headers: Mapping[str, str] | None = None) -> Response:
    """An answer for everybody, packed if `accepted` says so. It is kept in memory: for a few bodies that come again.

    >>> answer = packed(b"a" * 1000, "text/plain", "gzip")
    >>> answer.headers["Content-Encoding"], len(answer.body) < 100, answer.headers["Vary"]
    ('gzip', True, 'Accept-Encoding')
    """
    sent_headers = {**(headers or {}), **_VARY}
    if not reads_gzip(accepted):
        return Response(body, headers=sent_headers, media_type=kind)
    if "ETag" in sent_headers:
        # The same words in another packing.
        sent_headers["ETag"] = f"W/{sent_headers['ETag']}"
    return Response(_packed(body), headers={**sent_headers, "Content-Encoding": "gzip"}, media_type=kind)


@lru_cache(64)
def _contents(path: Path, changed: float, size: int) -> bytes:
    """A file as it was at that instant, packed."""
    return gzip.compress(path.read_bytes(), mtime=0)


def compressed_file(path: Path, status_of_file: stat_result, asked: Headers, status: int = 200) -> Response:
    """A file of the page, packed if it is worth it and who asks can read that; a mere note if they have it already."""
    plain = FileResponse(path, status, stat_result=status_of_file)
    if path.suffix not in _PACKED:
        return plain
    plain.headers.update(_VARY)
    if not reads_gzip(asked.get("Accept-Encoding", "")):
        return plain
    headers = {name: plain.headers[name] for name in ("Content-Type", "Last-Modified", "Vary")}
    # Packed it is another text, so it has another mark.
    headers |= {"etag": plain.headers["etag"].removesuffix('"') + '-gzip"', "Content-Encoding": "gzip"}
    return Response(_contents(path, status_of_file.st_mtime, status_of_file.st_size), status, headers)


class PageFiles(StaticFiles):
    """The files that the page consists of."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """One of them."""
        asked = Headers(scope=scope)
        answer = compressed_file(Path(full_path), stat_result, asked, status_code)
        return NotModifiedResponse(answer.headers) if self.is_not_modified(answer.headers, asked) else answer
