# Bots: the name and the character of each.
bot-easy = Easy
bot-about-easy =
    { $game ->
        [anno1503] Good for a first game: never leaves its harbour, never buys, and takes the first thing that does it good.
       *[other] Good for a first game: sees its own cards alone, and takes its time.
    }
bot-medium = Medium
bot-about-medium =
    { $game ->
        [anno1503] Sails, but never buys goods, and ashore it takes the first thing that does it good.
       *[other] Builds up patiently, but thinks only of the next move.
    }
bot-hard = Hard
bot-about-hard =
    { $game ->
        [anno1503] Buys and sells, and plans its whole turn before it begins.
       *[other] In a hurry to empty its hand, and thinks its turn through to the end.
    }
bot-expert = Expert
bot-about-expert =
    { $game ->
        [anno1503] The strongest: plans its turn and plays its best plans on for a round, in about a second.
       *[other] The strongest: thinks four turns ahead and, in a game of two, near the end the whole rest of the game.
    }
bot-greedy = Greedy
bot-about-greedy = Takes what looks best at once, by a simple recipe.
bot-random = Random
bot-about-random = Does anything that the rules allow.
bot-about-plugin = A bot of the package { $package }.
