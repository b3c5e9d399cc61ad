# The command line.

cli-about = Plays the Anno board games by their full rules, for people and programs. Unofficial.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-options-short = OPTIONS
cli-command-short = COMMAND
cli-help-lang = Language of everything you read.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-default = (default: { $value })
cli-next = { $command } --help tells more about a command.

cli-bad-number = { $name }: “{ $value }” is not a whole number from { $low } to { $high }.
cli-no-such-option = There is no option { $name }; --help lists those there are.
cli-no-such-command = There is no command “{ $name }”; --help lists those there are.
cli-missing = { $name } is missing; --help shows how to call this command.
cli-option-value = The option { $name } needs a value, or takes none; --help shows how.
cli-bad-usage = This is more, or something else, than the command takes; --help shows how to call it.
cli-unknown-language = There is no language “{ $name }”; choose one of { $known }.
cli-stopped = Stopped.
cli-crash = Something went wrong inside Kontor, and that is our fault. Nothing you saved is lost. What happened is written to { $path }; please send it to us.
cli-cannot-write = { $path } cannot be written; check the folder and the space left on the disk.
cli-no-space = There is no space left where the output goes.
cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-folder = DIR
cli-meta-option = NAME=VALUE
cli-help-option = Option of the game, such as edition=es or objectives=first_game; may be given several times.
cli-bad-option = “{ $text }” is not an option; write NAME=VALUE, such as edition=es.
cli-option-twice = The option “{ $name }” is given twice.
cli-extra-missing = This command needs a package that is not installed ({ $module }). Install what it needs with: { $command }

bot-unknown = There is no bot called “{ $name }” for this game. Known bots: { $known }.
bot-plugin-name = The package { $package } offers a bot called “{ $name }”. Bot names have up to 20 small letters, digits and underscores, begin with a letter, and differ from the names of Kontor’s own bots.
bot-plugin-twice = Several packages offer a bot called “{ $name }”: { $packages }. Uninstall all but one.
bot-plugin-failed = The bot “{ $name }” of the package { $package } failed: { $reason }.
bot-plugin-illegal = The bot “{ $name }” of the package { $package } chose a move that the rules do not allow: { $move }.

# kontor games
games-help = List the games.
games-players = { $fewest } to { $most } players
games-play = play: kontor play { $name }

# kontor play
play-help = Play in the terminal, against bots or with people around one screen.
play-help-game = Name of the game; you are asked if you leave it out.
play-help-seats = Who plays, in any order: a bot (easy, medium, hard, expert, greedy, random) or any other name for a person, separated by commas.
play-help-seed = Number that decides the deal and all chance, for playing the same game again.
play-help-content = Folder with corrected figures.
play-help-resume = Saved game to go on with.
play-help-save = File to save the game to; by default one in your data folder.
play-help-plain = Do not clear the screen between moves.
play-which-game = Which game?
play-choice = Number
play-how-many = How many players?
play-who-first = Your name?
play-who = Who is player { $number }? Type a name for a person at this screen, or a bot: easy, medium, hard or expert; greedy plays quickly, random plays anything.
play-you = Captain
play-unfinished = You have unfinished games. Which one? 0 begins a new one.
play-unfinished-game = { $players } – { $when }, turn { $turn }
play-mean-bot = There is no bot “{ $name }”. Do you mean { $bot }? { $yes }/{ $no }
play-almost-bot = There is no bot “{ $name }”; did you mean { $bot }? A person needs a name less like that.
play-yes = y
play-no = n
play-not-a-choice = “{ $text }” is not one of the choices.
play-hand-over = The screen goes to { $seat }. Nobody else should look. Press Enter.
play-prompt = Move
play-more-moves =
    { $count ->
        [one] … and one more; type it as text, or “m” for the whole list.
       *[other] … and { $count } more; type one as text, or “m” for the whole list.
    }
play-more-ways =
    { $count ->
        [one] … and one more; type it out, such as: { $example }
       *[other] … and { $count } more; type one out, such as: { $example }
    }
