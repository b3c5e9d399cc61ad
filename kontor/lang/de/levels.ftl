# Die Bots, wie man sie auswählt: wie jeder heißt, und sein Wesen in einer Zeile.
bot-easy = Leicht
bot-about-easy = Gut für die erste Partie: spielt mit und übersieht vieles.
bot-medium = Mittel
bot-about-medium = Spielt vernünftig, schaut aber nicht weit voraus.
bot-hard = Schwer
bot-about-hard = Plant voraus und verschwendet wenig.
bot-expert = Meister
bot-about-expert = Der stärkste: wägt jeden Zug etwa eine Sekunde lang ab.
bot-greedy = Gierig
bot-about-greedy = Nimmt nach einem einfachen Rezept, was gerade am besten aussieht.
bot-random = Zufall
bot-about-random = Tut irgendetwas, was die Regeln erlauben.
