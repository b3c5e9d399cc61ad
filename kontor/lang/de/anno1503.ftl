# Anno 1503: Namen der Dinge, was geschehen ist, was möglich ist und warum etwas nicht geht.

anno1503-title = Anno 1503
anno1503-about = Erkunde die Inseln, besiedle deine eigene und erreiche vor allen anderen drei von fünf Zielen. Von Klaus Teuber.
anno1503-howto =
    Halte in deinem eigenen Zug als Erster { $points } von fünf Zielen: { $gold } Gold, { $branches } Niederlassungen, { $agreements } Handelsabkommen, { $buildings } öffentliche Gebäude, { $merchants } Kaufleute.
    Ein Zug: Es wird gewürfelt, und jede Insel liefert eine Ware. Dann siedelst, entwickelst, verkaufst und kaufst du in beliebiger Reihenfolge. Zuletzt fahren deine Schiffe.
    Schiffe erkunden verdeckte Kärtchen neben sich. Ein Kärtchen, das du nutzt, kommt auf deine Insel, und das Schiff geht zurück in den Vorrat.
    Einwohner kaufen Waren, jeder einmal pro Zug: Pioniere Holz, Stein oder Werkzeug, Siedler Tuch, Bürger Gewürz, Kaufleute Tabak.
    Ab dem vierten Feld bringt ein neuer Pionier ein öffentliches Gebäude mit. Bei einer 6 drohen Piraten oder Feuer, oder ein Goldenes Zeitalter bricht an.
    Am Ende deines Zuges behältst du höchstens { $limit } Waren.

# Optionen.
anno1503-choose-hands = Handkarten offen oder verdeckt?
anno1503-hands-open = Offen: Alle sehen, welche Waren du auf der Hand hast.
anno1503-hands-hidden = Verdeckt: Die anderen sehen nur, wie viele Waren du auf der Hand hast.

anno1503-good-wood = Holz
    .some = Holz
anno1503-good-stone = Stein
    .some = Stein
anno1503-good-tools = Werkzeug
    .some = Werkzeug
anno1503-good-cloth = Tuch
    .some = Tuch
anno1503-good-spice = Gewürz
    .some = Gewürz
anno1503-good-tobacco = Tabak
    .some = Tabak
anno1503-good-any = beliebige Ware
    .some = eine beliebige Ware
anno1503-hidden-goods =
    { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    }

anno1503-inhabitant-pioneer = Pionier
    .a = ein Pionier
    .to = an den Pionier
anno1503-inhabitant-settler = Siedler
    .a = ein Siedler
    .to = an den Siedler
anno1503-inhabitant-citizen = Bürger
    .a = ein Bürger
    .to = an den Bürger
anno1503-inhabitant-merchant = Kaufmann
    .a = ein Kaufmann
    .to = an den Kaufmann

anno1503-building-fire_brigade = Feuerwehr
    .a = eine Feuerwehr
anno1503-building-forge = Schmiede
    .a = eine Schmiede
anno1503-building-church = Kirche
    .a = eine Kirche
anno1503-building-school = Schule
    .a = eine Schule
anno1503-building-restaurant = Wirtshaus
    .a = ein Wirtshaus
anno1503-building-shipyard = Werft
    .a = eine Werft
anno1503-building-bath_house = Badehaus
    .a = ein Badehaus
anno1503-building-large_branch = Große Niederlassung
    .a = eine Große Niederlassung
anno1503-effect-price = jeder { $inhabitant } zahlt { $gold } Gold
anno1503-effect-good_price = verkauft { $good_some } für { $gold } Gold
anno1503-effect-fire = zahlt bei Feuer nichts
anno1503-effect-pirates = zahlt bei Piraten nichts
anno1503-effect-golden_age = { $number } Waren im Goldenen Zeitalter
anno1503-effect-points = Aktionspunkte der Schiffe × { $number }
anno1503-effect-claim = einmal pro Zug für { $gold } Gold eine Ware aus einer fremden Hand
anno1503-ship = Schiff
anno1503-is-goods = { $goods }
anno1503-is-building = { $building }
anno1503-is-tile = { $tile }


anno1503-tile-branch_wood = Holz-Niederlassung
    .a = eine Holz-Niederlassung
