"""Where the server can be reached: address, port, and both as a QR code."""

import os
import socket
from contextlib import ExitStack
from io import BytesIO, StringIO

import segno

LOOPBACK = "127.0.0.1"
FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation. Nobody has them, and nothing is sent to them."""


def public_url(host: str, port: int, given: str | None) -> str:
    """The address under which others reach a server that listens on `host` and `port`.

    >>> public_url("127.0.0.1", 8000, None), public_url("::1", 8000, None)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    >>> public_url("0.0.0.0", 8000, "https://kontor.example/")
    'https://kontor.example'
    """
    if given:
        return given.rstrip("/")
    if host == "0.0.0.0":
        name = _own_address(socket.AF_INET) or LOOPBACK
    elif host == "::":
        name = _own_address(socket.AF_INET6) or _own_address(socket.AF_INET) or LOOPBACK
    else:
        name = LOOPBACK if host == "localhost" else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def free_port(host: str, wanted: int) -> int:
    """The wanted port if it can be bound, else a free one. An OSError says that the host cannot be bound at all.

    >>> free_port("127.0.0.1", 0) > 0
    True
    """
    try:
        return _bind(host, wanted)
    except OSError:
        return _bind(host, 0)


def qr_svg(text: str) -> str:
    """A QR code as SVG: dark on transparent with a quiet zone, to be sized by the page.

    >>> qr_svg("http://192.0.2.1:8000").startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox=')
    True
    """
    out = BytesIO()
    # No micro QR code: most telephones cannot read it.
    code = segno.make_qr(text)
    code.save(out, kind="svg", xmldecl=False, omitsize=True, svgclass=None, lineclass=None, nl=False, dark="#000")
    return out.getvalue().decode("utf-8")


def qr_terminal(text: str) -> str:
    """A QR code as lines of half blocks, for a terminal with light letters on a dark ground.

    >>> print(qr_terminal("http://192.0.2.1:8000").splitlines()[0])
    █████████████████████████████████
    """
    out = StringIO()
    segno.make_qr(text).terminal(out, compact=True)
    return out.getvalue()


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address that this machine would send from. Connecting a UDP socket only chooses it."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _bind(host: str, port: int) -> int:
    """Bind all addresses of a host for a moment, as the server will, and return the port."""
    with ExitStack() as stack:
        resolved = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(resolved):
            probe = stack.enter_context(socket.socket(family, kind, protocol))
            if os.name == "posix":
                # Otherwise the connections of a server that has just ended would count as taken.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            probe.bind((address[0], port, *address[2:]))
            port = probe.getsockname()[1]
    return port
