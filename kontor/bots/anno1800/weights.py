"""Weights of the evaluation of Anno 1800, in points or in actions."""


class Weights:
    """The weights of the greedy bot. Other bots change some of them (`changed`).

    >>> Weights().action
    1.6
    """

    def __init__(self) -> None:
        self.action = 1.6
        self.hurry = 0.025
        self.hurry_late = 0.06
        self.late = 30.0
        """The value of an action in points, its growth per round, and the extra growth per round after round `late`:
        a hand may grow at first, but has to be emptied in the end."""
        self.reach = 6.0
        self.reach_ends = 60.0
        """The value of needed goods coming one action closer, in actions, and the round in which it reaches 0."""
        self.near = 2.5
        """A card this few actions away will surely be played, so its tasks count as done for other cards."""
        self.objectives = 0.7
        """The share of an objective's points that counts before the end: others may still take a majority."""
        self.ahead = 0.8
        """The share that counts of what listed industries may still bring: others may take the tiles."""
        self.visits = 0.8
        """The share of an expedition's points that counts before the end: cubes may still change."""
        self.gold = 0.35
        """The value of gold: a third of a point in the end, and it sends cubes home."""
        self.room = 0.3
        self.most_room = 6.0
        """The actions lost per missing cell, up to `most_room` cells: something useful is built over."""
        self.ready = 0.1
        """The value of a ready cube or token beyond what the hand needs."""
        self.fleet = 0.3
        self.explorers = 0.4
        """The values of a ship's trade or exploration token, which is ready again after every festival."""
        self.unused_actions = 1.2
        self.unused_trade = 0.25
        self.unused_exploration = 0.3
        self.unused_upgrades = 1.0
        """The values of unused effects: less than using them at the right time."""
        self.festival = 0.8
        self.short = 0.15
        """Festivals for each time that the scarcest kind must come home, and for each of the other kinds."""
        self.last_action = 0.5
        self.next_card = 0.7
        """Once the end is triggered: the values of an unused action and of a point of a card for the last turn."""
        self.sure = 1.0
        """The share of the points of cards in hand that counts."""
        self.soon = 0.0
        """The value of a point for every turn that it is made earlier."""
        self.early = 0.0
        """The share of a turn's whole gain that counts once more per turn it comes earlier, so nothing is put off."""
        self.swap = 0.6
        """The actions that a swap must save at least: the new cards may be no better."""
        self.open_world = 0.8
        """The value of what an Old World island may bring besides its cells."""


def changed(changes: dict[str, float]) -> Weights:
    """Return the default weights with some changed.

    >>> changed({"action": 3.0}).action
    3.0
    """
    weights = Weights()
    for name, value in changes.items():
        if not hasattr(weights, name):
            raise KeyError(name)
        setattr(weights, name, value)
    return weights