anno1503-tile-branch_stone = Stein-Niederlassung
    .a = eine Stein-Niederlassung
anno1503-tile-branch_tools = Werkzeug-Niederlassung
    .a = eine Werkzeug-Niederlassung
anno1503-tile-branch_cloth = Tuch-Niederlassung
    .a = eine Tuch-Niederlassung
anno1503-tile-branch_spice = Gewürz-Niederlassung
    .a = eine Gewürz-Niederlassung
anno1503-tile-branch_tobacco = Tabak-Niederlassung
    .a = eine Tabak-Niederlassung
anno1503-tile-agreement = Handelsabkommen
    .a = ein Handelsabkommen
anno1503-tile-treasure_upgrade = Schatz (kostenlose Entwicklung)
    .a = einen Schatz mit kostenloser Entwicklung
anno1503-tile-treasure_gold = Schatz (Gold)
    .a = einen Schatz mit Gold

anno1503-goal-gold = Gold
anno1503-goal-branches = Niederlassungen
anno1503-goal-agreements = Handelsabkommen
anno1503-goal-buildings = öffentliche Gebäude
anno1503-goal-merchants = Kaufleute

anno1503-phase-roll = Produktionswurf
anno1503-phase-event = Ereigniswurf
anno1503-phase-take = Wahl der Waren
anno1503-phase-give = Abgabe eines Kärtchens wegen der Piraten
anno1503-phase-reserve = Kärtchen aus der Reserve
anno1503-phase-act = Spielzug
anno1503-phase-draw = Ziehen einer Ware aus einer Hand
anno1503-phase-looked = Entscheidung über das angesehene Kärtchen
anno1503-phase-discard = Abwerfen überzähliger Waren
anno1503-phase-over = Ende der Partie

# Was geschehen ist.
anno1503-event-turn = — Zug { $number }: { $seat } —
anno1503-event-rolled = { $seat } würfelt eine { $face }.
anno1503-event-struck =
    { $event ->
        [pirates] Der Ereigniswurf ist eine { $face }: Piraten!
        [fire] Der Ereigniswurf ist eine { $face }: Feuer!
       *[golden_age] Der Ereigniswurf ist eine { $face }: Goldenes Zeitalter!
    }
anno1503-event-took = { $seat } nimmt { $goods }.
anno1503-event-took_nothing = { $seat } bekommt nichts: Der Stapel ist leer.
anno1503-event-spared =
    { $event ->
        [pirates] Ein öffentliches Gebäude schützt { $seat } vor den Piraten.
       *[fire] Ein öffentliches Gebäude schützt { $seat } vor dem Feuer.
    }
anno1503-event-paid =
    { $event ->
        [pirates] { $seat } zahlt den Piraten { $gold } Gold.
       *[fire] { $seat } zahlt wegen des Feuers { $gold } Gold.
    }
anno1503-event-unharmed =
    { $event ->
        [pirates] Bei { $seat } finden die Piraten nichts.
       *[fire] Bei { $seat } kann nichts brennen.
    }
