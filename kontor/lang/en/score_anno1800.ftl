# The score sheet of Anno 1800: its questions, its labels, and the result.

score-row-cards = { $deck_cards } ({ $each } each)
score-row-expeditions = expedition cards
score-row-gold = gold (1 for every { $per })
score-row-fireworks = fireworks
score-row-objective = { $objective }
score-row-total = influence

score-majorities = Majorities, with the influence they bring:
score-majority = { $objective } – { $counts }: { $standing }
score-standing = { $seat } { $number }
score-standing-points = { $seat } { $number } (+{ $points })
score-counts-cubes = cubes of all kinds
score-counts-farmers = farmers
score-counts-workers = workers
score-counts-artisans = artisans
score-counts-engineers = engineers
score-counts-investors = investors
score-counts-trade_tokens = trade tokens
score-counts-exploration_tokens = exploration tokens on ships
score-counts-expedition_cards = expedition cards
score-counts-old_world_islands = Old World islands
score-counts-new_world_islands = New World islands
score-visits = Best visitors of the expedition cards:
score-visit = { $seat } – animals: { $animals }; artifacts: { $artifacts }; not visited: { $missing }
score-visited = { $number } ({ $cubes })

score-no-fireworks = Nobody has the fireworks token: this counts as a game stopped before its end.
score-decided-influence = { $seat } wins with { $points } influence.
score-decided-buildings = Tied at { $points } influence: { $seats }. { $seat } wins with the most industries, shipyards and ships.
score-decided-hand_cards = Tied at { $points } influence: { $seats }. The number of industries, shipyards and ships does not decide it either; { $seat } wins with the fewest cards in hand.
score-decided-shared = Tied at { $points } influence, and in buildings and cards in hand: { $seats }. They share the victory.
score-decided-open = Tied at { $points } influence: { $seats }. To break the tie, count the industries, shipyards and ships of each and write them into the form as “buildings”, and the hand cards as “hand_cards”.
score-decided-rows = Tied at { $points } influence: { $seats }. The rows that break the tie have come up in the form: fill them in.

score-form-expedition = { $path }: “{ $name }” is no expedition card; write an id such as "ex01", or who visits, such as {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = At most { $high } different objectives are in play; leave out the rest.
score-form-fireworks = Only one player can have the fireworks token; leave it to one of them.
score-form-twice = The expedition card “{ $name }” is in the form twice, but there is only one of it; correct one of the two.

score-ask-objectives = Which objectives are in play? Type up to { $high } numbers, separated by blanks; Enter for none.
score-ask-cards = How many { $deck_cards } played?
score-ask-gold = Gold?
score-ask-fireworks = Fireworks?
score-ask-expeditions = Expedition cards? Type two digits for each, the visitor of the animal and of the artifact, such as 12 33; Enter for none.
score-ask-cubes = How many { $cube_many }, wherever they are?
score-ask-trade-tokens = Trade tokens of the ships, ready and exhausted? Add those on cards only if you agreed to count them.
score-ask-exploration-tokens = Exploration tokens of the ships, ready and exhausted?
score-ask-old-world-islands = Old World islands?
score-ask-new-world-islands = New World islands?
score-ask-industries = Which of these industries lie open? Type their numbers, separated by blanks; Enter for none.
score-ask-hand-cards = Cards left in hand?
score-ask-buildings = There is a tie. How many industries, shipyards and ships lie open, printed ones included?

score-label-objectives = objectives in play
score-label-cards = { $deck_cards } played
score-label-gold = gold
score-label-fireworks = fireworks
score-label-expeditions = expedition cards
    .hint = by who visits the animal and the artifact
score-label-cubes = { $cube_many }
    .hint = wherever they are
score-label-trade-tokens = trade tokens
    .hint = of the ships, ready and exhausted; those on cards only if you agreed to count them
score-label-exploration-tokens = exploration tokens
    .hint = of the ships, ready and exhausted
score-label-old-world-islands = Old World islands
score-label-new-world-islands = New World islands
score-label-industries = industries that lie open
score-label-hand-cards = cards left in hand
score-label-buildings = industries, shipyards and ships
    .hint = all that lie open, printed ones included
