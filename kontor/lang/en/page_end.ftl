# The end of a game.
page-winners =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won together
    }
page-nobody-won = A draw: nobody has won
page-same-again = Play again
page-see-table = See the table
page-to-score = To the score
page-record = Download the record

# The score.
page-score-title = Score
page-score-source = Source
page-score-steps = Count step by step
page-score-step-back = One step back
page-score-step = Next step
page-score-all = Show all
page-1800-influence = Influence
page-1800-score-each = { $points } for each card
page-1800-score-expeditions = Expedition cards
page-1800-score-visited = { $name } – cards: { $cards }; animals visited: { $animals }; artifacts visited: { $artifacts }.
page-1800-score-gold = Gold
page-1800-score-gold-why = 1 for every { $per } gold
page-1800-score-fireworks = Fireworks
page-1800-score-fireworks-why = for the first empty hand
page-1503-goal-needs = needs { $count }

# Replay.
page-replay = Look back
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play by itself
page-replay-pause = Pause
page-replay-on = One step on
page-replay-last = To the end
page-replay-move = Step
page-replay-eyes = With whose eyes?
page-replay-onlooker = Onlooker
page-replay-leave = Back to now

# Curves over the rounds.
page-curves = Curves
page-curves-known = What is hidden from you does not count in these curves while the game goes on.
page-curve-table = As a table
page-round = Round
page-curve-influence = Influence
page-curve-cubes = People
page-curve-gold = Gold
page-curve-cards = Hand cards
page-curve-points = Goals
page-curve-inhabitants = Inhabitants
page-curve-goods = Goods
page-result-copied = The result was copied.
