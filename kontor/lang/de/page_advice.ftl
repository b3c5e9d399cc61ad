# Hinweise während der Partie.
page-hint = Hinweis
page-hint-why = Hinweis: gute Züge und warum (Taste H)
page-hint-thinking = Ein Bot wägt deine Züge ab …
page-hint-found =
    { $count ->
        [one] 1 Vorschlag
       *[other] { $count } Vorschläge, der beste zuerst
    }
page-hint-none = Für diesen Augenblick gibt es keinen Vorschlag.
page-hint-best = am besten
page-hint-equal = genauso gut
page-hint-behind-points =
    { $number ->
        [one] { $number } Punkt schlechter
        [20] mindestens { $number } Punkte schlechter
       *[other] { $number } Punkte schlechter
    }
page-hint-behind-chance =
    { $number ->
        [one] { $number } Prozentpunkt weniger Siegchance
       *[other] { $number } Prozentpunkte weniger Siegchance
    }
page-hint-basis = Die Schätzung eines Bots, der nicht mehr weiß als du. Gespielt wird erst, was du wählst.
page-hints-allowed = Hinweise erlaubt
page-hints-allowed-why = Wer am Zug ist, darf einen Bot nach guten Zügen fragen.

# Einen Bot wählen.
page-bots-other = Andere Bots

# Wendepunkte einer beendeten Partie suchen.
page-review = Analyse
page-review-why = Ein Bot wägt jede Entscheidung eines Spielers noch einmal ab und zeigt, wo am meisten verloren ging. Er weiß nur, was dieser Spieler wusste.
page-review-whose = Wessen Entscheidungen?
page-review-start = Beginnen
page-review-stop = Anhalten
page-review-on = Weiter
page-review-step = Schritt { $done } von { $all }
page-review-done = Alle Entscheidungen sind abgewogen.
page-review-stopped = Angehalten bei Schritt { $done } von { $all }.
page-review-sum =
    { $count ->
        [0] Noch keine Entscheidung.
        [one] { $best } von 1 Entscheidung war etwa so gut wie die beste.
       *[other]
            { $best ->
                [one] { $best } von { $count } Entscheidungen war etwa so gut wie die beste.
               *[other] { $best } von { $count } Entscheidungen waren etwa so gut wie die beste.
            }
    }
page-review-none = Keine Entscheidung war viel schlechter als die beste.
page-review-order = Reihenfolge
page-review-largest = Größte Verluste zuerst
page-review-course = Im Lauf der Partie
page-review-points = Wendepunkte
page-review-at = Runde { $round }, Schritt { $line }
page-review-played = Gespielt
page-review-better = Besser
page-review-lost-points =
    { $number ->
        [one] { $number } Punkt verloren
        [20] mindestens { $number } Punkte verloren
       *[other] { $number } Punkte verloren
    }
page-review-lost-chance =
    { $number ->
        [one] { $number } Prozentpunkt Siegchance verloren
       *[other] { $number } Prozentpunkte Siegchance verloren
    }
