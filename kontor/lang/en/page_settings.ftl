# Your name and your account.
page-your-name = Your name
page-name-why = No account, no password: this browser keeps a key that says who you are.

# Preferences on this device.
page-this-device = On this device
page-theme = Light or dark
page-theme-system = like the device
page-theme-light = light
page-theme-dark = dark
page-sound = A small bell when it is my turn
page-notify-browser = Notice in this browser when it is my turn

# Webhooks.
page-notices = Notices
page-webhook-why = A webhook is an address to which the server sends a message when it is your turn, for example one of a chat or of ntfy.
page-webhook-is-set = An address is set.
page-webhook-is-none = No address is set.
page-webhook = Address of the webhook
page-webhook-try = Send a trial
page-webhook-sent = The trial is on its way.
page-webhook-off = Remove it

# Using the same account on another device.
page-device = Play on another device
page-device-why = Open this link on your other device, and you are the same person there. Keep it to yourself: whoever has it can play as you.
page-device-link = Link with your key
page-link-local = Only this computer can open this link. To invite others, start Kontor with: kontor serve --host 0.0.0.0
page-new-key = Make a new key
page-new-key-why = Has somebody seen the link who should not? A new key makes the old one worthless on all devices but this one.
page-new-key-sure = Make a new key? Your other devices need the new link then.
page-key-of = This link carries the key of { $name }.
page-key-take = Be this person in this browser from now on? Say yes only if it is you and the link is your own.
page-key-replace = The key that this browser has now is then gone, unless you have kept a link to it.
page-key-unknown = The link carries a key that nobody has here. Perhaps it was replaced by a new one. Nothing has changed in this browser.

# Deleting your account.
page-forget = Delete all my data
page-forget-why = Your name, your key, your webhook and what you have written are deleted; bots play on for you.
page-forget-sure = Delete everything that is kept of you? This cannot be taken back.
page-forget-yes = Delete everything
