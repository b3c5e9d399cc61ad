# Anno 1503: was auf dem Spielmaterial steht, in Sätzen für Bildschirme.

anno1503-fact-name-pirates = Piraten
anno1503-fact-name-fire = Feuer
anno1503-fact-name-golden_age = Goldenes Zeitalter
anno1503-fact-pirates = Alle zahlen 1 Gold für jede Niederlassung und jedes Handelsabkommen auf ihrer Insel. Wer nicht genug hat, gibt stattdessen eines dieser Kärtchen ab.
anno1503-fact-fire = Alle zahlen 1 Gold für jeden Einwohner jenseits von Feld { $number }. Wer nicht genug hat, verliert stattdessen den Einwohner auf dem höchsten Feld samt seinem öffentlichen Gebäude.
anno1503-fact-golden_age = Alle nehmen sich eine Ware nach Wahl.

anno1503-fact-goal-gold = { $number } Gold
anno1503-fact-goal-branches = { $number } Niederlassungen auf deiner Insel
anno1503-fact-goal-agreements = { $number } Handelsabkommen auf deiner Insel
anno1503-fact-goal-buildings = { $number } öffentliche Gebäude auf deiner Insel
anno1503-fact-goal-merchants = { $number } Kaufleute auf deiner Insel

anno1503-fact-branch = Kommt an eine freie graue Brücke bei einem deiner Standorte. Wird dessen Zahl gewürfelt, darfst du { $good_some } nehmen statt der Ware des Standorts.
anno1503-fact-agreement = Kommt an eine freie braune Brücke. Jede Ware, die du kaufst, kostet dich 1 Gold weniger.
anno1503-fact-treasure_upgrade = Entwickelt einen deiner Einwohner kostenlos um eine Stufe; danach ist es aus dem Spiel.
anno1503-fact-treasure_gold = Bringt { $gold } Gold; danach ist es aus dem Spiel.

anno1503-fact-start = Der Start: Hier werden neue Schiffe eingesetzt.
anno1503-fact-sea = Meer: Ein Schiff fährt von Feld zu Feld, jeder Schritt kostet einen Aktionspunkt.
anno1503-fact-stack =
    { $number ->
        [2] Ein Inselfeld von Stapel { $number }, in jedem Spiel dabei.
       *[other] Ein Inselfeld von Stapel { $number }, ab { $number } Spielern dabei.
    }

anno1503-fact-inhabitant = Kauft dir in jedem deiner Züge eine Ware ab: { $goods }, für { $gold } Gold.
anno1503-fact-ship = Fährt übers Meer und erkundet Kärtchen neben sich; jeder Schritt und jeder Blick kostet einen Aktionspunkt. Wird ein Kärtchen genutzt, geht das Schiff zurück in den Vorrat.
anno1503-fact-production = Wird die Zahl eines Standorts gewürfelt, nimmt jeder die Ware, die seine Insel dort liefert.
anno1503-fact-event = Bei einer { $number } wird nichts geliefert; der Würfel wird noch einmal für ein Ereignis geworfen.
anno1503-fact-buy =
    { $times ->
        [one] Einmal pro Zug darfst du eine beliebige Ware für { $gold } Gold kaufen, abzüglich 1 für jedes Handelsabkommen.
       *[other] Bis zu { $times }-mal pro Zug darfst du eine beliebige Ware für { $gold } Gold kaufen, abzüglich 1 für jedes Handelsabkommen.
    }
anno1503-fact-hand = Am Ende deines Zuges behältst du höchstens { $number } Waren.
anno1503-fact-safe = Die ersten { $number } Felder sind vor Feuer sicher.
anno1503-fact-building = Ab Feld { $number } bringt ein neuer Pionier ein öffentliches Gebäude mit, kostenlos; keines steht zweimal auf einer Insel.
anno1503-fact-win = Wer im eigenen Zug { $number } der Ziele hält, gewinnt sofort. Ein Ziel, das nicht mehr erfüllt ist, zählt nicht mehr.
anno1503-fact-effects = { $effects }
