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

score-form-unknown = { $path }: “{ $name }” is not known here; did you mean “{ $near }”?
score-form-entry = { $path }: there is no entry of this name; did you mean “{ $near }”?
score-form-same-name = Two players are called “{ $name }”; give each a name of their own.
score-form-yes = { $path }: only true or false can stand here.
score-form-long = { $path }: at most { $high } characters are possible.
score-form-too-many = { $path }: the players have { $found } in all, but the game has only { $high }; count again.
score-form-too-many-own = { $path }: nobody can have { $found }; { $high } is the most. Count again.

score-ask-name = Name of player { $number }?
score-ask-player = — { $name } —
score-wrong-number = “{ $text }” is not a whole number from { $low } to { $high }.
score-wrong-yes = “{ $text }” is no answer here; type { $yes } or { $no }.
score-wrong-name = “{ $text }” is none of them; type numbers from 1 to { $high }, separated by blanks.
score-wrong-many = At most { $high } are possible, each of them once.
score-wrong-pair = “{ $text }” is no expedition card; type two of the digits above, such as 12.
score-wrong-cards = There are only { $high } expedition cards left.

# Score sheet on the page
score-where = { $player }, { $label }

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
editions-anno1800-tiles_returned = How many of your own construction tokens may go back to the common board in a build action (V2)
editions-anno1800-tiles_returned-1 = One, at any time in the action.
editions-anno1800-tiles_returned-0 = None; a construction token leaves only when it is built over.
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
