# Hints and reviews. Reasons are parts of sentences.

advice-anno1503-wins = wins the game
advice-anno1503-point = fulfils a goal: { $goals } ({ $number })
advice-anno1503-step = { $goals }: { $has } of { $takes }
advice-anno1503-gold = brings { $gold } gold ({ $has } of { $takes })
advice-anno1503-known = takes you to what you have seen on { $cell }: { $tile }
advice-anno1503-unknown = shows you what lies on { $cell }
advice-anno1503-next-to =
    { $count ->
        [one] next to a tile that you have not seen
       *[other] next to { $count } tiles that you have not seen
    }
advice-anno1503-next-to-known = next to { $tile_a } on { $cell }
advice-anno1503-nearer =
    { $count ->
        [one] then one step away from a tile that you have not seen
       *[other] then { $count } steps away from a tile that you have not seen
    }
advice-anno1503-branch = a roll of { $site } can then bring { $good_some }
advice-anno1503-cheaper = a good then costs you only { $gold } gold
advice-anno1503-buyer =
    { $count ->
        [one] { $inhabitant_a } pays { $gold } gold a turn for { $goods }
       *[other] { $inhabitant_a } pays { $gold } gold a turn for one of { $goods }
    }
advice-anno1503-ship =
    { $number ->
        [one] puts a ship to sea
       *[other] then you have { $number } ships at sea
    }
advice-anno1503-enough = enough goods for { $inhabitant_a }
advice-anno1503-enough-ship = enough goods for a ship
advice-anno1503-nearly = one good short of { $inhabitant_a }
advice-anno1503-nearly-ship = one good short of a ship
advice-anno1503-surplus = you may keep only { $limit } goods at the end of your turn
advice-anno1503-end = does nothing more in this turn
advice-anno1503-leave = the ship can go on, and the tile stays there
advice-anno1503-give = you will miss it least
advice-anno1503-sail = takes the ship to other waters
advice-anno1503-claim = one more good for your plans
advice-anno1503-goods =
    { $number ->
        [one] then you hold one good
       *[other] then you hold { $number } goods
    }

advice-anno1800-points =
    { $points ->
        [one] brings a point
       *[other] brings { $points } points
    }
advice-anno1800-fireworks =
    { $points ->
        [one] takes the fireworks token, a point, and brings on the end
       *[other] takes the fireworks token, { $points } points, and brings on the end
    }
advice-anno1800-visits =
    { $points ->
        [one] more visitors for your expedition cards: one point
       *[other] more visitors for your expedition cards: { $points } points
    }
advice-anno1800-leads =
    { $points ->
        [one] in front in “{ $objective }”: one point more
       *[other] in front in “{ $objective }”: { $points } points more
    }
advice-anno1800-objective =
    { $points ->
        [one] counts for “{ $objective }”: one point more
       *[other] counts for “{ $objective }”: { $points } points more
    }
advice-anno1800-payable =
    { $count ->
        [one] makes one of your cards payable
       *[other] makes { $count } of your cards payable
    }
advice-anno1800-nearer =
    { $count ->
        [one] brings one of your cards nearer
       *[other] brings { $count } of your cards nearer
    }
advice-anno1800-at-once =
    { $count ->
        [one] lets you pay one more of your cards at once
       *[other] lets you pay { $count } more of your cards at once
    }
advice-anno1800-actions =
    { $count ->
        [one] gives you one more action
       *[other] gives you { $count } more actions
    }
advice-anno1800-old-world = room to build on a new island
advice-anno1800-new-world = goods of the New World, and cards that bring many points
advice-anno1800-expeditions =
    { $count ->
        [one] an expedition card, which can bring points at the end
       *[other] { $count } expedition cards, which can bring points at the end
    }
advice-anno1800-trade =
    { $count ->
        [one] one more trade token
       *[other] { $count } more trade tokens
    }
advice-anno1800-exploration =
    { $count ->
        [one] one more exploration token
       *[other] { $count } more exploration tokens
    }
advice-anno1800-gold = brings { $gold } gold
advice-anno1800-cubes =
    { $count ->
        [one] one more cube, { $number } in all
       *[other] { $count } more cubes, { $number } in all
    }
advice-anno1800-kind = then you have { $number } × { $cube }
advice-anno1800-draws =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
advice-anno1800-rid =
    { $count ->
        [one] rids your hand of a card
       *[other] rids your hand of { $count } cards
    }
advice-anno1800-asked =
    { $count ->
        [one] one of your cards asks for { $good_some }
       *[other] { $count } of your cards ask for { $good_some }
    }
advice-anno1800-makes = from then on you can make { $good_some }
advice-anno1800-workplaces = more workplaces for { $good_some }
advice-anno1800-shipyard = builds ships up to strength { $level }
advice-anno1800-home =
    { $people ->
        [0]
            { $tokens ->
                [one] one token comes back
               *[other] { $tokens } tokens come back
            }
       *[other]
            { $tokens ->
                [0]
                    { $people ->
                        [one] one cube comes back
                       *[other] { $people } cubes come back
                    }
               *[other]
                    { $people ->
                        [one] one cube
                       *[other] { $people } cubes
                    } and { $tokens ->
                        [one] one token
                       *[other] { $tokens } tokens
                    } come back
            }
    }
advice-anno1800-left =
    { $count ->
        [one] only one card is left in your hand
       *[other] only { $count } cards are left in your hand
    }
advice-anno1800-swap =
    { $count ->
        [one] rids you of a card that is hard to pay
       *[other] rids you of { $count } cards that are hard to pay
    }
advice-anno1800-end = does nothing more in this turn
advice-anno1800-built = one more building
advice-anno1800-ready = can work again at once
advice-anno1800-useful = fits your plans best

# Refused hints and reviews.
hint-not-allowed = There are no hints at this table. Its owner can allow them.
advice-one-at-a-time = Your last question is still being thought about. Wait for its answer.
advice-busy = Too many are asking the bots at the moment. Try again in a few seconds.
advice-address = Too many questions to the bots from your address. Wait for an answer first.
advice-none = No answer came in time. Please try again.
advice-no-bots = No bot knows this game well enough for hints and reviews.
review-not-over = A game can be reviewed when it is over.
entry-hints_on = Hints are allowed at this table from now on.
entry-hints_off = There are no more hints at this table from now on.

# In the terminal.
advice-best = best
advice-behind-points =
    { $behind ->
        [20] −20 or more
       *[other] −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
advice-behind-chance = −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
advice-how = h and a number plays one of these: h 1
review-help = Review a recorded game: costly moves, and better ones.
review-help-file = Record.
review-help-seat = Review only this seat, counted from 0. Default: every seat without a bot.
review-help-most = Most moves to show per seat.
review-help-think = Milliseconds to think about each decision.
review-progress = Thinking
review-round = Round
review-line = Line
review-played = Played
review-better = Better
review-lost = Lost
review-sum =
    { $count ->
        [one] One decision, { $good } of them about as good as the best.
       *[other] { $count } decisions, { $good } of them about as good as the best.
    }
review-stopped = Stopped; this is what was found so far.
