# Anno 1503: names, events, moves and refusals.

anno1503-title = Anno 1503
anno1503-about = Explore the islands, settle your own, and be the first to reach three of five goals. By Klaus Teuber.
anno1503-howto =
    Be the first to hold { $points } of five goals in your own turn: { $gold } gold, { $branches } branches, { $agreements } trade agreements, { $buildings } public buildings, { $merchants } merchants.
    A turn: a die is rolled, and every island makes a good. Then you settle, develop, sell and buy, in any order. Last, your ships sail.
    Ships look at face-down tiles next to them. A tile you use comes to your island, and the ship goes back to stock.
    Inhabitants buy goods, each once per turn: pioneers wood, stone or tools, settlers cloth, citizens spice, merchants tobacco.
    From the fourth space on, a new pioneer brings a public building. On a 6, pirates or fire may strike, or a golden age begins.
    At the end of your turn you keep at most { $limit } goods.

# Options.
anno1503-choose-hands = Hands open or hidden?
anno1503-hands-open = Open: everybody sees which goods you hold.
anno1503-hands-hidden = Hidden: the others see only how many goods you hold.

anno1503-good-wood = wood
    .some = wood
anno1503-good-stone = stone
    .some = stone
anno1503-good-tools = tools
    .some = tools
anno1503-good-cloth = cloth
    .some = cloth
anno1503-good-spice = spice
    .some = spice
anno1503-good-tobacco = tobacco
    .some = tobacco
anno1503-good-any = any good
    .some = any good
anno1503-hidden-goods =
    { $count ->
        [one] 1 good
       *[other] { $count } goods
    }

anno1503-inhabitant-pioneer = pioneer
    .a = a pioneer
    .to = to the pioneer
anno1503-inhabitant-settler = settler
    .a = a settler
    .to = to the settler
anno1503-inhabitant-citizen = citizen
    .a = a citizen
    .to = to the citizen
anno1503-inhabitant-merchant = merchant
    .a = a merchant
    .to = to the merchant

anno1503-building-fire_brigade = fire brigade
    .a = a fire brigade
anno1503-building-forge = forge
    .a = a forge
anno1503-building-church = church
    .a = a church
anno1503-building-school = school
    .a = a school
anno1503-building-restaurant = restaurant
    .a = a restaurant
anno1503-building-shipyard = shipyard
    .a = a shipyard
anno1503-building-bath_house = bath house
    .a = a bath house
anno1503-building-large_branch = large branch
    .a = a large branch
anno1503-effect-price = each { $inhabitant } pays { $gold } gold
anno1503-effect-good_price = sells { $good_some } for { $gold } gold
anno1503-effect-fire = pays nothing when fire strikes
anno1503-effect-pirates = pays nothing when pirates strike
anno1503-effect-golden_age = { $number } goods in a golden age
anno1503-effect-points = action points of the ships × { $number }
anno1503-effect-claim = once per turn, a good from another hand for { $gold } gold
anno1503-ship = ship
anno1503-is-goods = { $goods }
anno1503-is-building = { $building }
anno1503-is-tile = { $tile }


anno1503-tile-branch_wood = wood branch
    .a = a wood branch
anno1503-tile-branch_stone = stone branch
    .a = a stone branch
anno1503-tile-branch_tools = tools branch
    .a = a tools branch
anno1503-tile-branch_cloth = cloth branch
    .a = a cloth branch
anno1503-tile-branch_spice = spice branch
    .a = a spice branch
anno1503-tile-branch_tobacco = tobacco branch
    .a = a tobacco branch
anno1503-tile-agreement = trade agreement
    .a = a trade agreement
anno1503-tile-treasure_upgrade = treasure (free development)
    .a = a treasure that develops an inhabitant
anno1503-tile-treasure_gold = treasure (gold)
    .a = a treasure of gold

anno1503-goal-gold = gold
anno1503-goal-branches = branches
anno1503-goal-agreements = trade agreements
anno1503-goal-buildings = public buildings
anno1503-goal-merchants = merchants

