# The first page.
page-home-title = Welcome to the Kontor
page-home-lead = Anno 1503 and Anno 1800 as board games: against bots, around one screen, or with friends far away.
page-my-tables = My tables
page-games = Games
page-open-tables = Open tables
page-no-open-tables = No table is open to all at the moment.
page-players-range = { $fewest } to { $most } players
page-play-bots =
    { $count ->
        [one] Play against a bot
       *[other] Play against { $count } bots
    }
page-play-again-so = As last time: { $names }
page-choose-otherwise = Set up a table
page-against = At the other seats: { $names }
page-against-bot = bot “{ $bot }”

# Lists of tables.
page-table-waiting =
    { $free ->
        [0] about to begin
        [one] 1 seat is still free
       *[other] { $free } seats are still free
    }
page-table-over = The game is over
page-played-for-you = Somebody plays for you
page-turn-of = { $name } is to act
page-delete-table = Delete the table
page-delete-sure = Delete for good?

# Opening a link or a file.
page-join-title = Join in
page-join-link = Link to a table
page-join-go = Go there
page-join-why = Somebody has sent you a link? Open it, or paste it here.
page-link-unknown = This is no link to a table of Kontor. Please copy the whole link.
page-bring-record = Open a record from a file

# Finished games.
page-results = Finished games
page-result-sum =
    { $played ->
        [one] 1 game
       *[other] { $played } games
    }, { $won } won; best result: { $best }
page-won = won
page-not-won = not won

# A new table.
page-new-table = New table
page-game = Game
page-who = Who plays?
page-seats = Number of players
page-seat-number = Seat { $number }
page-seat-me = me
page-seat-screen = somebody on this screen
page-seat-free = free seat
page-seat-free-why = You get a link for somebody else.
page-seat-bot = bot
page-name-of-other = Name of the other player
page-drawn = Draw lots for who begins
page-rules-of-play = Rules
page-one-by-one = Choose one by one …
page-chosen-so-far =
    { $most ->
        [0] Chosen: { $count }
       *[other] Chosen: { $count } of { $most }
    }
page-editions-differ = In what the editions differ
page-as-edition = as in the edition
page-more-choices = More choices
page-title-optional = Title (may stay empty)
page-open-to-all = Everybody on this server may sit down
page-begin = Begin
page-make-table = Make the table

# The clock.
page-clock = Clock
page-clock-none = none
page-clock-move = time for each move
page-clock-game = time for the whole game
page-clock-most = Time
page-clock-added = Seconds added for each move
page-unit = Unit
page-unit-seconds = seconds
page-unit-minutes = minutes
page-unit-hours = hours
page-unit-days = days

# Figures from your own copy.
page-pack = Figures of your own copy
page-pack-choose = Choose a file …
page-pack-none = Play with our figures
page-pack-unread = { $name } cannot be read as a file of figures (TOML).
page-pack-why = Your copy of the game says something else than we do? Then play with what is printed in yours.
page-pack-chosen = a pack of your own