play-group = { $count } possibilities, type { $verb }
play-where = where?
play-which = which?
play-how = how?
play-pick =
    { $most ->
        [one] { $thing }: name one (for example: { $example }).
       *[other] { $thing }: name one to { $most } of these (for example: { $example }).
    }
play-pick-places = { $thing }: name the places of one to { $most } cubes, such as: { $example }. A number is a cell; a place may be named as often as its × says.
play-sure = in this way?
play-hint = number or text · e end turn · u undo · r redo · z reset turn · m moves · h hint · t table · o others · l log · ? help · q quit
play-hint-short = e end turn · u undo · m moves · h hint · t table · o others · l log · ? help · q quit
play-hint-pick = names or numbers, separated by blanks · 0 or b back · ? help · q quit
play-hint-menu = what stands in front · Enter the first · 0 or b back · ? help · q quit
play-hint-sure = Enter do it · 0 or b back · ? help · q quit
play-not-a-move = There is no move { $text } here; choose a number from 1 to { $count }.
play-not-a-move-of = There is no move { $text } here; there is: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Saved to { $path }.
play-quit = The game is saved. Go on with: { $command }
play-over = The game is over.
play-winner = { $seat } wins!
play-draw = The game is a draw.
play-again = Replay it with: { $command }
play-undone = Taken back: { $move }
play-reset =
    { $count ->
        [one] One move of this turn taken back.
       *[other] { $count } moves of this turn taken back.
    }
play-exists = { $path } is already there and is not overwritten; choose another name.
play-resume-alone = --resume goes on with a saved game as it is; leave out the game, --seats, --seed, --content and --option.
play-empty-name = Every player needs a name.
play-did-you-mean = “{ $text }” is no move. Did you mean “{ $move }”?
play-marked =
    { $count ->
        [one] In this game one move was taken back after chance or something hidden had been seen.
       *[other] In this game { $count } moves were taken back after chance or something hidden had been seen.
    }
play-redone = Played again.
play-help-text =
    Choose a move by its number, or type it as in the notation, for example “{ $example }”.
    If a move you type is not possible, you are told why.
    If something can be done in several ways, you choose: Enter takes the first, 0 or b goes back.
    e  ends the turn
    u  takes back the last move of a person, without limit; a game is marked if chance or something hidden had been seen
    r  plays again what was taken back
    z  takes back all your moves of this turn
    m  lists and explains every move, t shows the whole table, l the whole log
    h  says what the best bot would do and why; h 1 plays the first of these
    o  shows the islands of the others in full; o B only that of B
    s  saves to a file of your choice: s myfile.json
    q  quits; the game is always saved
play-log = Log
play-press-enter = Press Enter.

# kontor simulate
simulate-help = Let bots play many games and count.
simulate-help-game = Name of the game.
simulate-help-players = Number of players.
simulate-help-games = Number of games.
simulate-help-bots = Bots by seat, separated by commas; one name means every seat.
simulate-help-seed = Number that decides everything; the same number gives the same games.
simulate-help-records = Folder for the records.
simulate-help-rounds = Break a game off after so many rounds.
simulate-help-json = Print the result as JSON.
simulate-help-content = Folder with corrected figures.
simulate-help-workers = Processes to use; as many as there are cores by default. The result does not depend on it.
simulate-bots-number = { $found } bots are named for { $players } players; name one for all, or one for each seat.
simulate-progress = Playing
simulate-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
simulate-seat = Seat { $seat } ({ $bot })
simulate-won = won
simulate-share = share
simulate-interval = 95 % interval
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
simulate-draws = Draws
simulate-broken-off = Broken off
simulate-mean-rounds = Mean rounds
simulate-mean-lines = Mean lines
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = mean score
simulate-mean-winning-score = Mean winning score
simulate-stopped = Stopped after { $done } of { $count } games; what was written is whole.

# kontor verify
verify-help = Check that records follow the rules and the notation.
verify-help-file = Files with records.
verify-progress = Checking
verify-good = { $path }: in order.
verify-all-good =
    { $count ->
        [one] One record in order.
       *[other] { $count } records in order.
    }
