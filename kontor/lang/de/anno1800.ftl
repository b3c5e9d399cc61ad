# Anno 1800: was geschehen ist, was möglich ist und warum etwas nicht geht. Die Namen der Dinge stehen in anno1800_names.ftl.

anno1800-howto =
    Spiele deine Hand leer, dann wird gewertet: Ausgespielte Karten bringen { $fw }, { $aei } oder { $nw } Einfluss-Punkte, dazu kommen Expeditionen, Gold, das Feuerwerk und { $objectives } Aufträge.
    In deinem Zug hast du eine Aktion: ausbauen, eine Karte ausspielen, Karten austauschen, die Arbeitskraft erhöhen, aufsteigen, die Alte Welt erschließen, die Neue Welt erkunden, Expeditions-Karten nehmen oder ein Stadtfest feiern.
    Um eine Ressource zu produzieren, geht ein Bevölkerungs-Stein aus seinem Wohnviertel auf einen Arbeitsplatz und bleibt dort. Oder du erhandelst eine Ressource für Handels-Plättchen (1 bei Bauern und Arbeitern, 2 bei Handwerkern, 3 bei Ingenieuren), jede nur einmal pro Zug; wer sie liefert, bekommt 1 Gold. Ressourcen stehen dir bis zum Ende deines Zuges zur Verfügung; dann verfallen sie.
    Steine kommen gegen Gold nach Hause (Schichtende) oder durch ein Stadtfest alle auf einmal. Neue Steine bringen neue Karten auf deine Hand.
    Ressourcen im Voraus produzieren, Karten und Effekt-Aufträge aktivieren (freie Aktionen) und Steine nach Hause schicken kannst du jederzeit in deinem Zug.
    Wer die letzte Handkarte ausgespielt hat, bekommt das Feuerwerk; die Runde wird zu Ende gespielt, dann folgt noch eine.
    Gib ein, was du tun willst, zum Beispiel „build brewery“ oder „play fw17“; wenn mehrere Felder oder Zahlungswege möglich sind, wählst du aus. Du kannst auch eine ganze Zeile eingeben: build brewery at 12: work 2, work 6.

# Was geschehen ist.
anno1800-event-turn = — Zug { $number }: { $seat } —
anno1800-event-last_round = Die letzte Runde beginnt.
anno1800-event-worked = { $seat } setzt { $cube_a } auf Feld { $cell } und produziert { $good_some }.
anno1800-event-bought = { $seat } erhandelt { $good_some } von { $other } für { $tokens } Handels-Plättchen; { $other } bekommt 1 Gold.
anno1800-event-imported = { $seat } importiert { $good_some } aus der Neuen Welt.
anno1800-event-freed = { $seat } aktiviert { $card } und bekommt kostenlos { $good_some }.
anno1800-event-recalled =
    { $place ->
        [exhausted] { $seat } schickt { $cube_a } für { $gold } Gold aus dem Erschöpft-Bereich nach Hause.
       *[other] { $seat } schickt { $cube_a } für { $gold } Gold von Feld { $place } nach Hause.
    }
anno1800-event-returned = { $seat } legt { $tile_a } von Feld { $cell } zurück.
anno1800-event-converted = { $seat } nutzt { $tokens } Erkundungs-Plättchen als { $number } Handels-Plättchen.
anno1800-event-built = { $seat } baut { $tile_a } auf Feld { $cell }.
anno1800-event-played = { $seat } spielt { $card } aus.
anno1800-event-drew =
    { $number ->
        [one] { $seat } zieht eine Karte vom Stapel { $deck }.
       *[other] { $seat } zieht { $number } Karten vom Stapel { $deck }.
    }
anno1800-event-drew_self = { $seat } zieht { $cards }.
anno1800-event-put_under =
    { $number ->
        [one] { $seat } legt eine Karte unter den Stapel { $deck }.
       *[other] { $seat } legt { $number } Karten unter den Stapel { $deck }.
    }
