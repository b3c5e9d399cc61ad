"""Secrets: keys of persons, links to tables, ids of tables."""

import hashlib
import hmac
import re
import secrets

from kontor.engine.errors import FormError

KEY_PATTERN = r"^[A-Za-z0-9_-]{43}$"
_ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""Characters that are not confused when read aloud or copied by hand."""


def new_key() -> str:
    """Return a new key of 256 random bits, as clients create them.

    >>> len(new_key())
    43
    """
    return secrets.token_urlsafe(32)


def key_hash(key: str) -> str:
    """Return the hash of a key, to be stored instead of it. Raise `FormError` if the key is malformed.

    A plain hash is enough, because a key has as many random bits as the hash.

    >>> len(key_hash("k" * 43))
    64
    >>> key_hash("secret")
    Traceback (most recent call last):
    ...
    kontor.engine.errors.FormError: server:key key-form {}
    """
    if not re.fullmatch(KEY_PATTERN, key):
        raise FormError("server:key", "key-form")
    return hashlib.sha256(key.encode("ascii")).hexdigest()


def new_table_id() -> str:
    """Return a random id for a table, hard to guess and easy to type.

    >>> len(new_table_id())
    12
    """
    return "".join(secrets.choice(_ID_ALPHABET) for _ in range(12))


def keyed_table_id(server_secret: str, person: int, request_id: str) -> str:
    """Return a table id derived from the id of a person's request, so that a repeated request gets the same table.

    >>> len(keyed_table_id("s", 7, "a")), keyed_table_id("s", 7, "a") == keyed_table_id("s", 8, "a")
    (12, False)
    """
    digest = hmac.new(server_secret.encode(), f"table/{person}/{request_id}".encode(), hashlib.sha256).digest()
    return "".join(_ID_ALPHABET[byte % len(_ID_ALPHABET)] for byte in digest[:12])


def link_secret(server_secret: str, table: str, purpose: str, generation: int) -> str:
    """Return the secret of a link. It is derived instead of stored. A new generation invalidates the old link.

    >>> link_secret("s", "table", "join", 0) == link_secret("s", "table", "join", 1)
    False
    """
    text = f"{table}/{purpose}/{generation}".encode()
    return hmac.new(server_secret.encode(), text, hashlib.sha256).hexdigest()[:32]


def same_secret(one: str, other: str) -> bool:
    """Return whether two secrets are equal, in constant time.

    >>> same_secret("abc", "abc"), same_secret("abc", "abd")
    (True, False)
    """
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
