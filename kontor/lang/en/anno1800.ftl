# Anno 1800: events, moves and refusals. Names are in anno1800_names.ftl.

anno1800-howto =
    Empty your hand, then score: played cards bring { $fw }, { $aei } or { $nw } influence, and there are expeditions, gold, fireworks and { $objectives } objectives.
    In your turn take one action: build, play a card, swap cards, hire, upgrade, open up the Old World, explore the New World, draw expedition cards, or celebrate a festival.
    To make a good, a cube goes from its district to a workplace and stays there. Or buy a good from another player for trade tokens (1 for farmers’ and workers’ goods, 2 for artisans’, 3 for engineers’), each good once per turn; the seller gets 1 gold. Goods are at hand until your turn ends; then they are lost.
    Cubes come home for gold (shift end), or all at once by a festival. New cubes bring new cards into your hand.
    Making goods ahead, card effects, effect objectives and shift ends are free steps at any time in your turn.
    Who has played the last hand card takes the fireworks token; the round is finished, and one more is played.
    Type what you want to do, such as “build brewery” or “play fw17”; where there are several cells or ways to pay, you choose. You may also type a whole line: build brewery at 12: work 2, work 6.

# Events.
anno1800-event-turn = — Turn { $number }: { $seat } —
anno1800-event-last_round = The last round begins.
anno1800-event-worked = { $seat }’s { $cube } makes { $good_some } on { $cell }.
anno1800-event-bought =
    { $tokens ->
        [one] { $seat } buys { $good_some } from { $other } for 1 trade token; { $other } gets 1 gold.
       *[other] { $seat } buys { $good_some } from { $other } for { $tokens } trade tokens; { $other } gets 1 gold.
    }
anno1800-event-imported = { $seat } imports { $good_some } from the New World.
anno1800-event-freed = { $seat } uses { $card } and gets { $good_some } for free.
anno1800-event-recalled =
    { $place ->
        [exhausted] { $seat } sends home { $cube_a } from the exhausted area for { $gold } gold.
       *[other] { $seat } sends home { $cube_a } from { $place } for { $gold } gold.
    }
anno1800-event-returned = { $seat } puts { $tile_a } back from { $cell }.
anno1800-event-converted = { $seat } uses { $tokens } exploration tokens as { $number ->
        [one] 1 trade token
       *[other] { $number } trade tokens
    }.
anno1800-event-built = { $seat } builds { $tile_a } on { $cell }.
anno1800-event-played = { $seat } plays { $card }.
anno1800-event-drew =
    { $number ->
        [one] { $seat } draws a card ({ $deck }).
       *[other] { $seat } draws { $number } cards ({ $deck }).
    }
anno1800-event-drew_self = { $seat } draws { $cards }.
anno1800-event-put_under =
    { $number ->
        [one] { $seat } puts a card under its deck ({ $deck }).
       *[other] { $seat } puts { $number } cards under their deck ({ $deck }).
    }
anno1800-event-put_under_self = { $seat } puts { $cards } under the deck.
anno1800-event-hired = { $seat } hires { $cube_a }.
anno1800-event-paid_gold = { $seat } pays { $gold } gold, because the deck is empty.
anno1800-event-upgraded =
    { $place ->
        [home] One of { $seat }’s cubes becomes { $cube_a }.
        [exhausted] One of { $seat }’s exhausted cubes becomes { $cube_a }.
       *[other] { $seat }’s cube on { $place } becomes { $cube_a }.
    }
anno1800-event-opened = { $seat } opens up the Old World island { $island }.
anno1800-event-found = { $seat } finds { $tile_a } there, on { $cell }.
anno1800-event-explored = { $seat } explores the New World island { $island }: { $goods }.
anno1800-event-drew_expeditions =
    { $number ->
        [one] { $seat } draws an expedition card.
       *[other] { $seat } draws { $number } expedition cards.
    }
