# Hinweise und Analysen: was für einen Zug spricht und was drumherum gesagt wird. Gründe sind Teile von Sätzen.

advice-anno1503-wins = gewinnt das Spiel
advice-anno1503-point = erfüllt ein Ziel: { $goals } ({ $number })
advice-anno1503-step = { $goals }: { $has } von { $takes }
advice-anno1503-gold = bringt { $gold } Gold ({ $has } von { $takes })
advice-anno1503-known = führt zu dem, was du auf { $cell } gesehen hast: { $tile }
advice-anno1503-unknown = zeigt dir, was auf { $cell } liegt
advice-anno1503-next-to =
    { $count ->
        [one] neben einem Kärtchen, das du noch nicht kennst
       *[other] neben { $count } Kärtchen, die du noch nicht kennst
    }
advice-anno1503-next-to-known = daneben liegt auf { $cell } { $tile_a }
advice-anno1503-nearer =
    { $count ->
        [one] dann noch einen Schritt bis zu einem Kärtchen, das du nicht kennst
       *[other] dann noch { $count } Schritte bis zu einem Kärtchen, das du nicht kennst
    }
advice-anno1503-branch = eine gewürfelte { $site } kann dann { $good_some } bringen
advice-anno1503-cheaper = eine Ware kostet dich dann nur noch { $gold } Gold
advice-anno1503-buyer =
    { $count ->
        [one] { $inhabitant_a } zahlt jeden Zug { $gold } Gold für { $goods }
       *[other] { $inhabitant_a } zahlt jeden Zug { $gold } Gold für eines davon: { $goods }
    }
advice-anno1503-ship =
    { $number ->
        [one] bringt ein Schiff aufs Meer
       *[other] dann hast du { $number } Schiffe auf dem Meer
    }
advice-anno1503-enough = genug Waren, und es kommt { $inhabitant_a }
advice-anno1503-enough-ship = genug Waren für ein Schiff
advice-anno1503-nearly = noch eine Ware, und es kommt { $inhabitant_a }
advice-anno1503-nearly-ship = noch eine Ware bis zum Schiff
advice-anno1503-surplus = am Ende des Zugs darfst du nur { $limit } Waren behalten
advice-anno1503-end = tut in diesem Zug nichts mehr
advice-anno1503-leave = das Schiff kann weiterfahren, und das Kärtchen bleibt liegen
advice-anno1503-give = das fehlt dir am wenigsten
advice-anno1503-sail = bringt das Schiff in andere Gewässer
advice-anno1503-claim = eine Ware mehr für deine Pläne
advice-anno1503-goods =
    { $number ->
        [one] dann hast du eine Ware auf der Hand
       *[other] dann hast du { $number } Waren auf der Hand
    }

advice-anno1800-points =
    { $points ->
        [one] bringt einen Punkt
       *[other] bringt { $points } Punkte
    }
advice-anno1800-fireworks =
    { $points ->
        [one] bringt das Feuerwerk mit einem Punkt und leitet das Ende ein
       *[other] bringt das Feuerwerk mit { $points } Punkten und leitet das Ende ein
    }
advice-anno1800-visits =
    { $points ->
        [one] mehr Besuch für deine Expeditions-Karten: ein Punkt
       *[other] mehr Besuch für deine Expeditions-Karten: { $points } Punkte
    }
advice-anno1800-leads =
    { $points ->
        [one] vorn bei „{ $objective }“: ein Punkt mehr
       *[other] vorn bei „{ $objective }“: { $points } Punkte mehr
    }
advice-anno1800-objective =
    { $points ->
        [one] zählt für „{ $objective }“: ein Punkt mehr
       *[other] zählt für „{ $objective }“: { $points } Punkte mehr
    }
advice-anno1800-payable =
    { $count ->
        [one] macht eine deiner Karten bezahlbar
       *[other] macht { $count } deiner Karten bezahlbar
    }
advice-anno1800-nearer =
    { $count ->
        [one] bringt dich einer deiner Karten näher
       *[other] bringt dich { $count } deiner Karten näher
    }
advice-anno1800-at-once =
    { $count ->
        [one] danach kannst du sofort eine Karte mehr bezahlen
       *[other] danach kannst du sofort { $count } Karten mehr bezahlen
    }
advice-anno1800-actions =
    { $count ->
        [one] gibt dir eine Aktion mehr
       *[other] gibt dir { $count } Aktionen mehr
    }
advice-anno1800-old-world = Platz zum Bauen auf einer neuen Insel
advice-anno1800-new-world = Ressourcen der Neuen Welt und Karten, die viele Punkte bringen
advice-anno1800-expeditions =
    { $count ->
        [one] eine Expeditions-Karte, die am Ende Punkte bringen kann
       *[other] { $count } Expeditions-Karten, die am Ende Punkte bringen können
    }
