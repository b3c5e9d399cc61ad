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

score-form-unknown = { $path }: „{ $name }“ ist hier unbekannt; ist „{ $near }“ gemeint?
score-form-entry = { $path }: Einen Eintrag mit diesem Namen gibt es nicht; ist „{ $near }“ gemeint?
score-form-same-name = Zwei Spieler heißen „{ $name }“; gib jedem einen eigenen Namen.
score-form-yes = { $path }: Hier kann nur true oder false stehen.
score-form-long = { $path }: Möglich sind höchstens { $high } Zeichen.
score-form-too-many = { $path }: Zusammen sind es { $found }, im Spiel gibt es aber nur { $high }; zähle noch einmal nach.
score-form-too-many-own = { $path }: { $found } kann niemand haben; mehr als { $high } sind nicht möglich. Zähle noch einmal nach.

score-ask-name = Name von Spieler { $number }?
score-ask-player = — { $name } —
score-wrong-number = „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }.
score-wrong-yes = „{ $text }“ ist hier keine Antwort; tippe { $yes } oder { $no }.
score-wrong-name = „{ $text }“ ist nicht dabei; tippe Nummern von 1 bis { $high }, durch Leerzeichen getrennt.
score-wrong-many = Höchstens { $high } sind möglich, und nichts doppelt.
score-wrong-pair = „{ $text }“ ist keine Expeditions-Karte; tippe zwei der Ziffern von oben, etwa 12.
score-wrong-cards = Es sind nur noch { $high } Expeditions-Karten übrig.

# Score sheet on the page
score-where = { $player }, { $label }

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
