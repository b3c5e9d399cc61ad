"""Train the evaluation of the bots for Anno 1503, first by imitation, then by self-play.

Run as `python -m tools.training.anno1503 [MINUTES]` or `make train MINUTES=60`. It resumes from the checkpoint in
build/train/. Other features and other nets have checkpoints of their own. Stop it at any time: every batch is saved. At
the end the net plays against the shipped one, kontor/bots/anno1503/net.json. It replaces that file if it wins more than
half of the games by more than twice the standard error.

The first batches imitate the hand-written evaluation of the greedy bot, on positions from the net's own games and on
others within reach in the same turn. Then the net learns by TD(lambda) from games, two in three against itself, the
others against greedy bots. The target of a position mixes the estimated chances of winning in the turns after it, the
nearest most, with the winner at the end.
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
"""Budget of each turn."""
IMITATED = 5
"""Batches that imitate the greedy bot."""
BATCH, SMALL_BATCH = 100, 20
"""Games in a batch of self-play, and in one of imitation."""
REPLAYED = 5
"""Batches to learn from: the whole newest one, and half of each earlier one."""
CALM_RATE, QUICK_RATE = 0.1, 0.5
"""Learning rates of self-play and of imitation."""
LAMBDA = 0.8
RANDOM_MOVES = 0.01
"""Share of moves made at random, for exploration."""
LONGEST = 70
"""Rounds after which a game is abandoned."""
EXAMINED = 200
"""Games against the shipped net, each deal from both seats."""
ROUNDS_AT_ZERO, ROUNDS_PER_WORTH, STRENGTH_PER_ROUND = 32.65, -0.1076, -0.3
"""Linear fit of the rounds left to victory to the greedy bot's evaluation, and the strength of one round."""
WORTH_LIMIT = 300.0

FeatureVector = tuple[list[int], list[float]]


def new_net(rng: Random) -> Net:
    """Return a net with random weights."""
    net = Net(HIDDEN)
    net.into = [[rng.gauss(0.0, 0.15) for _ in range(N_FEATURES)] for _ in range(HIDDEN)]
    net.out = [rng.gauss(0.0, 0.2) for _ in range(HIDDEN)]
    return net


