# Wertungen, Ausgaben, und wie weit den Werten zu trauen ist.

# kontor score
score-help = Eine Partie Anno 1800 werten, die ihr mit der Schachtel gespielt habt.
score-help-game = Spiel. Kann entfallen.
score-help-file = Ausgefülltes Formular (JSON). Ohne Formular beantwortest du Fragen.
score-help-example = Ein ausgefülltes Formular als Vorlage ausgeben.
score-help-json = Die Wertung als JSON ausgeben.
score-no-sheet = { $name } braucht keine Wertung; es gibt sie für: { $known }.
score-unreadable = { $path }: { $reason }
score-against = { $path }: { $reason } ({ $rule })
score-left = Abgebrochen, bevor alles erfragt war; es wurde nichts gewertet.
score-player = Spieler { $number }

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
score-counts-trade_tokens = Handels-Plättchen der Schiffe
score-counts-exploration_tokens = Erkundungs-Plättchen der Schiffe
score-counts-expedition_cards = Expeditions-Karten
score-counts-old_world_islands = Alte-Welt-Inseln
score-counts-new_world_islands = Neue-Welt-Inseln
score-visits = Beste Besucher der Expeditions-Karten:
score-visit = { $seat } – Tiere: { $animals }; Artefakte: { $artifacts }; ohne Besuch: { $missing }
score-visited = { $number } ({ $names })

score-no-fireworks = Niemand hat das Feuerwerk: Das gilt als eine Partie, die vor ihrem Ende abgebrochen wurde.
score-decided-influence = { $seat } gewinnt mit { $points } Einfluss-Punkten.
score-decided-buildings = Gleichstand bei { $points } Einfluss-Punkten: { $names }. { $seat } gewinnt mit den meisten Industrien, Werften und Schiffen.
score-decided-hand_cards = Gleichstand bei { $points } Einfluss-Punkten: { $names }. Auch die Zahl der Industrien, Werften und Schiffe entscheidet nicht; { $seat } gewinnt mit den wenigsten Handkarten.
score-decided-shared = Gleichstand bei { $points } Einfluss-Punkten, bei Gebäuden und Handkarten: { $names }. Sie teilen sich den Sieg.
score-decided-open = Gleichstand bei { $points } Einfluss-Punkten: { $names }. Um ihn aufzulösen, zähle bei jedem die Industrien, Werften und Schiffe und trage sie als „buildings“ ins Formular ein, die Handkarten als „hand_cards“.

score-form-unknown = { $path }: „{ $name }“ ist hier unbekannt; ist „{ $near }“ gemeint?
score-form-entry = { $path }: Einen Eintrag mit diesem Namen gibt es nicht; ist „{ $near }“ gemeint?
score-form-same-name = Zwei Spieler heißen „{ $name }“; gib jedem einen eigenen Namen.
score-form-yes = { $path }: Hier kann nur true oder false stehen.
score-form-long = { $path }: Möglich sind höchstens { $high } Zeichen.
score-form-expedition = { $path }: „{ $name }“ ist keine Expeditions-Karte; schreibe eine Kennung wie "ex01" oder wer zu Besuch kommt, etwa {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = Höchstens { $high } verschiedene Aufträge sind im Spiel; lass die übrigen weg.
score-form-fireworks = Das Feuerwerk kann nur einer haben; lass es nur einem.
score-form-twice = Die Expeditions-Karte „{ $name }“ steht zweimal im Formular, es gibt sie aber nur einmal; korrigiere eine von beiden.
score-form-too-many = { $path }: Zusammen sind es { $found }, im Spiel gibt es aber nur { $high }; zähle noch einmal nach.
score-form-too-many-own = { $path }: { $found } kann niemand haben; mehr als { $high } sind nicht möglich. Zähle noch einmal nach.

score-ask-name = Name von Spieler { $number }?
score-ask-player = — { $name } —
score-ask-objectives = Welche Aufträge liegen aus? Tippe bis zu { $high } Nummern, durch Leerzeichen getrennt; Enter für keinen.
score-ask-cards = Ausgespielte { $deck_cards }?
score-ask-gold = Gold?
score-ask-fireworks = Feuerwerk?
score-ask-expeditions = Expeditions-Karten? Tippe für jede zwei Ziffern, den Besucher des Tiers und den des Artefakts, etwa 12 33; Enter für keine.
score-ask-cubes = Wie viele { $cube_many }, egal wo?
score-ask-trade-tokens = Handels-Plättchen der Schiffe, auch erschöpfte?
score-ask-exploration-tokens = Erkundungs-Plättchen der Schiffe, auch erschöpfte?
score-ask-old-world-islands = Alte-Welt-Inseln?
score-ask-new-world-islands = Neue-Welt-Inseln?
score-ask-industries = Welche dieser Industrien liegen offen? Tippe ihre Nummern, durch Leerzeichen getrennt; Enter für keine.
score-ask-hand-cards = Karten auf der Hand?
score-ask-buildings = Es herrscht Gleichstand. Wie viele Industrien, Werften und Schiffe liegen offen, aufgedruckte mitgezählt?
score-wrong-number = „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }.
score-wrong-yes = „{ $text }“ ist hier keine Antwort; tippe { $yes } oder { $no }.
score-wrong-name = „{ $text }“ ist nicht dabei; tippe Nummern von 1 bis { $high }, durch Leerzeichen getrennt.
score-wrong-many = Höchstens { $high } sind möglich, und nichts doppelt.
score-wrong-pair = „{ $text }“ ist keine Expeditions-Karte; tippe zwei der Ziffern von oben, etwa 12.
score-wrong-cards = Es sind nur noch { $high } Expeditions-Karten übrig.

