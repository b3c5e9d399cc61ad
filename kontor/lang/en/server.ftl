# Server: refusals, notices, and what happens at a table besides the game.

key-form = This is not a key of Kontor: a key has 43 letters, digits, hyphens and underscores. Use the link that was made for you.
key-needed = Only somebody who is known here can do this. Give yourself a name first.
key-taken = Somebody else has this key. Make another one.

person-unnamed = Guest
person-forgotten = Somebody
person-name = A name needs at least one sign that can be seen.
person-confirm = Nothing was deleted. To delete all your data, the header “Confirm” must say “delete”.

table-unknown = There is no such table, or it is not open to you. Ask for a new link.
table-not-yours = Only the owner of the table can do this.
table-not-begun = The game has not begun yet.
table-begun = The game has already begun.
table-seats-free = Seats are still free. Wait for others, or give the seats to a bot.
table-others = Others sit at this table, so it cannot be deleted. Leave your seat to a bot instead.
table-removed = The owner has shown you out of this table.
table-frozen = This game was begun by version { $rules } of the rules and cannot go on with this version of Kontor. It is kept as it is; open it with the version it was begun with.
table-other-position = After entry { $number } the position is another one than when it was played.
table-other-body = This id already stands for another table that you asked for. Use a new one.
tables-too-many = You own { $most } tables, and more are not possible. Delete one that you do not need.

seat-not-yours = This seat is not yours.
seat-not-to-act = This seat is not to act now.
seat-still-free = Nobody has sat down here yet. Use the link for joining.
seat-taken = This seat is taken. Choose another one.
seat-holder-here = Whoever sits here is connected. The seat can be taken over only while they are away.
seat-none-free = There are not so many free seats at this table.
seat-has-bot = A bot plays here.
seat-has-stand-in = A bot stands in for you. Take your seat again first.
seat-no-stand-in = No bot stands in for you; you are playing.

revision-stale = The table has moved on meanwhile. Look at it again, then decide.

undo-nobody-to-ask = Nobody else plays here whose leave you would need.
undo-not-asked = Nobody waits for your leave to take something back.

clock-used-up = Your time for this game is used up; the bot plays it to its end.
clock-move-used-up = Your time for this move is used up; you can take your seat again when the bot has made it.
clock-not-up = The time is not up yet.

chat-empty = There is nothing to say in this message.
chat-too-long = A message may have at most { $most } characters. Shorten it.
chat-muted = The owner of the table has silenced you here.

guest-yourself = You cannot do this to yourself.
guest-unknown = There is no such guest at this table.
guest-has-seat = Who has a seat cannot be shown out. Make a link for the seat and give it to somebody else.

record-not-over = The record of a game can be had when the game is over; it tells everything that is still hidden.
position-too-far = The game has only { $last } lines so far.
live-tables = No more than { $most } tables can be open in one connection. Close one first.

webhook-form = This is not the address of a webhook. Give a whole address that begins with https:// or http://, without blanks, user name or password, and of at most 400 signs.
webhook-local = This address leads into the server’s own network, and notices do not go there. Give an address on the public internet, or ask whoever runs the server to allow local webhooks.
webhook-none = You have given no webhook. Set one first.

request-form = “{ $path }” cannot be read. See /api/openapi.json for what is expected.
request-method = This address exists, but cannot be used like this. See /api/openapi.json.
request-too-large = This is too large; at most { $limit } kB can be sent here.
requests-too-many = Too much at once. Wait a second and try again.
client-not-built = The page for browsers has not been built here. Run make play in the project's folder, or npm ci and npm run build in its folder web.
address-unknown = There is nothing at this address.
server-fault = Something went wrong inside Kontor ({ $name }). Nothing was changed; please try again, and tell whoever runs this server.
server-restarts = The server is restarting. Connect again in a moment.
banned-here = The operator of this server has banned you.
sign-up-closed = This server takes nobody new at the moment. If you have a key, use the link that was made for you.
ban-subject = “{ $text }” is neither the number of a person nor an address. Write 17, 192.0.2.1 or 192.0.2.0/24.
announcement-long = The announcement is too long. About 150 characters fit.

store-address = This is not the address of a store. Use sqlite:/// and a path, or postgresql://user:password@host/name.
store-folder = The folder { $path } cannot be made; choose another place for the store.
store-missing = There is no store at { $path }. Check the path, or restore a backup there.
store-newer = A newer version of Kontor has changed this store. Install that version, or restore a backup.
store-closed = The store cannot be opened. Check that its address is right, that it runs, and that the disk is not full.
store-away = The store cannot be reached at the moment, so nothing was changed. Please try again.
store-overwritten = Another server has written to the same store. Please try again; and only one server should use a store.

notice-your_turn = It is your turn at the table “{ $title }”.
notice-over = The game at the table “{ $title }” is over.
notice-trial = This is how Kontor tells you that it is your turn.

entry-made = { $name } has set up the table.
entry-joined = { $name } sits down.
entry-stood_up = { $name } gets up again.
entry-freed = The owner has freed a seat.
entry-watches = { $name } comes to watch.
entry-started = The game begins.
entry-imported = This game was played elsewhere.
entry-undo =
    { $count ->
        [one] { $name } takes back a step.
       *[other] { $name } takes back { $count } steps.
    }
entry-redo = { $name } plays it again.
entry-undo_asked = { $name } asks to take back { $count ->
        [one] a step
       *[other] { $count } steps
    }.
entry-undo_allowed = { $name } allows it.
entry-undo_denied = { $name } does not allow it.
entry-left = { $name } leaves; a bot stands in.
entry-timeout = The time of { $name } is up; a bot stands in.
entry-back = { $name } is back.
entry-claimed = The seat of { $name } was taken over by its link.
entry-link_renewed = A link to this table was renewed.
entry-guest = The owner has decided about a guest.
entry-forgotten = Somebody has left for good.

check-gap = Entries of this table are missing in the store.
check-actor = Somebody else is to act than the store says.
check-result = The result is another one than the store says.
check-damaged = What the store holds of this table cannot be read.
backup-form = This file is no backup of Kontor.
backup-broken = The backup is broken or was cut off. Nothing was restored.
backup-not-empty = The store is not empty. Restore into a new one, so that nothing is lost.
backup-unreadable = Something in the store cannot be read, so no backup was made. “kontor admin verify” tells at which table.
