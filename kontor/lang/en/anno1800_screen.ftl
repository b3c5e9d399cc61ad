# Anno 1800: short lists of what can be done, what is missing to pay, and the terminal screen.

# Headings and names in the list of what can be done.
anno1800-list-build = build
anno1800-list-play = play
anno1800-list-hire = hire
anno1800-list-upgrade = upgrade
anno1800-list-use = use
anno1800-list-recall = send home
anno1800-list-other = more
anno1800-list-swap = swap cards
anno1800-list-open = Old World
anno1800-list-explore = New World
anno1800-list-expedition = expedition
anno1800-list-festival = festival
anno1800-list-make = make goods ahead
anno1800-list-end = end the turn
anno1800-list-card = { $card }
anno1800-list-cube = { $cube }

# Places.
anno1800-spot-place =
    { $place ->
        [home] at home
       *[exhausted] in the exhausted area
    }
anno1800-spot-free =
    { $zone ->
        [land] free land
        [coast] free coast
       *[sea] free sea
    }
anno1800-spot-tile = now: { $tile }
anno1800-spot-crew = now: { $tile }; working there: { $cubes }

anno1800-spot-several = { $places }
anno1800-step-make = { $good } on { $cell }

# Refusals.
anno1800-why-lacks = This cannot be paid now ({ $cost }): { $lacks }.

# Before a game begins.
anno1800-choose-objectives = Which objectives?
anno1800-choose-edition = Whose rulebook?
anno1800-choose-card_tokens = Which trade tokens count for Madame Kahina?
anno1800-card_tokens-apart = those of ships only
anno1800-card_tokens-counted = those of ships and those on cards
anno1800-preset-random = any five, drawn at random

# The screen.
anno1800-screen-short-farmer = Fa
anno1800-screen-short-worker = Wo
anno1800-screen-short-artisan = Ar
anno1800-screen-short-engineer = En
anno1800-screen-short-investor = In
anno1800-screen-island = Island
anno1800-screen-hand = Hand
anno1800-screen-board = Common board
anno1800-screen-objectives = Objectives
anno1800-screen-opponents = The others
anno1800-screen-land = land
anno1800-screen-coast = coast
anno1800-screen-sea = sea
anno1800-screen-naval = at sea
anno1800-screen-free = free: { $cells }
anno1800-screen-gold = gold { $number }
anno1800-screen-trade = trade
anno1800-screen-exploration = exploration
anno1800-screen-on-cards = +{ $number } on cards
anno1800-screen-exhausted = exhausted
anno1800-screen-imports = imports
anno1800-screen-islands = islands: { $old } Old World, { $new } New World
anno1800-screen-expeditions = expedition cards
anno1800-screen-effects = to use
anno1800-screen-at-hand = at hand until the end of the turn
anno1800-screen-upgrades-left =
    { $number ->
        [one] 1 free upgrade left this turn: use { $card }
       *[other] { $number } free upgrades left this turn: use { $card }
    }
anno1800-screen-spent = used
anno1800-screen-supply = supply
anno1800-screen-decks = decks
anno1800-screen-piles = islands { $old } Old World, { $new } New World · expedition cards { $expeditions }
anno1800-screen-hand-of = hand { $number } ({ $cards })
anno1800-screen-points =
    { $number ->
        [one] 1 point played
       *[other] { $number } points played
    }
anno1800-screen-turns-left =
    { $number ->
        [one] 1 turn left
       *[other] { $number } turns left
    }
anno1800-screen-sells = sells
anno1800-screen-some-cubes = [{ $cubes }]
anno1800-screen-some-trade = { $number } trade
anno1800-screen-some-exploration = { $number } exploration
anno1800-screen-some-gold = { $number } gold
anno1800-screen-brings-cubes = +{ $cubes }
anno1800-screen-brings-upgrades =
    { $number ->
        [one] 1 { $cube } ↑
       *[other] up to { $number } { $cube_many } ↑
    }
anno1800-screen-brings-trade = +{ $number } trade
anno1800-screen-brings-exploration = +{ $number } exploration
anno1800-screen-brings-gold = +{ $number } gold
anno1800-screen-brings-expeditions = +{ $number } expedition
anno1800-screen-brings-actions = +{ $number } action
anno1800-screen-brings-returns =
    { $number ->
        [one] 1 card under its deck
       *[other] up to { $number } cards under their decks
    }
anno1800-screen-brings-free = free: { $goods }
anno1800-screen-legend =
    On the screen: ✓ possible now, ✗ missing, = already yours; ○ free and ● taken workplaces; [artisan] a cube that is exhausted; ◀ is to act, ✹ has the fireworks token; 2/3 two ready of three.
    Cards are called by deck: fw farmer/worker, aei artisan/engineer/investor, nw New World. Behind a construction token stands how many are left.
