"""URLs of webhooks. Anybody may set one, so it must not give access to the local network of the server."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

from kontor.engine.errors import FormError, RuleError

LONGEST_URL = 400
_LABEL = "[A-Za-z0-9]([A-Za-z0-9_-]{0,61}[A-Za-z0-9])?"
_HOST = rf"{_LABEL}(\.{_LABEL}){{0,20}}\.?|\[[0-9A-Fa-f:.]{{2,45}}\]"
URL_PATTERN = rf"[hH][tT][tT][pP][sS]?://({_HOST})(:[1-9][0-9]{{0,4}})?([/?#][!-~]*)?"
"""An HTTP URL in ASCII, without user name or password."""
GLOBAL_IPV6 = ip_network("2000::/3")
NAT64 = ip_network("64:ff9b::/96")
NOT_GLOBAL = (ip_network("192.0.0.0/24"), ip_network("168.63.129.16/32"))
"""A network that older Pythons consider global, and the address of Azure's internal services."""


def check_webhook(url: str, allow_local: bool) -> None:
    """Raise for a URL that notices cannot or must not be sent to. May block on a DNS lookup.

    A host that does not resolve now is accepted: the sender checks again before each attempt.

    >>> check_webhook("http://127.0.0.1:9000/hook", allow_local=True)
    >>> check_webhook("http://127.0.0.1:9000/hook", allow_local=False)
    Traceback (most recent call last):
    ...
    kontor.engine.errors.RuleError: server:webhook webhook-local {}
    """
    parsed = parse(url)
    if allow_local:
        return
    try:
        resolved = socket.getaddrinfo(parsed.raw_host, port_of(parsed), type=socket.SOCK_STREAM)
    except OSError:
        return
    refuse_local(str(entry[4][0]) for entry in resolved)


def parse(url: str) -> httpx.URL:
    """Parse a URL exactly as the sender will use it. Raise if it is not a valid HTTP URL."""
    if len(url) > LONGEST_URL or not re.fullmatch(URL_PATTERN, url):
        raise FormError("server:webhook", "webhook-form")
    # Only the library knows whether an address of the right form is valid.
    refusal = RuleError("server:webhook", "webhook-form")
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        # The message of the original error contains the URL.
        raise refusal from None
    if parsed.userinfo or not parsed.raw_host or not 0 < port_of(parsed) < 65536:
        raise refusal
    return parsed


def port_of(url: httpx.URL) -> int:
    """Return the port of a URL, or that of its scheme."""
    if url.port is not None:
        return url.port
    return 443 if url.scheme == "https" else 80


def refuse_local(addresses: Iterable[str]) -> None:
    """Raise `RuleError` unless all addresses are public."""
    if not all(_is_global(ip_address(address)) for address in addresses):
        raise RuleError("server:webhook", "webhook-local")


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        embedded = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            embedded = IPv4Address(int(address) & 0xFFFFFFFF)
        if embedded:
            return _is_global(embedded)
        return address in GLOBAL_IPV6 and address.is_global
    excluded = address.is_multicast or address.is_reserved or any(address in network for network in NOT_GLOBAL)
    return address.is_global and not excluded
