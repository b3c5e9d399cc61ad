# Score sheets, editions, and how reliable figures are.

# kontor score
score-help = Score a game of Anno 1800 that you played with the box.
score-help-game = Game. Optional.
score-help-file = Filled form (JSON). Without it, you answer questions.
score-help-example = Print a filled form to start from.
score-help-json = Print the score as JSON.
score-no-sheet = { $name } needs no score sheet; there is one for: { $known }.
score-unreadable = { $path }: { $reason }
score-against = { $path }: { $reason } ({ $rule })
score-left = Stopped before everything was asked; nothing was scored.
score-player = Player { $number }

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
score-counts-trade_tokens = trade tokens on ships
score-counts-exploration_tokens = exploration tokens on ships
score-counts-expedition_cards = expedition cards
score-counts-old_world_islands = Old World islands
score-counts-new_world_islands = New World islands
score-visits = Best visitors of the expedition cards:
score-visit = { $seat } – animals: { $animals }; artifacts: { $artifacts }; not visited: { $missing }
score-visited = { $number } ({ $names })

score-no-fireworks = Nobody has the fireworks: this counts as a game stopped before its end.
score-decided-influence = { $seat } wins with { $points } influence.
score-decided-buildings = Tied at { $points } influence: { $names }. { $seat } wins with the most industries, shipyards and ships.
score-decided-hand_cards = Tied at { $points } influence: { $names }. The number of industries, shipyards and ships does not decide it either; { $seat } wins with the fewest cards in hand.
score-decided-shared = Tied at { $points } influence, and in buildings and cards in hand: { $names }. They share the victory.
score-decided-open = Tied at { $points } influence: { $names }. To break the tie, count the industries, shipyards and ships of each and write them into the form as “buildings”, and the hand cards as “hand_cards”.

score-form-unknown = { $path }: “{ $name }” is not known here; did you mean “{ $near }”?
score-form-entry = { $path }: there is no entry of this name; did you mean “{ $near }”?
score-form-same-name = Two players are called “{ $name }”; give each a name of their own.
score-form-yes = { $path }: only true or false can stand here.
score-form-long = { $path }: at most { $high } characters are possible.
score-form-expedition = { $path }: “{ $name }” is no expedition card; write an id such as "ex01", or who visits, such as {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = At most { $high } different objectives are in play; leave out the rest.
score-form-fireworks = Only one player can have the fireworks; leave them to one of them.
score-form-twice = The expedition card “{ $name }” is in the form twice, but there is only one of it; correct one of the two.
score-form-too-many = { $path }: the players have { $found } in all, but the game has only { $high }; count again.
score-form-too-many-own = { $path }: nobody can have { $found }; { $high } is the most. Count again.

score-ask-name = Name of player { $number }?
score-ask-player = — { $name } —
score-ask-objectives = Which objectives are in play? Type up to { $high } numbers, separated by blanks; Enter for none.
score-ask-cards = How many { $deck_cards } played?
score-ask-gold = Gold?
score-ask-fireworks = Fireworks?
score-ask-expeditions = Expedition cards? Type two digits for each, the visitor of the animal and of the artifact, such as 12 33; Enter for none.
score-ask-cubes = How many { $cube_many }, wherever they are?
score-ask-trade-tokens = Trade tokens of the ships, ready and exhausted?
score-ask-exploration-tokens = Exploration tokens of the ships, ready and exhausted?
score-ask-old-world-islands = Old World islands?
score-ask-new-world-islands = New World islands?
score-ask-industries = Which of these industries lie open? Type their numbers, separated by blanks; Enter for none.
score-ask-hand-cards = Cards left in hand?
score-ask-buildings = There is a tie. How many industries, shipyards and ships lie open, printed ones included?
score-wrong-number = “{ $text }” is not a whole number from { $low } to { $high }.
score-wrong-yes = “{ $text }” is no answer here; type { $yes } or { $no }.
score-wrong-name = “{ $text }” is none of them; type numbers from 1 to { $high }, separated by blanks.
score-wrong-many = At most { $high } are possible, each of them once.
score-wrong-pair = “{ $text }” is no expedition card; type two of the digits above, such as 12.
score-wrong-cards = There are only { $high } expedition cards left.

# Score sheet on the page
score-label-objectives = objectives in play
score-label-cards = { $deck_cards } played
score-label-gold = gold
score-label-fireworks = fireworks
score-label-expeditions = expedition cards
    .hint = by who visits the animal and the artifact
score-label-cubes = { $cube_many }
    .hint = wherever they are
score-label-trade-tokens = trade tokens
    .hint = of the ships, ready and exhausted
score-label-exploration-tokens = exploration tokens
    .hint = of the ships, ready and exhausted
score-label-old-world-islands = Old World islands
score-label-new-world-islands = New World islands
score-label-industries = industries that lie open
score-label-hand-cards = cards left in hand
score-label-buildings = industries, shipyards and ships
    .hint = all that lie open, printed ones included
score-where = { $player }, { $label }
score-decided-rows = Tied at { $points } influence: { $names }. The rows that break the tie have come up in the form: fill them in.

# kontor editions
editions-help = Show how the editions of the rules differ, and how to choose one.
editions-title = { $game }: how the editions differ
editions-option = option
editions-meaning = meaning
editions-choose = Choose an edition: { $play } or { $simulate }
editions-choose-one = Set one option alone: { $option }
editions-default = Default: { $edition }.
editions-anno1800-worker_versions = Where the workers’ version of an industry that is printed on the home island can be built (V1)
editions-anno1800-worker_versions-besides = Besides the printed one, on any cell that suits it.
editions-anno1800-worker_versions-cover = Only over the printed one, on its cell of the home island. Old World islands are not affected.
editions-anno1800-tiles_returned = How many of your own tiles may go back to the common board in a build action (V2)
editions-anno1800-tiles_returned-1 = One, at any time in the action.
editions-anno1800-tiles_returned-0 = None; a tile leaves only when it is built over.
editions-anno1800-cube_effects = What a card or an island that brings cubes does when their decks are empty and the gold for all of them is not there (V3)
editions-anno1800-cube_effects-part = As many cubes come as the gold is enough for.
editions-anno1800-cube_effects-none = No cube comes at all.

# kontor content show
content-show-help = List the figures and their sources.
content-show-help-all = Show every figure, not only the reconstructed ones.
content-show-help-json = Print the list as JSON.
content-show-title = { $game }: figures without a reliable source
content-show-title-all = { $game }: all figures
content-show-line = { $part }: { $figures } — { $source }
content-show-summary = Figures by source:
content-show-count = { $count }  { $source } – { $meaning }
content-show-source-owner = owner
content-show-source-rulebook = rulebook
content-show-source-cross-checked = cross-checked
content-show-source-one-source = one source
content-show-source-ruling = ruling
content-show-source-reconstructed = reconstructed
content-show-source-unmarked = without a mark
content-show-meaning-owner = corrected by the owner of a copy
content-show-meaning-rulebook = printed in a rulebook, or forced by one
content-show-meaning-cross-checked = two public transcriptions agree
content-show-meaning-one-source = one public transcription, in keeping with the rulebook
content-show-meaning-ruling = printed nowhere, decided by us
content-show-meaning-reconstructed = no reliable source, chosen by us to fit
content-show-meaning-unmarked = the file names no source
content-show-more = Every figure: { $command }
content-show-next = If you own the game, you can correct them; names are as in the file: { $command }