anno1800-event-put_under_self = { $seat } legt { $cards } unter den Stapel.
anno1800-event-hired = { $seat } erhöht die Arbeitskraft um { $cube_a }.
anno1800-event-paid_gold = { $seat } zahlt { $gold } Gold, weil der Stapel leer ist.
anno1800-event-upgraded =
    { $place ->
        [home] Ein Stein von { $seat } steigt zum { $cube } auf.
        [exhausted] Ein erschöpfter Stein von { $seat } steigt zum { $cube } auf.
       *[other] Ein Stein von { $seat } auf Feld { $place } steigt zum { $cube } auf.
    }
anno1800-event-opened = { $seat } erschließt die Alte-Welt-Insel { $island }.
anno1800-event-found = { $seat } findet dort { $tile_a } (Feld { $cell }).
anno1800-event-explored = { $seat } erkundet die Neue-Welt-Insel { $island }: { $goods }.
anno1800-event-drew_expeditions =
    { $number ->
        [one] { $seat } zieht eine Expeditions-Karte.
       *[other] { $seat } zieht { $number } Expeditions-Karten.
    }
anno1800-event-drew_expeditions_self = { $seat } zieht Expeditions-Karten: { $cards }.
anno1800-event-festival = { $seat } feiert ein Stadtfest: Alle Steine und Marine-Plättchen sind zurück.
anno1800-event-used = { $seat } aktiviert { $card }.
anno1800-event-used_objective = { $seat } aktiviert den Auftrag „{ $objective }“.
anno1800-event-made_goods = { $seat } produziert im Voraus: { $goods }.
anno1800-event-used_goods = { $seat } verwendet verfügbare Ressourcen: { $goods }.
anno1800-event-lost_goods = Der Zug endet, nicht verwendete Ressourcen verfallen: { $goods }.
anno1800-event-lost_upgrades =
    { $number ->
        [one] Der Zug endet, eine kostenlose Verbesserung verfällt.
       *[other] Der Zug endet, { $number } kostenlose Verbesserungen verfallen.
    }
anno1800-event-got_cubes = Neu bei { $seat }: { $cubes }.
anno1800-event-got_trade = { $seat } bekommt bis zum nächsten Stadtfest { $number } Handels-Plättchen.
anno1800-event-got_exploration = { $seat } bekommt bis zum nächsten Stadtfest { $number } Erkundungs-Plättchen.
anno1800-event-got_gold = { $seat } bekommt { $number } Gold.
anno1800-event-got_action =
    { $number ->
        [one] { $seat } hat eine zusätzliche Aktion.
       *[other] { $seat } hat { $number } zusätzliche Aktionen.
    }
anno1800-event-fireworks = { $seat } hat keine Handkarte mehr und bekommt das Feuerwerk. Diese Runde wird zu Ende gespielt, dann folgt noch eine.
anno1800-event-ended = Die Partie ist zu Ende. Einfluss-Punkte: { $scores }.

# Was gefragt wird.
anno1800-ask-act =
    { $number ->
        [one] { $seat }, du bist am Zug: eine Aktion.
       *[other] { $seat }, du bist am Zug: { $number } Aktionen.
    }
anno1800-ask-end = { $seat }, setze deine Aktion fort, nutze freie Aktionen und Schichtende oder beende den Zug.
anno1800-ask-done = { $seat }, deine Aktion ist ausgeführt: Nutze freie Aktionen und Schichtende oder beende den Zug.

# Was möglich ist.
anno1800-move-build = Baue { $tile_a } ({ $cost })
anno1800-move-play = Spiele { $card } aus ({ $cost }); Effekt: { $effect }
anno1800-move-swap = Tausche eine bis drei Handkarten aus
anno1800-move-hire = Erhöhe die Arbeitskraft um { $cube_a } ({ $cost })
anno1800-move-upgrade = Lass { $cube_a } aufsteigen ({ $cost })
anno1800-move-open = Erschließe eine Alte-Welt-Insel ({ $number } Erkundungs-Plättchen)
anno1800-move-explore =
    { $count ->
        [one] Erkunde eine Neue-Welt-Insel ({ $number } Erkundungs-Plättchen) und ziehe 1 Karte
       *[other] Erkunde eine Neue-Welt-Insel ({ $number } Erkundungs-Plättchen) und ziehe { $count } Karten
    }