anno1503-event-gave_up = { $seat } kann die Piraten nicht bezahlen und gibt { $tile_a } ab.
anno1503-event-placed = Ein Kärtchen aus der Reserve wird verdeckt auf { $cell } gelegt.
anno1503-event-lost_inhabitant = { $seat } kann nach dem Feuer nicht zahlen und verliert den Einwohner auf Feld { $space }.
anno1503-event-lost_building = { $seat } kann nach dem Feuer nicht zahlen und verliert den Einwohner auf Feld { $space } samt öffentlichem Gebäude ({ $building }).
anno1503-event-launched = { $seat } baut ein Schiff.
anno1503-event-settled = { $seat } setzt einen Pionier auf Feld { $space }.
anno1503-event-settled_building = { $seat } setzt einen Pionier auf Feld { $space } und baut { $building_a }.
anno1503-event-developed = { $seat } entwickelt den Einwohner auf Feld { $space } zum { $inhabitant }.
anno1503-event-sold = { $seat } verkauft { $good_some } auf Feld { $space } für { $gold } Gold.
anno1503-event-bought = { $seat } kauft { $good_some } für { $gold } Gold.
anno1503-event-claimed = { $seat } zahlt { $gold } Gold an { $other } für eine Ware aus der Hand.
anno1503-event-drew = { $seat } zieht { $good_some } aus der Hand von { $other }.
anno1503-event-drew_hidden = { $seat } zieht eine Ware aus der Hand von { $other }.
anno1503-event-drew_hidden_self = { $seat } zieht { $good_some } aus der Hand von { $other }.
anno1503-event-sailed = { $seat } fährt mit Schiff { $ship } nach { $cell }.
anno1503-event-looked = { $seat } sieht sich das Kärtchen auf { $cell } an.
anno1503-event-looked_self = { $seat } sieht sich das Kärtchen auf { $cell } an: { $tile }.
anno1503-event-left = { $seat } lässt das Kärtchen auf { $cell } liegen.
anno1503-event-kept = { $seat } nutzt das Kärtchen auf { $cell }: { $tile }. Das Schiff geht zurück in den Vorrat.
anno1503-event-kept_branch = { $seat } nutzt das Kärtchen auf { $cell }: { $tile } an Standort { $site }. Das Schiff geht zurück in den Vorrat.
anno1503-event-discarded = { $seat } wirft { $goods } ab.
anno1503-event-won = { $seat } erfüllt die Ziele { $goals } und gewinnt!
anno1503-event-drawn = Nach { $turns } Zügen hat niemand gewonnen: Die Partie endet unentschieden.

# Was gefragt wird.
anno1503-ask-act = { $seat }, du bist am Zug.
anno1503-ask-take =
    { $number ->
        [one] { $seat }, wähle eine Ware.
       *[other] { $seat }, wähle { $number } Waren.
    }
anno1503-ask-give = { $seat }, du kannst die Piraten nicht bezahlen. Welches Kärtchen gibst du ab?
anno1503-ask-looked = { $seat }, was machst du mit dem Kärtchen auf { $cell }?
anno1503-ask-discard =
    { $number ->
        [one] { $seat }, wirf eine Ware ab.
       *[other] { $seat }, wirf { $number } Waren ab.
    }

# Was möglich ist.
anno1503-move-take = Nimm { $goods }
anno1503-move-give = Gib { $tile_a } ab
anno1503-move-give-site = Gib { $tile_a } von Standort { $site } ab
anno1503-move-ship = Baue ein Schiff (kostet { $goods })
anno1503-move-pioneer = Setze einen Pionier auf Feld { $space } (kostet { $goods })
anno1503-move-pioneer-building = Setze einen Pionier auf Feld { $space } und baue { $building_a }: { $effects } (kostet { $goods })
anno1503-move-develop = Entwickle den Einwohner auf Feld { $space } zum { $inhabitant } (kostet { $goods })
anno1503-move-sell = Verkaufe { $good_some } { $inhabitant_to } auf Feld { $space } für { $gold } Gold
anno1503-move-buy = Kaufe { $good_some } für { $gold } Gold
anno1503-move-claim = Ziehe für { $gold } Gold eine Ware aus der Hand von { $other }
anno1503-move-sail = Fahre mit Schiff { $ship } nach { $cell }
anno1503-move-look = Sieh dir mit Schiff { $ship } das Kärtchen auf { $cell } an
anno1503-move-leave = Lass das Kärtchen liegen
anno1503-move-keep-branch = Lege { $tile_a } an Standort { $site } (liefert { $good_some }; das Schiff geht zurück in den Vorrat)
anno1503-move-keep-agreement = Behalte { $tile_a } (das Schiff geht zurück in den Vorrat)
anno1503-move-keep-treasure_gold = Nimm den Schatz von { $gold } Gold (das Schiff geht zurück in den Vorrat)
anno1503-move-keep-treasure_upgrade = Entwickle den Einwohner auf Feld { $space } kostenlos zum { $inhabitant } (das Schiff geht zurück in den Vorrat)
anno1503-move-end = Beende den Zug
anno1503-move-discard = Wirf { $goods } ab

# Warum etwas nicht geht.
anno1503-why-not-now = „{ $text }“ ist jetzt nicht möglich. Gerade an der Reihe: { $phase }.
anno1503-why-die-face = Ein Würfel zeigt 1 bis { $faces }.
anno1503-why-ships-have-sailed =
    { $kind ->
        [claim] In dieser Partie zieht man mit der Großen Niederlassung, bevor das erste Schiff Aktionspunkte nutzt.
       *[other] Sobald ein Schiff Aktionspunkte genutzt hat, wird in diesem Zug nichts mehr gesetzt, entwickelt, gekauft oder verkauft.
    }
