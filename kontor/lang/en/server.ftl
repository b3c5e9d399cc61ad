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
table-removed = The owner has removed you from this table.
table-frozen = This game was begun by version { $rules } of the rules and cannot go on with this version of Kontor. It is kept as it is; open it with the version it was begun with.
table-damaged = This table is damaged in the store, so it was closed. All other tables play on. Please tell whoever runs this server.
table-other-position = After entry { $number } the position is another one than when it was played.
table-other-body = This id already stands for another table that you asked for. Use a new one.
tables-too-many = You own { $most } tables, and more are not possible. Delete one that you do not need.
tables-too-large = Your tables take up all the room that one person may use, { $most } MB. Delete one that you do not need.
table-full = This table has no room for more. Go on at a new one.
table-full-chat = This table has no room for more messages. The game can go on.

seat-not-yours = This seat is not yours.
seat-not-to-act = This seat is not to act now.
seat-still-free = Nobody has sat down here yet. Use the link for joining.
seat-taken = This seat is taken. Choose another one.
seat-none-free = There are not so many free seats at this table.
seat-has-bot = A bot plays here.
seat-has-stand-in = A bot stands in for you. Take your seat again first.
seat-no-stand-in = No bot stands in for you; you are playing.
seat-opposing = You already have a seat at this table, and nobody may play against themselves.
seat-link-not-yours = Only the player in this seat gets its link.
replace-yourself = This is your own seat. To pause, let a bot play for you.
replace-not-acting = The game does not wait for { $name } at the moment. You can ask when it does.
replace-too-early = { $name } has not been away long enough. You can ask for a replacement in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
replace-too-early-hours = { $name } has not been away long enough. You can ask for a replacement in { $hours } hours.
replace-only-bot = Nobody else is here to agree to a new player. Ask for a bot instead.
replace-not-asked = Nobody waits for your answer about this seat.

revision-stale = The table has moved on meanwhile. Look at it again, then decide.

undo-nobody-to-ask = Nobody else plays here whose leave you would need.
undo-too-far = At most { $most } lines can be undone at once.
undo-not-asked = Nobody waits for your leave to take something back.

clock-used-up = Your time is up; you can take your seat again when the bot has finished this turn.
clock-not-up = The time is not up yet.

chat-empty = There is nothing to say in this message.
chat-too-long = A message may have at most { $most } characters. Shorten it.
chat-muted = The owner of the table has muted you here.

guest-yourself = You cannot do this to yourself.
guest-unknown = There is no such guest at this table.
guest-has-seat = Players cannot be removed. If somebody is away, ask the others for a replacement.

record-not-over = The record of a game can be had when the game is over; it tells everything that is still hidden.
position-too-far = The game has only { $last } lines so far.
live-tables = No more than { $most } tables can be open in one connection. Close one first.
record-too-long = The record has { $found } lines; at most { $most } can be imported here.
import-one-at-a-time = Your last import is still being checked. Wait until it is done.
import-busy = Many records are being checked at the moment. Please try again in a minute.
import-address = Too many records from your address are being checked. Wait until one of them is done.
import-too-slow = The record could not be checked within { $seconds } seconds. Please try again later.
question-too-slow = The answer took too long to work out. Please try again later.
game-too-long = This game has { $most } lines, the most that this server keeps. You can look back at it, but not play on.
log-full = This table has { $most } entries, the most that this server keeps. Nothing more can be added here.
server-stopping = The server is being stopped. Please try again in a moment.
live-done = The connection has ended.
live-message-invalid = A message could not be read. Reload the page.
live-messages-too-many = Too many messages at once. Wait a moment, then connect again.
live-hello-missing = The first message must be hello, within 10 seconds.
live-key-invalid = This key is no longer valid.
live-reads-too-slowly = Your connection is too slow for what happens here. Connect again.
live-connections-too-many = Too many connections from your address. Close other windows of Kontor.
live-other-origin = Other websites cannot connect to this server.
message-not-text = A message was not valid UTF-8 text.
server-restarts = The server is restarting. Connect again in a moment.

webhook-form = This is not the address of a webhook. Give a whole address that begins with https:// or http://, without blanks, user name or password, and of at most 400 signs.
webhook-local = This address leads into the server’s own network, and notices do not go there. Give an address on the public internet, or ask whoever runs the server to allow local webhooks.
webhook-none = You have given no webhook. Set one first.

