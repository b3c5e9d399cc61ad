# Les bots, tels qu’on les choisit : leur nom, et leur caractère en une ligne.
bot-easy = Facile
bot-about-easy =
    { $game ->
        [anno1503] Idéal pour une première partie : il ne quitte jamais son port, n’achète jamais et prend la première chose qui lui profite.
       *[other] Idéal pour une première partie : ne voit que ses propres cartes et prend son temps.
    }
bot-medium = Moyen
bot-about-medium =
    { $game ->
        [anno1503] Il prend la mer, mais n’achète jamais de marchandises et, à terre, prend la première chose qui lui profite.
       *[other] Se développe patiemment, mais ne pense qu’au prochain coup.
    }
bot-hard = Difficile
bot-about-hard =
    { $game ->
        [anno1503] Achète et vend, et planifie tout son tour avant de le commencer.
       *[other] Pressé de vider sa main, pense son tour jusqu’au bout.
    }
bot-expert = Expert
bot-about-expert =
    { $game ->
        [anno1503] Le plus fort : il planifie son tour et prolonge ses meilleurs plans d’un tour de table, en une seconde environ.
       *[other] Le plus fort : pense quatre tours à l’avance et, à deux joueurs, vers la fin, tout le reste de la partie.
    }
bot-greedy = Gourmand
bot-about-greedy = Prend ce qui semble le mieux sur le moment, selon une recette simple.
bot-random = Hasard
bot-about-random = Fait n’importe quoi, pourvu que les règles le permettent.
bot-about-plugin = Un bot du paquet { $package }.