anno1503-why-surplus =
    { $number ->
        [one] Du musst genau eine Ware aus deiner Hand abwerfen.
       *[other] Du musst genau { $number } Waren aus deiner Hand abwerfen.
    }
anno1503-why-not-produced = Das liefert deine Insel bei diesem Wurf nicht: { $goods }.
anno1503-why-pile-empty = Auf diesem Stapel liegt keine Karte mehr.
anno1503-why-not-your-tile = So ein Kärtchen liegt nicht an deiner Insel: { $tile }.
anno1503-why-name-the-site = Davon hast du mehrere Kärtchen ({ $tile }); nenne auch den Standort.
anno1503-why-site-not-named = Davon hast du nur ein Kärtchen ({ $tile }); gib es ohne Standort ab.
anno1503-why-not-in-reserve = So ein Kärtchen ist nicht in der Reserve: { $tile }.
anno1503-why-golden-number =
    { $number ->
        [one] In diesem Goldenen Zeitalter nimmst du eine Ware.
       *[other] In diesem Goldenen Zeitalter nimmst du { $number } Waren oder so viele, wie es gibt.
    }
anno1503-why-no-ship-in-stock = Du hast kein Schiff mehr, das du bauen könntest.
anno1503-why-cost = Das kostet { $goods }. Dir fehlt: { $missing }.
anno1503-why-no-space = Alle Felder deiner Insel sind besetzt.
anno1503-why-no-pioneer-tile = Du hast kein Pionier-Kärtchen mehr; entwickle zuerst einen Siedler zum Bürger.
anno1503-why-name-a-building = Ein Pionier auf Feld { $space } bringt ein öffentliches Gebäude mit; nenne es.
anno1503-why-no-building-left = Ein Pionier auf Feld { $space } muss ein öffentliches Gebäude mitbringen, und für dich ist keines mehr zu haben.
anno1503-why-no-building-here = Ein Pionier auf Feld { $space } bringt noch kein öffentliches Gebäude mit.
anno1503-why-building-taken = Dieses Gebäude liegt nicht mehr in der Auslage: { $building }.
anno1503-why-building-twice = Dieses Gebäude hast du schon, und keines steht zweimal auf einer Insel: { $building }.
anno1503-why-nobody-there = Auf Feld { $space } wohnt niemand.
anno1503-why-already-merchant = Der Einwohner auf Feld { $space } ist schon Kaufmann.
anno1503-why-no-citizen-tile = Du hast kein Bürger-Kärtchen mehr.
anno1503-why-has-bought = Der Einwohner auf Feld { $space } hat in diesem Zug schon etwas gekauft.
anno1503-why-does-not-buy = Der Einwohner auf Feld { $space } kauft diese Ware nicht: { $good }.
anno1503-why-not-in-hand = Diese Ware hast du nicht: { $good }.
anno1503-why-buys-used =
    { $times ->
        [one] Pro Zug darfst du eine Ware kaufen.
       *[other] Pro Zug darfst du höchstens { $times } Waren kaufen.
    }
anno1503-why-buy-gold = Du brauchst { $gold } Gold, um eine Ware zu kaufen.
anno1503-why-no-claim-building = Du brauchst eine Große Niederlassung, um aus einer fremden Hand zu ziehen.
anno1503-why-claim-used = Du hast in diesem Zug schon aus einer fremden Hand gezogen.
anno1503-why-claim-seat = Eine Ware wird nur aus einer fremden Hand gezogen.
anno1503-why-claim-gold = Du brauchst { $gold } Gold, um aus einer fremden Hand zu ziehen.
anno1503-why-claim-hand = { $other } hat keine Waren.
anno1503-why-not-in-that-hand = So eine Ware ist nicht in dieser Hand: { $good }.
anno1503-why-no-such-ship = Du hast kein Schiff { $ship } auf See.
anno1503-why-no-points =
    { $points ->
        [one] Schiff { $ship } hat seinen Aktionspunkt verbraucht.
       *[other] Schiff { $ship } hat alle { $points } Aktionspunkte verbraucht.
    }