anno1800-event-drew_expeditions_self = { $seat } draws expedition cards: { $cards }.
anno1800-event-festival = { $seat } celebrates a festival: all cubes and tokens are back.
anno1800-event-used = { $seat } uses the effect of { $card }.
anno1800-event-used_objective = { $seat } uses the objective { $objective }.
anno1800-event-made_goods = { $seat } makes goods ahead: { $goods }.
anno1800-event-used_goods = { $seat } uses goods at hand: { $goods }.
anno1800-event-lost_goods = The turn ends, and goods at hand are lost: { $goods }.
anno1800-event-lost_upgrades =
    { $number ->
        [one] The turn ends, and a free upgrade is lost.
       *[other] The turn ends, and { $number } free upgrades are lost.
    }
anno1800-event-got_cubes = { $seat } gets new cubes: { $cubes }.
anno1800-event-got_trade =
    { $number ->
        [one] { $seat } gets 1 trade token until the next festival.
       *[other] { $seat } gets { $number } trade tokens until the next festival.
    }
anno1800-event-got_exploration =
    { $number ->
        [one] { $seat } gets 1 exploration token until the next festival.
       *[other] { $seat } gets { $number } exploration tokens until the next festival.
    }
anno1800-event-got_gold = { $seat } gets { $number } gold.
anno1800-event-got_action =
    { $number ->
        [one] { $seat } has one more action.
       *[other] { $seat } has { $number } more actions.
    }
anno1800-event-fireworks = { $seat } has no hand card left and takes the fireworks token. This round is finished, then one more is played.
anno1800-event-ended = The game is over. Influence: { $scores }.

# Prompts.
anno1800-ask-act =
    { $number ->
        [one] { $seat }, it is your turn: one action.
       *[other] { $seat }, it is your turn: { $number } actions.
    }
anno1800-ask-end = { $seat }, go on with your action, take free steps, or end the turn.
anno1800-ask-done = { $seat }, your action is done: take free steps, or end the turn.

# Things.
anno1800-move-build = Build { $tile_a } ({ $cost })
anno1800-move-play = Play { $card } ({ $cost }); it brings { $effect }
anno1800-move-swap = Swap one to three hand cards
anno1800-move-hire = Hire { $cube_a } ({ $cost })
anno1800-move-upgrade = Upgrade { $cube_a } ({ $cost })
anno1800-move-open =
    { $number ->
        [one] Open up an Old World island (1 exploration token)
       *[other] Open up an Old World island ({ $number } exploration tokens)
    }
anno1800-move-explore =
    { $number ->
        [one] Explore a New World island (1 exploration token) and draw { $count } cards
       *[other] Explore a New World island ({ $number } exploration tokens) and draw { $count } cards
    }
anno1800-move-expedition =
    { $number ->
        [one] Draw { $count } expedition cards (1 exploration token)
       *[other] Draw { $count } expedition cards ({ $number } exploration tokens)
    }
anno1800-move-festival = Celebrate a festival: all cubes and tokens come back
anno1800-move-use = Use { $card }: { $effect }
anno1800-move-use-objective = Use { $objective } ({ $cost }): { $effect }
anno1800-move-recall = Send home { $cube_a } for { $gold } gold
anno1800-move-make = Make goods ahead
anno1800-move-end = End the turn
anno1800-lose-goods =
    { $number ->
        [one] 1 good
       *[other] { $number } goods
    }
anno1800-lose-upgrades =
    { $upgrades ->
        [one] 1 free upgrade
       *[other] { $upgrades } free upgrades
    }
anno1800-lose-both = { anno1800-lose-goods } and { anno1800-lose-upgrades }
anno1800-at =
    { $place ->
        [home] { $move }, at home
        [exhausted] { $move }, in the exhausted area
       *[other] { $move }, on { $place }
    }
anno1800-place =
    { $place ->
        [home] at home
        [exhausted] in the exhausted area
       *[other] on { $place }
    }
anno1800-with = { $move }: { $what }
anno1800-where =
    { $place ->
        [home] at home
        [exhausted] exhausted
       *[other] on { $place }
    }
