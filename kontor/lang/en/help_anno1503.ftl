# Anno 1503: quick reference, help for the current action, and tips for the first game. No message has arguments.

help-anno1503-section-goal = Goal
help-anno1503-goal-1 = There are five goals: 30 gold, 4 branches, 3 trade agreements, 4 public buildings, 3 merchants. Whoever holds three of them in their own turn wins at once.
help-anno1503-goal-2 = A goal counts only as long as you meet it: gold can be spent, tiles and inhabitants can be lost.

help-anno1503-section-turn = Your turn
help-anno1503-turn-1 = First the die is rolled, and every island produces. Then you place, develop, sell and buy in any order. Last, your ships sail.
help-anno1503-turn-2 = As soon as a ship has used its first action point, nothing more can be placed, developed, sold or bought in this turn.
help-anno1503-turn-3 = When your turn ends, you keep at most five goods; you choose what to discard. At other times you may hold more.

help-anno1503-section-production = Production
help-anno1503-production-1 = The number rolled counts for everybody: each player takes the good that their own island has at that site. If a branch lies there, its good can be taken instead.
help-anno1503-production-2 = One site of each island gives any good of your choice, spice and tobacco included. From an empty pile nobody gets anything.
help-anno1503-production-3 = On a 6 nobody produces. The die is rolled again and brings an event.

help-anno1503-section-events = Events
help-anno1503-events-1 = After a 6 a second roll decides what happens to everybody. Who has enough gold for pirates or fire must pay.
help-anno1503-events-2 = Pirates (1 or 2): everybody pays 1 gold for each of their branches and trade agreements. Who has not enough pays nothing and gives up one of these tiles; a tile of the reserve is then laid face down on the map, far from the start. A forge protects you.
help-anno1503-events-3 = Fire (3 or 4): everybody pays 1 gold for each inhabitant outside the two safe spaces. Who has not enough pays nothing and loses the inhabitant on the highest space, with its public building. A fire brigade protects you.
help-anno1503-events-4 = Golden age (5 or 6): everybody takes a good of their choice; with a church, two.

help-anno1503-section-people = Inhabitants
help-anno1503-people-1 = A pioneer costs wood and tools and goes to the next free space. From the fourth space on, a pioneer brings a public building of your choice, free of charge.
help-anno1503-people-2 = Settler from pioneer: 1 cloth, 2 stone. Citizen from settler: 2 spice, 1 stone. Merchant from citizen: 2 tobacco, 1 spice.
help-anno1503-people-3 = You have four tiles for pioneers and settlers, and three for citizens and merchants. When a settler becomes a citizen, a pioneer’s tile is free again.

help-anno1503-section-market = Selling and buying
help-anno1503-market-1 = Each inhabitant buys one good per turn: a pioneer wood, stone or tools for 1 gold, a settler cloth for 2, a citizen spice for 3, a merchant tobacco for 4. Public buildings can raise these prices.
help-anno1503-market-2 = Twice per turn you may buy any good for 6 gold, less 1 for each of your trade agreements.
help-anno1503-market-3 = Players do not trade with each other.

help-anno1503-section-ships = Ships
help-anno1503-ships-1 = A ship costs cloth, wood and tools and begins at the start. You have two.
help-anno1503-ships-2 = Each ship has as many action points per turn as there are players; a shipyard doubles them. One point moves it to the next sea cell, or looks at an island tile beside it. Nothing goes diagonally.
help-anno1503-ships-3 = Any number of ships may share a cell, and your ships may act by turns.

help-anno1503-section-islands = Island tiles
help-anno1503-islands-1 = Only you see a tile that you look at. You leave it there, and the ship may go on, or you use it: then the ship goes back to your stock.
help-anno1503-islands-2 = A branch goes to one of your four grey bridges and lets you take its good there. It stays where you put it. A trade agreement goes to one of three brown bridges.
help-anno1503-islands-3 = A treasure brings 12 gold, or develops one of your inhabitants by one step, free of charge; then it is out of the game.

help-anno1503-section-buildings = Public buildings
help-anno1503-buildings-1 = They come with pioneers from the fourth space on. You cannot have the same kind twice, and there are not enough for everybody.
help-anno1503-buildings-2 = What each can do stands on it. Fire takes the building together with its inhabitant, and it can be had again.

help-anno1503-section-end = The end
help-anno1503-end-1 = Whoever has three goals in their own turn wins at once, even before the roll. Three goals reached in the turn of another count when your own turn begins, if you still have them.
help-anno1503-end-2 = If nobody has won after 400 turns, the game is a draw.

# The action at hand.
help-anno1503-do-take = Choose what you get. Think of the five goods you may keep at the end of your turn, and of what you can sell or build next.
help-anno1503-do-give = You cannot pay the pirates, so one of your branches or trade agreements must go. Give up the one that helps you least; it goes into the reserve.
help-anno1503-do-ship = For 1 cloth, 1 wood and 1 tools a ship of your stock goes to the start cell. It can sail in this very turn.
help-anno1503-do-pioneer = For 1 wood and 1 tools a pioneer moves to your next free space and can buy a good in this turn. From the fourth space on choose a public building with it; without one to take, nobody can move in there.
help-anno1503-do-develop = Pay the goods, and the inhabitant takes the next step: pioneer, settler, citizen, merchant. It then buys dearer goods, but still only one per turn; sell before or after, as it suits you.
help-anno1503-do-sell = Each inhabitant buys one good per turn. Sell before your ships sail, and rather sell what you would have to discard.
help-anno1503-do-buy = Buy any good there is for 6 gold, less 1 for each of your trade agreements, at most twice per turn.
help-anno1503-do-claim = With the large branch, once per turn: draw a random good from another player’s hand and pay that player 2 gold. You may do it at any time after the roll, even after your ships have sailed.
help-anno1503-do-sail = Move the ship to a sea cell beside it for one action point. With the first point that any of your ships uses, placing, developing, selling and buying are over for this turn.
help-anno1503-do-look = For one action point look at an island tile beside the ship. Only you see it. Then decide whether to use it or to leave it.
help-anno1503-do-keep = Use the tile: a branch goes to a free grey bridge of your choice, a trade agreement to a brown one, a treasure is cashed at once. The ship goes back to your stock and must be built anew.
help-anno1503-do-leave = Leave the tile where it is. You remember it; the others know only that you have looked. Your ship may go on if it has points left.
help-anno1503-do-end = Your turn is over. If you have more than five goods, you now discard what is too much.
help-anno1503-do-discard = Only five goods may stay. Keep what your next purchase needs; next time sell more before you sail.

# Tips for the first game.
help-anno1503-tip-1 = First sell and build, then sail: the first action point of a ship closes the market for this turn.
help-anno1503-tip-2 = Three of the five goals are enough. Choose early which three you want; branches and trade agreements help you towards all the others.
help-anno1503-tip-3 = You hold more than five goods. Sell or build before your turn ends, or they are lost.
help-anno1503-tip-4 = You have little gold. Keep a few coins for pirates and fire: who cannot pay loses a tile or an inhabitant.
help-anno1503-tip-5 = None of your ships is at sea. A new one costs cloth, wood and tools; while it is missing you find nothing.
help-anno1503-tip-6 = Your next pioneer brings a public building. Look at those that are left: a school or a restaurant pays in every turn, a fire brigade saves what you have.
