"""All notable states of all pages, and how to open them. Tests check them, and `make screens` draws them."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tools.harness.browser import PATIENCE, Visitor
from tools.harness.demo_tables import DemoTables


class PageState(NamedTuple):
    """A page in a state, and how to open it."""

    name: str
    open: Callable[[Visitor, DemoTables], None]
    known: bool = True
    """Whether the visitor is Ada. Otherwise it is a new person."""


def _page(path: str) -> Callable[[Visitor, DemoTables], None]:
    def open(visitor: Visitor, demo: DemoTables) -> None:
        visitor.go(path)
        expect(visitor.page.locator("#main h1").first).to_be_visible(timeout=PATIENCE)

    return open


def _home(visitor: Visitor, demo: DemoTables) -> None:
    for game in ("anno1503", "anno1800"):
        demo.playing(game)
        demo.over(game)
    visitor.go()
    expect(visitor.page.get_by_role("heading", name=visitor.say("page-results"))).to_be_visible(timeout=PATIENCE)


def _first_visit(visitor: Visitor, demo: DemoTables) -> None:
    visitor.go()
    expect(visitor.page.locator("article .button.main")).to_have_count(2, timeout=PATIENCE)


def _new(game: str) -> Callable[[Visitor, DemoTables], None]:
    def open(visitor: Visitor, demo: DemoTables) -> None:
        visitor.go(f"/new?game={game}")
        visitor.page.locator("form button[type=submit], form .button.main").first.wait_for()
        _unfold(visitor)

    return open


def _unfold(visitor: Visitor) -> None:
    folded = visitor.page.locator("main details:not([open]) > summary")
    while folded.count():
        folded.first.click()


def _waiting(visitor: Visitor, demo: DemoTables) -> None:
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "greedy"}]
    made = visitor.call("POST", "/tables", {"game": "anno1800", "seats": seats, "title": "Sunday evening"})
    visitor.open_table(made["table"])
    visitor.button("page-start-now").wait_for()


def _invited(visitor: Visitor, demo: DemoTables) -> None:
    # Invited people cannot see the table yet.
    visitor.expected_errors.append("404 (Not Found)")
    owner = {"Authorization": f"Bearer {demo.ada}"}
    seats = [{"kind": "me"}, {"kind": "free"}]
    request = visitor.context.request
    request.put("/api/me", headers=owner, data={"name": "Ada"})
    made = request.post("/api/tables", headers=owner, data={"game": "anno1503", "seats": seats}).json()
    link = request.post(f"/api/tables/{made['table']}/links", headers=owner, data={"purpose": "join"}).json()
    visitor.page.goto(f"/t/{made['table']}#join={link['secret']}")
    visitor.button("page-sit-down").wait_for()


def at_table(game: str) -> Callable[[Visitor, DemoTables], None]:
    """Open a table at the visitor's turn in the middle of a game with bots."""

    def open(visitor: Visitor, demo: DemoTables) -> None:
        visitor.open_table(demo.playing(game))
        visitor.page.locator("section.context li button").first.wait_for(state="attached")
        # The facts of the game load after its view.
        visitor.page.locator("#main .hand button").first.wait_for(state="attached")

    return open


def _goods_at_hand(visitor: Visitor, demo: DemoTables) -> None:
    """Open the ship example, with goods at hand for the second ship."""
    visitor.open_table(demo.ships_seen())
    visitor.page.locator(".means .at-hand").wait_for(state="attached")
    visitor.page.locator("#main .hand button").first.wait_for(state="attached")


def _making(visitor: Visitor, demo: DemoTables) -> None:
    """Plan to make goods ahead."""
    _goods_at_hand(visitor, demo)
    visitor.page.locator("section.context .aside button").dispatch_event("click")
    goods = visitor.page.locator("section.context button.good")
    goods.first.wait_for()
    for number in range(2):
        goods.nth(number).click()
    visitor.button("page-1800-make-do", number=2).wait_for()


