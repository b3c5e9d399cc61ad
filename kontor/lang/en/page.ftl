# What stands everywhere in the browser client.
page-skip = Skip to the content
page-connecting = Connecting …
page-no-answer = The server does not answer. Check your connection and try again.
page-nothing-here = There is nothing here
page-to-home = To the start page
page-places = Rooms of the house
page-help = Help
page-score-sheet = Score sheet
page-figures = Figures
page-settings = Settings
page-language = Language
page-close = Close
page-cancel = Cancel
page-yes = Yes
page-no = No
page-save = Save
page-saved = Saved.
page-show = Show
page-hide = Hide
page-copy = Copy
page-copied = Copied.
page-share = Share
page-show-all = Show all { $count }
page-title-anno1503 = Anno 1503
page-title-anno1800 = Anno 1800

# Whose the names and the drawings are.
page-fan-work = An unofficial fan work, not connected with the publishers; all names belong to their owners.
page-about-more = About Kontor
page-about-title = About Kontor
page-about-fan = A fan work
page-about-names = Anno is a trademark of Ubisoft. The board games Anno 1503 by Klaus Teuber and Anno 1800 by Martin Wallace were published by KOSMOS. Kontor is connected with none of them and contains no text and no picture of theirs. Get the boxes if you can: it is worth it.
page-about-drawings = The drawings
page-about-drawings-own = The drawings of goods, people, buildings and ships were made for Kontor and have its licence (MIT).
page-about-signs = Most signs on buttons come from Lucide (ISC licence), some of them from Feather by Cole Bemis (MIT licence). Thank you!
page-about-data = Your data
page-about-data-why = There is no account. This browser keeps a key that says who you are. The server keeps your name, your tables and results, what you write, and the address for notices if you give one; of your key it keeps only a fingerprint. Nothing is passed on, and nobody counts your visits. In the settings you can delete everything.