anno1503-why-not-adjacent = { $cell } liegt nicht neben Schiff { $ship }.
anno1503-why-not-sea = { $cell } ist ein Inselfeld; Schiffe bleiben auf See.
anno1503-why-no-tile = Auf { $cell } liegt kein Kärtchen.
anno1503-why-bridge = Eine Niederlassung kommt an eine freie graue Brücke; nenne die Nummer eines solchen Standorts.
anno1503-why-no-agreement-bridge = Alle deine braunen Brücken sind besetzt.
anno1503-why-name-no-place = Dieses Kärtchen behältst du, ohne einen Ort zu nennen.
anno1503-why-upgrade-nobody = Dieser Schatz entwickelt einen Einwohner, der noch aufsteigen kann; nenne dessen Feld.

# Ein Spielaufbau, den kein Mischen ergibt.
anno1503-deal-home = Die Heimatinseln müssen { $players } verschiedene Zahlen von 0 bis { $boards } sein.
anno1503-deal-cell = Bei dieser Spielerzahl kommt kein Kärtchen auf { $cell }.
anno1503-deal-tile = Ein Kärtchen namens „{ $name }“ gibt es nicht.
anno1503-deal-empty = Auf dem Inselfeld { $cell } liegt kein Kärtchen.
anno1503-deal-stack = Auf den Feldern von Stapel { $mark } liegt dieses Kärtchen { $found }-mal, im Stapel ist es aber nur { $wanted }-mal: { $tile }.
anno1503-deal-count = Dieses Kärtchen ist { $found }-mal statt { $wanted }-mal verteilt: { $tile }.

# Der Tisch im Terminal.
anno1503-screen-sea = Das Meer
anno1503-screen-legend = ◇ Start · [2] verdecktes Kärtchen, Stapel 2 · ' schon angesehen · ( ) leer · Buchstaben: Schiffe
anno1503-screen-goals = Ziele
anno1503-screen-hand = Waren
anno1503-screen-inhabitants = Insel
anno1503-screen-production = Standorte
anno1503-screen-ships = Schiffe
anno1503-screen-points =
    { $points ->
        [one] (noch 1 Punkt)
       *[other] (noch { $points } Punkte)
    }
anno1503-screen-display = Öffentliche Gebäude in der Auslage:
anno1503-screen-piles = Stapel:
anno1503-screen-reserve = Kärtchen in der Reserve: { $count }
anno1503-screen-price = eine Ware kostet dich { $gold } Gold
anno1503-screen-stock = (übrig: { $low } Pionier/Siedler, { $high } Bürger/Kaufmann)
anno1503-screen-ships-in-stock = ({ $count } im Vorrat)

# Wie ein Kärtchen auf dem Plan heißt: höchstens drei Buchstaben.
anno1503-short-branch_wood = Hol
anno1503-short-branch_stone = Ste
anno1503-short-branch_tools = Wer
anno1503-short-branch_cloth = Sto
anno1503-short-branch_spice = Gew
anno1503-short-branch_tobacco = Tab
anno1503-short-agreement = −1
anno1503-short-treasure_upgrade = ↑
anno1503-short-treasure_gold = 12

# Werte, die nicht sein können.
anno1503-content-board = { $path }: Eine Heimatinsel hat { $sites } Standorte, genau einer davon ist „any“.
anno1503-content-map-size = { $path }: Der Spielplan braucht 1 bis 9 gleich lange Reihen mit höchstens 26 Feldern.
anno1503-content-map-squares = { $path }: Der Spielplan besteht aus einem „S“ und sonst aus „.“, „2“, „3“ und „4“.
anno1503-content-stack-small = { $path }: Stapel { $mark } hat { $tiles } Kärtchen für { $spaces } Felder auf dem Spielplan.
anno1503-content-stacks = { $path }: Die Stapel 2, 3 und 4 müssen je einmal vorkommen.
anno1503-content-unreachable = { $path }: Kein Schiff kann neben das Inselfeld { $cell } fahren.
anno1503-content-faces = { $path }: Jede Augenzahl von 1 bis 6 muss genau ein Ereignis bringen.
