# Der Tisch von Anno 1503 im Browser.

page-1503-sea = Das Meer
page-1503-sea-hint = Klick auf ein Schiff, dann den Weg entlang.
page-1503-helm =
    { $points ->
        [one] Schiff { $ship }: noch 1 Punkt
       *[other] Schiff { $ship }: noch { $points } Punkte
    }
page-1503-reserve = Kärtchen im Vorrat: { $count }
page-1503-cell-start = { $cell }: hier starten alle Schiffe
page-1503-cell-sea = { $cell }: offenes Meer
page-1503-cell-seen = { $cell }: { $tile }
page-1503-cell-fog = { $cell }: unbekannte Insel; die { $stack } heißt: ab { $stack } Spielern dabei
page-1503-cell-empty = { $cell }: kein Kärtchen mehr oder nicht im Spiel
page-1503-cell-lookers = angesehen von { $names }
page-1503-ship-of = Schiff { $ship } von { $name }
page-1503-can-sail = hierher kannst du segeln
page-1503-can-look = kannst du ansehen
page-1503-island-own = Deine Insel
page-1503-island-of = Insel von { $name }
page-1503-inhabitants = Bewohner
page-1503-space = Platz { $space }
page-1503-space-free = frei
page-1503-has-bought = hat in diesem Zug gekauft
page-1503-safe = sicher vor Feuer
page-1503-sites = Produktion
page-1503-site = bei einer { $face }: { $good }
page-1503-site-or = bei einer { $face }: { $good } oder, durch die Niederlassung, { $branch }
page-1503-site-bridge = freie Brücke für eine Niederlassung
page-1503-agreements = Handelsabkommen: { $count } von { $most }; eine Ware kostet { $gold } Gold
page-1503-ships-in-stock = Ein Schiff bauen; im Vorrat: { $count }
page-1503-stock-hint = Kärtchen im Vorrat: oben Pioniere und Siedler, unten Bürger und Kaufleute
page-1503-goods = Deine Waren
page-1503-goods-of = Waren von { $name }
page-1503-no-goods = keine Waren
page-1503-limit = Am Ende deines Zuges behältst du höchstens { $limit } Waren.
page-1503-sell-hint = Zum Verkaufen klicken: { $good }
page-1503-gather-discard = Klick die Waren an, die du abgibst: { $number }
page-1503-gather-take = Klick die Waren an, die du nimmst: { $number }
page-1503-discard = Abgeben
page-1503-take = Nehmen
page-1503-put-back = Zurücklegen: { $good }
page-1503-gold = Gold
page-1503-gold-goal = { $gold } Gold; { $goal } sind ein Ziel
page-1503-gold-of = { $name }: { $gold } Gold
page-1503-advice-lacks = Es fehlt:
page-1503-advice-kind = { $name }: { $text }
page-1503-goals = Ziele: { $points } gewinnen
page-1503-goal = Ziel
page-1503-goal-held = erreicht
page-1503-points = Punkte
page-1503-others = Die anderen Spieler
page-1503-has-turn = ist am Zug
page-1503-market = Markt
page-1503-price = eine Ware kostet { $gold } Gold
page-1503-buys-left =
    { $count ->
        [one] du darfst noch 1 kaufen
       *[other] du darfst noch { $count } kaufen
    }
page-1503-buys-none = mehr kaufst du in diesem Zug nicht
page-1503-market-closed = für diesen Zug geschlossen
page-1503-pile = { $good }: noch { $count } Karten
page-1503-buildings = Öffentliche Gebäude
page-1503-you-have-it = hast du
page-1503-happenings = Der letzte Wurf
page-1503-production = Jede Insel erzeugt ihre Ware für die { $face }.
page-1503-what = Was heißt das?
page-1503-rolls = Die Würfe seit deinem letzten Zug
page-1503-die = Würfel: { $face }
page-1503-tabs = Teile des Tisches
page-1503-tab-sea = Meer
page-1503-tab-island = Insel
page-1503-tab-market = Markt
page-1503-tab-players = Spieler
page-1503-tab-log = Verlauf

# List of things
page-1503-list-settle = Bauen und siedeln
page-1503-with-building = Pionier + { $building }
page-1503-list-sell = Verkaufen
page-1503-list-buy = Kaufen
page-1503-list-sail = Schiffe
