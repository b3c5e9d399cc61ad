"""The queue of notices. It keeps slow receivers, and persons with many notices, from delaying the others."""

from collections import Counter
from typing import NamedTuple
from urllib.parse import urlsplit

from kontor.server.limits import Limits

_MOST_SLOW = 10_000


class Notice(NamedTuple):
    """A notice for one webhook.

    >>> Notice("https://hooks.example/secret", "Ada wins.", "https://k.example/t/7", "7", "anno1503", "over")
    Notice(table='7', kind='over')
    """

    url: str
    text: str
    link: str
    table: str
    game: str
    kind: str
    """`your_turn`, `over`, or `trial` for a test notice."""
    person: int = 0
    """Whose webhook it is."""
    address: str = ""
    """Where that person was seen last."""
    id: int = 0
    """The row of the notice in the store, 0 if it has none."""

    def __repr__(self) -> str:
        # A logged notice must not reveal its URL.
        return f"Notice(table={self.table!r}, kind={self.kind!r})"

    @property
    def host(self) -> str:
        """The host and port of the receiver, or an empty string if the URL is not valid."""
        try:
            return urlsplit(self.url).netloc.lower()
        except ValueError:
            return ""


class Delivery(NamedTuple):
    """An attempt to deliver a notice."""

    notice: Notice
    attempt: int = 0


class NoticeQueue:
    """Chooses which notice is sent next. Only one at a time goes to each URL, so that they arrive in order.

    A receiver that has failed is slow: it may use only half of the senders until it answers again.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.dropped = 0
        self._waiting: list[Delivery] = []
        self._urls: set[str] = set()
        """URLs with a delivery that is being sent or waits for its next attempt."""
        self._hosts: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._slow: dict[str, None] = {}
        self._sending: dict[str, bool] = {}
        """By URL, whether the receiver was slow when the sending began."""

    def __len__(self) -> int:
        return len(self._waiting) + len(self._urls)

    @property
    def room(self) -> int:
        """Return how many more notices may wait without pushing out others."""
        return max(0, self.limits.notices_waiting - len(self._waiting))

    def add(self, notice: Notice) -> Notice | None:
        """Add a notice. If there are too many, drop the oldest of the same person, or of the address with the most.

        Return the notice that was dropped.
        """
        dropped: Notice | None = None
        own = [delivery for delivery in self._waiting if notice.person and delivery.notice.person == notice.person]
        if len(own) >= self.limits.notices_per_person:
            dropped = self._drop(own[0])
        elif len(self._waiting) >= self.limits.notices_waiting:
            [(most, _)] = Counter(delivery.notice.address for delivery in self._waiting).most_common(1)
            dropped = self._drop(next(delivery for delivery in self._waiting if delivery.notice.address == most))
        self._waiting.append(Delivery(notice))
        return dropped

    def _drop(self, delivery: Delivery) -> Notice:
        self._waiting.remove(delivery)
        self.dropped += 1
        return delivery.notice

    def take(self) -> Delivery | None:
        """Return the next delivery, or None if none may be sent now: the oldest of the address that is served least."""
        best: Delivery | None = None
        for delivery in self._waiting:
            if self._may_send(delivery) and (best is None or self._served(delivery) < self._served(best)):
                best = delivery
                if not self._served(best):
                    break
        if best is not None:
            self._waiting.remove(best)
            self._begin(best.notice)
        return best

    def _served(self, delivery: Delivery) -> int:
        """Return how many notices are being sent for the address."""
        return self._addresses[delivery.notice.address]

    def _may_send(self, delivery: Delivery) -> bool:
        notice, limits = delivery.notice, self.limits
        if len(self._sending) >= limits.notices_at_once:
            return False
        if delivery.attempt == 0 and notice.url in self._urls:
            return False
        if self._hosts[notice.host] >= limits.notices_per_host:
            return False
        if self._addresses[notice.address] >= limits.notices_per_address:
            return False
        return notice.host not in self._slow or sum(self._sending.values()) < max(1, limits.notices_at_once // 2)

    def _begin(self, notice: Notice) -> None:
        self._urls.add(notice.url)
        self._hosts[notice.host] += 1
        self._addresses[notice.address] += 1
        self._sending[notice.url] = notice.host in self._slow

    def end(self, delivery: Delivery, answered: bool, again: bool) -> None:
        """Count the end of an attempt. If there will be another one, its URL stays reserved until `retry`."""
        notice = delivery.notice
        for counter, key in ((self._hosts, notice.host), (self._addresses, notice.address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
        del self._sending[notice.url]
        self._slow.pop(notice.host, None)
        if not answered:
            self._slow[notice.host] = None
            if len(self._slow) > _MOST_SLOW:
                del self._slow[next(iter(self._slow))]
        if not again:
            self._urls.discard(notice.url)

    def retry(self, delivery: Delivery) -> None:
        """Queue the next attempt of a delivery."""
        if delivery.notice.url in self._urls:
            self._waiting.insert(0, delivery._replace(attempt=delivery.attempt + 1))

    def clear(self) -> None:
        """Drop all notices, including those that are being sent."""
        # The URL of an attempt that waits is reserved, so those are counted already.
        self.dropped += len(self._urls) + sum(not delivery.attempt for delivery in self._waiting)
        for part in (self._waiting, self._urls, self._hosts, self._addresses, self._sending):
            part.clear()
