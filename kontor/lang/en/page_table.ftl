# Joining a table.
page-invited = You are invited
page-invited-by = { $name } invites you to play { $game }.
page-invited-to = You are invited to play { $game }.
page-invited-there = At the table: { $names }.
page-invited-free = { $count ->
    [0] No seat is free any more.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-invited-late = You are too late
page-one-more = One more on this screen
page-sit-down = Sit down
page-claim-title = Play in this seat
page-claim = Play in this seat from now on? During a game its holder can take it back at any time.

# Before the game.
page-waiting-for = Waiting for players
page-waiting-why = The game begins as soon as all seats are taken.
page-stand-up = Stand up
page-free-seat = Free the seat
page-start-now = Begin; bots fill the free seats
page-invite = Invite
page-link = Link
page-link-join = Link to join in
page-link-watch = Link to watch
page-link-seat = Link to my seat ({ $name })
page-renew-link = Replace the link
page-qr = The link as a picture for a phone’s camera

# The status bar.
page-your-turn = It is your turn
page-is-to-act = { $name } is to act
page-bot-thinks = { $name } (bot) is thinking
page-stand-in-thinks = { $name } is away; a bot is thinking
page-game-over = The game is over
page-frozen = This game was begun with other rules and cannot go on here.
page-lost = The connection is lost; trying again …
page-lost-kept = The connection is lost; trying again … Your click is kept.
page-taking = Taking back and ending the turn
page-undo = Undo
page-undo-alone = Undo the last step. Alone with bots you can take back everything, even a look at something hidden.
page-reset = Reset turn
page-redo = Redo
page-end-turn = End turn
page-menu = Table menu

# People at the table.
page-here = here
page-away = away
page-is-bot = bot, { $level }
page-stand-in = a bot stands in
page-watching =
    { $count ->
        [one] 1 onlooker
       *[other] { $count } onlookers
    }
page-guests = Who is here?
page-mute = Mute
page-unmute = Unmute
page-remove-guest = Remove
page-let-in = Let in again
page-leave = Let a bot play for { $name }
page-return = Let { $name } play again

# Around one screen.
page-pass-to = Pass the screen to { $name }
page-pass-why = Everything is covered now, so that nobody sees what belongs to another.
page-show-mine = I am { $name }; show my table

# Things, and ways to do them.
page-context = What you can do
page-not-now = Not possible now
page-which-one = Which one?
page-where = Where?
page-choose-some =
    { $fewest ->
        [0] Choose at most { $most }.
       *[other] Choose at least { $fewest }, at most { $most }.
    }
page-paying = How it is paid
page-other-ways =
    { $count ->
        [one] 1 other way
       *[other] { $count } other ways
    }
page-price-in-all = In all
page-left-after = Left afterwards
page-costs = Costs
page-place-home = at home
page-place-exhausted = in the exhausted area
page-place-cell = on cell { $cell }
page-gold = Gold
page-do-it = Do it
page-final = You cannot take this back on your own.
page-looking-back = You are looking at an earlier moment. To play on, go back to now.
page-waits-for = Waiting for { $name }.
page-waits-hint = Look around meanwhile. The title of this tab tells you when it is your turn.
page-over-hint = Look around as long as you like. The buttons above lead to the score and through the whole game.

# Tips.
page-tip = Tip
page-tip-read = Understood
page-tip-none = No more tips

# Asking the others for an undo.
page-ask-undo = Ask to take back
page-ask-undo-why = This has shown something new. The others decide whether you may take it back.
page-reopen = Take back the last step?
page-reopen-why = The game is over. If you take something back, it goes on, and it leaves the list of finished games until it ends again.
page-asks-back =
    { $count ->
        [one] { $name } asks to take back the last step.
       *[other] { $name } asks to take back the last { $count } steps.
    }
page-asks-wait = Waiting for the answer.
page-asks-bot = { $other } is away. { $name } asks to let a bot play.
page-asks-player = { $other } is away. { $name } asks to look for a new player.
page-i-am-here = I am here
page-allow = Allow
page-deny = Do not allow
page-absent = Players who are away
page-absent-why = If somebody stays away for long, the others can agree on a replacement. Whoever is replaced can return at any time.
page-ask-bot = Ask for a bot
page-ask-player = Ask for a new player
page-my-seat = My seat
page-my-seat-why = Whoever opens this link plays in your seat. Only you can make it, and you can take the seat back at any time.
page-link-vacant = Link for a new player in place of { $name }
page-vacant = waits for a new player
page-same-screen = at the screen of { $name }

# Log and chat.
page-log-and-chat = Log and chat
page-log = Log
page-earlier = Show earlier ones
page-chat = Chat
page-chat-new = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
page-chat-empty = Nothing has been said yet.
page-say = Say something
page-send = Send
page-goes-on = Your action goes on
page-look-back = Look back at the moves
page-cover = Hide my cards
page-other-places = { $count ->
    [one] another place
   *[other] { $count } other places
}
page-bot-for-you = A bot plays for { $name } at the moment.
page-lost-seat = { $name } plays in your seat.
page-lost-vacant = The others are looking for a new player for your seat.
page-take-back = Take my seat back
page-only-end = Nothing is left to do: end your turn.
page-end-sure = End your turn?
page-end-loses = What is left at the end of a turn is lost.
page-end-lose = End turn and lose { $what }
page-keep-playing = Keep playing
# The rules of a table.
page-table-rules = Rules of this table
page-rules-version = Rules version { $number }