anno1800-move-expedition =
    { $count ->
        [one] Nimm 1 Expeditions-Karte ({ $number } Erkundungs-Plättchen)
       *[other] Nimm { $count } Expeditions-Karten ({ $number } Erkundungs-Plättchen)
    }
anno1800-move-festival = Feiere ein Stadtfest: Alle Steine und Marine-Plättchen kommen zurück
anno1800-move-use = Aktiviere { $card }: { $effect }
anno1800-move-use-objective = Aktiviere „{ $objective }“ ({ $cost }): { $effect }
anno1800-move-recall = Schicke { $cube_a } für { $gold } Gold nach Hause
anno1800-move-make = Ressourcen im Voraus produzieren
anno1800-move-end = Beende den Zug
anno1800-lose-goods =
    { $number ->
        [one] 1 Ressource
       *[other] { $number } Ressourcen
    }
anno1800-lose-upgrades =
    { $upgrades ->
        [one] 1 kostenlose Verbesserung
       *[other] { $upgrades } kostenlose Verbesserungen
    }
anno1800-lose-both = { anno1800-lose-goods } und { anno1800-lose-upgrades }
anno1800-at =
    { $place ->
        [home] { $move }: Wohnviertel
        [exhausted] { $move }: Erschöpft-Bereich
       *[other] { $move }: Feld { $place }
    }
anno1800-place =
    { $place ->
        [home] im Wohnviertel
        [exhausted] im Erschöpft-Bereich
       *[other] auf Feld { $place }
    }
anno1800-with = { $move }: { $what }
anno1800-where =
    { $place ->
        [home] im Wohnviertel
        [exhausted] im Erschöpft-Bereich
       *[other] auf Feld { $place }
    }
anno1800-paid = { $move } – { $steps }

# Die Schritte einer Zahlung.
anno1800-step-work = auf Feld { $cell } arbeiten
anno1800-step-buy = { $good_some } von { $other } erhandeln
anno1800-step-import = { $good_some } importieren
anno1800-step-free = { $good_some } durch { $card }
anno1800-step-recall =
    { $place ->
        [exhausted] { $cube_a } aus dem Erschöpft-Bereich nach Hause schicken
       *[other] { $cube_a } von Feld { $place } nach Hause schicken
    }
anno1800-step-return = Bau-Plättchen von Feld { $cell } zurücklegen
anno1800-step-use =
    { $number ->
        [one] { $cube_a } mit { $card } aufsteigen lassen ({ $places })
       *[other] { $number } { $cube_many } mit { $card } aufsteigen lassen ({ $places })
    }
anno1800-step-beryl = Erkundungs-Plättchen als { $number } Handels-Plättchen

# Was etwas kostet, bringt und was fehlt.
anno1800-is-goods = { $goods }
anno1800-is-cubes = { $cubes } erschöpfen
anno1800-is-trade = { $number } Handels-Plättchen
anno1800-is-exploration = { $number } Erkundungs-Plättchen
anno1800-is-gold = { $number } Gold
anno1800-is-nothing = kostenlos
anno1800-is-hire = Arbeitskraft erhöhen ({ $cube })
anno1800-is-upgrade = Aufsteigen ({ $cube })
anno1800-is-tile = { $tile }
anno1800-is-made = { $cube } → { $good }
anno1800-is-objective = { $objective }
anno1800-brings-cubes = { $cubes }
anno1800-brings-upgrades =
    { $number ->
        [one] { $cube_a } aufsteigen lassen
       *[other] bis zu { $number } { $cube_many } aufsteigen lassen
    }
anno1800-brings-trade = { $number } Handels-Plättchen bis zum Stadtfest
anno1800-brings-exploration = { $number } Erkundungs-Plättchen bis zum Stadtfest
anno1800-brings-gold = { $number } Gold
anno1800-brings-expeditions =
    { $number ->
        [one] 1 Expeditions-Karte
       *[other] { $number } Expeditions-Karten
    }
anno1800-brings-actions =
    { $number ->
        [one] eine zusätzliche Aktion
       *[other] { $number } zusätzliche Aktionen
    }
anno1800-brings-returns =
    { $number ->
        [one] 1 Handkarte unter ihren Stapel legen
       *[other] bis zu { $number } Handkarten unter ihre Stapel legen
    }