class SelfPlay:
    """The net, the search that plays with it, and its trainer."""

    def __init__(self, game: Anno1503, net: Net, rate: float) -> None:
        self.game, self.net = game, net
        self.turn_search = TurnSearch(game, net, Budget())
        self.trainer = Trainer(net, rate)
        self.greedy = GreedyBot()
        self.rng = Random(0)

    def features(self, s: Position, seat: int, turn: int) -> FeatureVector:
        """Return the features of a position from the point of view of a seat."""
        features = self.turn_search.features
        features.compute(s, seat, seat, turn)
        return features.on[:], features.value[:]

    def worth(self, s: Position, seat: int) -> float:
        """Return the strength of a seat by the greedy bot's evaluation."""
        worth = self.greedy._value(self.game.catalog, s, seat, self.game.view(s, seat))
        return STRENGTH_PER_ROUND * (ROUNDS_AT_ZERO + ROUNDS_PER_WORTH * min(WORTH_LIMIT, worth))

    def begin(self, seed: str) -> tuple[Position, Rng]:
        """Return a new game, most often of two players, and its dice."""
        players = 2 if self.rng.random() < 0.8 else self.rng.choice([3, 4])
        return self.game.start(players, {}, self.game.deal(players, {}, Rng(seed, "deal"))), Rng(seed, "dice")

    def play_on(self, s: Position, greedy: set[int], dice: Rng) -> None:
        """Make the next move or moves: by chance, at random, by the greedy bot or by the search."""
        if s.actor == CHANCE:
            self.game.apply(s, self.game.chance(s, dice), None)
        elif s.phase == ACT and self.rng.random() < RANDOM_MOVES:
            self.game.apply(s, self.rng.choice(self.game.legal(s)), None)
        elif s.actor in greedy:
            self.game.apply(s, self.greedy.choose(Decision(self.game, s), dice), None)
        else:
            self.turn_search.act(s, LOOKS)

    def imitate(self, number: int) -> None:
        """Play a batch of games in which the net learns the greedy bot's evaluation."""
        self.rng = Random(number)
        samples: list[tuple[FeatureVector, float]] = []
        for index in range(SMALL_BATCH):
            s, dice = self.begin(f"imitate {number} {index}")
            greedy = set(range(s.players)) if not number else {0} if index % 2 else set[int]()
            while s.actor != NOBODY and s.turns < LONGEST * s.players:
                if s.phase == ROLL:
                    for seat in range(s.players):
                        samples.append((self.features(s, seat, s.active), self.worth(s, seat)))
                elif s.phase == ACT:
                    self._add_reachable(s, samples)
                self.play_on(s, greedy, dice)
            progress(f"batch {number}", index + 1, SMALL_BATCH)
        error = 0.0
        for _ in range(2):
            self.rng.shuffle(samples)
            error = sum([self.trainer.imitate(on, value, worth) for (on, value), worth in samples]) / len(samples)
        print(f"batch {number}: imitated {len(samples)} positions, squared error {error:.4f}", flush=True)

    def _add_reachable(self, s: Position, samples: list[tuple[FeatureVector, float]]) -> None:
        """Add samples of positions within reach: the net must rank those to choose a move."""
        seat, turn = s.actor, (s.active + 1) % s.players
        self.turn_search.search(s.copy(), LOOKS)
        ends = [node.state for node in self.turn_search.ends if node.state.phase == ACT]
        legal_ends = [state for state in ends if state.hand_size(seat) <= self.game.catalog.hand_limit]
        for state in self.rng.sample(legal_ends, min(6, len(legal_ends))):
            samples.append((self.features(state, seat, turn), self.worth(state, seat)))

    def play(self, seed: str, mixed: bool) -> tuple[list[Sample], Position, set[int]]:
        """Play a game to learn from. If `mixed`, all seats but one are greedy. Return samples, end and greedy seats."""
        s, dice = self.begin(seed)
        greedy = set(range(s.players)) - {self.rng.randrange(s.players)} if mixed else set[int]()
        turns: list[tuple[list[FeatureVector], list[float]]] = []
        while s.actor != NOBODY and s.turns < LONGEST * s.players:
            if s.phase == ROLL:
                features = [self.features(s, seat, s.active) for seat in range(s.players)]
                turns.append((features, shares([self.net.strength(on, value) for on, value in features])))
            self.play_on(s, greedy, dice)
        target = [float(seat == s.winner) if s.winner >= 0 else 1.0 / s.players for seat in range(s.players)]
        batch: list[Sample] = []
        for features, chances in reversed(turns):
            batch.append(Sample([on for on, _ in features], [value for _, value in features], target))
            target = [(1.0 - LAMBDA) * near + LAMBDA * far for near, far in zip(chances, target, strict=True)]
        return batch, s, greedy

    def batch(self, number: int) -> list[Sample]:
        """Play a batch of games and return their samples."""
        self.rng = Random(number)
        batch: list[Sample] = []
        rounds: list[float] = []
        wins = games = 0
        for index in range(BATCH):
            samples, s, greedy = self.play(f"train {number} {index}", index % 3 == 0)
            batch += samples
            if s.players == 2 and greedy:
                games += 1
                wins += s.winner >= 0 and s.winner not in greedy
            elif s.players == 2:
                rounds.append(s.turns / 2)
            progress(f"batch {number}", index + 1, BATCH)
        mean = sum(rounds) / max(1, len(rounds))
        print(f"batch {number}: {mean:.1f} rounds with itself, won {wins} of {games} against greedy", flush=True)
        return batch

    def learn(self, replayed: list[list[Sample]]) -> None:
        """Learn from the newest batch, and again from half of each earlier one."""
        samples = replayed[-1][:]
        for part in replayed[:-1]:
            samples += self.rng.sample(part, len(part) // 2)
        self.rng.shuffle(samples)
        for sample in samples:
            self.trainer.learn(sample)


def checkpoint_path() -> Path:
    """Return the path of the checkpoint for this net with these features."""
    digest = blake2b(digest_size=8)
    for name in ("features.py", "net.py"):
        digest.update((BOTS / name).read_bytes())
    return FOLDER / f"anno1503-{digest.hexdigest()}.json"


def save_checkpoint(number: int, net: Net) -> None:
    """Save the number of batches played and the net."""
    write_file(checkpoint_path(), json.dumps({"batches": number, "net": net.data()}))


def progress(label: str, done: int, total: int) -> None:
    """Print the progress of a batch of games in place."""
    print(f"\r… {label} {done}/{total}", end="" if done < total else "\n", file=sys.stderr, flush=True)


def evaluate(game: Anno1503, net: Net) -> int:
    """Return how many games the net wins against the shipped one."""
    shipped = from_data(json.loads(SHIPPED.read_text(encoding="utf-8")))
    planners = [TurnSearch(game, net, Budget()), TurnSearch(game, shipped, Budget())]
    won = 0
    for index in range(EXAMINED):
        deal, seat = divmod(index, 2)
        s, dice = game.start(2, {}, game.deal(2, {}, Rng("examine", deal))), Rng("examine", deal, "dice")
        while s.actor != NOBODY and s.turns < LONGEST * s.players:
            if s.actor == CHANCE:
                game.apply(s, game.chance(s, dice), None)
            else:
                planners[s.actor != seat].act(s, LOOKS)
        won += s.winner == seat
        progress("examined", index + 1, EXAMINED)
    return won


def train(game: Anno1503, minutes: float) -> Net:
    """Train for some minutes, and at least for all batches of imitation. Return the net."""
    end = monotonic() + 60.0 * minutes
    number, net = 0, new_net(Random(1503))
    if checkpoint_path().exists():
        checkpoint = json.loads(checkpoint_path().read_text(encoding="utf-8"))
        number, net = int(checkpoint["batches"]), from_data(checkpoint["net"])
    self_play = SelfPlay(game, net, QUICK_RATE)
    while number < IMITATED:
        self_play.imitate(number)
        number += 1
        save_checkpoint(number, net)
    self_play = SelfPlay(game, net, CALM_RATE)
    replayed: list[list[Sample]] = []
    while monotonic() < end:
        replayed = [*replayed, self_play.batch(number)][-REPLAYED:]
        self_play.learn(replayed)
        number += 1
        save_checkpoint(number, net)
        print(f"{max(0.0, end - monotonic()) / 60:.0f} minutes to go", flush=True)
    return net


def main(minutes: float = 60.0) -> int:
    """Train, evaluate, and replace the shipped net if the new one is better."""
    game = load({})
    try:
        net = train(game, minutes)
        won = evaluate(game, net)
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
    sys.exit(main(*[float(arg) for arg in sys.argv[1:]]))
