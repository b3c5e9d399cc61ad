# Anno 1503 in Kürze: Kurzregeln, die aktuelle Aktion und Tipps für die erste Partie. Kein Satz hat Lücken.

help-anno1503-section-goal = Ziel
help-anno1503-goal-1 = Es gibt fünf Ziele: 30 Gold, 4 Niederlassungen, 3 Handelsabkommen, 4 öffentliche Gebäude, 3 Kaufleute. Wer im eigenen Zug drei davon erfüllt, gewinnt sofort.
help-anno1503-goal-2 = Ein Ziel zählt nur, solange du es erfüllst: Gold gibt man aus, Kärtchen und Einwohner kann man verlieren.

help-anno1503-section-turn = Dein Zug
help-anno1503-turn-1 = Zuerst wird gewürfelt, und jede Insel produziert. Dann siedelst, entwickelst, verkaufst und kaufst du in beliebiger Reihenfolge. Zuletzt fahren deine Schiffe.
help-anno1503-turn-2 = Sobald ein Schiff seinen ersten Aktionspunkt genutzt hat, wird in diesem Zug nichts mehr gesetzt, entwickelt, verkauft oder gekauft.
help-anno1503-turn-3 = Am Ende deines Zuges behältst du höchstens fünf Waren; was du abwirfst, wählst du selbst. Zwischendurch darfst du mehr haben.

help-anno1503-section-production = Produktion
help-anno1503-production-1 = Die gewürfelte Zahl gilt für alle: Jeder nimmt die Ware, die die eigene Insel an diesem Standort liefert. Liegt dort eine Niederlassung, kann man stattdessen ihre Ware nehmen.
help-anno1503-production-2 = Ein Standort jeder Insel liefert eine beliebige Ware, auch Gewürz oder Tabak. Von einem leeren Stapel bekommt niemand etwas.
help-anno1503-production-3 = Bei einer 6 produziert niemand. Es wird noch einmal gewürfelt, und ein Ereignis tritt ein.

help-anno1503-section-events = Ereignisse
help-anno1503-events-1 = Nach einer 6 entscheidet ein zweiter Wurf, was allen geschieht. Wer bei Piraten oder Feuer genug Gold hat, muss zahlen.
help-anno1503-events-2 = Piraten (1 oder 2): Jeder zahlt 1 Gold für jede eigene Niederlassung und jedes eigene Handelsabkommen. Wer nicht genug hat, zahlt nichts und gibt eines dieser Kärtchen ab; dann kommt ein Kärtchen aus der Reserve verdeckt auf den Plan, weit weg vom Start. Eine Schmiede schützt dich.
help-anno1503-events-3 = Feuer (3 oder 4): Jeder zahlt 1 Gold für jeden Einwohner außerhalb der beiden sicheren Felder. Wer nicht genug hat, zahlt nichts und verliert den Einwohner auf dem höchsten Feld samt seinem öffentlichen Gebäude. Eine Feuerwehr schützt dich.
help-anno1503-events-4 = Goldenes Zeitalter (5 oder 6): Jeder nimmt eine beliebige Ware, mit einer Kirche zwei.

help-anno1503-section-people = Einwohner
help-anno1503-people-1 = Ein Pionier kostet Holz und Werkzeug und kommt auf das nächste freie Feld. Ab dem vierten Feld bringt er kostenlos ein öffentliches Gebäude deiner Wahl mit.
help-anno1503-people-2 = Pionier zum Siedler: 1 Tuch, 2 Stein. Siedler zum Bürger: 2 Gewürz, 1 Stein. Bürger zum Kaufmann: 2 Tabak, 1 Gewürz.
help-anno1503-people-3 = Du hast vier Kärtchen für Pioniere und Siedler und drei für Bürger und Kaufleute. Wird ein Siedler zum Bürger, ist wieder ein Pionier-Kärtchen frei.

help-anno1503-section-market = Verkaufen und kaufen
help-anno1503-market-1 = Jeder Einwohner kauft eine Ware pro Zug: ein Pionier Holz, Stein oder Werkzeug für 1 Gold, ein Siedler Tuch für 2, ein Bürger Gewürz für 3, ein Kaufmann Tabak für 4. Öffentliche Gebäude können diese Preise erhöhen.
help-anno1503-market-2 = Zweimal pro Zug darfst du eine beliebige Ware für 6 Gold kaufen, je Handelsabkommen 1 Gold billiger.
help-anno1503-market-3 = Untereinander wird nicht gehandelt.

help-anno1503-section-ships = Schiffe
help-anno1503-ships-1 = Ein Schiff kostet Tuch, Holz und Werkzeug und beginnt am Start. Du hast zwei.
help-anno1503-ships-2 = Jedes Schiff hat pro Zug so viele Aktionspunkte, wie Spieler am Tisch sitzen; eine Werft verdoppelt sie. Ein Punkt bringt es auf das nächste Meeresfeld oder zeigt dir ein Kärtchen daneben. Schräg geht nichts.
help-anno1503-ships-3 = Auf einem Feld dürfen beliebig viele Schiffe stehen, und deine Schiffe dürfen sich abwechseln.

help-anno1503-section-islands = Inselkärtchen
help-anno1503-islands-1 = Ein Kärtchen, das du dir ansiehst, siehst nur du. Du lässt es liegen, und das Schiff darf weiterfahren, oder du nutzt es: Dann geht das Schiff zurück in deinen Vorrat.
help-anno1503-islands-2 = Eine Niederlassung kommt an eine deiner vier grauen Brücken und lässt dich dort ihre Ware nehmen. Sie bleibt, wo du sie hinlegst. Ein Handelsabkommen kommt an eine von drei braunen Brücken.
help-anno1503-islands-3 = Ein Schatz bringt 12 Gold oder entwickelt einen deiner Einwohner kostenlos um eine Stufe; dann ist er aus dem Spiel.

