# The page, Anno 1800: hand, cards, means, the other players, objectives.

# A card and its parts. Symbols stand for goods, cubes and tokens; these texts are their tooltips and labels.
page-1800-card-words = Card of the deck { $deck }, { $points } influence. Needs: { $needs }. Brings: { $brings }.
page-1800-card-needs = Needs
page-1800-card-brings = Brings
page-1800-card-influence =
    { $points ->
        [one] 1 influence
       *[other] { $points } influence
    }
page-1800-card-playable = You can play it now.
page-1800-card-usable = You can use it now.
page-1800-card-paying = You use it while paying: choose it where its good is needed.
page-1800-card-lacks = Lacking: { $what }.
page-1800-card-need = { $name } ({ $way })
page-1800-card-way-make = you can make it
page-1800-card-way-buy = you can buy it
page-1800-card-way-import = you can import it
page-1800-card-way-free = free by a card
page-1800-card-way-hand = at hand
page-1800-card-way-lack = lacking
page-1800-card-times = { $number } × { $name }
page-1800-card-exhaust = exhaust { $cubes }
page-1800-card-held = ready: { $cubes }
page-1800-card-parts = So far in the action under way: { $number }
page-1800-card-trade =
    { $number ->
        [one] 1 trade token
       *[other] { $number } trade tokens
    }
page-1800-card-exploration =
    { $number ->
        [one] 1 exploration token
       *[other] { $number } exploration tokens
    }
page-1800-card-gold = { $number } gold
page-1800-card-nothing = nothing
page-1800-card-workplace = a free workplace for { $good }
page-1800-card-upgrades = upgrade up to { $number } × { $cube }
page-1800-card-expeditions =
    { $number ->
        [one] 1 expedition card
       *[other] { $number } expedition cards
    }
page-1800-card-actions =
    { $number ->
        [one] one more action
       *[other] { $number } more actions
    }
page-1800-card-returns =
    { $number ->
        [one] put 1 hand card under its deck
       *[other] put up to { $number } hand cards under their decks
    }
page-1800-card-free = one of { $goods } for free

# The hand
page-1800-hand-sort = Sort the hand
page-1800-hand-sort-missing = by what is missing
page-1800-hand-sort-deck = by deck
page-1800-hand-sort-points = by influence
page-1800-hand-show = Which cards are shown
page-1800-hand-all = All
page-1800-hand-playable = Playable
page-1800-hand-empty = No cards in hand.
page-1800-hand-none = None of these.
page-1800-hand-chosen = Chosen: { $number } of { $most }
page-1800-hand-choose = can be chosen
page-1800-hand-played = Played cards
page-1800-hand-no-effects = No effect to use.
page-1800-hand-spent = Used cards
page-1800-hand-expeditions = Expedition cards
page-1800-hand-expedition = Animal: { $animal }; artifact: { $artifact }

# Resources
page-1800-means-title = What you have
page-1800-means-words = { $name }: { $amounts }
page-1800-means-trade = Trade tokens
page-1800-means-exploration = Exploration tokens
page-1800-means-ready = ready: { $number }
page-1800-means-working = at work: { $number }
page-1800-means-exhausted = exhausted: { $number }
page-1800-means-cards = from cards: { $number }
page-1800-means-after = afterwards: { $number }
# Goods at hand, free upgrades that are left, and making goods ahead
page-1800-hand-goods = Goods at hand
page-1800-hand-goods-note = lost at the end of the turn
page-1800-hand-goods-used = at hand
page-1800-hand-goods-left = At hand until the end of the turn
page-1800-upgrades-left =
    { $number ->
        [one] 1 free upgrade left this turn
       *[other] { $number } free upgrades left this turn
    }
page-1800-make = Make goods ahead
page-1800-make-do =
    { $number ->
        [0] Make goods ahead
        [one] Make 1 good
       *[other] Make { $number } goods
    }
page-1800-make-intro = Tap the goods that you want to use later in this turn.
page-1800-make-add = One more: { $good }
page-1800-make-remove = One less: { $good }

# The other players
page-1800-others-open = Look at the island of { $name }
page-1800-others-turn = is to act
page-1800-others-fireworks = has the fireworks token
page-1800-last-round = Last round.
page-1800-last-round-next = The next round is the last.
page-1800-last-round-why = Fireworks: { $name }.
page-1800-others-points = Influence of played cards: { $number }
page-1800-others-cubes = { $cube }: { $ready } of { $all } ready
page-1800-others-deck = { $deck }: { $number }
page-1800-others-old = Old World islands: { $number }
page-1800-others-new = New World islands: { $number }
page-1800-others-island = The island of { $name }
page-1800-others-open-cards = Cards with effects to use
page-1800-others-nothing = none yet

# Objectives
page-1800-goals-use = Use
page-1800-goals-use-this = Use: { $name }
page-1800-goals-used = used in this turn
page-1800-goals-standing = { $name }: { $number }