anno1503-phase-roll = the production roll
anno1503-phase-event = the event roll
anno1503-phase-take = the choice of goods
anno1503-phase-give = the tile given up to pirates
anno1503-phase-reserve = the tile from the reserve
anno1503-phase-act = the turn of a player
anno1503-phase-draw = the good drawn from a hand
anno1503-phase-looked = the answer to a look
anno1503-phase-discard = the discard of the surplus
anno1503-phase-over = the end of the game

# Events.
anno1503-event-turn = — Turn { $number }: { $seat } —
anno1503-event-rolled = { $seat } rolls a { $face }.
anno1503-event-struck =
    { $event ->
        [pirates] The event roll is a { $face }: pirates!
        [fire] The event roll is a { $face }: fire!
       *[golden_age] The event roll is a { $face }: a golden age!
    }
anno1503-event-took = { $seat } takes { $goods }.
anno1503-event-took_nothing = { $seat } gets nothing: the pile is empty.
anno1503-event-spared =
    { $event ->
        [pirates] A public building protects { $seat } from the pirates.
       *[fire] A public building protects { $seat } from the fire.
    }
anno1503-event-paid =
    { $event ->
        [pirates] { $seat } pays the pirates { $gold } gold.
       *[fire] { $seat } pays { $gold } gold for the fire.
    }
anno1503-event-unharmed =
    { $event ->
        [pirates] { $seat } has nothing that the pirates want.
       *[fire] { $seat } has nothing that could burn.
    }
anno1503-event-gave_up = { $seat } cannot pay the pirates and gives up { $tile_a }.
anno1503-event-placed = A tile from the reserve is laid face down on { $cell }.
anno1503-event-lost_inhabitant = { $seat } cannot pay for the fire and loses the inhabitant on space { $space }.
anno1503-event-lost_building = { $seat } cannot pay for the fire and loses the inhabitant on space { $space } with its public building ({ $building }).
anno1503-event-launched = { $seat } builds a ship.
anno1503-event-settled = { $seat } places a pioneer on space { $space }.
anno1503-event-settled_building = { $seat } places a pioneer on space { $space } and builds { $building_a }.
anno1503-event-developed = { $seat }’s inhabitant on space { $space } becomes { $inhabitant_a }.
anno1503-event-sold = { $seat } sells { $good_some } on space { $space } for { $gold } gold.
anno1503-event-bought = { $seat } buys { $good_some } for { $gold } gold.
anno1503-event-claimed = { $seat } pays { $other } { $gold } gold for a good from their hand.
anno1503-event-drew = { $seat } draws { $good_some } from { $other }’s hand.
anno1503-event-drew_hidden = { $seat } draws a good from { $other }’s hand.
anno1503-event-drew_hidden_self = { $seat } draws { $good_some } from { $other }’s hand.
anno1503-event-sailed = { $seat } sails ship { $ship } to { $cell }.
anno1503-event-looked = { $seat } looks at the tile on { $cell }.
anno1503-event-looked_self = { $seat } looks at the tile on { $cell }: { $tile_a }.
anno1503-event-left = { $seat } leaves the tile on { $cell } where it is.
anno1503-event-kept = { $seat } uses the tile on { $cell }: { $tile_a }. The ship goes back to stock.
anno1503-event-kept_branch = { $seat } uses the tile on { $cell }: { $tile_a } on site { $site }. The ship goes back to stock.
anno1503-event-discarded = { $seat } discards { $goods }.
anno1503-event-won = { $seat } holds { $goals } and wins!
anno1503-event-drawn = { $turns } turns have ended without a winner: the game is a draw.

# Prompts.
anno1503-ask-act = { $seat }, it is your turn.
anno1503-ask-take =
    { $number ->
        [one] { $seat }, choose a good.
       *[other] { $seat }, choose { $number } goods.
    }
anno1503-ask-give = { $seat }, you cannot pay the pirates. Which tile do you give up?
anno1503-ask-looked = { $seat }, what do you do with the tile on { $cell }?
anno1503-ask-discard =
    { $number ->
        [one] { $seat }, discard one good.
       *[other] { $seat }, discard { $number } goods.
    }

