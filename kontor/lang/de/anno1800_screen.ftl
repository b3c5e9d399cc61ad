# Anno 1800: der Bildschirm im Terminal, kurze Listen und was fehlt.

# Überschriften und Namen in der Liste der Möglichkeiten.
anno1800-list-build = bauen
anno1800-list-play = ausspielen
anno1800-list-hire = Arbeitskraft
anno1800-list-upgrade = aufsteigen
anno1800-list-use = aktivieren
anno1800-list-recall = nach Hause
anno1800-list-other = außerdem
anno1800-list-swap = Karten austauschen
anno1800-list-open = Alte Welt
anno1800-list-explore = Neue Welt
anno1800-list-expedition = Expedition
anno1800-list-festival = Stadtfest
anno1800-list-make = im Voraus produzieren
anno1800-list-end = Zug beenden
anno1800-list-card = { $card }
anno1800-list-cube = { $cube }

# Wohin etwas kommt.
anno1800-spot-place =
    { $place ->
        [home] im Wohnviertel
       *[exhausted] im Erschöpft-Bereich
    }
anno1800-spot-free =
    { $zone ->
        [land] freies Land
        [coast] freie Küste
       *[sea] freies Meer
    }
anno1800-spot-tile = jetzt: { $tile }
anno1800-spot-crew = jetzt: { $tile }; dort arbeiten: { $cubes }

anno1800-spot-several = { $places }
anno1800-step-make = { $good } auf Feld { $cell }

# Warum etwas nicht geht.
anno1800-why-lacks = Das lässt sich jetzt nicht bezahlen ({ $cost }): { $lacks }.

# Vor Spielbeginn.
anno1800-choose-objectives = Welche Aufträge?
anno1800-choose-edition = Nach welcher Anleitung?
anno1800-choose-card_tokens = Welche Handels-Plättchen zählen für Madame Kahina?
anno1800-card_tokens-apart = nur die der Schiffe
anno1800-card_tokens-counted = die der Schiffe und die auf Karten
anno1800-preset-random = irgendwelche fünf, zufällig gezogen

# Der Bildschirm.
anno1800-screen-short-farmer = Ba
anno1800-screen-short-worker = Ar
anno1800-screen-short-artisan = Ha
anno1800-screen-short-engineer = In
anno1800-screen-short-investor = Iv
anno1800-screen-island = Insel
anno1800-screen-hand = Hand
anno1800-screen-board = Gemeinsamer Spielplan
anno1800-screen-objectives = Aufträge
anno1800-screen-opponents = Die anderen
anno1800-screen-land = Land
anno1800-screen-coast = Küste
anno1800-screen-sea = Meer
anno1800-screen-naval = Seefahrt
anno1800-screen-free = frei: { $cells }
anno1800-screen-gold = Gold { $number }
anno1800-screen-trade = Handel
anno1800-screen-exploration = Erkundung
anno1800-screen-on-cards = +{ $number } auf Karten
anno1800-screen-exhausted = erschöpft
anno1800-screen-imports = Import
anno1800-screen-islands = Inseln: { $old } Alte Welt, { $new } Neue Welt
anno1800-screen-expeditions = Expeditions-Karten
anno1800-screen-effects = zu aktivieren
anno1800-screen-at-hand = verfügbar bis zum Ende des Zuges
anno1800-screen-upgrades-left =
    { $number ->
        [one] noch 1 kostenlose Verbesserung in diesem Zug: use { $card }
       *[other] noch { $number } kostenlose Verbesserungen in diesem Zug: use { $card }
    }
anno1800-screen-spent = aktiviert
anno1800-screen-supply = Vorrat
anno1800-screen-decks = Stapel
anno1800-screen-piles = Inseln { $old } Alte Welt, { $new } Neue Welt · Expeditions-Karten { $expeditions }
anno1800-screen-hand-of = Hand { $number } ({ $cards })
anno1800-screen-points =
    { $number ->
        [one] 1 Punkt ausgespielt
       *[other] { $number } Punkte ausgespielt
    }
anno1800-screen-turns-left =
    { $number ->
        [one] noch 1 Zug
       *[other] noch { $number } Züge
    }
anno1800-screen-sells = liefert
anno1800-screen-some-cubes = [{ $cubes }]
anno1800-screen-some-trade = { $number } Handel
anno1800-screen-some-exploration = { $number } Erkundung
anno1800-screen-some-gold = { $number } Gold
anno1800-screen-brings-cubes = +{ $cubes }
anno1800-screen-brings-upgrades =
    { $number ->
        [one] 1 { $cube } ↑
       *[other] bis zu { $number } { $cube_many } ↑
    }
anno1800-screen-brings-trade = +{ $number } Handel
anno1800-screen-brings-exploration = +{ $number } Erkundung
anno1800-screen-brings-gold = +{ $number } Gold
anno1800-screen-brings-expeditions = +{ $number } Expedition
anno1800-screen-brings-actions = +{ $number } Aktion
anno1800-screen-brings-returns =
    { $number ->
        [one] 1 Karte unter den Stapel
       *[other] bis zu { $number } Karten unter die Stapel
    }
anno1800-screen-brings-free = gratis: { $goods }
anno1800-screen-legend =
    Auf dem Bildschirm: ✓ jetzt möglich, ✗ fehlt, = hast du schon; ○ freie und ● besetzte Arbeitsplätze; [Handwerker] ein Stein, der erschöpft wird; ◀ ist am Zug, ✹ hat das Feuerwerk; 2/3 zwei von drei verfügbar.
    Karten heißen nach ihrem Stapel: fw Bauer/Arbeiter, aei Handwerker/Ingenieur/Investor, nw Neue Welt. Hinter einem Bau-Plättchen steht, wie viele noch da sind.
