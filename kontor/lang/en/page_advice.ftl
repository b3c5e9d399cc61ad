# Hints during a game.
page-hint = Hint
page-hint-why = Hint: good moves and why (key H)
page-hint-thinking = A bot weighs your moves …
page-hint-found =
    { $count ->
        [one] 1 suggestion
       *[other] { $count } suggestions, the best first
    }
page-hint-none = There is no suggestion for this moment.
page-hint-best = best
page-hint-equal = just as good
page-hint-behind-points =
    { $number ->
        [one] { $number } point behind
        [20] at least { $number } points behind
       *[other] { $number } points behind
    }
page-hint-behind-chance =
    { $number ->
        [one] { $number } percentage point less chance to win
       *[other] { $number } percentage points less chance to win
    }
page-hint-basis = An estimate of a bot, which knows no more than you do. Nothing is played before you choose it.
page-hints-allowed = Hints allowed
page-hints-allowed-why = In their turn, players may ask a bot for good moves.

# Choosing a bot.
page-bots-other = Other bots

# Reviews of finished games.
page-review = Review
page-review-why = A bot weighs every decision of a player once more, and shows where most was lost. It knows only what that player knew.
page-review-whose = Whose decisions?
page-review-start = Begin
page-review-stop = Stop
page-review-on = Go on
page-review-step = Step { $done } of { $all }
page-review-done = All decisions are weighed.
page-review-stopped = Stopped at step { $done } of { $all }.
page-review-sum =
    { $count ->
        [0] No decision yet.
        [one] { $best } of 1 decision was about as good as the best one.
       *[other]
            { $best ->
                [one] { $best } of { $count } decisions was about as good as the best one.
               *[other] { $best } of { $count } decisions were about as good as the best one.
            }
    }
page-review-none = No decision was much worse than the best one.
page-review-order = Order
page-review-largest = Largest losses first
page-review-course = In order of play
page-review-points = Turning points
page-review-at = Round { $round }, step { $line }
page-review-played = Played
page-review-better = Better
page-review-lost-points =
    { $number ->
        [one] { $number } point lost
        [20] at least { $number } points lost
       *[other] { $number } points lost
    }
page-review-lost-chance =
    { $number ->
        [one] { $number } percentage point of chance to win lost
       *[other] { $number } percentage points of chance to win lost
    }
