"""Which notice is sent next: no receiver, person or address may keep the others waiting."""

from kontor.server.limits import Limits
from kontor.server.notify.notice_queue import Delivery, Notice, NoticeQueue

FEW = Limits()._replace(
    notices_waiting=10, notices_per_person=3, notices_at_once=4, notices_per_host=2, notices_per_address=3
)


def notice(host: str, person: int = 0, address: str = "", text: str = "") -> Notice:
    return Notice(f"https://{host}/{person}", text, "", "t", "anno1503", "over", person, address)


def fill(*notices: Notice) -> NoticeQueue:
    queue = NoticeQueue(FEW)
    for one in notices:
        queue.add(one)
    return queue


def take_all(queue: NoticeQueue) -> list[Delivery]:
    taken = []
    while delivery := queue.take():
        taken.append(delivery)
    return taken


def test_a_receiver_gets_only_a_part_of_the_senders() -> None:
    queue = fill(*(notice("slow.example", person, f"a{person}") for person in range(4)), notice("b.example", 9, "b"))
    taken = take_all(queue)
    assert [delivery.notice.host for delivery in taken] == ["slow.example", "slow.example", "b.example"]
    queue.end(taken[0], answered=True, again=False)
    assert len(take_all(queue)) == 1


def test_an_address_gets_only_a_part_of_the_senders() -> None:
    queue = fill(*(notice(f"h{person}.example", person, "a") for person in range(5)), notice("b.example", 9, "b"))
    assert [delivery.notice.address for delivery in take_all(queue)] == ["a", "b", "a", "a"]


def test_notices_to_one_url_wait_for_the_one_before_and_its_retries() -> None:
    queue = fill(notice("a.example", text="1"), notice("a.example", text="2"))
    [first] = take_all(queue)
    queue.end(first, answered=False, again=True)
    assert take_all(queue) == []
    queue.retry(first)
    [again] = take_all(queue)
    assert again == Delivery(first.notice, 1)
    queue.end(again, answered=True, again=False)
    assert [delivery.notice.text for delivery in take_all(queue)] == ["2"]


def test_receivers_that_failed_get_only_half_of_the_senders() -> None:
    queue = fill(*(notice(f"h{number}.example", number, f"a{number}") for number in range(4)))
    for delivery in take_all(queue):
        queue.end(delivery, answered=False, again=False)
    for number in range(4):
        queue.add(notice(f"h{number}.example", number, f"a{number}"))
    queue.add(notice("quick.example", 9, "b"))
    slow = take_all(queue)
    assert [delivery.notice.host for delivery in slow] == ["h0.example", "h1.example", "quick.example"]
    queue.end(slow[0], answered=True, again=False)
    assert len(take_all(queue)) == 1


def test_a_person_loses_the_oldest_of_too_many_notices() -> None:
    queue = fill(*(notice("a.example", 1, "a", str(number)) for number in range(5)))
    assert queue.dropped == 2
    assert queue.take() == Delivery(notice("a.example", 1, "a", "2"))


def test_the_address_with_the_most_notices_makes_room() -> None:
    queue = fill(notice("b.example", 99, "b"), *(notice("a.example", person, "a") for person in range(1, 20)))
    assert (queue.dropped, len(queue)) == (10, 10)
    taken = take_all(queue)
    assert [delivery.notice.address for delivery in taken] == ["b", "a", "a"]
    queue.clear()
    assert (queue.dropped, len(queue)) == (20, 0)
