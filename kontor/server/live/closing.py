"""Why the server ends live connections: codes of RFC 6455 and reasons in words."""

from typing import NamedTuple

from kontor.lang.translator import Translator

_LONGEST_REASON = 123
"""Bytes of the reason in a closing frame."""


class Closing(NamedTuple):
    """The code of a closing frame and the key of the sentence that states the reason."""

    code: int
    key: str

    def reason(self, translator: Translator) -> str:
        """Return the reason in the reader's language.

        >>> KEY_INVALID.reason(Translator("en"))
        'This key is no longer valid.'
        """
        return translator.say(self.key).encode()[:_LONGEST_REASON].decode(errors="ignore")


DONE = Closing(1000, "live-done")
MESSAGE_INVALID = Closing(1008, "live-message-invalid")
MESSAGES_TOO_MANY = Closing(1008, "live-messages-too-many")
HELLO_MISSING = Closing(1008, "live-hello-missing")
KEY_INVALID = Closing(1008, "live-key-invalid")
BANNED = Closing(1008, "banned-here")
RESTARTS = Closing(1012, "server-restarts")
READS_TOO_SLOWLY = Closing(1013, "live-reads-too-slowly")
STORE_AWAY = Closing(1013, "store-away")
CONNECTIONS_TOO_MANY = Closing(1013, "live-connections-too-many")