help-anno1503-section-buildings = Öffentliche Gebäude
help-anno1503-buildings-1 = Sie kommen mit Pionieren ab dem vierten Feld. Keines darfst du zweimal haben, und sie reichen nicht für alle.
help-anno1503-buildings-2 = Was jedes kann, steht dabei. Feuer nimmt dir das Gebäude zusammen mit dem Einwohner, und es liegt wieder in der Auslage.

help-anno1503-section-end = Das Ende
help-anno1503-end-1 = Wer im eigenen Zug drei Ziele erfüllt, gewinnt sofort, auch schon vor dem Wurf. Drei Ziele, die du in einem fremden Zug erreichst, zählen zu Beginn deines eigenen, wenn du sie dann noch hast.
help-anno1503-end-2 = Hat nach 400 Zügen niemand gewonnen, endet die Partie unentschieden.

# Die aktuelle Aktion.
help-anno1503-do-take = Wähle, was du bekommst. Denk an die fünf Waren, die du am Ende deines Zuges behalten darfst, und an das, was du als Nächstes verkaufen oder bauen kannst.
help-anno1503-do-give = Du kannst die Piraten nicht bezahlen, also muss eine Niederlassung oder ein Handelsabkommen weg. Gib ab, was dir am wenigsten nützt; es kommt in die Reserve.
help-anno1503-do-ship = Für 1 Tuch, 1 Holz und 1 Werkzeug kommt ein Schiff aus deinem Vorrat auf das Startfeld. Es kann noch in diesem Zug fahren.
help-anno1503-do-pioneer = Für 1 Holz und 1 Werkzeug zieht ein Pionier auf dein nächstes freies Feld und kann schon in diesem Zug eine Ware kaufen. Ab dem vierten Feld wählst du ein öffentliches Gebäude dazu; ist keines zu haben, kann dort niemand einziehen.
help-anno1503-do-develop = Bezahle die Waren, und der Einwohner steigt eine Stufe auf: Pionier, Siedler, Bürger, Kaufmann. Er kauft dann teurere Waren, aber weiterhin nur eine pro Zug; verkaufe vorher oder nachher, wie es besser passt.
help-anno1503-do-sell = Jeder Einwohner kauft eine Ware pro Zug. Verkaufe, bevor deine Schiffe fahren, und am besten das, was du sonst abwerfen müsstest.
help-anno1503-do-buy = Kaufe eine beliebige Ware, die noch da ist, für 6 Gold, je Handelsabkommen 1 Gold billiger, höchstens zweimal pro Zug.
help-anno1503-do-claim = Mit der Großen Niederlassung, einmal pro Zug: Ziehe eine zufällige Ware aus einer fremden Hand und zahle dafür 2 Gold an deren Besitzer. Das geht jederzeit nach dem Würfeln, auch wenn deine Schiffe schon gefahren sind.
help-anno1503-do-sail = Fahre mit dem Schiff für einen Aktionspunkt auf ein benachbartes Meeresfeld. Mit dem ersten Punkt, den eines deiner Schiffe nutzt, ist Setzen, Entwickeln, Verkaufen und Kaufen für diesen Zug vorbei.
help-anno1503-do-look = Sieh dir für einen Aktionspunkt ein Kärtchen neben dem Schiff an. Nur du siehst es. Danach entscheidest du, ob du es nutzt oder liegen lässt.
help-anno1503-do-keep = Nutze das Kärtchen: Eine Niederlassung kommt an eine freie graue Brücke deiner Wahl, ein Handelsabkommen an eine braune, ein Schatz wird sofort eingelöst. Das Schiff geht zurück in den Vorrat und muss neu gebaut werden.
help-anno1503-do-leave = Lass das Kärtchen liegen. Du weißt, was es ist; die anderen wissen nur, dass du nachgesehen hast. Hat dein Schiff noch Punkte, darf es weiterfahren.
help-anno1503-do-end = Dein Zug ist vorbei. Hast du mehr als fünf Waren, wirfst du jetzt die überzähligen ab.
help-anno1503-do-discard = Nur fünf Waren dürfen bleiben. Behalte, was du für deine nächste Anschaffung brauchst, und verkaufe nächstes Mal mehr, bevor du fährst.

# Tipps für die erste Partie.
help-anno1503-tip-1 = Erst verkaufen und bauen, dann fahren: Mit dem ersten Aktionspunkt eines Schiffes schließt der Markt für diesen Zug.
help-anno1503-tip-2 = Drei der fünf Ziele genügen. Überlege früh, welche drei du willst; Niederlassungen und Handelsabkommen helfen dir auch bei allen anderen.
help-anno1503-tip-3 = Du hast mehr als fünf Waren. Verkaufe oder baue, bevor dein Zug endet, sonst sind sie verloren.
help-anno1503-tip-4 = Du hast wenig Gold. Behalte etwas für Piraten und Feuer: Wer nicht zahlen kann, verliert ein Kärtchen oder einen Einwohner.
help-anno1503-tip-5 = Keines deiner Schiffe ist auf See. Ein neues kostet Tuch, Holz und Werkzeug; solange es fehlt, findest du nichts.
help-anno1503-tip-6 = Dein nächster Pionier bringt ein öffentliches Gebäude mit. Sieh nach, welche noch da sind: Schule oder Wirtshaus zahlen sich in jedem Zug aus, eine Feuerwehr rettet, was du hast.