advice-anno1800-trade =
    { $count ->
        [one] ein Handels-Plättchen mehr
       *[other] { $count } Handels-Plättchen mehr
    }
advice-anno1800-exploration =
    { $count ->
        [one] ein Erkundungs-Plättchen mehr
       *[other] { $count } Erkundungs-Plättchen mehr
    }
advice-anno1800-gold = bringt { $gold } Gold
advice-anno1800-cubes =
    { $count ->
        [one] ein Stein mehr, { $number } im Ganzen
       *[other] { $count } Steine mehr, { $number } im Ganzen
    }
advice-anno1800-kind = dann hast du { $number } × { $cube }
advice-anno1800-draws =
    { $count ->
        [one] zieht eine Karte
       *[other] zieht { $count } Karten
    }
advice-anno1800-rid =
    { $count ->
        [one] befreit dich von einer Handkarte
       *[other] befreit dich von { $count } Handkarten
    }
advice-anno1800-asked =
    { $count ->
        [one] eine deiner Karten verlangt { $good_some }
       *[other] { $count } deiner Karten verlangen { $good_some }
    }
advice-anno1800-makes = von da an kannst du { $good_some } herstellen
advice-anno1800-workplaces = mehr Arbeitsplätze für { $good_some }
advice-anno1800-shipyard = baut Schiffe bis Stärke { $level }
advice-anno1800-home =
    { $people ->
        [0]
            { $tokens ->
                [one] ein Plättchen kommt zurück
               *[other] { $tokens } Plättchen kommen zurück
            }
       *[other]
            { $tokens ->
                [0]
                    { $people ->
                        [one] ein Stein kommt zurück
                       *[other] { $people } Steine kommen zurück
                    }
               *[other]
                    { $people ->
                        [one] ein Stein
                       *[other] { $people } Steine
                    } und { $tokens ->
                        [one] ein Plättchen
                       *[other] { $tokens } Plättchen
                    } kommen zurück
            }
    }
advice-anno1800-left =
    { $count ->
        [one] nur noch eine Handkarte
       *[other] nur noch { $count } Handkarten
    }
advice-anno1800-swap =
    { $count ->
        [one] befreit dich von einer Karte, die schwer zu bezahlen ist
       *[other] befreit dich von { $count } Karten, die schwer zu bezahlen sind
    }
advice-anno1800-end = tut in diesem Zug nichts mehr
advice-anno1800-built = ein Gebäude mehr
advice-anno1800-ready = kann sofort wieder arbeiten
advice-anno1800-useful = passt am besten zu deinen Plänen

# Warum es keinen Hinweis oder keine Analyse gibt.
hint-not-allowed = An diesem Tisch gibt es keine Hinweise. Wem der Tisch gehört, kann sie erlauben.
advice-one-at-a-time = Über deine letzte Frage wird noch nachgedacht. Warte die Antwort ab.
advice-busy = Gerade fragen zu viele die Bots. Versuche es in ein paar Sekunden noch einmal.
advice-address = Von deiner Adresse kommen zu viele Fragen an die Bots. Warte erst eine Antwort ab.
advice-none = Es kam rechtzeitig keine Antwort. Bitte versuche es noch einmal.
advice-no-bots = Kein Bot kennt dieses Spiel gut genug für Hinweise und Analysen.
review-not-over = Eine Partie kann analysiert werden, wenn sie zu Ende ist.
entry-hints_on = Von jetzt an sind an diesem Tisch Hinweise erlaubt.
entry-hints_off = Von jetzt an gibt es an diesem Tisch keine Hinweise mehr.

# Im Terminal.
advice-best = am besten
advice-behind-points =
    { $behind ->
        [20] −20 oder mehr
       *[other] −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
advice-behind-chance = −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } %-Punkte
advice-how = h und eine Nummer spielt eines davon: h 1
review-help = Eine aufgezeichnete Partie analysieren: teure Schritte und bessere.
review-help-file = Aufzeichnung.
review-help-seat = Nur diesen Platz analysieren, ab 0 gezählt. Standard: alle Plätze ohne Bot.
review-help-most = Höchstzahl der gezeigten Schritte je Platz.
review-help-think = Millisekunden Bedenkzeit je Entscheidung.
review-progress = Nachdenken
review-round = Runde
review-line = Zeile
review-played = Gespielt
review-better = Besser
review-lost = Verlust
review-sum =
    { $count ->
        [one] Eine Entscheidung, davon { $good } etwa so gut wie die beste.
       *[other] { $count } Entscheidungen, davon { $good } etwa so gut wie die beste.
    }
review-stopped = Abgebrochen; das wurde bis jetzt gefunden.