def _ending(visitor: Visitor, demo: DemoTables) -> None:
    """Ask about the end of a turn that would lose goods."""
    _goods_at_hand(visitor, demo)
    visitor.button("page-end-turn").click()
    visitor.page.get_by_role("alertdialog").wait_for()


def _watching(game: str) -> Callable[[Visitor, DemoTables], None]:
    def open(visitor: Visitor, demo: DemoTables) -> None:
        owner = {"Authorization": f"Bearer {demo.ada}"}
        table = demo.playing(game)
        asked = visitor.context.request.post(f"/api/tables/{table}/links", headers=owner, data={"purpose": "watch"})
        visitor.page.goto(f"/t/{table}#watch={asked.json()['secret']}")
        visitor.page.locator("section.context p").first.wait_for(state="attached")

    return open


def _plan(game: str) -> Callable[[Visitor, DemoTables], None]:
    """Open a plan. In Anno 1503 the opponent is Ben, because against bots everything can be undone."""

    def open(visitor: Visitor, demo: DemoTables) -> None:
        if game == "anno1800":
            at_table(game)(visitor, demo)
            visitor.page.locator("button.tile.can").nth(4).dispatch_event("click")
        else:
            visitor.open_table(demo.looked_at(game))
            visitor.page.locator("button.look").first.dispatch_event("click")
        visitor.button("page-do-it").wait_for()

    return open


def _grey(game: str) -> Callable[[Visitor, DemoTables], None]:
    def open(visitor: Visitor, demo: DemoTables) -> None:
        at_table(game)(visitor, demo)
        places = {"anno1503": ".market .buildings button", "anno1800": ".board button.tile"}
        # Phones show one panel at a time. Dispatch the click, which works in hidden panels, too.
        visitor.page.locator(f"{places[game]}[aria-disabled=true]").first.dispatch_event("click")
        visitor.page.locator("section.context .refusal").wait_for(state="attached")

    return open


def hint(game: str) -> Callable[[Visitor, DemoTables], None]:
    """Open a hint."""

    def open(visitor: Visitor, demo: DemoTables) -> None:
        at_table(game)(visitor, demo)
        visitor.button("page-hint").click()
        visitor.page.locator("section.context ol button").first.wait_for()

    return open


def _island(visitor: Visitor, demo: DemoTables) -> None:
    at_table("anno1800")(visitor, demo)
    # On phones the other players are in the last tab.
    tab = visitor.page.locator("nav.tabs button").last
    if tab.is_visible():
        tab.click()
    visitor.page.locator(".opponents li button").first.click()
    visitor.page.locator("dialog").wait_for()


def _window(game: str, key: str) -> Callable[[Visitor, DemoTables], None]:
    """Open a dialog with a button of the status bar."""

    def open(visitor: Visitor, demo: DemoTables) -> None:
        at_table(game)(visitor, demo)
        visitor.page.get_by_role("banner").get_by_role("button", name=visitor.say(key), exact=True).click()
        visitor.page.locator("dialog").wait_for()

    return open


def _handed_over(visitor: Visitor, demo: DemoTables) -> None:
    visitor.open_table(demo.covered("anno1800"))
    visitor.page.locator(".cover button").wait_for()


def over(game: str) -> Callable[[Visitor, DemoTables], None]:
    """Open a finished game."""

    def open(visitor: Visitor, demo: DemoTables) -> None:
        visitor.open_table(demo.over(game))
        visitor.button("page-see-table").wait_for()
        visitor.page.locator("#main table").first.wait_for()

    return open


def _replay(game: str) -> Callable[[Visitor, DemoTables], None]:
    def open(visitor: Visitor, demo: DemoTables) -> None:
        over(game)(visitor, demo)
        visitor.button("page-replay").first.click()
        slider = visitor.page.get_by_role("slider")
        slider.wait_for()
        slider.evaluate(
            "(input) => { input.value = input.max / 2; input.dispatchEvent(new Event('input', {bubbles: true})) }"
        )
        expect(visitor.page.locator("output")).not_to_have_text("0 /", timeout=PATIENCE)
        visitor.page.wait_for_timeout(300)

    return open


