# The command line.

cli-about = Play the Anno board games with their full rules, against people or bots. Unofficial.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-options-short = OPTIONS
cli-command-short = COMMAND
cli-help-lang = Language.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-default = (default: { $value })
cli-next = Help on a command, for example: { $command } --help

cli-bad-number = { $name }: “{ $value }” is not a whole number from { $low } to { $high }.
cli-bad-choice = { $name } can be: { $choices }.
cli-no-such-option = There is no option { $name }. See --help for the list.
cli-no-such-command = There is no command “{ $name }”. See --help for the list.
cli-missing = { $name } is missing. See --help.
cli-option-value = The option { $name } is missing its value, or takes none. See --help.
cli-bad-usage = The command does not take these arguments. See --help.
cli-unknown-language = There is no language “{ $name }”. Choose one of { $known }.
cli-stopped = Stopped.
cli-crash = Something went wrong in Kontor, and that is our fault. Your saved games are safe. The details are in { $path }; please send us that file.
cli-cannot-write = { $path } cannot be written. Check the folder and the free disk space.
cli-no-space = The disk is full.
cli-meta-game = GAME
cli-meta-file = FILE
cli-meta-text = TEXT
cli-meta-table = TABLE
cli-meta-folder = DIR
cli-meta-option = NAME=VALUE
cli-help-option = Game option, such as edition=es or objectives=first_game. Can be repeated.
cli-bad-option = “{ $text }” is not an option. Write NAME=VALUE, such as edition=es.
cli-option-twice = The option “{ $name }” is given twice.
cli-extra-missing = This command needs a package that is not installed ({ $module }). Install what it needs with: { $command }

bot-unknown = There is no bot “{ $name }” for this game. Bots: { $known }.
bot-plugin-name = The package { $package } offers a bot called “{ $name }”. Bot names have up to 20 small letters, digits and underscores, begin with a letter, and differ from the names of Kontor’s own bots.
bot-plugin-twice = Several packages offer a bot called “{ $name }”: { $packages }. Uninstall all but one.
bot-plugin-failed = The bot “{ $name }” of the package { $package } failed: { $reason }.
bot-plugin-illegal = The bot “{ $name }” of the package { $package } chose a move that the rules do not allow: { $move }.

# kontor games
games-help = List the games.
games-players = { $fewest } to { $most } players
games-play = play: kontor play { $name }

# kontor play
play-help = Play in the terminal, against bots or with friends at one screen.
play-help-game = Game. If you leave it out, you choose from a list.
play-help-seats = Players in any order, separated by commas: a bot (easy, medium, hard, expert, greedy, random) or the name of a person.
play-help-seed = Seed. The same number gives the same deal and the same luck.
play-help-content = Folder with corrected figures.
play-help-resume = Continue this saved game.
play-help-save = Save the game to this file instead of your data folder.
play-help-plain = Do not clear the screen between moves.
play-which-game = Which game?
play-choice = Number
play-how-many = How many players?
play-who-first = Your name?
play-who = Player { $number }? Type the name of a person, or a bot: easy, medium, hard, expert, greedy (fast) or random.
play-you = Captain
play-unfinished = Continue which game? 0 starts a new one.
play-unfinished-game = { $players } – { $when }, turn { $turn }
play-mean-bot = There is no bot “{ $name }”. Do you mean { $bot }? { $yes }/{ $no }
play-almost-bot = There is no bot “{ $name }”. Did you mean { $bot }? If it is a person, choose another name.
play-yes = y
play-no = n
play-not-a-choice = “{ $text }” is not one of the choices.
play-hand-over = Hand the screen to { $seat }. Everyone else, look away. Press Enter.
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
play-pick-goods = { $thing }: name the goods, each as often as you want it, such as: { $example }
play-sure = Do it this way?
play-end-lose = End your turn and lose { $what }? { $yes }/{ $no }
play-hint = number or text · e end turn · u undo · r redo · z reset turn · m moves · h hint · t table · o others · l log · ? help · q quit
play-hint-short = e end turn · u undo · m moves · h hint · t table · o others · l log · ? help · q quit
play-hint-pick = names or numbers, separated by spaces · 0 or b back · ? help · q quit
play-hint-menu = number or letter · Enter the first · 0 or b back · ? help · q quit
play-hint-sure = Enter do it · 0 or b back · ? help · q quit
play-not-a-move = There is no number { $text }. Choose 1 to { $count }.
play-not-a-move-of = There is no number { $text }. Choose: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Saved to { $path }.
play-quit = The game is saved. Continue with: { $command }
play-over = The game is over.
play-winner = { $seat } wins.
play-draw = The game is a draw.
play-again = Replay it with: { $command }
play-undone = Undone: { $move }
play-reset =
    { $count ->
        [one] One move of this turn undone.
       *[other] { $count } moves of this turn undone.
    }