anno1800-brings-free = 1 Ressource nach Wahl kostenlos ({ $goods })
anno1800-lacks-good = keine Quelle für { $good_some }
anno1800-lacks-cube =
    { $number ->
        [one] 1 { $cube } zu wenig
       *[other] { $number } { $cube_many } zu wenig
    }
anno1800-lacks-workplace = kein freier Arbeitsplatz für { $good_some }
anno1800-lacks-trade_token = { $number } Handels-Plättchen zu wenig
anno1800-lacks-exploration_token = { $number } Erkundungs-Plättchen zu wenig
anno1800-lacks-gold = { $number } Gold zu wenig

# Was Aufträge bewirken.
anno1800-rule-most-cubes = { $most } für die meisten Steine, { $second } für die zweitmeisten
anno1800-rule-most-farmers = { $most } für die meisten Bauern, { $second } für die zweitmeisten
anno1800-rule-most-workers = { $most } für die meisten Arbeiter, { $second } für die zweitmeisten
anno1800-rule-most-artisans = { $most } für die meisten Handwerker, { $second } für die zweitmeisten
anno1800-rule-most-engineers = { $most } für die meisten Ingenieure, { $second } für die zweitmeisten
anno1800-rule-most-investors = { $most } für die meisten Investoren, { $second } für die zweitmeisten
anno1800-rule-most-trade_tokens = { $most } für die meisten Handels-Plättchen, { $second } für die zweitmeisten
anno1800-rule-most-exploration_tokens = { $most } für die meisten Erkundungs-Plättchen, { $second } für die zweitmeisten
anno1800-rule-most-expedition_cards = { $most } für die meisten Expeditions-Karten, { $second } für die zweitmeisten
anno1800-rule-most-old_world_islands = { $most } für die meisten Alte-Welt-Inseln, { $second } für die zweitmeisten
anno1800-rule-most-new_world_islands = { $most } für die meisten Neue-Welt-Inseln, { $second } für die zweitmeisten
anno1800-rule-industries = je { $points } für: { $tiles }
anno1800-rule-at_most-old_world_islands = { $points } bei höchstens { $number ->
        [one] 1 Alte-Welt-Insel
       *[other] { $number } Alte-Welt-Inseln
    }
anno1800-rule-at_most-new_world_islands = { $points } bei höchstens { $number ->
        [one] 1 Neue-Welt-Insel
       *[other] { $number } Neue-Welt-Inseln
    }
anno1800-rule-visited_animal = { $points } zusätzlich für jedes besuchte Tier
anno1800-rule-visited_artifact = { $points } zusätzlich für jedes besuchte Artefakt
anno1800-rule-new_world_island = { $points } für jede Neue-Welt-Insel
anno1800-rule-old_world_island = { $points } für jede Alte-Welt-Insel
anno1800-rule-hand_card = { $points } für jede übrige Handkarte
anno1800-rule-tokens =
    { $number ->
        [one] 1 Erkundungs-Plättchen zählt als 1 Handels-Plättchen
       *[other] { $number } Erkundungs-Plättchen zählen als 1 Handels-Plättchen
    }
anno1800-rule-once = einmal pro Zug: { $cost } → { $effect }
anno1800-rule-often = { $cost } → { $effect }

