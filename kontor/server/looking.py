"""Looking back: an earlier position, the course of a game and its story, as one pair of eyes saw them."""

from kontor.lang.translator import Teller, Translator
from kontor.server import messages
from kontor.server.acts import own_seat
from kontor.server.places import ONLOOKER, OVER
from kontor.server.shapes import CourseShown, Looked, StoryShown
from kontor.server.sitting import Sitting
from kontor.table.course import course, rounds
from kontor.table.errors import RuleError
from kontor.table.match import Match

LookingBack = messages.Look | messages.Course | messages.Story


def look_back(
    sitting: Sitting, asked: LookingBack, person: int | None, translator: Translator
) -> Looked | CourseShown | StoryShown:
    """The answer. While a game goes on, with one's own eyes or an onlooker's; once it is over, with any."""
    match = sitting.playing()
    if asked.seat != ONLOOKER and sitting.status != OVER:
        own_seat(sitting, person, asked.seat)
    match.check_viewer(asked.seat)
    teller = Teller(translator, match.game, match.players)
    if isinstance(asked, messages.Look):
        return _look(match, asked, teller)
    return _course(match, asked.seat) if isinstance(asked, messages.Course) else _story(match, asked.seat, teller)


def _look(match: Match, asked: messages.Look, teller: Teller) -> Looked:
    """An earlier position, and what happened in the line that led to it."""
    if asked.lines > len(match.seats):
        raise RuleError("server:look", "look-too-far", last=len(match.seats))
    happened = match.events[asked.lines - 1] if asked.lines else []
    events = [event.seen_by(asked.seat) for event in happened]
    return {
        "lines": asked.lines,
        "last": len(match.seats),
        "seat": asked.seat,
        "view": match.game.view(match.state_after(asked.lines), asked.seat),
        "events": events,
        "told": [teller.event(event) for event in events],
    }


def _course(match: Match, seat: int) -> CourseShown:
    names, rows = course(match, seat)
    return {
        "names": list(names),
        "rows": [{"lines": row.lines, "round": row.round, "seats": row.seats} for row in rows],
    }


def _story(match: Match, seat: int, teller: Teller) -> StoryShown:
    story: StoryShown = {"lines": []}
    for index, number in enumerate(rounds(match)):
        events = [event.seen_by(seat) for event in match.events[index]]
        story["lines"].append(
            {
                "line": index + 1,
                "seat": match.seats[index],
                "round": number,
                "told": [teller.event(event) for event in events],
                "events": events,
            }
        )
    return story