play-exists = { $path } already exists and is not overwritten. Choose another name.
play-resume-alone = --resume continues a saved game as it is. Leave out the game, --seats, --seed, --content and --option.
play-empty-name = Every player needs a name.
play-did-you-mean = “{ $text }” is not a move. Did you mean “{ $move }”?
play-marked =
    { $count ->
        [one] One move of this game was undone after a random or hidden result had been seen.
       *[other] { $count } moves of this game were undone after a random or hidden result had been seen.
    }
play-redone = Redone.
play-help-text =
    Choose a move by its number, or type it in the notation, for example “{ $example }”.
    If a move is not possible, Kontor says why.
    If there are several ways, you choose: Enter takes the first, 0 or b goes back.
    e  ends the turn
    u  undoes the last move of a person, without limit; the game is marked if a random or hidden result had been seen
    r  redoes it
    z  undoes all your moves of this turn
    m  lists and explains every move, t shows the whole table, l the whole log
    h  shows what the best bot would do, and why; h 1 plays the first of these moves
    o  shows the other islands in full; o B only that of B
    s  saves to a file: s myfile.json
    q  quits; the game is always saved
play-log = Log
play-press-enter = Press Enter.

# kontor simulate
simulate-help = Let bots play many games and sum up the results.
simulate-help-game = Game.
simulate-help-players = Number of players.
simulate-help-games = Number of games.
simulate-help-bots = Bots by seat, separated by commas. One name fills every seat.
simulate-help-seed = Seed. The same number gives the same games.
simulate-help-records = Save the records to this folder.
simulate-help-rounds = Stop a game after this many rounds.
simulate-help-json = Print the result as JSON.
simulate-help-content = Folder with corrected figures.
simulate-help-rules = Play by this version of the rules. Default: the newest.
simulate-help-workers = Number of processes. Default: one per core. It does not affect the result.
simulate-bots-number = You named { $found } bots for { $players } players. Name one for all seats, or one for each.
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
simulate-broken-off = Stopped early
simulate-mean-rounds = Mean rounds
simulate-mean-lines = Mean lines
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = mean score
simulate-mean-winning-score = Mean winning score
simulate-stopped = Stopped after { $done } of { $count } games. The records written so far are complete.

# kontor verify
verify-help = Check that records follow the rules and the notation.
verify-help-file = Records to check.
verify-progress = Checking
verify-good = { $path }: valid.
verify-all-good =
    { $count ->
        [one] One record is valid.
       *[other] { $count } records are valid.
    }