# Warum etwas nicht geht.
anno1800-why-no-action-left = Du hast keine Aktion mehr; nutze freie Aktionen und Schichtende oder beende den Zug.
anno1800-why-no-action-yet = Führe zuerst eine Aktion durch; ein Stadtfest ist immer möglich.
anno1800-why-goods-lacking = Diese Ressourcen fehlen noch: { $goods }. Gib an, woher sie kommen, zum Beispiel „work 2“.
anno1800-why-not-needed = Das wird hier nicht gebraucht, und auf Vorrat wird nicht produziert: { $good }.
anno1800-why-not-asked-for = Das wird hier nicht verlangt: { $good }.
anno1800-why-nothing-made = So entsteht keine Ressource. Gib an, woher sie kommt, zum Beispiel „make: work 2“.
anno1800-why-make-needless = Im Voraus zu produzieren bringt jetzt nichts: In diesem Zug kannst du bei jedem Bezahlen produzieren, was du brauchst.
anno1800-why-free-good-not-asked = Die kostenlose Ressource einer Karte wird sofort verwendet und nie aufgehoben, und hier wird sie nicht gebraucht: { $good }.
anno1800-why-no-such-good = Diese Ressourcen gibt es nicht: { $goods }.
anno1800-why-goods-not-together = All das zusammen kannst du jetzt nicht produzieren: { $goods }. Wähle weniger Ressourcen.
anno1800-why-not-together = Diese Schritte passen hier nicht zusammen.
anno1800-why-nothing-to-name = Hier ist nichts weiter zu nennen.
anno1800-why-no-steps = Das wird nicht in Schritten bezahlt.
anno1800-why-no-place = Dafür ist kein Ort zu wählen.
anno1800-why-no-industry = Auf Feld { $cell } hast du keine Industrie.
anno1800-why-no-workplace = Auf Feld { $cell } sind alle Arbeitsplätze besetzt ({ $tile }); schicke zuerst jemanden von dort nach Hause.
anno1800-why-no-ready-cube = Für die Arbeit auf Feld { $cell } ist kein { $cube } verfügbar.
anno1800-why-cubes-lacking = Dafür zu erschöpfen: { $number } × { $cube }; im Wohnviertel verfügbar: { $left }.
anno1800-why-trade-tokens = Das kostet { $number } Handels-Plättchen; du hast { $left }.
anno1800-why-exploration-tokens = Das kostet { $number } Erkundungs-Plättchen; du hast { $left }.
anno1800-why-no-such-island = Du hast keine Neue-Welt-Insel mit dieser Ressource: { $good }.
anno1800-why-far-good-not-sold = Ressourcen der Neuen Welt lassen sich nicht erhandeln: { $good }. Importiere sie von einer eigenen Insel.
anno1800-why-no-such-player = An diesem Tisch gibt es keinen Platz { $number }; die Plätze zählen ab 0.
anno1800-why-not-from-yourself = Niemand handelt mit sich selbst: { $good }.
anno1800-why-bought-already = Jede Ressource lässt sich nur einmal pro Zug erhandeln: { $good }.
anno1800-why-does-not-make = { $other } hat keine offen liegende Industrie für diese Ressource: { $good }.
anno1800-why-no-open-industry-of = So eine Industrie hat { $other } nicht: { $good }, { $cube }.
anno1800-why-cheapest-not-named = Gemeint ist ohnehin die günstigste Industrie am genannten Platz; lass die Art des Steins weg: { $good }, { $cube }.
anno1800-why-nobody-to-recall =
    { $place ->
        [exhausted] Im Erschöpft-Bereich ist kein { $cube }.
       *[other] Auf Feld { $place } ist kein { $cube }.
    }
anno1800-why-recall-gold = Es kostet { $gold } Gold, { $cube_a } nach Hause zu schicken; du hast { $left }.
anno1800-why-return-not-building = Bau-Plättchen werden nur beim Ausbauen zurückgelegt.
anno1800-why-return-too-many =
    { $number ->
        [0] In dieser Ausgabe wird kein Bau-Plättchen zurückgelegt.
        [one] In einer Ausbauen-Aktion darf ein Bau-Plättchen zurückgelegt werden.
       *[other] In einer Ausbauen-Aktion dürfen { $number } Bau-Plättchen zurückgelegt werden.
    }