anno1800-paid = { $move } – { $steps }

# The steps of a payment.
anno1800-step-work = work on { $cell }
anno1800-step-buy = buy { $good_some } from { $other }
anno1800-step-import = import { $good_some }
anno1800-step-free = { $good_some } by { $card }
anno1800-step-recall =
    { $place ->
        [exhausted] send home { $cube_a } from the exhausted area
       *[other] send home { $cube_a } from { $place }
    }
anno1800-step-return = put back the construction token on { $cell }
anno1800-step-use =
    { $number ->
        [one] upgrade { $cube_a } by { $card } ({ $places })
       *[other] upgrade { $number } { $cube_many } by { $card } ({ $places })
    }
anno1800-step-beryl = exploration tokens for { $number ->
        [one] 1 trade token
       *[other] { $number } trade tokens
    }

# What things cost, bring and lack.
anno1800-is-goods = { $goods }
anno1800-is-cubes = exhaust { $cubes }
anno1800-is-trade =
    { $number ->
        [one] 1 trade token
       *[other] { $number } trade tokens
    }
anno1800-is-exploration =
    { $number ->
        [one] 1 exploration token
       *[other] { $number } exploration tokens
    }
anno1800-is-gold = { $number } gold
anno1800-is-nothing = free
anno1800-is-hire = hire: { $cube }
anno1800-is-upgrade = upgrade: { $cube }
anno1800-is-tile = { $tile }
anno1800-is-made = { $cube } → { $good }
anno1800-is-objective = { $objective }
anno1800-brings-cubes = { $cubes }
anno1800-brings-upgrades =
    { $number ->
        [one] upgrade { $cube_a }
       *[other] upgrade up to { $number } { $cube_many }
    }
anno1800-brings-trade =
    { $number ->
        [one] 1 trade token for now
       *[other] { $number } trade tokens for now
    }
anno1800-brings-exploration =
    { $number ->
        [one] 1 exploration token for now
       *[other] { $number } exploration tokens for now
    }
anno1800-brings-gold = { $number } gold
anno1800-brings-expeditions =
    { $number ->
        [one] 1 expedition card
       *[other] { $number } expedition cards
    }
anno1800-brings-actions =
    { $number ->
        [one] one more action
       *[other] { $number } more actions
    }
anno1800-brings-returns =
    { $number ->
        [one] put 1 hand card under its deck
       *[other] put up to { $number } hand cards under their decks
    }
anno1800-brings-free = one of { $goods } for free
anno1800-lacks-good = no source of { $good_some }
anno1800-lacks-cube =
    { $number ->
        [one] { $cube_a } short
       *[other] { $number } { $cube_many } short
    }
anno1800-lacks-workplace = no free workplace for { $good_some }
anno1800-lacks-trade_token =
    { $number ->
        [one] 1 trade token short
       *[other] { $number } trade tokens short
    }
anno1800-lacks-exploration_token =
    { $number ->
        [one] 1 exploration token short
       *[other] { $number } exploration tokens short
    }
anno1800-lacks-gold = { $number } gold short

# What objectives do.
anno1800-rule-most-cubes = { $most } for most cubes, { $second } for second most
anno1800-rule-most-farmers = { $most } for most farmers, { $second } for second most
anno1800-rule-most-workers = { $most } for most workers, { $second } for second most
anno1800-rule-most-artisans = { $most } for most artisans, { $second } for second most
anno1800-rule-most-engineers = { $most } for most engineers, { $second } for second most
anno1800-rule-most-investors = { $most } for most investors, { $second } for second most
anno1800-rule-most-trade_tokens = { $most } for most trade tokens, { $second } for second most
anno1800-rule-most-exploration_tokens = { $most } for most exploration tokens, { $second } for second most
anno1800-rule-most-expedition_cards = { $most } for most expedition cards, { $second } for second most
anno1800-rule-most-old_world_islands = { $most } for most Old World islands, { $second } for second most
anno1800-rule-most-new_world_islands = { $most } for most New World islands, { $second } for second most
anno1800-rule-industries = { $points } for each of: { $tiles }
anno1800-rule-at_most-old_world_islands = { $points } with at most { $number ->
        [one] 1 Old World island
       *[other] { $number } Old World islands
    }
