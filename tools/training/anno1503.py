"""Teach the valuation of the bots for Anno 1503, first by example, then by games against themselves.

Run as `python -m tools.training.anno1503 [MINUTES]` or `make train MINUTES=60`: goes on from what is kept in
build/train/, apart for other features and other nets. Stop it at any time: each batch is kept. At the end the net plays
against the one that comes with the program, and takes its place, kontor/bots/anno1503/net.json, if it wins more than
half of the games by more than twice the standard error.
The first batches imitate the valuation that the greedy bot has by hand, on positions that come up when the net plays,
and on others that it could have reached in the same turn. Then the net learns from the games it plays, two in three
against itself, the others against greedy bots: a position is taught the chances of winning that were seen in the turns
after it, the nearest most, and the winner at the end, which is called TD(lambda).
"""

import json
import sys
from hashlib import blake2b
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic

from kontor.anno1503.game import Anno1503, load
from kontor.anno1503.rules.state import ACT, ROLL, Position
from kontor.bots.anno1503.features import N_FEATURES
from kontor.bots.anno1503.greedy import GreedyBot
from kontor.bots.anno1503.learn import Sample, Trainer
from kontor.bots.anno1503.net import Net, from_data, shares
from kontor.bots.anno1503.turn_search import TurnSearch
from kontor.bots.budget import Budget
from kontor.engine.decision import Decision
from kontor.engine.protocol import CHANCE, NOBODY
from kontor.engine.record import write_file
from kontor.engine.rng import Rng
from tools.paths import ROOT
from tools.studies.resumable import STOPPED

BOTS = ROOT / "kontor" / "bots" / "anno1503"
SHIPPED = BOTS / "net.json"
FOLDER = ROOT / "build" / "train"
HIDDEN = 24
LOOKS = 50
"""For each turn."""
IMITATED = 5
"""How many batches imitate greedy."""
BATCH, SMALL_BATCH = 100, 20
"""Games in a batch that learns, and in one that imitates."""
REPLAYED = 5
"""How many batches are learned from: all of the newest, half of those before."""
CALM_RATE, QUICK_RATE = 0.1, 0.5
LAMBDA = 0.8
ASTRAY = 0.01
"""How often a move is made at random, so that more is seen."""
LONGEST = 70
"""Rounds after which a game is given up."""
EXAMINED = 200
"""Games against the net that comes with the program, each deal from both seats."""
ROUNDS_AT_ZERO, ROUNDS_PER_WORTH, STRENGTH_PER_ROUND = 32.65, -0.1076, -0.3
"""What the greedy bot's valuation says of the rounds left to victory, measured over its games; and what a round is."""
WORTH_LIMIT = 300.0

FeatureVector = tuple[list[int], list[float]]


def new_net(rng: Random) -> Net:
    """A net that knows nothing."""
    net = Net(HIDDEN)
    net.into = [[rng.gauss(0.0, 0.15) for _ in range(N_FEATURES)] for _ in range(HIDDEN)]
    net.out = [rng.gauss(0.0, 0.2) for _ in range(HIDDEN)]
    return net


