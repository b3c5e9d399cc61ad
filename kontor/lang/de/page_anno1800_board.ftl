# Die Seite, Anno 1800: der gemeinsame Spielplan und die Inseln.

page-1800-board-makes = { $cube } → { $good }
page-1800-board-stock =
    { $number ->
        [0] keins mehr da
        [one] noch 1 da
       *[other] noch { $number } da
    }
page-1800-board-costs = kostet: { $cost }
page-1800-board-pile = { $number } { $name }
page-1800-board-price = Kostet
page-1800-board-free = Kostet nichts
page-1800-board-done = Jetzt nicht: Deine Aktion ist ausgeführt.
page-1800-board-ask = Jetzt nicht: Ein Klick sagt, warum.
page-1800-board-wanted = deine Hand braucht das
page-1800-board-hire = Arbeitskräfte holen
page-1800-board-hire-cube = Arbeitskraft holen: { $cube }
page-1800-board-actions = Aktionen
page-1800-board-old = Alte Welt
page-1800-board-new = Neue Welt
page-1800-board-open = Eine Insel der Alten Welt erschließen
page-1800-board-explore = Eine Insel der Neuen Welt erkunden
page-1800-board-expedition = Expedition
page-1800-board-travel = Auf Expedition gehen: Expeditionskarten ziehen
page-1800-board-swap = Tausch
page-1800-board-swap-hint = Handkarten gegen neue austauschen
page-1800-board-festival = Stadtfest
page-1800-board-festival-hint = Ein Stadtfest feiern: Alle gehen nach Hause und sind wieder bereit
page-1800-board-deck = Stapel: { $deck }
page-1800-board-tabs = Teile des Tisches
page-1800-board-tab-do = Handeln
page-1800-board-tab-board = Spielplan
page-1800-board-tab-others = Andere

page-1800-island-of = Insel von { $name }
page-1800-island-cell = Feld { $cell } ({ $zone })
page-1800-island-free = frei
page-1800-island-crew = an der Arbeit: { $cubes }
page-1800-island-covers = verdeckt: { $tile }
page-1800-island-place = kann hierher
page-1800-island-chosen = gewählt
page-1800-island-used = wird dafür gebraucht
page-1800-island-districts = Wohnviertel
page-1800-island-ready = Bereit: { $number } × { $cube }
page-1800-island-exhausted = Erschöpft: { $number } × { $cube }
page-1800-island-upgrade = Aufsteigen lassen: { $cube }
page-1800-island-recall = Für Gold nach Hause holen: { $cube }
page-1800-island-nobody = niemand
page-1800-island-new = Inseln der Neuen Welt
page-1800-island-olds = Inseln der Alten Welt
page-1800-island-old = Insel { $number } der Alten Welt
page-1800-island-old-with = Insel der Alten Welt mit: { $what }
page-1800-island-imports = Insel der Neuen Welt mit { $goods }
page-1800-island-tired-tokens = { $number } erschöpft