# Things.
anno1503-move-take = Take { $goods }
anno1503-move-give = Give up { $tile_a }
anno1503-move-give-site = Give up { $tile_a } on site { $site }
anno1503-move-ship = Build a ship (costs { $goods })
anno1503-move-pioneer = Place a pioneer on space { $space } (costs { $goods })
anno1503-move-pioneer-building = Place a pioneer on space { $space } and build { $building_a }: { $effects } (costs { $goods })
anno1503-move-develop = Develop the inhabitant on space { $space } into { $inhabitant_a } (costs { $goods })
anno1503-move-sell = Sell { $good_some } { $inhabitant_to } on space { $space } for { $gold } gold
anno1503-move-buy = Buy { $good_some } for { $gold } gold
anno1503-move-claim = Draw a good from { $other }’s hand for { $gold } gold
anno1503-move-sail = Sail ship { $ship } to { $cell }
anno1503-move-look = Look at the tile on { $cell } with ship { $ship }
anno1503-move-leave = Leave the tile where it is
anno1503-move-keep-branch = Keep { $tile_a } on site { $site } (which makes { $good_some }; the ship goes back to stock)
anno1503-move-keep-agreement = Keep { $tile_a } (the ship goes back to stock)
anno1503-move-keep-treasure_gold = Take the treasure of { $gold } gold (the ship goes back to stock)
anno1503-move-keep-treasure_upgrade = Develop the inhabitant on space { $space } into { $inhabitant_a } for free (the ship goes back to stock)
anno1503-move-end = End the turn
anno1503-move-discard = Discard { $goods }

# Refusals.
anno1503-why-not-now = “{ $text }” is not possible at this point, which is { $phase }.
anno1503-why-die-face = A die shows 1 to { $faces }.
anno1503-why-ships-have-sailed =
    { $kind ->
        [claim] In this game the large branch is used before the first ship acts.
       *[other] Once a ship has acted, nothing more is placed, developed, bought or sold in this turn.
    }
anno1503-why-surplus =
    { $number ->
        [one] Exactly one good of your hand must be discarded.
       *[other] Exactly { $number } goods of your hand must be discarded.
    }
anno1503-why-not-produced = Your island does not make { $goods } for this roll.
anno1503-why-pile-empty = There is no card left on that pile.
anno1503-why-not-your-tile = There is no such tile on your island: { $tile }.
anno1503-why-name-the-site = You have several of this kind ({ $tile }); name the site too.
anno1503-why-site-not-named = You have only one of this kind ({ $tile }); it is given up without naming the site.
anno1503-why-not-in-reserve = There is no such tile in the reserve: { $tile }.
anno1503-why-golden-number =
    { $number ->
        [one] In this golden age you take one good.
       *[other] In this golden age you take { $number } goods, or what there is.
    }
anno1503-why-no-ship-in-stock = You have no ship left to build.
anno1503-why-cost = This costs { $goods }; you lack { $missing }.
anno1503-why-no-space = All spaces of your island are taken.
anno1503-why-no-pioneer-tile = You have no pioneer tile left; develop a settler into a citizen first.
anno1503-why-name-a-building = A pioneer on space { $space } brings a public building; name it.
anno1503-why-no-building-left = A pioneer on space { $space } must bring a public building, and none is left that you could take.
anno1503-why-no-building-here = A pioneer on space { $space } does not bring a public building yet.
anno1503-why-building-taken = This building is no longer on display: { $building }.
anno1503-why-building-twice = You already have this building, and no kind stands twice on one island: { $building }.
anno1503-why-nobody-there = Nobody lives on space { $space }.
anno1503-why-already-merchant = The inhabitant on space { $space } is already a merchant.
anno1503-why-no-citizen-tile = You have no citizen tile left.
anno1503-why-has-bought = The inhabitant on space { $space } has already bought something in this turn.
anno1503-why-does-not-buy = The inhabitant on space { $space } does not buy this good: { $good }.
anno1503-why-not-in-hand = You do not have this good: { $good }.
anno1503-why-buys-used =
    { $times ->
        [one] A good is bought once per turn.
       *[other] Goods are bought { $times } times per turn at most.
    }