def _curves(game: str) -> Callable[[Visitor, DemoTables], None]:
    def open(visitor: Visitor, demo: DemoTables) -> None:
        over(game)(visitor, demo)
        visitor.button("page-see-table").click()
        visitor.button("page-curves").click()
        visitor.page.locator("dialog svg").first.wait_for()

    return open


def review(game: str) -> Callable[[Visitor, DemoTables], None]:
    """Open a review and wait for its first turning points, if there are any."""

    def open(visitor: Visitor, demo: DemoTables) -> None:
        over(game)(visitor, demo)
        visitor.button("page-review").click()
        points = visitor.page.get_by_role("list", name=visitor.say("page-review-points")).locator("button")
        none = visitor.page.get_by_text(visitor.say("page-review-none"))
        expect(points.first.or_(none)).to_be_visible(timeout=4 * PATIENCE)
        stop = visitor.button("page-review-stop")
        if stop.is_visible():
            stop.click()
        if points.count():
            points.first.click()
            expect(points.first).to_have_attribute("aria-current", "step", timeout=PATIENCE)

    return open


def _sheet(visitor: Visitor, demo: DemoTables) -> None:
    visitor.go("/score/anno1800")
    visitor.button("page-sheet-example").click()
    visitor.page.wait_for_timeout(500)


def _no_such_table(visitor: Visitor, demo: DemoTables) -> None:
    visitor.page.goto("/t/nosuchtable0")
    visitor.page.get_by_role("alert").wait_for()


PAGE_STATES = [
    PageState("home-first", _first_visit, known=False),
    PageState("home", _home),
    PageState("new-anno1503", _new("anno1503")),
    PageState("new-anno1800", _new("anno1800")),
    PageState("waiting", _waiting),
    PageState("invited", _invited, known=False),
    PageState("anno1503", at_table("anno1503")),
    PageState("anno1503-plan", _plan("anno1503")),
    PageState("anno1503-grey", _grey("anno1503")),
    PageState("anno1503-hint", hint("anno1503")),
    PageState("anno1503-watching", _watching("anno1503"), known=False),
    PageState("anno1503-over", over("anno1503")),
    PageState("anno1503-replay", _replay("anno1503")),
    PageState("anno1503-curves", _curves("anno1503")),
    PageState("anno1503-review", review("anno1503")),
    PageState("anno1800", at_table("anno1800")),
    PageState("anno1800-plan", _plan("anno1800")),
    PageState("anno1800-grey", _grey("anno1800")),
    PageState("anno1800-hint", hint("anno1800")),
    PageState("anno1800-island", _island),
    PageState("anno1800-watching", _watching("anno1800"), known=False),
    PageState("anno1800-over", over("anno1800")),
    PageState("anno1800-replay", _replay("anno1800")),
    PageState("anno1800-curves", _curves("anno1800")),
    PageState("anno1800-review", review("anno1800")),
    PageState("anno1800-goods-at-hand", _goods_at_hand),
    PageState("anno1800-making", _making),
    PageState("anno1800-ending", _ending),
    PageState("table-help", _window("anno1800", "page-help")),
    PageState("table-menu", _window("anno1503", "page-menu")),
    PageState("hand-over", _handed_over),
    PageState("score", _sheet),
    PageState("figures", _page("/figures")),
    PageState("help", _page("/help")),
    PageState("settings", _page("/settings")),
    PageState("about", _page("/about")),
    PageState("no-such-table", _no_such_table, known=False),
]
WIDTHS = (390, 1024, 1440, 2560)
"""Widths in pixels of a phone, a tablet, a laptop and a large screen."""
BY_NAME = {state.name: state for state in PAGE_STATES}
