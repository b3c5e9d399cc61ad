# Les bots, tels qu’on les choisit : leur nom, et leur caractère en une ligne.
bot-easy = Facile
bot-about-easy = Idéal pour une première partie : il joue le jeu et laisse passer beaucoup de choses.
bot-medium = Moyen
bot-about-medium = Joue raisonnablement, mais ne voit pas très loin.
bot-hard = Difficile
bot-about-hard = Prévoit ses coups et gaspille peu.
bot-expert = Expert
bot-about-expert = Le plus fort : il pèse chaque coup pendant une seconde environ.
bot-greedy = Gourmand
bot-about-greedy = Prend ce qui semble le mieux sur le moment, selon une recette simple.
bot-random = Hasard
bot-about-random = Fait n’importe quoi, pourvu que les règles le permettent.
