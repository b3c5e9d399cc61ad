# The score sheet of Anno 1800: its questions, its labels, and the result.

score-row-cards = { $deck_cards } (je { $each })
score-row-expeditions = Expeditions-Karten
score-row-gold = Gold (1 für je { $per })
score-row-fireworks = Feuerwerk
score-row-objective = { $objective }
score-row-total = Einfluss-Punkte

score-majorities = Mehrheiten und die Einfluss-Punkte dafür:
score-majority = { $objective } – { $counts }: { $standing }
score-standing = { $seat } { $number }
score-standing-points = { $seat } { $number } (+{ $points })
score-counts-cubes = Steine aller Arten
score-counts-farmers = Bauern
score-counts-workers = Arbeiter
score-counts-artisans = Handwerker
score-counts-engineers = Ingenieure
score-counts-investors = Investoren
score-counts-trade_tokens = Handels-Plättchen
score-counts-exploration_tokens = Erkundungs-Plättchen der Schiffe
score-counts-expedition_cards = Expeditions-Karten
score-counts-old_world_islands = Alte-Welt-Inseln
score-counts-new_world_islands = Neue-Welt-Inseln
score-visits = Beste Besucher der Expeditions-Karten:
score-visit = { $seat } – Tiere: { $animals }; Artefakte: { $artifacts }; ohne Besuch: { $missing }
score-visited = { $number } ({ $cubes })

score-no-fireworks = Niemand hat das Feuerwerk: Das gilt als eine Partie, die vor ihrem Ende abgebrochen wurde.
score-decided-influence = { $seat } gewinnt mit { $points } Einfluss-Punkten.
score-decided-buildings = Gleichstand bei { $points } Einfluss-Punkten: { $seats }. { $seat } gewinnt mit den meisten Industrien, Werften und Schiffen.
score-decided-hand_cards = Gleichstand bei { $points } Einfluss-Punkten: { $seats }. Auch die Zahl der Industrien, Werften und Schiffe entscheidet nicht; { $seat } gewinnt mit den wenigsten Handkarten.
score-decided-shared = Gleichstand bei { $points } Einfluss-Punkten, bei Gebäuden und Handkarten: { $seats }. Sie teilen sich den Sieg.
score-decided-open = Gleichstand bei { $points } Einfluss-Punkten: { $seats }. Um ihn aufzulösen, zähle bei jedem die Industrien, Werften und Schiffe und trage sie als „buildings“ ins Formular ein, die Handkarten als „hand_cards“.
score-decided-rows = Gleichstand bei { $points } Einfluss-Punkten: { $seats }. Im Formular sind die Zeilen dazugekommen, die ihn auflösen: Fülle sie aus.

score-form-expedition = { $path }: „{ $name }“ ist keine Expeditions-Karte; schreibe eine Kennung wie "ex01" oder wer zu Besuch kommt, etwa {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = Höchstens { $high } verschiedene Aufträge sind im Spiel; lass die übrigen weg.
score-form-fireworks = Das Feuerwerk kann nur einer haben; lass es nur einem.
score-form-twice = Die Expeditions-Karte „{ $name }“ steht zweimal im Formular, es gibt sie aber nur einmal; korrigiere eine von beiden.

score-ask-objectives = Welche Aufträge liegen aus? Tippe bis zu { $high } Nummern, durch Leerzeichen getrennt; Enter für keinen.
score-ask-cards = Ausgespielte { $deck_cards }?
score-ask-gold = Gold?
score-ask-fireworks = Feuerwerk?
score-ask-expeditions = Expeditions-Karten? Tippe für jede zwei Ziffern, den Besucher des Tiers und den des Artefakts, etwa 12 33; Enter für keine.
score-ask-cubes = Wie viele { $cube_many }, egal wo?
score-ask-trade-tokens = Handels-Plättchen der Schiffe, auch erschöpfte? Die auf Karten zählen nur, wenn ihr das vereinbart habt.
score-ask-exploration-tokens = Erkundungs-Plättchen der Schiffe, auch erschöpfte?
score-ask-old-world-islands = Alte-Welt-Inseln?
score-ask-new-world-islands = Neue-Welt-Inseln?
score-ask-industries = Welche dieser Industrien liegen offen? Tippe ihre Nummern, durch Leerzeichen getrennt; Enter für keine.
score-ask-hand-cards = Karten auf der Hand?
score-ask-buildings = Es herrscht Gleichstand. Wie viele Industrien, Werften und Schiffe liegen offen, aufgedruckte mitgezählt?

score-label-objectives = Aufträge im Spiel
score-label-cards = { $deck_cards }, ausgespielt
score-label-gold = Gold
score-label-fireworks = Feuerwerk
score-label-expeditions = Expeditions-Karten
    .hint = je nachdem, wer Tier und Artefakt besucht
score-label-cubes = { $cube_many }
    .hint = egal wo
score-label-trade-tokens = Handels-Plättchen
    .hint = der Schiffe, auch erschöpfte; die auf Karten nur, wenn ihr das vereinbart habt
score-label-exploration-tokens = Erkundungs-Plättchen
    .hint = der Schiffe, auch erschöpfte
score-label-old-world-islands = Alte-Welt-Inseln
score-label-new-world-islands = Neue-Welt-Inseln
score-label-industries = Offene Industrien
score-label-hand-cards = Karten auf der Hand
score-label-buildings = Industrien, Werften und Schiffe
    .hint = alle offen liegenden, aufgedruckte mitgezählt
