"""Nim with a hidden coin, as the text of a game's module: written into a folder by the test of the third game."""

SOURCE = '''
"""Nim: take one to three stones; who takes the last one calls the hidden coin. A toss may add a stone."""

from kontor.engine.errors import RuleError
from kontor.engine.events import Event
from kontor.engine.lines import number, unreadable, words
from kontor.engine.protocol import CHANCE, NOBODY, Game, State


class Heap(State):
    def __init__(self, players, stones, coin):
        self.actor = 0
        self.numbers = [players, stones, coin, 0, 0, -1, 0]

    def copy(self):
        twin = Heap.__new__(Heap)
        twin.actor = self.actor
        twin.numbers = self.numbers[:]
        return twin

    def flat(self):
        return [self.actor, *self.numbers]


PLAYERS, STONES, COIN, TURNS, NEXT, WINNER, PEEKED = range(7)


class Nim(Game):
    def __init__(self, changed):
        self.name = "nim"
        self.rules = 3
        self.fewest = 1
        self.most = 9
        self.changed = dict(changed)
        self.stones = changed.get("stones", 7)

    def built_in_text(self):
        return "stones = 7\\n"

    def settle_options(self, options):
        for name in options:
            if name != "long":
                raise RuleError("record:R3", "record-unknown-option", name=name)
        return {"long": bool(options.get("long", False))}

    def deal(self, players, options, rng):
        return {"coin": ["heads", "tails"][rng.below(2)]}

    def start(self, players, options, deal):
        if deal.get("coin") not in ("heads", "tails"):
            raise RuleError("record:R9", "nim-deal-coin")
        return Heap(players, self.stones * (2 if options["long"] else 1), ["heads", "tails"].index(deal["coin"]))

    def legal(self, s):
        moves = [("take", count) for count in (1, 2, 3) if count <= s.numbers[STONES]]
        return [*moves, ("peek", 0)] if s.actor >= 0 else []

    def refusal(self, s, move):
        legal = [("toss", 0), ("toss", 1)] if s.actor == CHANCE else self.legal(s)
        return None if move in legal else RuleError("nim:N1", "nim-why-not", text=self.text(move))

    def apply(self, s, move, log):
        word, count = move
        log = [] if log is None else log
        if word == "peek":
            s.numbers[PEEKED] |= 1 << s.actor
            coin = ["heads", "tails"][s.numbers[COIN]]
            log.append(Event("peeked", {"seat": s.actor}, to=s.actor, secret={"coin": coin}))
        elif word == "take":
            s.numbers[STONES] -= count
            log.append(Event("took", {"seat": s.actor, "count": count}))
            if s.numbers[STONES] == 0:
                loses = s.numbers[COIN] == 1 and s.numbers[PLAYERS] > 1
                s.numbers[WINNER] = (s.actor + loses) % s.numbers[PLAYERS]
                log.append(Event("won", {"seat": s.numbers[WINNER]}, reveals=True))
                s.actor = NOBODY
            elif count == 3:
                s.numbers[NEXT] = (s.actor + 1) % s.numbers[PLAYERS]
                s.actor = CHANCE
            else:
                self.pass_on(s, (s.actor + 1) % s.numbers[PLAYERS])
        else:
            s.numbers[STONES] += count
            log.append(Event("tossed", {"count": count}))
            self.pass_on(s, s.numbers[NEXT])

    def pass_on(self, s, seat):
        s.actor = seat
        s.numbers[TURNS] += 1

    def chance(self, s, rng):
        return ("toss", rng.below(2))

    def text(self, move):
        return move[0] if move[0] == "peek" else f"{move[0]} {move[1]}"

    def parse(self, text):
        word, *rest = words(text)
        if word == "peek" and not rest:
            return ("peek", 0)
        if word in ("take", "toss") and len(rest) == 1 and number(rest[0]) >= 0:
            return (word, number(rest[0]))
        raise unreadable(text)

    def view(self, s, seat):
        seen = seat >= 0 and s.numbers[PEEKED] >> seat & 1
        return {"stones": s.numbers[STONES], "coin": s.numbers[COIN] if seen else None, "numbers": s.numbers[3:]}

    def imagine(self, view, rng):
        s = Heap(2, view["stones"], rng.below(2) if view["coin"] is None else view["coin"])
        s.numbers[3:] = view["numbers"]
        return s

    def result(self, s):
        return {"winners": self.winners(s)} if s.actor == NOBODY else None

    def winners(self, s):
        return [s.numbers[WINNER]]

    def turn(self, s):
        return s.numbers[TURNS]

    def rounds(self, s):
        return s.numbers[TURNS] // s.numbers[PLAYERS]


def load(changed):
    return Nim(changed)
'''
