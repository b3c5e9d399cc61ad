# Anno 1503: facts printed on the components, as sentences.

anno1503-fact-name-pirates = Pirates
anno1503-fact-name-fire = Fire
anno1503-fact-name-golden_age = Golden age
anno1503-fact-pirates = Everybody pays 1 gold for each branch and each trade agreement on their island. Who has not enough gives up one of these tiles instead.
anno1503-fact-fire = Everybody pays 1 gold for each inhabitant beyond space { $number }. Who has not enough loses the inhabitant on the highest space instead, together with its public building.
anno1503-fact-golden_age = Everybody takes a good of their choice.

anno1503-fact-goal-gold = { $number } gold
anno1503-fact-goal-branches = { $number } branches on your island
anno1503-fact-goal-agreements = { $number } trade agreements on your island
anno1503-fact-goal-buildings = { $number } public buildings on your island
anno1503-fact-goal-merchants = { $number } merchants on your island

anno1503-fact-branch = Goes onto a free grey bridge at one of your sites. When the number of that site is rolled, you may take { $good_some } instead of what the site makes.
anno1503-fact-agreement = Goes onto a free brown bridge. Every good you buy costs you 1 gold less.
anno1503-fact-treasure_upgrade = Develops one of your inhabitants a step for free; then it is out of the game.
anno1503-fact-treasure_gold = Brings { $gold } gold; then it is out of the game.

anno1503-fact-start = The start: new ships are placed here.
anno1503-fact-sea = Sea: a ship sails from cell to cell, each step for one action point.
anno1503-fact-stack =
    { $number ->
        [2] An island space of stack { $number }, in every game.
       *[other] An island space of stack { $number }, in play with { $number } players or more.
    }

anno1503-fact-inhabitant = Buys one good from you in each of your turns: { $goods }, for { $gold } gold.
anno1503-fact-ship = Sails the sea and looks at tiles next to it; each step and each look takes an action point. When a tile is used, the ship goes back to stock.
anno1503-fact-production = When the number of a site is rolled, every player takes the good that the own island makes there.
anno1503-fact-event = On a { $number }, nothing is made; the die is rolled again for an event.
anno1503-fact-buy =
    { $times ->
        [one] Once per turn you may buy any good for { $gold } gold, less 1 for each trade agreement.
       *[other] Up to { $times } times per turn you may buy any good for { $gold } gold, less 1 for each trade agreement.
    }
anno1503-fact-hand = At the end of your turn you keep at most { $number } goods.
anno1503-fact-safe = The first { $number } spaces are safe from fire.
anno1503-fact-building = From space { $number } on, a new pioneer brings a public building, free; no kind stands twice on one island.
anno1503-fact-win = Who holds { $number } of the goals in their own turn wins at once. A goal that no longer holds does not count any more.
anno1503-fact-effects = { $effects }