anno1800-why-no-own-tile = Auf Feld { $cell } liegt kein Bau-Plättchen, das du zurücklegen könntest.
anno1800-why-no-such-cell = Ein Feld { $cell } hast du nicht; deine Felder gehen von 1 bis { $last }.
anno1800-why-wrong-ground = Industrien stehen auf Landfeldern mit oder ohne Küste, Werften auf Landfeldern mit Küste, Schiffe auf Meeresfeldern; Feld { $cell } passt nicht: { $tile }.
anno1800-why-no-tile-left = So ein Bau-Plättchen liegt nicht mehr auf dem Spielplan: { $tile }.
anno1800-why-identical = Du hast anderswo schon eine identische Industrie: { $tile }. Überbaue sie oder lege sie zuerst zurück.
anno1800-why-only-over = In dieser Ausgabe kann diese Industrie nur ihre vorgedruckte Version auf Feld { $cell } überbauen: { $tile }.
anno1800-why-no-yard = Für ein Schiff der Stärke { $number } hast du in dieser Aktion keine Werft mehr frei: { $tile }.
anno1800-why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
anno1800-why-card-twice = Dieselbe Karte ist zweimal genannt: { $card }.
anno1800-why-swap-number = Eine bis { $number } Karten können ausgetauscht werden.
anno1800-why-deck-empty = Dieser Stapel ist leer, also lassen sich seine Karten nicht austauschen: { $deck }.
anno1800-why-supply-empty = Im Vorrat ist kein { $cube } mehr.
anno1800-why-hire-gold = Der Stapel ist leer; ein neuer Stein kostet stattdessen { $gold } Gold, und du hast { $left }.
anno1800-why-nobody-there =
    { $place ->
        [home] Im Wohnviertel ist kein { $cube }.
        [exhausted] Im Erschöpft-Bereich ist kein { $cube }.
       *[other] Auf Feld { $place } ist kein { $cube }.
    }
anno1800-why-islands-enough = Du hast schon die Höchstzahl an Inseln dieser Art: { $number }.
anno1800-why-pile-empty = Es gibt nichts mehr zu ziehen.
anno1800-why-not-open = Vor dir liegt keine offene Karte { $card }, deren Effekt du nutzen könntest.
anno1800-why-free-good-in-payment = Die Ressource von { $card } nutzt du beim Bezahlen: Ergänze den Schritt „free RESSOURCE by { $card }“.
anno1800-why-no-cube-comes = Kein einziger Stein käme hinzu: Der Vorrat ist leer, oder es fehlt das Gold, das bei leerem Stapel zu zahlen ist ({ $card }).
anno1800-why-upgrades-number =
    { $number ->
        [one] Nenne den Ort eines Steins, der aufsteigen soll: use { $card } at home.
       *[other] Nenne die Orte von einem bis { $number } Steinen, die aufsteigen sollen, zum Beispiel: use { $card } at home.
    }
anno1800-why-returns-none = Hier werden keine Karten unter einen Stapel gelegt.
anno1800-why-returns-number =
    { $number ->
        [one] Nenne eine Handkarte, die unter ihren Stapel kommt.
       *[other] Nenne eine bis { $number } Handkarten, die unter ihre Stapel kommen.
    }
anno1800-why-no-free-good = Diese Karte liegt nicht offen vor dir oder bringt diese Ressource nicht: { $card }, { $good }.
anno1800-why-objective-not-in-play = Dieser Auftrag ist nicht im Spiel: { $objective }.
anno1800-why-objective-no-effect = Dieser Auftrag hat keinen Effekt, den du mit einer eigenen Zeile aktivieren könntest: { $objective }.
anno1800-why-objective-used = Dieser Auftrag lässt sich nur einmal pro Zug aktivieren: { $objective }.
anno1800-why-objective-gold = Dieser Auftrag kostet { $gold } Gold, und du hast { $left }: { $objective }.
anno1800-why-not-in-play = Mit keinem Auftrag im Spiel lassen sich Erkundungs-Plättchen als Handels-Plättchen nutzen.
anno1800-why-tokens-left-over =
    { $number ->
        [one] Ein Handels-Plättchen aus Erkundungs-Plättchen bleibt ungenutzt.
       *[other] { $number } Handels-Plättchen aus Erkundungs-Plättchen bleiben ungenutzt.
    }
anno1800-why-objectives-number = Es müssen genau { $number } verschiedene Aufträge gewählt werden.

# Ein Spielaufbau, den kein Mischen ergibt.
anno1800-deal-unknown = Der Stapel „{ $pile }“ nennt „{ $name }“; das gehört nicht dazu.
anno1800-deal-twice = Der Stapel „{ $pile }“ nennt „{ $name }“ zweimal.
anno1800-deal-missing = Im Stapel „{ $pile }“ fehlt „{ $name }“.
anno1800-deal-objectives = Der Spielaufbau muss { $number } verschiedene Aufträge nennen.
anno1800-deal-option = Die Aufträge des Spielaufbaus passen nicht zur Option: { $name }.
