"""The page: the files of the browser client that were built into this package."""

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, Response

from kontor.engine.errors import KontorError
from kontor.server.errors import NoSuchTableError
from kontor.server.http.compression import PageFiles, compressed_file

_PAGE = Path(str(files("kontor.server"))) / "page"
_SHELL = _PAGE / "index.html"
_PAGES = ("new", "score", "figures", "help", "settings", "about")


def add_page(app: FastAPI) -> None:
    """Add the page and its assets to the application."""
    # One HTML file serves all pages: the client chooses the page by the URL.
    for address in ("/", "/t/{table}", "/score/{game}", *(f"/{name}" for name in _PAGES)):
        app.add_api_route(address, _page, include_in_schema=False)
    app.mount("/assets", PageFiles(directory=_PAGE, check_dir=False), name="page")


async def _page(request: Request) -> Response:
    page = shell_response(request)
    if page is None:
        raise NoPageError
    return page


def shell_response(request: Request) -> Response | None:
    """Return the HTML file of the page, or None if the client was not built."""
    return compressed_file(_SHELL, _SHELL.stat(), request.headers) if _SHELL.is_file() else None


class NoPageError(NoSuchTableError):
    """The browser client was not built into this copy of the package.

    >>> str(NoPageError())
    'server:page client-not-built {}'
    """

    def __init__(self) -> None:
        KontorError.__init__(self, "server:page", "client-not-built")