class School:
    """The net, the search that plays with it, and the games it learns from."""

    def __init__(self, game: Anno1503, net: Net, rate: float) -> None:
        self.game, self.net = game, net
        self.turn_search = TurnSearch(game, net, Budget())
        self.trainer = Trainer(net, rate)
        self.greedy = GreedyBot()
        self.rng = Random(0)

    def features(self, s: Position, seat: int, turn: int) -> FeatureVector:
        """What a seat's position looks like to itself."""
        features = self.turn_search.features
        features.compute(s, seat, seat, turn)
        return features.on[:], features.value[:]

    def worth(self, s: Position, seat: int) -> float:
        """The strength of a seat by the greedy bot's valuation."""
        worth = self.greedy._value(self.game.catalog, s, seat, self.game.view(s, seat))
        return STRENGTH_PER_ROUND * (ROUNDS_AT_ZERO + ROUNDS_PER_WORTH * min(WORTH_LIMIT, worth))

    def begin(self, seed: str) -> tuple[Position, Rng]:
        """A new game, most often of two players, and its dice."""
        players = 2 if self.rng.random() < 0.8 else self.rng.choice([3, 4])
        return self.game.start(players, {}, self.game.deal(players, {}, Rng(seed, "deal"))), Rng(seed, "dice")

    def go_on(self, s: Position, greedy: set[int], dice: Rng) -> None:
        """The next move or moves, by chance, greedy, at random or planned."""
        if s.actor == CHANCE:
            self.game.apply(s, self.game.chance(s, dice), None)
        elif s.phase == ACT and self.rng.random() < ASTRAY:
            self.game.apply(s, self.rng.choice(self.game.legal(s)), None)
        elif s.actor in greedy:
            self.game.apply(s, self.greedy.choose(Decision(self.game, s), dice), None)
        else:
            self.turn_search.act(s, LOOKS)

    def imitate(self, number: int) -> None:
        """One batch of games in which the net learns to value positions as greedy does."""
        self.rng = Random(number)
        seen: list[tuple[FeatureVector, float]] = []
        for at in range(SMALL_BATCH):
            s, dice = self.begin(f"imitate {number} {at}")
            greedy = set(range(s.players)) if not number else {0} if at % 2 else set[int]()
            while s.actor != NOBODY and s.turns < LONGEST * s.players:
                if s.phase == ROLL:
                    for seat in range(s.players):
                        seen.append((self.features(s, seat, s.active), self.worth(s, seat)))
                elif s.phase == ACT:
                    self._imitate_others(s, seen)
                self.go_on(s, greedy, dice)
            progress(f"batch {number}", at + 1, SMALL_BATCH)
        error = 0.0
        for _ in range(2):
            self.rng.shuffle(seen)
            error = sum([self.trainer.imitate(on, value, worth) for (on, value), worth in seen]) / len(seen)
        print(f"batch {number}: imitated {len(seen)} positions, squared error {error:.4f}", flush=True)

    def _imitate_others(self, s: Position, seen: list[tuple[FeatureVector, float]]) -> None:
        """Positions within reach, too: what counts is how the net tells them apart."""
        seat, turn = s.actor, (s.active + 1) % s.players
        self.turn_search.search(s.copy(), LOOKS)
        ends = [node.state for node in self.turn_search.ends if node.state.phase == ACT]
        fitting = [state for state in ends if state.hand_size(seat) <= self.game.catalog.hand_limit]
        for state in self.rng.sample(fitting, min(6, len(fitting))):
            seen.append((self.features(state, seat, turn), self.worth(state, seat)))

    def play(self, seed: str, mixed: bool) -> tuple[list[Sample], Position, set[int]]:
        """A game to learn from; if mixed, all seats but one are greedy."""
        s, dice = self.begin(seed)
        greedy = set(range(s.players)) - {self.rng.randrange(s.players)} if mixed else set[int]()
        seen: list[tuple[list[FeatureVector], list[float]]] = []
        while s.actor != NOBODY and s.turns < LONGEST * s.players:
            if s.phase == ROLL:
                features = [self.features(s, seat, s.active) for seat in range(s.players)]
                seen.append((features, shares([self.net.strength(on, value) for on, value in features])))
            self.go_on(s, greedy, dice)
        target = [float(seat == s.winner) if s.winner >= 0 else 1.0 / s.players for seat in range(s.players)]
        batch: list[Sample] = []
        for features, chances in reversed(seen):
            batch.append(Sample([on for on, _ in features], [value for _, value in features], target))
            target = [(1.0 - LAMBDA) * near + LAMBDA * far for near, far in zip(chances, target, strict=True)]
        return batch, s, greedy

    def batch(self, number: int) -> list[Sample]:
        """The samples of one batch of games."""
        self.rng = Random(number)
        batch: list[Sample] = []
        rounds: list[float] = []
        wins = met = 0
        for at in range(BATCH):
            samples, s, greedy = self.play(f"train {number} {at}", at % 3 == 0)
            batch += samples
            if s.players == 2 and greedy:
                met += 1
                wins += s.winner >= 0 and s.winner not in greedy
            elif s.players == 2:
                rounds.append(s.turns / 2)
            progress(f"batch {number}", at + 1, BATCH)
        mean = sum(rounds) / max(1, len(rounds))
        print(f"batch {number}: {mean:.1f} rounds with itself, won {wins} of {met} against greedy", flush=True)
        return batch

    def learn(self, replayed: list[list[Sample]]) -> None:
        """Learn from the newest batch, and again from half of those before."""
        samples = replayed[-1][:]
        for part in replayed[:-1]:
            samples += self.rng.sample(part, len(part) // 2)
        self.rng.shuffle(samples)
        for sample in samples:
            self.trainer.learn(sample)


def kept_in() -> Path:
    """Where it is kept how far the training of this net with these features has come."""
    digest = blake2b(digest_size=8)
    for name in ("features.py", "net.py"):
        digest.update((BOTS / name).read_bytes())
    return FOLDER / f"anno1503-{digest.hexdigest()}.json"


def keep(number: int, net: Net) -> None:
    """Remember how far the training has come."""
    write_file(kept_in(), json.dumps({"batches": number, "net": net.data()}))


def progress(told: str, done: int, of: int) -> None:
    """Say how far a batch of games has come, in one line that is written again and again."""
    print(f"\r… {told} {done}/{of}", end="" if done < of else "\n", file=sys.stderr, flush=True)


def examine(game: Anno1503, net: Net) -> int:
    """How many of the games against the net that comes with the program are won."""
    shipped = from_data(json.loads(SHIPPED.read_text(encoding="utf-8")))
    planners = [TurnSearch(game, net, Budget()), TurnSearch(game, shipped, Budget())]
    won = 0
    for at in range(EXAMINED):
        deal, seat = divmod(at, 2)
        s, dice = game.start(2, {}, game.deal(2, {}, Rng("examine", deal))), Rng("examine", deal, "dice")
        while s.actor != NOBODY and s.turns < LONGEST * s.players:
            if s.actor == CHANCE:
                game.apply(s, game.chance(s, dice), None)
            else:
                planners[s.actor != seat].act(s, LOOKS)
        won += s.winner == seat
        progress("examined", at + 1, EXAMINED)
    return won


def train(game: Anno1503, minutes: float) -> Net:
    """Learn for so long, and for as many batches as imitate at least."""
    end = monotonic() + 60.0 * minutes
    number, net = 0, new_net(Random(1503))
    if kept_in().exists():
        kept = json.loads(kept_in().read_text(encoding="utf-8"))
        number, net = int(kept["batches"]), from_data(kept["net"])
    school = School(game, net, QUICK_RATE)
    while number < IMITATED:
        school.imitate(number)
        number += 1
        keep(number, net)
    school = School(game, net, CALM_RATE)
    replayed: list[list[Sample]] = []
    while monotonic() < end:
        replayed = [*replayed, school.batch(number)][-REPLAYED:]
        school.learn(replayed)
        number += 1
        keep(number, net)
        print(f"{max(0.0, end - monotonic()) / 60:.0f} minutes to go", flush=True)
    return net


def main(minutes: float = 60.0) -> int:
    """Learn, and keep what was learned if it is better than what was known."""
    game = load({})
    try:
        net = train(game, minutes)
        won = examine(game, net)
    except KeyboardInterrupt:
        print("\nStopped; run it again to go on.", file=sys.stderr)
        return STOPPED
    better = won > EXAMINED / 2 + sqrt(EXAMINED)
    print(f"won {won} of {EXAMINED} against the net that was there: {'replaced' if better else 'kept'} {SHIPPED.name}")
    if better:
        write_file(SHIPPED, json.dumps(net.data()) + "\n")
    return 0


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit("Say for how many minutes, and nothing else.")
    sys.exit(main(*[float(word) for word in sys.argv[1:]]))