anno1800-rule-at_most-new_world_islands = { $points } with at most { $number ->
        [one] 1 New World island
       *[other] { $number } New World islands
    }
anno1800-rule-visited_animal = { $points } more for each visited animal
anno1800-rule-visited_artifact = { $points } more for each visited artifact
anno1800-rule-new_world_island = { $points } for each New World island
anno1800-rule-old_world_island = { $points } for each Old World island
anno1800-rule-hand_card = { $points } for each hand card left
anno1800-rule-tokens = { $number } exploration tokens count as 1 trade token
anno1800-rule-once = once per turn: { $cost } → { $effect }
anno1800-rule-often = { $cost } → { $effect }

# Refusals.
anno1800-why-no-action-left = You have no action left; use free steps or end the turn.
anno1800-why-no-action-yet = Take an action first; a festival is always possible.
anno1800-why-goods-lacking = These goods are still to be paid: { $goods }. Name where they come from, for instance “work 2”.
anno1800-why-not-needed = { $good } is not needed here, and nothing is stored.
anno1800-why-not-asked-for = { $good } is not asked for here.
anno1800-why-nothing-made = No good comes of this. Name where goods come from, for instance “make: work 2”.
anno1800-why-make-needless = Making goods ahead brings nothing now: each payment of this turn can make its own goods.
anno1800-why-free-good-not-asked = The free good of a card pays at once and is never kept, and this does not ask for it: { $good }.
anno1800-why-no-such-good = There are no such goods: { $goods }.
anno1800-why-goods-not-together = You cannot make all of this now: { $goods }. Choose fewer goods.
anno1800-why-not-together = These steps do not go together here.
anno1800-why-nothing-to-name = Nothing is to be named here.
anno1800-why-no-steps = This is not paid in steps.
anno1800-why-no-place = This does not go to a place.
anno1800-why-no-industry = There is no industry of yours on { $cell }.
anno1800-why-no-workplace = All workplaces on { $cell } are taken ({ $tile }); send somebody home from there first.
anno1800-why-no-ready-cube = No { $cube } is ready to work on { $cell }.
anno1800-why-cubes-lacking = This exhausts { $number } × { $cube }; { $left } are ready in the district.
anno1800-why-trade-tokens =
    { $number ->
        [one] This takes 1 trade token; you have { $left }.
       *[other] This takes { $number } trade tokens; you have { $left }.
    }
anno1800-why-exploration-tokens =
    { $number ->
        [one] This takes 1 exploration token; you have { $left }.
       *[other] This takes { $number } exploration tokens; you have { $left }.
    }
anno1800-why-no-such-island = You have no New World island with { $good }.
anno1800-why-far-good-not-sold = Goods of the New World are not for sale: { $good }. Import them from an island of your own.
anno1800-why-no-such-player = There is no seat { $number } at this table; seats count from 0.
anno1800-why-not-from-yourself = Nobody trades with themselves: { $good }.
anno1800-why-bought-already = Each good is bought once per turn: { $good }.
anno1800-why-does-not-make = { $other } has no open industry for this good: { $good }.
anno1800-why-no-open-industry-of = { $other } has no such industry: { $good }, { $cube }.
anno1800-why-cheapest-not-named = The cheapest industry of a seller is meant anyway; leave the kind of cube out: { $good }, { $cube }.
anno1800-why-nobody-to-recall =
    { $place ->
        [exhausted] Nobody of this kind is in the exhausted area: { $cube }.
       *[other] Nobody of this kind is on { $place }: { $cube }.
    }
