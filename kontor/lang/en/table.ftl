# Errors and words that all games share.

list-times = { $count } × { $name }
list-label = { $label }: { $value }
move-text = { $text }
ask-move = It is your turn.

record-version = This record has version { $found }; this program reads version { $known }. Get a newer Kontor or an older record.
record-rules-version = This game was played by version { $found } of the rules; this program knows: { $known }.
record-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
record-unreadable-move = “{ $text }” is not spelled like a move. Blanks, letters and numbers must be exactly as in the notation.
record-after-end = The game is already over; no move may follow.
record-chance-expected = Chance must decide here; the line must begin with “*”.
record-seat-expected = Seat { $wanted } must act here, not chance.
record-wrong-seat = Seat { $found } cannot act here; it is the turn of seat { $wanted }.
record-unknown-option = There is no option called “{ $name }”.
option-value = “{ $found }” is no value of the option “{ $name }”; choose from: { $known }.
record-result-too-early = The record has a result, but the game is not over.
record-result-missing = The game is over, but the record has no result.
record-result-wrong = The result is wrong: “{ $name }” must be { $wanted }.
record-broken-off-but-over = The record says that the game was broken off, but it is over.

players-number = This game is for { $fewest } to { $most } players, not for { $found }.
no-such-seat = There is no seat { $seat } in this game; seats go from 0 to { $last }.

file-missing = There is no such file.
file-is-folder = This is a folder, not a file.
file-unreadable = The file cannot be read; check its permissions.
file-too-large = The file is too large for a record: more than { $limit } MB.
file-empty = The file is empty.
file-not-text = The file is not a text file (UTF-8).
json-broken = The file is not valid JSON: see line { $line }, column { $column }.
json-too-deep = The file is nested too deeply to be a record.
content-too-large = These figures have more than { $limit } entries.
content-list-too-long = A list or table in these figures has more than { $limit } entries.
json-number = The file contains a number that cannot be read.
json-double-key = The key “{ $name }” stands twice in the same place.
toml-broken = The file is not valid TOML: see line { $line }.

shape-type =
    { $path }: { $wanted ->
        [table] a table of names and values is needed here.
        [integer] a whole number is needed here.
        [string] a text in quotes is needed here.
       *[list] a list in brackets is needed here.
    }
shape-missing = { $path }: this entry is missing.
shape-unknown = { $path }: there is no entry of this name.
shape-range = { $path }: { $found } is out of range; from { $low } to { $high } is possible.

content-list = { $path }: from { $low } to { $high } different entries are possible here.
content-id = { $path }: “{ $name }” cannot be a name here; use small letters, digits and underscores.
content-unknown = { $path }: “{ $name }” is not known here; known are { $known }.
content-too-many = { $path }: this is more than { $wanted } allows.
content-exactly = { $path }: this must be { $wanted }.
content-at-least = { $path }: at least { $wanted } entries are needed.
content-twice = { $path }: “{ $name }” stands here twice.
content-source = { $path }: a source is one of { $known }.

undo-nothing = There is nothing to take back.
undo-barrier = This cannot be taken back: chance has decided, something hidden was shown, or somebody else has acted since.
redo-nothing = There is nothing to play again.
no-such-thing = “{ $text }” cannot be done here, or is not spelled like a thing to do.
plan-no-choice = Here there is nothing to choose: this is done in one way only.
