"""What the valuation of Anno 1800 weighs: figures in points or in actions, one set for each way to play."""


class Weights:
    """The weights of the greedy bot; others are made from them by changing some.

    >>> Weights().action
    1.6
    """

    def __init__(self) -> None:
        self.action = 1.6
        self.hurry = 0.025
        self.hurry_late = 0.06
        self.late = 30.0
        """What an action is worth in points, and how much more with every round, and with every late round besides: at
        first a hand may grow, but it is to get empty in the end."""
        self.reach = 6.0
        self.reach_ends = 60.0
        """What it is worth when what cards ask for gets nearer by an action, in actions, and the round in which that
        has come down to nothing: who can make much plays what is drawn later at once."""
        self.near = 2.5
        """Actions within which a card is sure to be played; what is done for it helps others."""
        self.objectives = 0.7
        """How much of an objective's points counts before the end, since others may still take a majority."""
        self.ahead = 0.8
        """How much of what listed industries may still bring counts, since others may take the tiles."""
        self.visits = 0.8
        """How much of an expedition's points counts before the end, since cubes may still change."""
        self.gold = 0.35
        """What gold is worth: a third of a point in the end, and it sends cubes home."""
        self.room = 0.3
        self.most_room = 6.0
        """Actions lost for a cell that is missing, up to so many: something is built over, and missed later."""
        self.ready = 0.1
        """What a ready cube or token is worth beyond what the hand needs."""
        self.fleet = 0.3
        self.explorers = 0.4
        """What a trade token, an exploration token of a ship is worth, for it comes back with every festival."""
        self.unused_actions = 1.2
        self.unused_trade = 0.25
        self.unused_exploration = 0.3
        self.unused_upgrades = 1.0
        """What an effect not used yet is worth: less than its use at the right time."""
        self.festival = 0.8
        self.short = 0.15
        """Festivals for each time that the scarcest kind must come home, and for each of the others besides."""
        self.last_action = 0.5
        self.next_card = 0.7
        """When the end has been triggered: an action that is left, a point of a card for the last turn."""
        self.sure = 1.0
        """How much of the points of cards still in the hand counts."""
        self.soon = 0.0
        """What a point is worth for every turn that it is made earlier."""
        self.early = 0.0
        """How much of what a turn brings, of whatever kind, counts once more for every turn that it comes earlier: of
        the same steps in another order, those that bring most come first, and nothing is put off for ever."""
        self.swap = 0.6
        """How many actions a swap must bring at least, since what comes may be no better."""
        self.open_world = 0.8
        """What the chance of an Old World island is worth, besides its room."""


def changed(changes: dict[str, float]) -> Weights:
    """The weights with some changed.

    >>> changed({"action": 3.0}).action
    3.0
    """
    weights = Weights()
    for name, value in changes.items():
        if not hasattr(weights, name):
            raise KeyError(name)
        setattr(weights, name, value)
    return weights
