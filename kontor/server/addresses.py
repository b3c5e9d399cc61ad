"""Addresses of a server and its clients, free ports and QR codes."""

import os
import socket
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import lru_cache
from io import BytesIO, StringIO
from ipaddress import ip_address, ip_network
from typing import Any

import segno

LOOPBACK = "127.0.0.1"
DOCUMENTATION_ADDRESSES = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses reserved for documentation. No machine has them, and nothing is sent to them."""


def public_url(host: str, port: int, given: str | None) -> str:
    """Return the URL at which others reach a server that listens on `host` and `port`.

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
    """Return the wanted port if it can be bound, else a free one. Raise `OSError` if the host cannot be bound at all.

    >>> free_port("127.0.0.1", 0) > 0
    True
    """
    try:
        return _bind(host, wanted)
    except OSError:
        return _bind(host, 0)


def bound_socket(family: int, kind: int, protocol: int, address: tuple[Any, ...]) -> socket.socket:
    """Return a socket that is bound to an address. Raise `OSError` if that is not possible.

    >>> with bound_socket(socket.AF_INET, socket.SOCK_STREAM, 0, ("127.0.0.1", 0)) as bound:
    ...     bound.getsockname()[0]
    '127.0.0.1'
    """
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # Otherwise, lingering connections of a server that has just ended would block the port.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound


def trusted_proxies(proxy: str | None) -> Callable[[str], bool]:
    """Return a function that tells whether an address is one of the trusted proxies: addresses, networks or `*`.

    >>> trusts = trusted_proxies("127.0.0.1, 10.0.0.0/8")
    >>> trusts("10.1.2.3"), trusts("192.0.2.1"), trusts(""), trusted_proxies(None)("127.0.0.1")
    (True, False, False, False)
    """
    networks = [ip_network(part.strip()) for part in (proxy or "").split(",") if part.strip() not in ("", "*")]

    @lru_cache(4096)
    def is_trusted(address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in networks)

    return is_trusted if proxy != "*" else lambda _: True


def qr_svg(text: str) -> str:
    """Return a QR code as SVG: dark on transparent, with a quiet zone. The page sets its size.

    >>> qr_svg("http://192.0.2.1:8000").startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox=')
    True
    """
    out = BytesIO()
    # No micro QR code: most phones cannot read it.
    code = segno.make_qr(text)
    code.save(out, kind="svg", xmldecl=False, omitsize=True, svgclass=None, lineclass=None, nl=False, dark="#000")
    return out.getvalue().decode("utf-8")


def qr_terminal(text: str) -> str:
    """Return a QR code as lines of half blocks, for a terminal with light text on a dark background.

    >>> print(qr_terminal("http://192.0.2.1:8000").splitlines()[0])
    █████████████████████████████████
    """
    out = StringIO()
    segno.make_qr(text).terminal(out, compact=True)
    return out.getvalue()


def _own_address(family: socket.AddressFamily) -> str | None:
    """Return the address that this machine would send from. Connecting a UDP socket selects it without sending."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((DOCUMENTATION_ADDRESSES[family], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _bind(host: str, port: int) -> int:
    """Bind all addresses of a host for a moment, as the server will do, and return the port."""
    with ExitStack() as stack:
        resolved = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(resolved):
            probe = stack.enter_context(bound_socket(family, kind, protocol, (address[0], port, *address[2:])))
            port = probe.getsockname()[1]
    return port


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the IP address that a request or connection comes from, or an empty string if it is unknown.

    >>> address_of({"client": ("192.0.2.1", 50_000)}), address_of({})
    ('192.0.2.1', '')
    """
    client = scope.get("client")
    return str(client[0]) if client else ""
