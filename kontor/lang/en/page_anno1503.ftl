# The table of Anno 1503 in the browser.

page-1503-sea = The sea
page-1503-sea-hint = Click a ship, then along its way.
page-1503-helm =
    { $points ->
        [one] Ship { $ship }: 1 point left
       *[other] Ship { $ship }: { $points } points left
    }
page-1503-reserve = Tiles in the reserve: { $count }
page-1503-cell-start = { $cell }: where all ships start
page-1503-cell-sea = { $cell }: open sea
page-1503-cell-seen = { $cell }: { $tile }
page-1503-cell-fog = { $cell }: unknown island; its { $stack } means: in play with { $stack } players or more
page-1503-cell-empty = { $cell }: no tile any more, or not in play
page-1503-cell-lookers = seen by { $names }
page-1503-ship-of = ship { $ship } of { $name }
page-1503-can-sail = you can sail here
page-1503-can-look = you can look at it
page-1503-island-own = Your island
page-1503-island-of = Island of { $name }
page-1503-inhabitants = Inhabitants
page-1503-space = space { $space }
page-1503-space-free = free
page-1503-has-bought = has bought in this turn
page-1503-safe = safe from fire
page-1503-sites = Production
page-1503-site = on a { $face }: { $good }
page-1503-site-or = on a { $face }: { $good }, or { $branch } by the branch
page-1503-site-bridge = free bridge for a branch
page-1503-agreements = Trade agreements: { $count } of { $most }; a good costs { $gold } gold
page-1503-ships-in-stock = Build a ship; in stock: { $count }
page-1503-stock-hint = Tiles in stock: pioneers and settlers above, citizens and merchants below
page-1503-goods = Your goods
page-1503-goods-of = Goods of { $name }
page-1503-no-goods = no goods
page-1503-limit = At the end of your turn you keep at most { $limit } goods.
page-1503-sell-hint = Click to sell: { $good }
page-1503-gather-discard = Click the goods you give away: { $number }
page-1503-gather-take = Click the goods you take: { $number }
page-1503-discard = Discard
page-1503-take = Take
page-1503-put-back = Put back: { $good }
page-1503-gold = Gold
page-1503-gold-goal = { $gold } gold; { $goal } are a goal
page-1503-gold-of = { $name }: { $gold } gold
page-1503-advice-lacks = Lacking:
page-1503-advice-kind = { $name }: { $text }
page-1503-goals = Goals: { $points } win
page-1503-goal = Goal
page-1503-goal-held = reached
page-1503-points = Points
page-1503-others = The other players
page-1503-has-turn = has the turn
page-1503-market = Market
page-1503-price = a good costs { $gold } gold
page-1503-buys-left =
    { $count ->
        [one] you may buy 1 more
       *[other] you may buy { $count } more
    }
page-1503-buys-none = nothing more to buy in this turn
page-1503-market-closed = closed for this turn
page-1503-pile = { $good }: { $count } cards left
page-1503-buildings = Public buildings
page-1503-you-have-it = you have it
page-1503-happenings = The last roll
page-1503-production = Every island makes its good for a { $face }.
page-1503-what = What does this mean?
page-1503-rolls = The rolls since your last turn
page-1503-die = die: { $face }
page-1503-tabs = Parts of the table
page-1503-tab-sea = Sea
page-1503-tab-island = Island
page-1503-tab-market = Market
page-1503-tab-players = Players
page-1503-tab-log = Log

# List of things
page-1503-list-settle = Build and settle
page-1503-with-building = Pioneer + { $building }
page-1503-list-sell = Sell
page-1503-list-buy = Buy
page-1503-list-sail = Ships