anno1800-why-recall-gold = Sending home { $cube_a } costs { $gold } gold; you have { $left }.
anno1800-why-return-not-building = Construction tokens are put back in build actions only.
anno1800-why-return-too-many =
    { $number ->
        [0] In this edition no construction token is put back.
        [one] One construction token may be put back in a build action.
       *[other] { $number } construction tokens may be put back in a build action.
    }
anno1800-why-no-own-tile = There is no construction token on { $cell } that could be put back.
anno1800-why-no-such-cell = You have no cell { $cell }; your cells go from 1 to { $last }.
anno1800-why-wrong-ground = Industries stand on land or coast, shipyards on coast, ships on sea; cell { $cell } does not fit: { $tile }.
anno1800-why-no-tile-left = No such construction token is left on the common board: { $tile }.
anno1800-why-identical = You already have an identical industry elsewhere: { $tile }. Build over it, or put it back first.
anno1800-why-only-over = In this edition this industry is built only over its printed version, on { $cell }: { $tile }.
anno1800-why-no-yard = You have no shipyard left in this action for a ship of strength { $number }: { $tile }.
anno1800-why-not-in-hand = You do not have this card in your hand: { $card }.
anno1800-why-card-twice = The same card is named twice: { $card }.
anno1800-why-swap-number = One to { $number } cards can be swapped.
anno1800-why-deck-empty = This deck is empty, so its cards cannot be swapped: { $deck }.
anno1800-why-supply-empty = There is no cube of this kind left in the supply: { $cube }.
anno1800-why-hire-gold = The deck is empty; hiring costs { $gold } gold instead, and you have { $left }.
anno1800-why-nobody-there =
    { $place ->
        [home] Nobody of this kind is at home: { $cube }.
        [exhausted] Nobody of this kind is in the exhausted area: { $cube }.
       *[other] Nobody of this kind is on { $place }: { $cube }.
    }
anno1800-why-islands-enough = Nobody has more than { $number } islands of this kind.
anno1800-why-pile-empty = There is nothing left to draw.
anno1800-why-not-open = You have no card { $card } lying open with an effect to use.
anno1800-why-free-good-in-payment = The good of { $card } is used while paying: add the step “free GOOD by { $card }”.
anno1800-why-no-cube-comes = Not one cube would come: the supply is empty, or the gold for a card from an empty deck is lacking ({ $card }).
anno1800-why-upgrades-number =
    { $number ->
        [one] Name the place of one cube to upgrade: use { $card } at home.
       *[other] Name the places of one to { $number } cubes to upgrade, for instance: use { $card } at home.
    }
anno1800-why-returns-none = No cards are put under a deck here.
anno1800-why-returns-number =
    { $number ->
        [one] Name one hand card to put under its deck.
       *[other] Name one to { $number } hand cards to put under their decks.
    }
anno1800-why-no-free-good = This card does not lie open before you or does not give this good: { $card }, { $good }.
anno1800-why-objective-not-in-play = This objective is not in play: { $objective }.
anno1800-why-objective-no-effect = This objective has no effect to use as a line of its own: { $objective }.
anno1800-why-objective-used = This objective is used once per turn: { $objective }.
anno1800-why-objective-gold = This objective costs { $gold } gold; you have { $left }: { $objective }.
anno1800-why-not-in-play = No objective in play lets exploration tokens stand for trade tokens.
anno1800-why-tokens-left-over =
    { $number ->
        [one] One trade token is made of exploration tokens and not used.
       *[other] { $number } trade tokens are made of exploration tokens and not used.
    }
anno1800-why-objectives-number = Exactly { $number } different objectives must be chosen.

# Impossible deals.
anno1800-deal-unknown = The pile “{ $pile }” names “{ $name }”, which does not belong to it.
anno1800-deal-twice = The pile “{ $pile }” names “{ $name }” twice.
anno1800-deal-missing = The pile “{ $pile }” lacks “{ $name }”.
anno1800-deal-objectives = The deal must name { $number } different objectives.
anno1800-deal-option = The objectives of the deal do not agree with the option: { $name }.
