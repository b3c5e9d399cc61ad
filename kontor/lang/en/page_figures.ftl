# The list of figures in the browser.

page-figures-title = Our figures and their sources
page-figures-lead = What is printed on the components, as far as we know it. Some figures nobody has told us: those are reconstructed, and an owner of the game can correct them.
page-figures-trust = How far they can be trusted
page-figures-filter = Choose one or several to see only those figures.
page-figures-search = Search
page-figures-found =
    { $number ->
        [0] Nothing found.
        [one] 1 row
       *[other] { $number } rows
    }
page-figures-unfold = Unfold all
page-figures-fold = Fold all
page-figures-name = What
page-figures-figure = Figure
page-figures-source = Source
page-figures-download = Download the file
page-figures-editions = In what the editions of the rulebook differ
page-figures-correct = Correct a figure from your own copy
page-figures-correct-why = If you own the box, you can play with what is printed in yours.
page-figures-correct-1 = Download the file of the game and open it in a text editor.
page-figures-correct-2 = Change what differs in your copy and set its source to "owner"; what does not differ may be left out.
page-figures-correct-3 = When you make a new table, give it this file as its figures. The record of the game then carries your corrections.
