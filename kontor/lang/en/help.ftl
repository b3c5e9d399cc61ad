# Help for every game: the screen, its keys and its symbols. No message has arguments.

help-title-reference = The rules in short
help-title-action = The action at hand
help-title-tips = Tips for the first game
help-title-screen = How the screen works
help-title-keys = Keys
help-title-symbols = Symbols
help-title-rules = Rules

help-screen-1 = Click or tap the thing you want: a tile, a card, a district, a cube, a pile, an objective, a ship. The panel beside the board then shows what can be done with it.
help-screen-2 = What is bright can be done now. What is grey cannot; point at it or choose it, and it says what is missing.
help-screen-3 = Before you confirm, you see where it goes, how it is paid for, and what is left afterwards. The best way to pay is proposed; click a good to choose another of its ways.
help-screen-4 = Take back, redo, take back the whole turn and end the turn are always in the same place. You can go back as far as nothing hidden has been shown, no die has been rolled and nobody else has acted. Alone with bots or around one screen, you can go back without limit.
help-screen-5 = You are asked to confirm only what cannot be taken back.
help-screen-6 = Point at a good, and everything that makes it or needs it lights up. Point at a symbol, and it says what it means.
help-screen-7 = Everything can be done with the keyboard, too: Tab goes from one thing to the next, the arrow keys move on boards, Enter chooses.
help-screen-8 = The page can be closed at any time. When you open it again, the table is as you left it.
help-screen-9 = If a table is played with changed figures, what stands on its tiles and cards counts, not the numbers in this help.
help-screen-10 = With “Hint” a bot proposes up to three moves in your turn and says why; it plays none of them. When a game is over, “Review” shows the turning points of any player.

help-keys-help = this help
help-keys-undo = take back
help-keys-redo = redo
help-keys-reset = take back the whole turn
help-keys-end = end the turn
help-keys-hint = a hint: good moves
help-keys-back = go back, close
help-keys-confirm = confirm
help-keys-arrows = move on a board
help-keys-log = what happened
help-keys-chat = say something
help-keys-panels = go to a panel
help-keys-means = my means

# Symbols of Anno 1800.
help-symbol-farmer = Farmer: works in the farmers’ industries printed on your home island.
help-symbol-worker = Worker: makes the simpler goods.
help-symbol-artisan = Artisan: makes finer goods, and at first also building materials.
help-symbol-engineer = Engineer: makes the most advanced goods.
help-symbol-investor = Investor: works nowhere; exhausted for some costs, worth most at expeditions.
help-symbol-trade_token = Trade token: buys goods from others, imports goods of the New World.
help-symbol-exploration_token = Exploration token: pays for islands and expedition cards.
help-symbol-gold = Gold: sends cubes home; every 3 bring 1 influence at the end.
help-symbol-influence = Influence: whoever has most at the end wins.
help-symbol-ready = Ready: can be used now.
help-symbol-exhausted = Exhausted: comes back with a festival; a cube also for gold.
help-symbol-district = Residential district: home of the cubes of one kind that are ready.
help-symbol-workplace = Workplace: room for one cube that makes this good.
help-symbol-stock = Dots: how many of these construction tokens are left.
help-symbol-need_make = You can make this good yourself now.
help-symbol-need_buy = You can buy or import this good now.
help-symbol-need_lack = You lack this good; point at it to see what is missing.
help-symbol-shipyard = Shipyard: builds one ship per action, up to its strength.
help-symbol-merchant_ship = Merchant ship: carries as many trade tokens as its strength.
help-symbol-exploration_ship = Exploration ship: carries as many exploration tokens as its strength.
help-symbol-old_world = Old World: islands with room to build.
help-symbol-new_world = New World: islands whose goods you import.
help-symbol-deck_farmer_worker = Farmer/worker card: 3 influence when played.
help-symbol-deck_artisan_engineer_investor = Artisan/engineer/investor card: 8 influence when played.
help-symbol-deck_new_world = New World card: 5 influence when played.
help-symbol-expedition = Expedition card: counts at the end for those who can visit it.
help-symbol-objective = Objective: the same for all players.
help-symbol-festival = Festival: all cubes and tokens come back.
help-symbol-fireworks = Fireworks token: 7 influence for the first empty hand.
help-symbol-extra_action = Extra action: one more in the same turn.

# Symbols of Anno 1503, with the effects of public buildings.
help-symbol-coins = Gold: buys goods, pays pirates and fire; 30 are a goal.
help-symbol-pioneer = Pioneer: buys wood, stone or tools.
help-symbol-settler = Settler: buys cloth.
help-symbol-citizen = Citizen: buys spice.
help-symbol-merchant = Merchant: buys tobacco; three are a goal.
help-symbol-safe_space = Safe space: fire does no harm here.
help-symbol-branch = Branch: its good instead of the island’s own.
help-symbol-agreement = Trade agreement: you buy goods for 1 gold less.
help-symbol-treasure = Treasure: gold, or a free development.
help-symbol-action_points = Action points: each moves a ship or looks at a tile.
help-symbol-fog = Face-down tile: look at it from a ship beside it. Its number: from how many players on this island is in play.
help-symbol-looked_at = Somebody has looked at this tile.
help-symbol-goals = Goals: three of five win in your own turn.
help-symbol-hand_limit = At the end of your turn you keep at most five goods.
