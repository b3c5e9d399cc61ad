# Fehler und Wörter, die alle Spiele gemeinsam haben.

list-times = { $count } × { $name }
list-label = { $label }: { $value }
move-text = { $text }
ask-move = Du bist am Zug.

record-version = Diese Aufzeichnung hat Version { $found }; dieses Programm liest Version { $known }. Du brauchst ein neueres Kontor oder eine ältere Aufzeichnung.
record-rules-version = Diese Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm kennt: { $known }.
record-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Bekannte Spiele: { $known }.
record-unreadable-move = „{ $text }“ entspricht nicht der Notation. Leerzeichen, Buchstaben und Zahlen müssen genau stimmen.
record-after-end = Die Partie ist schon zu Ende; danach darf nichts mehr folgen.
record-chance-expected = Hier entscheidet der Zufall; die Zeile muss mit „*“ beginnen.
record-seat-expected = Hier ist Platz { $wanted } an der Reihe, nicht der Zufall.
record-wrong-seat = Hier ist nicht Platz { $found } an der Reihe, sondern Platz { $wanted }.
record-unknown-option = Eine Option namens „{ $name }“ gibt es nicht.
option-value = „{ $found }“ ist kein Wert der Option „{ $name }“; möglich sind: { $known }.
record-result-too-early = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist noch nicht zu Ende.
record-result-missing = Die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
record-result-wrong = Das Ergebnis stimmt nicht: „{ $name }“ muss { $wanted } sein.
record-broken-off-but-over = Laut Aufzeichnung wurde die Partie abgebrochen, sie ist aber zu Ende.

players-number = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $found }.
no-such-seat = In dieser Partie gibt es keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }.

file-missing = Diese Datei gibt es nicht.
file-is-folder = Das ist ein Ordner, keine Datei.
file-unreadable = Die Datei lässt sich nicht lesen; prüfe die Zugriffsrechte.
file-too-large = Die Datei ist zu groß für eine Aufzeichnung: mehr als { $limit } MB.
file-empty = Die Datei ist leer.
file-not-text = Die Datei ist keine Textdatei (UTF-8).
json-broken = Die Datei ist kein gültiges JSON: siehe Zeile { $line }, Spalte { $column }.
json-too-deep = Die Datei ist zu tief verschachtelt für eine Aufzeichnung.
content-too-large = Diese Werte haben mehr als { $limit } Einträge.
content-list-too-long = Eine Liste oder Tabelle dieser Werte hat mehr als { $limit } Einträge.
json-number = Die Datei enthält eine Zahl, die sich nicht lesen lässt.
json-double-key = Der Schlüssel „{ $name }“ steht zweimal an derselben Stelle.
toml-broken = Die Datei ist kein gültiges TOML: siehe Zeile { $line }.

shape-type =
    { $path }: { $wanted ->
        [table] Hier muss eine Tabelle aus Namen und Werten stehen.
        [integer] Hier muss eine ganze Zahl stehen.
        [string] Hier muss ein Text in Anführungszeichen stehen.
       *[list] Hier muss eine Liste in eckigen Klammern stehen.
    }
shape-missing = { $path }: Dieser Eintrag fehlt.
shape-unknown = { $path }: Einen Eintrag mit diesem Namen gibt es nicht.
shape-range = { $path }: { $found } passt hier nicht; möglich ist { $low } bis { $high }.

content-list = { $path }: Hier sind { $low } bis { $high } verschiedene Einträge möglich.
content-id = { $path }: „{ $name }“ ist hier kein gültiger Name; nimm Kleinbuchstaben, Ziffern und Unterstriche.
content-unknown = { $path }: „{ $name }“ ist hier unbekannt; möglich ist: { $known }.
content-too-many = { $path }: Das ist mehr, als { $wanted } erlaubt.
content-exactly = { $path }: Hier muss { $wanted } stehen.
content-at-least = { $path }: Hier sind mindestens { $wanted } Einträge nötig.
content-twice = { $path }: „{ $name }“ steht hier zweimal.
content-source = { $path }: Als Quelle ist möglich: { $known }.

undo-nothing = Es gibt nichts zurückzunehmen.
undo-barrier = Das lässt sich nicht zurücknehmen: Inzwischen hat der Zufall entschieden, Verdecktes wurde gezeigt oder jemand anders war dran.
redo-nothing = Es gibt nichts zu wiederholen.
no-such-thing = „{ $text }“ geht hier nicht oder ist nicht richtig geschrieben.
plan-no-choice = Hier gibt es nichts zu wählen: Das geht nur auf eine Weise.