verify-some-bad = { $good } valid, { $bad } invalid.
verify-setup = { $path }: before the first move: { $reason } ({ $rule })
verify-move = { $path }: move { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Show a recorded game, or the position after one of its moves.
replay-help-file = Record.
replay-help-move = Show the position after this move. 0 is the setup.
replay-help-seat = Show the game as this seat saw it, counted from 0. Default: what everybody saw.
replay-too-far = The record has { $count } moves. There is no move { $move }.
replay-after = After move { $move } of { $count }.

# kontor content
content-help = Check and correct the figures printed on the components.
content-check-help = Check a folder of corrected figures.
content-export-help = Write the built-in figures to a folder, so that you can correct them from your own copy.
content-help-dir = Folder.
content-help-game = Game.
content-exported = Written to { $path }. Change the figures that differ in your copy, delete the rest, and play with: { $command }
content-exists = { $path } already exists and is not overwritten. Choose another folder.
content-problem = { $path }, line { $line }: { $reason }
content-no-files = { $path } has no file of figures. Expected: { $wanted }.
content-no-folder = There is no folder { $path }.
content-not-a-game = { $path } has the wrong name. Name the file { $known }.
content-good = { $path }: valid.
content-same = No difference from the built-in figures.
content-differs = Differs from the built-in figures: { $names }.

cli-meta-address = ADDRESS
cli-meta-limit = NAME=VALUE
serve-help = Start the server: play in the browser, with people anywhere, live or over days.
serve-help-host = Address to listen on. 127.0.0.1: this machine only. 0.0.0.0: your network, too.
serve-help-port = Port. Default: { $port }, or a free one.
serve-help-url = Public address of the server, used in links.
serve-help-store = Database: sqlite:///path or postgresql://… Default: KONTOR_STORE, or a file in your data folder.
serve-help-store-readers = How many reads of the database may run at once. Each needs a connection; writing needs one more.
serve-help-workers = How many server processes share the port. More than one needs PostgreSQL. They share the bots.
serve-help-bus = Redis for notices between servers: redis://… Default: KONTOR_BUS, or the database itself.
serve-help-bots = How many bots may think at once. One place is reserved for bots in play; hints and reviews share the rest. Default: one per core, at least 2.
serve-help-pause = Seconds a bot waits before each move while somebody watches.
serve-help-per-address = Live connections allowed per address.
serve-help-rate = Messages and requests allowed per second.
serve-help-limit = change a limit of docs/hosting.md; may be given several times
serve-help-proxy = Reverse proxy whose forwarded client addresses are trusted.
serve-help-log-format = Format of the log: lines of text, or one JSON object per line for programs that collect logs.
serve-help-local = Allow webhooks into the server’s own network.
serve-help-open = Open the page in the browser.
serve-ready = Kontor is running at { $url }
serve-stop = Press Ctrl+C to stop.
serve-already = Kontor is already running at { $url } with this database. Use it, or stop it first.
serve-already-open = Kontor is already running at { $url }.
serve-closed = Kontor has stopped. All games are saved.
serve-no-host = Cannot listen on { $host }. Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.
serve-no-port = Cannot listen on { $host }, port { $port }. Another program may be using it. Choose another port.
serve-bad-pause = “{ $text }” is not a number of seconds from 0 to 60.
serve-bad-url = “{ $text }” is not the address of a server. Write it in full, such as https://kontor.example.org.
serve-bad-proxy = “{ $text }” is not the address of a proxy. Give IP addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, separated by commas.
serve-workers-sqlite = Several processes need PostgreSQL: a SQLite file can only be used by one. Leave out --workers, or set --store postgresql://…
serve-bad-bus = This is not the address of a Redis server. Write it in full, such as redis://127.0.0.1:6379/0.

admin-help = Verify, back up, restore or prune a server’s database, and manage running servers.
admin-help-verify = Replay every stored game and report differences.
admin-help-backup = Write the database to one file. The server may keep running.
admin-help-restore = Fill an empty database from a backup, also across SQLite and PostgreSQL.
admin-help-prune = Delete tables that have been idle for long, and people without a table.
admin-help-file = Backup file.
admin-help-days = Days without activity.
admin-help-over = Include finished games.
admin-help-playing = Include games in progress.
admin-help-yes = Delete. Without this, only count.
admin-table = { $table } ({ $game }, rules version { $rules }): in order
admin-trouble = { $table } ({ $game }, rules version { $rules }): { $reason }
admin-trouble-unknown = { $table }: { $reason }
admin-store-trouble = The store as a whole: { $reason }
admin-verified = Tables verified: { $good }; with problems: { $bad }.
admin-backing-up = Backing up
admin-backed-up = Rows written to { $path }: { $count }.
admin-cannot-write = { $path } cannot be written. Choose another place, or free some disk space.
admin-restoring = Restoring
admin-restored = Rows restored: { $count }.
admin-pruned = Deleted tables: { $tables }; people: { $persons }.
admin-would-prune = To delete: { $tables } tables, { $persons } people. Add --yes to delete them.
admin-help-status = Show people, tables, bans, sign-up and the announcement.
admin-help-people = Show who sits at a table or watches it, with the numbers of the people.
admin-help-ban = Ban a person by number, or an address or network. Takes effect within seconds.
admin-help-unban = Lift a ban.
admin-help-signup = Let new people in, or only those who are known already.
admin-help-announce = Show a text or a coming restart to everybody.
admin-help-delete = Delete a table, even while people sit at it.
admin-help-minutes = Announce a restart in so many minutes.
admin-help-clear = Show nothing any more.
admin-help-yes-delete = Delete. Without this, only show who is there.
admin-status-people = People: { $count }
admin-status-tables = Tables: { $waiting } waiting, { $playing } in play, { $over } over
admin-status-sign-up =
    { $open ->
        [true] Sign-up: open
       *[other] Sign-up: closed
    }
admin-status-no-announcement = Announcement: none
admin-status-announcement = Announcement: { $text }
admin-status-restart = Announcement: restart at { $when } { $text }
admin-status-no-bans = Bans: none
admin-status-ban = Banned: { $subject } { $name } since { $since }
admin-seat =
    { $holder ->
        [person] Seat { $seat }: { $name }, person { $person }
        [bot] Seat { $seat }: { $name }, a bot
       *[other] Seat { $seat }: free
    }
admin-guest = Guest: { $name }, person { $person }
admin-banned = Banned: { $subject }. Running servers follow within seconds.
admin-banned-before = { $subject } is banned already.
admin-unbanned = The ban of { $subject } is lifted.
admin-not-banned = { $subject } is not banned. See “kontor admin status”.
admin-sign-up-open = New people can sign up.
admin-sign-up-closed = Nobody new can sign up. Those who are known already play on.
admin-announce-what = Give a text or --minutes, or --clear alone.
admin-deleted = Table { $table } is deleted.
admin-would-delete = To delete: table { $table }. Add --yes to delete it.
cli-meta-subject = PERSON|ADDRESS