verify-some-bad = { $good } in order, { $bad } not.
verify-setup = { $path }: before the first move: { $reason } ({ $rule })
verify-move = { $path }: move { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Show a recorded game, or the position after one of its moves.
replay-help-file = File with the record.
replay-help-move = Show the position after this move; 0 is the deal.
replay-help-seat = Show what this seat could see, from 0; without it, what everybody could.
replay-too-far = The record has { $count } moves; { $move } is too far.
replay-after = After move { $move } of { $count }.

# kontor content
content-help = Look after the figures printed on the components.
content-check-help = Check a folder of corrected figures.
content-export-help = Write our figures to a folder, for correcting them from your own copy of the game.
content-help-dir = Folder.
content-help-game = Name of the game.
content-exported = Written to { $path }. Change what differs in your copy, leave out what does not, and play with: { $command }
content-exists = { $path } is already there; it is not overwritten. Choose another folder.
content-problem = { $path }, line { $line }: { $reason }
content-no-files = { $path } holds no figures; there should be a file such as { $wanted }.
content-no-folder = There is no folder { $path }.
content-not-a-game = { $path } is named after no game; the name must be one of { $known }.
content-good = { $path }: in order.
content-same = Nothing differs from our figures.
content-differs = Differs from our figures: { $names }.

cli-meta-address = ADDRESS
serve-help = Open tables for people elsewhere: they play in the browser, live or over days.
serve-help-host = The address to listen on; 0.0.0.0 lets others in your network in, 127.0.0.1 only this machine.
serve-help-port = The port; without it { $port }, or a free one.
serve-help-url = The address that others reach the server by; links carry it.
serve-help-store = Where everything is kept: sqlite:///path or postgresql://…; without it KONTOR_STORE, or a file in your data folder.
serve-help-bots = How many bots may think at the same time; one of them is left to those that play. By default as many as there are cores, at least 2.
serve-help-pause = Seconds a bot waits before each line while somebody looks on.
serve-help-per-address = Live connections allowed from one address.
serve-help-rate = Messages and requests allowed each second.
serve-help-proxy = The address of the reverse proxy whose word about clients’ addresses is trusted.
serve-help-local = Let webhooks lead into the server’s own network.
serve-help-open = Open the page in the browser.
serve-ready = Kontor is open at { $url }
serve-stop = Ctrl+C closes it.
serve-already = Kontor is already open at { $url }, with the same store. Use that one, or close it first.
serve-closed = Kontor is closed. All games are kept.
serve-no-host = It is not possible to listen on { $host }. Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.
serve-no-port = It is not possible to listen on { $host }, port { $port }. Another program may use it; choose another port.
serve-bad-pause = “{ $text }” is not a number of seconds from 0 to 60.
serve-bad-url = “{ $text }” is not the address of a server. Give a whole one that begins with https:// or http://, such as https://kontor.example.org.
serve-bad-proxy = “{ $text }” is not the address of a proxy. Give an IP address such as 127.0.0.1, a network such as 10.0.0.0/8, or several separated by commas.

admin-help = Look after the store of a server.
admin-help-verify = Replay every game of the store and tell what would come out differently now.
admin-help-backup = Write the whole store to one file; the server may go on meanwhile.
admin-help-restore = Fill an empty store from a backup, also one of another kind of store.
admin-help-prune = Clear out tables that nothing has happened at for long, and persons who are at no table.
admin-help-file = The file of the backup.
admin-help-days = How many days nothing must have happened.
admin-help-over = Also games that are over.
admin-help-playing = Also games in play.
admin-help-yes = Do it; without this it is only counted.
admin-trouble = { $table } ({ $game }): { $reason }
admin-verified = Tables in order: { $good }; with trouble: { $bad }.
admin-backing-up = Backing up
admin-backed-up = Rows written to { $path }: { $count }.
admin-cannot-write = { $path } cannot be written. Choose another place, or make room on the disk.
admin-restoring = Restoring
admin-restored = Rows restored: { $count }.
admin-pruned = Tables cleared out: { $tables }; persons: { $persons }.
admin-would-prune = Tables to clear out: { $tables }; persons: { $persons }. Say --yes to do it.