request-form = “{ $path }” cannot be read. See /api/openapi.json for what is expected.
request-not-json = This is not valid JSON: see line { $line }, column { $column }.
request-too-deep = This is nested too deeply.
request-number = This contains a number that cannot be read.
request-double-key = The key “{ $name }” stands twice in the same place.
request-not-text = This contains characters that are not text (UTF-8).
request-unknown-field = “{ $path }” is not known here. See /api/openapi.json for what is expected.
request-method = This address exists, but cannot be used like this. See /api/openapi.json.
request-too-large = This is too large; at most { $limit } kB can be sent here.
requests-too-many = Too much at once. Wait a second and try again.
request-too-slow = The request did not arrive within { $seconds } seconds. Send it again.
connections-too-many = Too many connections are open. Try again in a few seconds.
hour-too-many = From your address, this has been done too often in the last hour. Try again later.
limit-form = “{ $text }” does not set a limit. Write NAME=VALUE, with a name from docs/hosting.md and a whole number above 0.
client-not-built = The page for browsers has not been built here. Run make play in the project's folder, or npm ci and npm run build in its folder web.
address-unknown = There is nothing at this address.
server-fault = Something went wrong inside Kontor ({ $name }). Nothing was changed; please try again, and tell whoever runs this server.
banned-here = The operator of this server has banned you.
sign-up-closed = This server takes nobody new at the moment. If you have a key, use the link that was made for you.
ban-subject = “{ $text }” is neither the number of a person nor an address. Write 17, 192.0.2.1 or 192.0.2.0/24.
announcement-long = The announcement is too long. About 150 characters fit.

store-address = This is not the address of a store. Use sqlite:/// and a path, or postgresql://user:password@host/name.
store-folder = The folder { $path } cannot be made; choose another place for the store.
store-missing = There is no store at { $path }. Check the path, or restore a backup there.
store-newer = A newer version of Kontor has changed this store. Install that version, or restore a backup.
store-closed = The store cannot be opened. Check that its address is right, that it runs, and that the disk is not full.
store-gone = There was a store at { $path }, but the file is missing or empty. Put it back, or restore a backup. To begin a new store there, first remove { $mark } and the file ending in -wal, if there is one.
store-older = The store at { $path } is older than it was at last, or another one. Is the file ending in -wal missing that belongs to it? Put it back before you start the server. To play on with this store as it is, remove { $mark }.
store-damaged = The store is damaged. “kontor admin verify” tells what can still be read; then restore a backup.
store-part-damaged = This lies in a damaged part of the store. Please tell whoever runs this server.
store-away = The store cannot be reached at the moment, so nothing was changed. Please try again.
store-full = This server has no room for more. Tell whoever runs it.
store-overwritten = Another program has written to the same store. Please try again; and only one server should use a SQLite file.
table-busy = Too many people are changing this table at the same moment. Nothing was done; please try again.

notice-your_turn = It is your turn at the table “{ $title }”.
notice-over = The game at the table “{ $title }” is over.
notice-seat_asked = You have been away, and the others at the table “{ $title }” want to replace you. Open the table to keep your seat.
notice-seat_lost = A bot or somebody else plays for you at the table “{ $title }”. Open the table to take your seat back.
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
entry-claimed = { $name } comes by the link of this seat and plays on.
entry-reclaimed = { $name } takes the seat back.
entry-replace_asked_bot = Shall a bot play for { $name }, who is away?
entry-replace_asked_player = Shall a new player come for { $name }, who is away?
entry-replace_void = { $name } is here again and keeps the seat.
entry-replaced_bot = It is agreed: a bot plays for { $name }, who can return at any time.
entry-replaced_player = It is agreed: a new player may come for { $name }. The link is in the table menu; until then a bot plays.
entry-link_renewed = A link to this table was renewed.
entry-guest = The owner has decided about a guest.
entry-clock_shifted = The server was away, or its clock was set. Nobody has lost time.
entry-forgotten = Somebody has left for good.

check-gap = Entries missing or unreadable: { $count } ({ $numbers }).
check-seats = Seats are missing.
check-no-row = The row of the table itself is missing or unreadable. Readable entries: { $count }.
check-unreadable = The database table “{ $name }” cannot be read as a whole.
check-persons = People who cannot be read: { $count }.
check-actor = Somebody else is to act than the store says.
check-result = The result is another one than the store says.
check-damaged = What the store holds of this table cannot be read.
backup-form = This file is no backup of Kontor.
backup-broken = The backup is broken or was cut off. Nothing was restored.
backup-not-empty = The store is not empty. Restore into a new one, so that nothing is lost.
backup-unreadable = Something in the store cannot be read, so no backup was made. “kontor admin verify” tells at which table.