# Score sheet on the page
score-label-objectives = Aufträge im Spiel
score-label-cards = { $deck_cards }, ausgespielt
score-label-gold = Gold
score-label-fireworks = Feuerwerk
score-label-expeditions = Expeditions-Karten
    .hint = je nachdem, wer Tier und Artefakt besucht
score-label-cubes = { $cube_many }
    .hint = egal wo
score-label-trade-tokens = Handels-Plättchen
    .hint = der Schiffe, auch erschöpfte
score-label-exploration-tokens = Erkundungs-Plättchen
    .hint = der Schiffe, auch erschöpfte
score-label-old-world-islands = Alte-Welt-Inseln
score-label-new-world-islands = Neue-Welt-Inseln
score-label-industries = Offene Industrien
score-label-hand-cards = Karten auf der Hand
score-label-buildings = Industrien, Werften und Schiffe
    .hint = alle offen liegenden, aufgedruckte mitgezählt
score-where = { $player }, { $label }
score-decided-rows = Gleichstand bei { $points } Einfluss-Punkten: { $names }. Im Formular sind die Zeilen dazugekommen, die ihn auflösen: Fülle sie aus.

# kontor editions
editions-help = Zeigen, wie sich die Ausgaben der Regeln unterscheiden und wie man eine wählt.
editions-title = { $game }: Unterschiede der Ausgaben
editions-option = Option
editions-meaning = Bedeutung
editions-choose = Eine Ausgabe wählen: { $play } oder { $simulate }
editions-choose-one = Eine einzelne Option setzen: { $option }
editions-default = Standard: { $edition }.
editions-anno1800-worker_versions = Wo die Arbeiter-Fassung einer auf der Heimat-Insel aufgedruckten Industrie gebaut werden kann (V1)
editions-anno1800-worker_versions-besides = Zusätzlich zur aufgedruckten, auf jedem passenden Feld.
editions-anno1800-worker_versions-cover = Nur über der aufgedruckten, auf deren Feld der Heimat-Insel. Alte-Welt-Inseln sind davon nicht betroffen.
editions-anno1800-tiles_returned = Wie viele eigene Plättchen in einer Bau-Aktion auf den Spielplan zurückgehen dürfen (V2)
editions-anno1800-tiles_returned-1 = Eines, jederzeit während der Aktion.
editions-anno1800-tiles_returned-0 = Keines; ein Plättchen geht nur, wenn es überbaut wird.
editions-anno1800-cube_effects = Was eine Karte oder Insel bewirkt, die Steine bringt, wenn die Stapel dafür leer sind und das Gold nicht für alle reicht (V3)
editions-anno1800-cube_effects-part = Es kommen so viele Steine, wie das Gold reicht.
editions-anno1800-cube_effects-none = Es kommt gar kein Stein.

# kontor content show
content-show-help = Die Werte und ihre Quellen auflisten.
content-show-help-all = Alle Werte zeigen, nicht nur die rekonstruierten.
content-show-help-json = Die Liste als JSON ausgeben.
content-show-title = { $game }: Werte ohne verlässliche Quelle
content-show-title-all = { $game }: alle Werte
content-show-line = { $part }: { $figures } — { $source }
content-show-summary = Werte nach Quelle:
content-show-count = { $count }  { $source } – { $meaning }
content-show-source-owner = Besitzer
content-show-source-rulebook = Spielregel
content-show-source-cross-checked = abgeglichen
content-show-source-one-source = eine Quelle
content-show-source-ruling = Entscheidung
content-show-source-reconstructed = rekonstruiert
content-show-source-unmarked = ohne Vermerk
content-show-meaning-owner = vom Besitzer eines Exemplars korrigiert
content-show-meaning-rulebook = steht in einer Spielregel oder folgt zwingend aus ihr
content-show-meaning-cross-checked = zwei öffentliche Abschriften stimmen überein
content-show-meaning-one-source = eine öffentliche Abschrift, im Einklang mit der Spielregel
content-show-meaning-ruling = nirgends gedruckt, von uns entschieden
content-show-meaning-reconstructed = keine verlässliche Quelle, von uns passend gewählt
content-show-meaning-unmarked = die Datei nennt keine Quelle
content-show-more = Alle Werte: { $command }
content-show-next = Wenn du das Spiel besitzt, kannst du sie korrigieren; die Namen sind die der Datei: { $command }