anno1503-why-buy-gold = You need { $gold } gold to buy a good.
anno1503-why-no-claim-building = You need a large branch to draw from another hand.
anno1503-why-claim-used = You have already drawn from another hand in this turn.
anno1503-why-claim-seat = A good is drawn from the hand of another player.
anno1503-why-claim-gold = You need { $gold } gold to draw from another hand.
anno1503-why-claim-hand = { $other } has no goods.
anno1503-why-not-in-that-hand = There is no such good in that hand: { $good }.
anno1503-why-no-such-ship = You have no ship { $ship } at sea.
anno1503-why-no-points =
    { $points ->
        [one] Ship { $ship } has used its action point.
       *[other] Ship { $ship } has used all its { $points } action points.
    }
anno1503-why-not-adjacent = { $cell } is not next to ship { $ship }.
anno1503-why-not-sea = { $cell } is an island space; ships stay at sea.
anno1503-why-no-tile = There is no tile on { $cell }.
anno1503-why-bridge = A branch goes to a free grey bridge; name the number of such a site.
anno1503-why-no-agreement-bridge = All your brown bridges are taken.
anno1503-why-name-no-place = This tile is kept without naming a place.
anno1503-why-upgrade-nobody = This treasure develops an inhabitant who can take the next step; name the space of one.

# Impossible deals.
anno1503-deal-home = The home islands must be { $players } different numbers from 0 to { $boards }.
anno1503-deal-cell = No tile is dealt to { $cell } with this number of players.
anno1503-deal-tile = There is no tile called “{ $name }”.
anno1503-deal-empty = The island space { $cell } has no tile.
anno1503-deal-stack = The spaces of stack { $mark } hold { $found } of this tile, but the stack has only { $wanted }: { $tile }.
anno1503-deal-count = This tile is dealt { $found } times instead of { $wanted } times: { $tile }.

# The table in the terminal.
anno1503-screen-sea = The sea
anno1503-screen-legend = ◇ start · [2] face-down tile of stack 2 · ' somebody has looked at it · ( ) empty · letters: ships
anno1503-screen-goals = Goals
anno1503-screen-hand = Goods
anno1503-screen-inhabitants = Island
anno1503-screen-production = Sites
anno1503-screen-ships = Ships
anno1503-screen-points =
    { $points ->
        [one] (1 point left)
       *[other] ({ $points } points left)
    }
anno1503-screen-display = Public buildings to be had:
anno1503-screen-piles = Piles:
anno1503-screen-reserve = Tiles in the reserve: { $count }
anno1503-screen-price = a good costs you { $gold } gold
anno1503-screen-stock = (tiles left: { $low } pioneer/settler, { $high } citizen/merchant)
anno1503-screen-ships-in-stock = ({ $count } in stock)

# Names of tiles on the map: three letters at most.
anno1503-short-branch_wood = Wo
anno1503-short-branch_stone = St
anno1503-short-branch_tools = Tl
anno1503-short-branch_cloth = Cl
anno1503-short-branch_spice = Sp
anno1503-short-branch_tobacco = Tb
anno1503-short-agreement = −1
anno1503-short-treasure_upgrade = ↑
anno1503-short-treasure_gold = 12

# Invalid figures.
anno1503-content-board = { $path }: a board has { $sites } sites, exactly one of them “any”.
anno1503-content-map-size = { $path }: the map needs 1 to 9 rows of the same length, 26 squares at most.
anno1503-content-map-squares = { $path }: the map is drawn with one “S” and with “.”, “2”, “3” and “4”.
anno1503-content-stack-small = { $path }: stack { $mark } has { $tiles } tiles for { $spaces } spaces on the map.
anno1503-content-stacks = { $path }: the stacks 2, 3 and 4 are needed, each once.
anno1503-content-unreachable = { $path }: no ship can come near the island space { $cell }.
anno1503-content-faces = { $path }: each face of the die, 1 to 6, must bring exactly one event.
