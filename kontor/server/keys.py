"""Secrets: the key that makes a person, the links that lead to a table, the name of a table."""

import hashlib
import hmac
import re
import secrets

from kontor.engine.errors import FormError

_KEY = re.compile(r"[A-Za-z0-9_-]{43}")
_NAMES = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters that are not mistaken for one another when read aloud or copied by hand."""


def new_key() -> str:
    """A fresh key of 256 random bits, as clients make them.

    >>> len(new_key())
    43
    """
    return secrets.token_urlsafe(32)


def key_hash(key: str) -> str:
    """What is kept of a key. A key is as long as the hash, so nobody can try them all: a plain hash will do.

    >>> len(key_hash("k" * 43))
    64
    >>> key_hash("secret")
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: server:key key-form {}
    """
    if not _KEY.fullmatch(key):
        raise FormError("server:key", "key-form")
    return hashlib.sha256(key.encode("ascii")).hexdigest()


def new_table_id() -> str:
    """A name for a table that nobody guesses and everybody can type.

    >>> len(new_table_id())
    12
    """
    return "".join(secrets.choice(_NAMES) for _ in range(12))


def keyed_table_id(server_secret: str, person: int, wish: str) -> str:
    """The same, worked out from a person's wish: whoever sends a wish twice gets one table.

    >>> len(keyed_table_id("s", 7, "a")), keyed_table_id("s", 7, "a") == keyed_table_id("s", 8, "a")
    (12, False)
    """
    drawn = hmac.new(server_secret.encode(), f"table/{person}/{wish}".encode(), hashlib.sha256).digest()
    return "".join(_NAMES[byte % len(_NAMES)] for byte in drawn[:12])


def link_secret(server_secret: str, table: str, purpose: str, generation: int) -> str:
    """The secret of a link; it is worked out and not kept, and another generation gives another one.

    >>> link_secret("s", "table", "join", 0) == link_secret("s", "table", "join", 1)
    False
    """
    text = f"{table}/{purpose}/{generation}".encode()
    return hmac.new(server_secret.encode(), text, hashlib.sha256).hexdigest()[:32]


def same_secret(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that tells nothing.

    >>> same_secret("abc", "abc"), same_secret("abc", "abd")
    (True, False)
    """
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
