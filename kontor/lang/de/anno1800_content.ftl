# Anno 1800: Fehler in den Zahlen und Angaben.

anno1800-content-taken = { $path }: „{ $name }“ bedeutet im Spiel schon etwas anderes; nimm einen anderen Namen.
anno1800-content-flag = { $path }: Hier kann nur true oder false stehen.
anno1800-content-empty = { $path }: Hier steht nichts; mindestens ein Eintrag ist nötig.
anno1800-content-alone = { $path }: „{ $name }“ muss allein stehen; nimm heraus, was daneben steht.
anno1800-content-together = { $path }: Ein Effekt kann nur eines davon haben: { $names }; nimm das andere heraus.
anno1800-content-one-of = { $path }: Hier ist genau eines davon nötig: { $names }.
anno1800-content-missing = { $path }: Hier fehlt noch: { $names }.
anno1800-content-full = { $path }: Das ist eins zu viel; mehr als { $high } sind nicht möglich.
anno1800-content-length = { $path }: Hier sind { $low } bis { $high } Einträge möglich.
anno1800-content-seats = { $path }: Hier sind { $wanted } Einträge nötig, einer für jeden Platz.

anno1800-content-cost = { $path }: „{ $name }“ ist im Spiel weder Ressource noch Stein noch Plättchen; prüfe die Schreibweise oder füge eine Industrie hinzu, die es herstellt.
anno1800-content-good = { $path }: Die Ressource „{ $name }“ gibt es nicht; prüfe die Schreibweise oder füge eine Industrie hinzu, die sie herstellt.
anno1800-content-industry = { $path }: Die Industrie „{ $name }“ gibt es nicht; prüfe die Schreibweise oder füge sie als [[industry]] hinzu.
anno1800-content-objective = { $path }: Den Auftrag „{ $name }“ gibt es nicht; prüfe die Schreibweise oder füge ihn als [[objective]] hinzu.
anno1800-content-far-good = { $path }: „{ $name }“ ist eine Ressource der Neuen Welt und kommt nur von deren Inseln; nimm hier eine andere.
anno1800-content-unmade = { $path }: Nichts im Spiel bringt „{ $name }“; füge etwas hinzu, das es bringt, oder verlange hier etwas anderes.
anno1800-content-never = { $path }: Diese Kosten kann nie jemand bezahlen, weil die Industrien für die nötigen Ressourcen aufeinander warten; verlange eine andere Ressource.
anno1800-content-endless = { $path }: Das ließe sich endlos nutzen; schreibe true, oder verlange ein Plättchen und bringe keine zusätzliche Aktion.
anno1800-content-exchange = { $path }: Nur ein Auftrag kann Erkundungs-Plättchen zu Handels-Plättchen machen; lass den anderen weg.
anno1800-content-cells = { $path }: Hier sind { $printed } aufgedruckt, die Heimat-Insel hat dafür aber nur { $cells } Felder; nimm einige heraus.
anno1800-content-deck-small = { $path }: Der Stapel { $deck } ist zu klein für vier Hände (vorhanden: { $cards }, nötig: { $wanted }); lass weniger Karten weg oder teile weniger aus.
anno1800-content-objectives = { $path }: Es gibt zu wenige Aufträge (noch im Spiel: { $objectives }, nötig: { $wanted }); lass weniger weg oder verlange weniger.
