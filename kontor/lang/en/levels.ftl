# The bots, as one chooses them: what each is called, and its character in one line.
bot-easy = Easy
bot-about-easy = Good for a first game: plays along and overlooks a lot.
bot-medium = Medium
bot-about-medium = Plays sensibly, but does not look far ahead.
bot-hard = Hard
bot-about-hard = Plans ahead and wastes little.
bot-expert = Expert
bot-about-expert = The strongest: weighs every move for about a second.
bot-greedy = Greedy
bot-about-greedy = Takes what looks best at once, by a simple recipe.
bot-random = Random
bot-about-random = Does anything that the rules allow.
