# Das Ende einer Partie.
page-winners =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
page-nobody-won = Unentschieden: Niemand hat gewonnen
page-same-again = Noch einmal spielen
page-see-table = Tisch ansehen
page-to-score = Zur Wertung
page-record = Aufzeichnung herunterladen

# Die Wertung.
page-score-title = Wertung
page-score-source = Quelle
page-score-steps = Schritt für Schritt zählen
page-score-step-back = Einen Schritt zurück
page-score-step = Nächster Schritt
page-score-all = Alles zeigen
page-1800-influence = Einfluss
page-1800-score-each = je Karte { $points }
page-1800-score-expeditions = Expeditions-Karten
page-1800-score-visited = { $name } – Karten: { $cards }; besuchte Tiere: { $animals }; besuchte Artefakte: { $artifacts }.
page-1800-score-gold = Gold
page-1800-score-gold-why = 1 für je { $per } Gold
page-1800-score-fireworks = Feuerwerk
page-1800-score-fireworks-why = für die erste leere Hand
page-1503-goal-needs = nötig: { $count }

# Der Rückblick.
page-replay = Partie durchblättern
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-on = Einen Schritt vor
page-replay-last = Zum Ende
page-replay-move = Schritt
page-replay-eyes = Aus wessen Sicht?
page-replay-onlooker = Zuschauer
page-replay-leave = Zum aktuellen Stand

# Kurven über die Runden.
page-curves = Kurven
page-curves-known = Was dir verborgen ist, zählt in diesen Kurven nicht mit, solange die Partie läuft.
page-curve-table = Als Tabelle
page-round = Runde
page-curve-influence = Einfluss
page-curve-cubes = Bevölkerung
page-curve-gold = Gold
page-curve-cards = Handkarten
page-curve-points = Ziele
page-curve-inhabitants = Bewohner
page-curve-goods = Waren
page-result-copied = Das Ergebnis ist kopiert.
