# Die Bots, wie man sie auswählt: wie jeder heißt, und sein Wesen in einer Zeile.
bot-easy = Leicht
bot-about-easy =
    { $game ->
        [anno1503] Gut für die erste Partie: verlässt nie den Hafen, kauft nie ein und nimmt das Erste, was ihm nützt.
       *[other] Gut für die erste Partie: sieht nur die eigenen Karten und lässt sich Zeit.
    }
bot-medium = Mittel
bot-about-medium =
    { $game ->
        [anno1503] Fährt zur See, kauft aber nie ein und nimmt an Land das Erste, was ihm nützt.
       *[other] Baut geduldig auf, denkt aber nur an den nächsten Zug.
    }
bot-hard = Schwer
bot-about-hard =
    { $game ->
        [anno1503] Kauft und verkauft und plant seinen ganzen Zug, bevor er beginnt.
       *[other] Will die Hand schnell loswerden und denkt seinen Zug zu Ende.
    }
bot-expert = Meister
bot-about-expert =
    { $game ->
        [anno1503] Der stärkste: plant seinen Zug und spielt die besten Pläne eine Runde weiter, in etwa einer Sekunde.
       *[other] Der stärkste: denkt vier Züge voraus und zu zweit gegen Ende den ganzen Rest der Partie.
    }
bot-greedy = Gierig
bot-about-greedy = Nimmt nach einem einfachen Rezept, was gerade am besten aussieht.
bot-random = Zufall
bot-about-random = Tut irgendetwas, was die Regeln erlauben.
bot-about-plugin = Ein Bot aus dem Paket { $package }.
