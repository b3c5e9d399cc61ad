# The score sheet of Anno 1800 in the browser.

page-sheet-title = Score sheet
page-sheet-lead = For a game of Anno 1800 with the box on the table: enter what lies there. Majorities and visitors are worked out for you; the sheet is kept in this browser.
page-sheet-1503 = Anno 1503 needs no sheet: whoever holds three of the five goals in their own turn has won.
page-sheet-players = Players
page-sheet-count = { $number } players
page-sheet-names = Names
page-sheet-player = Player { $number }
page-sheet-name-of = Name of player { $number }
page-sheet-chosen = { $number } of { $most }
page-sheet-form = What everybody has
page-sheet-of = { $player }: { $what }
page-sheet-less = One less: { $what }
page-sheet-more = One more: { $what }
page-sheet-has = has them
page-sheet-pair = { $animal } / { $artifact }
page-sheet-cards =
    { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }
page-sheet-expeditions-of = { $cards }, { $player }: enter expedition cards
page-sheet-expeditions-title = Expedition cards of { $player }
page-sheet-expeditions-why = How many cards of each kind: first who visits the animal, then who visits the artifact.
page-sheet-done = Done
page-sheet-result = Result
page-sheet-stale = Something in the form cannot be right; this is how it stood before.
page-sheet-winner = wins
page-sheet-majorities = Majorities, with the influence they bring
page-sheet-visits = Best visitors of the expedition cards
page-sheet-new = New sheet
page-sheet-example = Example
page-sheet-sure = What you have entered is then gone. Copy the link first if you want to keep it.
page-sheet-replace = Replace it
page-sheet-keep = Keep mine
page-sheet-print = Print
page-sheet-share = Share
page-sheet-copy-link = Copy link
page-sheet-copied = Copied. The link carries the whole sheet.
page-sheet-not-copied = The browser does not allow copying here.
page-sheet-link-title = A sheet from a link
page-sheet-link-sure = This link carries a score sheet. Put it in the place of the one you have here?
page-sheet-link-broken = The link does not carry a sheet that can be read. Ask for it again.
page-sheet-printed = Worked out with Kontor, an unofficial fan work.
