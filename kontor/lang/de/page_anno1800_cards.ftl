# Die Seite, Anno 1800: Hand, Karten, eigene Mittel, die anderen, Aufträge.

# Eine Karte und ihre Teile. Für Waren, Steine und Plättchen stehen Zeichen; diese Wörter sind Hinweise und werden vorgelesen.
page-1800-card-words = Karte vom Stapel { $deck }, { $points } Einfluss. Braucht: { $needs }. Bringt: { $brings }.
page-1800-card-needs = Braucht
page-1800-card-brings = Bringt
page-1800-card-influence =
    { $points ->
        [one] 1 Einfluss
       *[other] { $points } Einfluss
    }
page-1800-card-playable = Du kannst sie jetzt ausspielen.
page-1800-card-usable = Du kannst sie jetzt aktivieren.
page-1800-card-paying = Du nutzt sie beim Bezahlen: Wähle sie dort, wo ihre Ware gebraucht wird.
page-1800-card-lacks = Es fehlt: { $what }.
page-1800-card-need = { $name } ({ $way })
page-1800-card-way-make = kannst du herstellen
page-1800-card-way-buy = kannst du kaufen
page-1800-card-way-import = kannst du einführen
page-1800-card-way-free = kostenlos durch eine Karte
page-1800-card-way-hand = verfügbar
page-1800-card-way-lack = fehlt
page-1800-card-times = { $number } × { $name }
page-1800-card-exhaust = { $cubes } erschöpfen
page-1800-card-held = bereit: { $cubes }
page-1800-card-parts = Bisher in der laufenden Aktion: { $number }
page-1800-card-trade =
    { $number ->
        [one] 1 Handels-Plättchen
       *[other] { $number } Handels-Plättchen
    }
page-1800-card-exploration =
    { $number ->
        [one] 1 Erkundungs-Plättchen
       *[other] { $number } Erkundungs-Plättchen
    }
page-1800-card-gold = { $number } Gold
page-1800-card-nothing = nichts
page-1800-card-workplace = ein freier Arbeitsplatz für { $good }
page-1800-card-upgrades = bis zu { $number } × { $cube } aufsteigen lassen
page-1800-card-expeditions =
    { $number ->
        [one] 1 Expeditions-Karte
       *[other] { $number } Expeditions-Karten
    }
page-1800-card-actions =
    { $number ->
        [one] eine zusätzliche Aktion
       *[other] { $number } zusätzliche Aktionen
    }
page-1800-card-returns =
    { $number ->
        [one] 1 Handkarte unter ihren Stapel legen
       *[other] bis zu { $number } Handkarten unter ihre Stapel legen
    }
page-1800-card-free = kostenlos nach Wahl: { $goods }

# Die Hand
page-1800-hand-sort = Hand sortieren
page-1800-hand-sort-missing = nach dem, was fehlt
page-1800-hand-sort-deck = nach Stapel
page-1800-hand-sort-points = nach Einfluss
page-1800-hand-show = Welche Karten zu sehen sind
page-1800-hand-all = Alle
page-1800-hand-playable = Spielbar
page-1800-hand-empty = Keine Karten auf der Hand.
page-1800-hand-none = Keine davon.
page-1800-hand-chosen = Gewählt: { $number } von { $most }
page-1800-hand-choose = kann gewählt werden
page-1800-hand-played = Ausgespielte Karten
page-1800-hand-no-effects = Nichts zu aktivieren.
page-1800-hand-spent = Aktivierte Karten
page-1800-hand-expeditions = Expeditions-Karten
page-1800-hand-expedition = Tier: { $animal }; Artefakt: { $artifact }

# Was man hat
page-1800-means-title = Was du hast
page-1800-means-words = { $name }: { $amounts }
page-1800-means-trade = Handels-Plättchen
page-1800-means-exploration = Erkundungs-Plättchen
page-1800-means-ready = bereit: { $number }
page-1800-means-working = bei der Arbeit: { $number }
page-1800-means-exhausted = erschöpft: { $number }
page-1800-means-cards = von Karten: { $number }
page-1800-means-after = danach: { $number }
# Goods at hand, free upgrades that are left, and making goods ahead
page-1800-hand-goods = Verfügbare Ressourcen
page-1800-hand-goods-note = verfallen am Ende des Zuges
page-1800-hand-goods-used = verfügbar
page-1800-hand-goods-left = Verfügbar bis zum Ende des Zuges
page-1800-upgrades-left =
    { $number ->
        [one] Noch 1 kostenlose Verbesserung in diesem Zug
       *[other] Noch { $number } kostenlose Verbesserungen in diesem Zug
    }
page-1800-make = Im Voraus produzieren
page-1800-make-do =
    { $number ->
        [0] Im Voraus produzieren
        [one] 1 Ressource produzieren
       *[other] { $number } Ressourcen produzieren
    }
page-1800-make-intro = Tippe an, was du später in diesem Zug verwenden willst.
page-1800-make-add = Eins mehr: { $good }
page-1800-make-remove = Eins weniger: { $good }

# Die anderen
page-1800-others-open = Insel von { $name } ansehen
page-1800-others-turn = ist am Zug
page-1800-others-fireworks = hat das Feuerwerk
page-1800-last-round = Letzte Runde.
page-1800-last-round-next = Die nächste Runde ist die letzte.
page-1800-last-round-why = Feuerwerk: { $name }.
page-1800-others-points = Einfluss der ausgespielten Karten: { $number }
page-1800-others-cubes = { $cube }: { $ready } von { $all } bereit
page-1800-others-deck = { $deck }: { $number }
page-1800-others-old = Alte-Welt-Inseln: { $number }
page-1800-others-new = Neue-Welt-Inseln: { $number }
page-1800-others-island = Die Insel von { $name }
page-1800-others-open-cards = Karten, die noch zu aktivieren sind
page-1800-others-nothing = noch keine

# Aufträge
page-1800-goals-use = Nutzen
page-1800-goals-use-this = Nutzen: { $name }
page-1800-goals-used = in diesem Zug genutzt
page-1800-goals-standing = { $name }: { $number }
