"""Every page in every state worth seeing, and the way there. Tests look at them, `make screens` draws them."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tools.harness.browser import PATIENCE, Visitor
from tools.harness.stage import Stage


class Scene(NamedTuple):
    """A page in a state: who looks at it, and how they come there."""

    name: str
    lead: Callable[[Visitor, Stage], None]
    known: bool = True
    """Whether Ada looks at it; else somebody who has never been here."""


def _page(path: str) -> Callable[[Visitor, Stage], None]:
    def lead(visitor: Visitor, stage: Stage) -> None:
        visitor.go(path)
        expect(visitor.page.locator("#main h1").first).to_be_visible(timeout=PATIENCE)

    return lead


def _home(visitor: Visitor, stage: Stage) -> None:
    for game in ("anno1503", "anno1800"):
        stage.playing(game)
        stage.over(game)
    visitor.go()
    expect(visitor.page.get_by_role("heading", name=visitor.say("page-results"))).to_be_visible(timeout=PATIENCE)


def _first_visit(visitor: Visitor, stage: Stage) -> None:
    visitor.go()
    expect(visitor.page.locator("article .button.main")).to_have_count(2, timeout=PATIENCE)


def _new(game: str) -> Callable[[Visitor, Stage], None]:
    def lead(visitor: Visitor, stage: Stage) -> None:
        visitor.go(f"/new?game={game}")
        visitor.page.locator("form button[type=submit], form .button.main").first.wait_for()
        _unfold(visitor)

    return lead


def _unfold(visitor: Visitor) -> None:
    folded = visitor.page.locator("main details:not([open]) > summary")
    while folded.count():
        folded.first.click()


def _waiting(visitor: Visitor, stage: Stage) -> None:
    seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "bot", "bot": "greedy"}]
    made = visitor.call("POST", "/tables", {"game": "anno1800", "seats": seats, "title": "Sunday evening"})
    visitor.open_table(made["table"])
    visitor.button("page-start-now").wait_for()


def _invited(visitor: Visitor, stage: Stage) -> None:
    # Whoever is invited cannot see the table yet.
    visitor.forgiven.append("404 (Not Found)")
    owner = {"Authorization": f"Bearer {stage.ada}"}
    seats = [{"kind": "me"}, {"kind": "free"}]
    request = visitor.context.request
    request.put("/api/me", headers=owner, data={"name": "Ada"})
    made = request.post("/api/tables", headers=owner, data={"game": "anno1503", "seats": seats}).json()
    link = request.post(f"/api/tables/{made['table']}/links", headers=owner, data={"purpose": "join"}).json()
    visitor.page.goto(f"/t/{made['table']}#join={link['secret']}")
    visitor.button("page-sit-down").wait_for()


def at_table(game: str) -> Callable[[Visitor, Stage], None]:
    """The own turn in the middle of a game with bots."""

    def lead(visitor: Visitor, stage: Stage) -> None:
        visitor.open_table(stage.playing(game))
        visitor.page.locator("section.context li button").first.wait_for(state="attached")
        # The facts of the game come after its view.
        visitor.page.locator("#main .hand button").first.wait_for(state="attached")

    return lead


def _watching(game: str) -> Callable[[Visitor, Stage], None]:
    def lead(visitor: Visitor, stage: Stage) -> None:
        owner = {"Authorization": f"Bearer {stage.ada}"}
        table = stage.playing(game)
        asked = visitor.context.request.post(f"/api/tables/{table}/links", headers=owner, data={"purpose": "watch"})
        visitor.page.goto(f"/t/{table}#watch={asked.json()['secret']}")
        visitor.page.locator("section.context p").first.wait_for(state="attached")

    return lead


def _plan(game: str) -> Callable[[Visitor, Stage], None]:
    """What one is about to do. In Anno 1503 with Ben at the table: alone everything can be taken back."""

    def lead(visitor: Visitor, stage: Stage) -> None:
        if game == "anno1800":
            at_table(game)(visitor, stage)
            visitor.page.locator("button.tile.can").nth(4).dispatch_event("click")
        else:
            visitor.open_table(stage.looked_at(game))
            visitor.page.locator("button.look").first.dispatch_event("click")
        visitor.button("page-do-it").wait_for()

    return lead


def _grey(game: str) -> Callable[[Visitor, Stage], None]:
    def lead(visitor: Visitor, stage: Stage) -> None:
        at_table(game)(visitor, stage)
        places = {"anno1503": ".market .buildings button", "anno1800": ".board button.tile"}
        # The tabs of a phone show one panel at a time; a click without a finger finds the others, too.
        visitor.page.locator(f"{places[game]}[aria-disabled=true]").first.dispatch_event("click")
        visitor.page.locator("section.context .refusal").wait_for(state="attached")

    return lead


def hint(game: str) -> Callable[[Visitor, Stage], None]:
    """What a bot would do."""

    def lead(visitor: Visitor, stage: Stage) -> None:
        at_table(game)(visitor, stage)
        visitor.button("page-hint").click()
        visitor.page.locator("section.context ol button").first.wait_for()

    return lead


def _island(visitor: Visitor, stage: Stage) -> None:
    at_table("anno1800")(visitor, stage)
    # On a phone the other players are behind the last tab.
    tab = visitor.page.locator("nav.tabs button").last
    if tab.is_visible():
        tab.click()
    visitor.page.locator(".opponents li button").first.click()
    visitor.page.locator("dialog").wait_for()


def _window(game: str, key: str) -> Callable[[Visitor, Stage], None]:
    """A window that a button of the status line opens."""

    def lead(visitor: Visitor, stage: Stage) -> None:
        at_table(game)(visitor, stage)
        visitor.page.get_by_role("banner").get_by_role("button", name=visitor.say(key), exact=True).click()
        visitor.page.locator("dialog").wait_for()

    return lead


def _handed_over(visitor: Visitor, stage: Stage) -> None:
    visitor.open_table(stage.covered("anno1800"))
    visitor.page.locator(".cover button").wait_for()


def over(game: str) -> Callable[[Visitor, Stage], None]:
    """The end of a game."""

    def lead(visitor: Visitor, stage: Stage) -> None:
        visitor.open_table(stage.over(game))
        visitor.button("page-see-table").wait_for()
        visitor.page.locator("#main table").first.wait_for()

    return lead


def _replay(game: str) -> Callable[[Visitor, Stage], None]:
    def lead(visitor: Visitor, stage: Stage) -> None:
        over(game)(visitor, stage)
        visitor.button("page-replay").first.click()
        slider = visitor.page.get_by_role("slider")
        slider.wait_for()
        slider.evaluate(
            "(input) => { input.value = input.max / 2; input.dispatchEvent(new Event('input', {bubbles: true})) }"
        )
        expect(visitor.page.locator("output")).not_to_have_text("0 /", timeout=PATIENCE)
        visitor.page.wait_for_timeout(300)

    return lead


def _curves(game: str) -> Callable[[Visitor, Stage], None]:
    def lead(visitor: Visitor, stage: Stage) -> None:
        over(game)(visitor, stage)
        visitor.button("page-see-table").click()
        visitor.button("page-curves").click()
        visitor.page.locator("dialog svg").first.wait_for()

    return lead


def review(game: str) -> Callable[[Visitor, Stage], None]:
    """The first turning points of a game, if there are any; the rest is not waited for."""

    def lead(visitor: Visitor, stage: Stage) -> None:
        over(game)(visitor, stage)
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

    return lead


def _sheet(visitor: Visitor, stage: Stage) -> None:
    visitor.go("/score")
    visitor.button("page-sheet-example").click()
    visitor.page.wait_for_timeout(500)


def _no_such_table(visitor: Visitor, stage: Stage) -> None:
    visitor.page.goto("/t/nosuchtable0")
    visitor.page.get_by_role("alert").wait_for()


SCENES = [
    Scene("home-first", _first_visit, known=False),
    Scene("home", _home),
    Scene("new-anno1503", _new("anno1503")),
    Scene("new-anno1800", _new("anno1800")),
    Scene("waiting", _waiting),
    Scene("invited", _invited, known=False),
    Scene("anno1503", at_table("anno1503")),
    Scene("anno1503-plan", _plan("anno1503")),
    Scene("anno1503-grey", _grey("anno1503")),
    Scene("anno1503-hint", hint("anno1503")),
    Scene("anno1503-watching", _watching("anno1503"), known=False),
    Scene("anno1503-over", over("anno1503")),
    Scene("anno1503-replay", _replay("anno1503")),
    Scene("anno1503-curves", _curves("anno1503")),
    Scene("anno1503-review", review("anno1503")),
    Scene("anno1800", at_table("anno1800")),
    Scene("anno1800-plan", _plan("anno1800")),
    Scene("anno1800-grey", _grey("anno1800")),
    Scene("anno1800-hint", hint("anno1800")),
    Scene("anno1800-island", _island),
    Scene("anno1800-watching", _watching("anno1800"), known=False),
    Scene("anno1800-over", over("anno1800")),
    Scene("anno1800-replay", _replay("anno1800")),
    Scene("anno1800-curves", _curves("anno1800")),
    Scene("anno1800-review", review("anno1800")),
    Scene("table-help", _window("anno1800", "page-help")),
    Scene("table-menu", _window("anno1503", "page-menu")),
    Scene("hand-over", _handed_over),
    Scene("score", _sheet),
    Scene("figures", _page("/figures")),
    Scene("help", _page("/help")),
    Scene("settings", _page("/settings")),
    Scene("about", _page("/about")),
    Scene("no-such-table", _no_such_table, known=False),
]
WIDTHS = (390, 1024, 1440, 2560)
"""Pixels: a phone, a tablet, a laptop, a large screen."""
BY_NAME = {scene.name: scene for scene in SCENES}
