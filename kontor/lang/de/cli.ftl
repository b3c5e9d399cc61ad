# Die Befehlszeile.

cli-about = Die Anno-Brettspiele nach den vollständigen Regeln spielen, gegen Menschen oder Bots. Inoffiziell.
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-options-short = OPTIONEN
cli-command-short = BEFEHL
cli-help-lang = Sprache.
cli-help-help = Diese Hilfe anzeigen.
cli-help-version = Die Version anzeigen.
cli-default = (Standard: { $value })
cli-next = Hilfe zu einem Befehl, zum Beispiel: { $command } --help

cli-bad-number = { $name }: „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
cli-bad-choice = { $name } kann sein: { $choices }.
cli-no-such-option = Die Option { $name } gibt es nicht. --help zeigt alle Optionen.
cli-no-such-command = Den Befehl „{ $name }“ gibt es nicht. --help zeigt alle Befehle.
cli-missing = { $name } fehlt. Siehe --help.
cli-option-value = Der Option { $name } fehlt ihr Wert, oder sie hat keinen. Siehe --help.
cli-bad-usage = Diese Angaben nimmt der Befehl nicht an. Siehe --help.
cli-unknown-language = Die Sprache „{ $name }“ gibt es nicht. Zur Wahl stehen { $known }.
cli-stopped = Abgebrochen.
cli-crash = In Kontor ist etwas schiefgegangen, und das ist unser Fehler. Gespeicherte Partien sind nicht verloren. Näheres steht in { $path }; bitte schick uns diese Datei.
cli-cannot-write = { $path } lässt sich nicht schreiben. Prüfe den Ordner und den freien Speicherplatz.
cli-no-space = Der Speicherplatz ist voll.
cli-meta-game = SPIEL
cli-meta-file = DATEI
cli-meta-text = TEXT
cli-meta-table = TISCH
cli-meta-folder = ORDNER
cli-meta-option = NAME=WERT
cli-help-option = Option des Spiels, zum Beispiel edition=es oder objectives=first_game. Mehrfach möglich.
cli-bad-option = „{ $text }“ ist keine Option. Schreibe NAME=WERT, zum Beispiel edition=es.
cli-option-twice = Die Option „{ $name }“ ist zweimal angegeben.
cli-extra-missing = Dieser Befehl braucht ein Paket, das nicht installiert ist ({ $module }). So wird installiert, was er braucht: { $command }

bot-unknown = Für dieses Spiel gibt es keinen Bot „{ $name }“. Bots: { $known }.
bot-plugin-name = Das Paket { $package } bietet einen Bot namens „{ $name }“ an. Botnamen bestehen aus höchstens 20 Kleinbuchstaben, Ziffern und Unterstrichen, beginnen mit einem Buchstaben und heißen anders als die eigenen Bots von Kontor.
bot-plugin-twice = Mehrere Pakete bieten einen Bot namens „{ $name }“ an: { $packages }. Deinstalliere alle bis auf eines.
bot-plugin-failed = Der Bot „{ $name }“ aus dem Paket { $package } ist gescheitert: { $reason }.
bot-plugin-illegal = Der Bot „{ $name }“ aus dem Paket { $package } hat einen Zug gewählt, den die Regeln nicht erlauben: { $move }.

# kontor games
games-help = Die Spiele auflisten.
games-players = { $fewest } bis { $most } Spieler
games-play = spielen: kontor play { $name }

# kontor play
play-help = Im Terminal spielen, gegen Bots oder mit Freunden an einem Bildschirm.
play-help-game = Spiel. Ohne Angabe wählst du aus einer Liste.
play-help-seats = Die Spieler in beliebiger Reihenfolge, durch Kommas getrennt: ein Bot (easy, medium, hard, expert, greedy, random) oder der Name eines Menschen.
play-help-seed = Startzahl. Dieselbe Zahl ergibt denselben Spielaufbau und dieselben Zufälle.
play-help-content = Ordner mit korrigierten Werten.
play-help-resume = Diese gespeicherte Partie fortsetzen.
play-help-save = Die Partie in dieser Datei speichern statt in deinem Datenordner.
play-help-plain = Den Bildschirm zwischen den Schritten nicht leeren.
play-which-game = Welches Spiel?
play-choice = Nummer
play-how-many = Wie viele spielen mit?
play-who-first = Dein Name?
play-who = Spieler { $number }? Gib den Namen eines Menschen ein oder einen Bot: easy, medium, hard, expert, greedy (schnell) oder random (zufällig).
play-you = Gast
play-unfinished = Welche Partie willst du fortsetzen? 0 beginnt eine neue.
play-unfinished-game = { $players } – { $when }, Zug { $turn }
play-mean-bot = Einen Bot „{ $name }“ gibt es nicht. Meinst du { $bot }? { $yes }/{ $no }
play-almost-bot = Einen Bot „{ $name }“ gibt es nicht. Meinst du { $bot }? Wenn es ein Mensch ist, wähle einen anderen Namen.
play-yes = j
play-no = n
play-not-a-choice = „{ $text }“ steht nicht zur Wahl.
play-hand-over = Jetzt ist { $seat } am Bildschirm. Alle anderen sehen bitte weg. Weiter mit Enter.
play-prompt = Deine Wahl
play-more-moves =
    { $count ->
        [one] … und eine weitere Möglichkeit; gib sie als Text ein oder „m“ für die ganze Liste.
       *[other] … und { $count } weitere Möglichkeiten; gib eine als Text ein oder „m“ für die ganze Liste.
    }
play-more-ways =
    { $count ->
        [one] … und eine weitere Möglichkeit; gib sie ganz ein, zum Beispiel: { $example }
       *[other] … und { $count } weitere Möglichkeiten; gib eine ganz ein, zum Beispiel: { $example }
    }
play-group = { $count } Möglichkeiten, gib { $verb } ein
play-where = Wo?
play-which = Welche?
play-how = Wie?
play-pick =
    { $most ->
        [one] { $thing }: Nenne eines (zum Beispiel: { $example }).
       *[other] { $thing }: Nenne eines bis { $most } davon (zum Beispiel: { $example }).
    }
play-pick-places = { $thing }: Nenne die Orte von einem bis { $most } Steinen, zum Beispiel: { $example }. Eine Zahl ist ein Feld; ein Ort darf so oft genannt werden, wie × angibt.
play-pick-goods = { $thing }: Nenne die Ressourcen, jede so oft, wie du sie willst, zum Beispiel: { $example }
play-sure = So ausführen?
play-end-lose = Zug beenden und { $what } verlieren? { $yes }/{ $no }
play-hint = Nummer oder Text · e Zug beenden · u zurück · r vor · z Zug neu · m Liste · h Hinweis · t Tisch · o andere · l Verlauf · ? Hilfe · q Ende
play-hint-short = e Zug beenden · u zurück · m Liste · h Hinweis · t Tisch · o andere · l Verlauf · ? Hilfe · q Ende
play-hint-pick = Namen oder Nummern, durch Leerzeichen getrennt · 0 oder b zurück · ? Hilfe · q Ende
play-hint-menu = Nummer oder Buchstabe · Enter das Erste · 0 oder b zurück · ? Hilfe · q Ende
play-hint-sure = Enter ausführen · 0 oder b zurück · ? Hilfe · q Ende
play-not-a-move = Nummer { $text } gibt es nicht. Wähle 1 bis { $count }.
play-not-a-move-of = Nummer { $text } gibt es nicht. Möglich ist: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Gespeichert in { $path }.
play-quit = Die Partie ist gespeichert. Fortsetzen mit: { $command }
play-over = Die Partie ist zu Ende.
play-winner = { $seat } gewinnt.
play-draw = Die Partie endet unentschieden.
play-again = Nachspielen mit: { $command }
play-undone = Rückgängig: { $move }
play-reset =
    { $count ->
        [one] Ein Schritt dieses Zuges zurückgenommen.
       *[other] { $count } Schritte dieses Zuges zurückgenommen.
    }
play-exists = { $path } gibt es schon und wird nicht überschrieben. Wähle einen anderen Namen.
play-resume-alone = --resume setzt eine gespeicherte Partie unverändert fort. Lass Spiel, --seats, --seed, --content und --option weg.
play-empty-name = Jeder Spieler braucht einen Namen.
play-did-you-mean = „{ $text }“ ist kein Spielschritt. Meinst du „{ $move }“?
play-marked =
    { $count ->
        [one] In dieser Partie wurde ein Schritt zurückgenommen, nachdem ein zufälliges oder verdecktes Ergebnis zu sehen war.
       *[other] In dieser Partie wurden { $count } Schritte zurückgenommen, nachdem ein zufälliges oder verdecktes Ergebnis zu sehen war.
    }
play-redone = Wiederhergestellt.
play-help-text =
    Wähle eine Möglichkeit über ihre Nummer oder gib sie in der Notation ein, zum Beispiel „{ $example }“.
    Geht ein Schritt nicht, sagt Kontor, warum.
    Geht etwas auf mehrere Arten, wählst du aus: Enter nimmt die erste, 0 oder b führt zurück.
    e  beendet den Zug
    u  nimmt den letzten Schritt eines Menschen zurück, unbegrenzt; war ein zufälliges oder verdecktes Ergebnis zu sehen, wird die Partie markiert
    r  wiederholt, was zurückgenommen wurde
    z  nimmt alle deine Schritte dieses Zuges zurück
    m  zeigt und erklärt alle Möglichkeiten, t den ganzen Tisch, l den ganzen Verlauf
    h  zeigt, was der beste Bot tun würde und warum; h 1 spielt den ersten dieser Schritte
    o  zeigt die Inseln der anderen ganz; o B nur die von B
    s  speichert in einer Datei deiner Wahl: s myfile.json
    q  beendet; die Partie wird immer gespeichert
play-log = Verlauf
play-press-enter = Weiter mit Enter.

# kontor simulate
simulate-help = Bots viele Partien spielen lassen und auswerten.
simulate-help-game = Spiel.
simulate-help-players = Anzahl der Spieler.
simulate-help-games = Anzahl der Partien.
simulate-help-bots = Bots nach Plätzen, durch Kommas getrennt. Ein einziger Name gilt für alle Plätze.
simulate-help-seed = Startzahl. Dieselbe Zahl ergibt dieselben Partien.
simulate-help-records = Die Aufzeichnungen in diesem Ordner speichern.
simulate-help-rounds = Eine Partie nach so vielen Runden abbrechen.
simulate-help-json = Das Ergebnis als JSON ausgeben.
simulate-help-content = Ordner mit korrigierten Werten.
simulate-help-rules = Nach dieser Fassung der Regeln spielen. Standard: die neueste.
simulate-help-workers = Anzahl der Prozesse. Standard: einer je Prozessorkern. Das Ergebnis hängt nicht davon ab.
simulate-bots-number = Genannt sind { $found } Bots, aber { $players } spielen mit. Nenne einen für alle oder einen für jeden Platz.
simulate-progress = Partien laufen
simulate-games =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
simulate-seat = Platz { $seat } ({ $bot })
simulate-won = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
simulate-draws = Unentschieden
simulate-broken-off = Abgebrochen
simulate-mean-rounds = Runden im Mittel
simulate-mean-lines = Zeilen im Mittel
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = Punkte im Mittel
simulate-mean-winning-score = Siegpunktzahl im Mittel
simulate-stopped = Nach { $done } von { $count } Partien abgebrochen. Die geschriebenen Aufzeichnungen sind vollständig.

# kontor verify
verify-help = Prüfen, ob Aufzeichnungen den Regeln und der Notation folgen.
verify-help-file = Aufzeichnungen, die geprüft werden.
verify-progress = Prüfen
verify-good = { $path }: in Ordnung.
verify-all-good =
    { $count ->
        [one] Eine Aufzeichnung in Ordnung.
       *[other] { $count } Aufzeichnungen in Ordnung.
    }
verify-some-bad = { $good } in Ordnung, { $bad } fehlerhaft.
verify-setup = { $path }: vor dem ersten Schritt: { $reason } ({ $rule })
verify-move = { $path }: Schritt { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Eine aufgezeichnete Partie zeigen oder die Stellung nach einem ihrer Schritte.
replay-help-file = Aufzeichnung.
replay-help-move = Die Stellung nach diesem Schritt zeigen. 0 ist der Spielaufbau.
replay-help-seat = Die Partie aus der Sicht dieses Platzes zeigen, ab 0 gezählt. Standard: was alle sahen.
replay-too-far = Die Aufzeichnung geht nur bis Schritt { $count }. Schritt { $move } gibt es nicht.
replay-after = Nach Schritt { $move } von { $count }.

# kontor content
content-help = Die Werte auf dem Spielmaterial prüfen und korrigieren.
content-check-help = Einen Ordner mit korrigierten Werten prüfen.
content-export-help = Die eingebauten Werte in einen Ordner schreiben, um sie nach deinem eigenen Spiel zu korrigieren.
content-help-dir = Ordner.
content-help-game = Spiel.
content-exported = Geschrieben nach { $path }. Ändere die Werte, die in deinem Spiel anders sind, lösche die übrigen und spiele mit: { $command }
content-exists = { $path } gibt es schon und wird nicht überschrieben. Wähle einen anderen Ordner.
content-problem = { $path }, Zeile { $line }: { $reason }
content-no-files = { $path } enthält keine Datei mit Werten. Erwartet: { $wanted }.
content-no-folder = Den Ordner { $path } gibt es nicht.
content-not-a-game = { $path } hat keinen passenden Namen. Möglich: { $known }.
content-good = { $path }: in Ordnung.
content-same = Kein Unterschied zu den eingebauten Werten.
content-differs = Anders als die eingebauten Werte: { $names }.

cli-meta-address = ADRESSE
cli-meta-limit = NAME=WERT
serve-help = Den Server starten: im Browser spielen, mit Menschen überall, live oder über mehrere Tage.
serve-help-host = Adresse, auf der der Server lauscht. 127.0.0.1: nur dieser Rechner. 0.0.0.0: auch dein Netz.
serve-help-port = Port. Standard: { $port } oder ein freier.
serve-help-url = Öffentliche Adresse des Servers; sie steht in den Links.
serve-help-store = Datenbank: sqlite:///pfad oder postgresql://… Standard: KONTOR_STORE oder eine Datei in deinem Datenordner.
serve-help-store-readers = Wie viele Lesezugriffe auf die Datenbank gleichzeitig laufen. Jeder braucht eine Verbindung, das Schreiben eine weitere.
serve-help-workers = Wie viele Server-Prozesse sich den Port teilen. Mehr als einer braucht PostgreSQL. Sie teilen sich die Bots.
serve-help-bus = Redis für Nachrichten zwischen Servern: redis://… Standard: KONTOR_BUS oder die Datenbank selbst.
serve-help-bots = Wie viele Bots gleichzeitig rechnen dürfen. Ein Platz bleibt mitspielenden Bots vorbehalten; Hinweise und Analysen teilen sich den Rest. Standard: einer je Kern, mindestens 2.
serve-help-pause = Sekunden, die ein Bot vor jedem Schritt wartet, solange jemand zusieht.
serve-help-per-address = Erlaubte Live-Verbindungen je Adresse.
serve-help-rate = Erlaubte Nachrichten und Anfragen pro Sekunde.
serve-help-limit = eine Grenze aus docs/hosting.md ändern; mehrmals möglich
serve-help-proxy = Reverse Proxy, dessen weitergereichten Client-Adressen der Server vertraut.
serve-help-log-format = Format des Protokolls: Textzeilen oder ein JSON-Objekt je Zeile für Programme, die Protokolle sammeln.
serve-help-local = Webhooks ins eigene Netz des Servers erlauben.
serve-help-open = Die Seite im Browser öffnen.
serve-ready = Kontor läuft: { $url }
serve-stop = Strg+C beendet Kontor.
serve-already = Kontor läuft bereits unter { $url } mit dieser Datenbank. Benutze diesen Server oder beende ihn zuerst.
serve-already-open = Kontor läuft bereits unter { $url }.
serve-closed = Kontor ist beendet. Alle Partien sind gespeichert.
serve-no-host = Auf { $host } kann der Server nicht lauschen. Nimm eine Adresse dieses Rechners, zum Beispiel 127.0.0.1 oder 0.0.0.0.
serve-no-port = Auf { $host }, Port { $port }, kann der Server nicht lauschen. Vielleicht benutzt ihn schon ein anderes Programm. Wähle einen anderen Port.
serve-bad-pause = „{ $text }“ ist keine Anzahl Sekunden von 0 bis 60.
serve-bad-url = „{ $text }“ ist keine Adresse eines Servers. Schreibe sie vollständig, zum Beispiel https://kontor.example.org.
serve-bad-proxy = „{ $text }“ ist keine Adresse eines Proxys. Gib IP-Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8 an, durch Kommas getrennt.
serve-workers-sqlite = Mehrere Prozesse brauchen PostgreSQL, denn eine SQLite-Datei kann nur einer benutzen. Lass --workers weg oder gib --store postgresql://… an.
serve-bad-bus = Das ist keine Adresse eines Redis-Servers. Gib sie vollständig an, zum Beispiel redis://127.0.0.1:6379/0.

admin-help = Die Datenbank eines Servers prüfen, sichern, wiederherstellen oder aufräumen und laufende Server verwalten.
admin-help-verify = Alle gespeicherten Partien nachspielen und Abweichungen melden.
admin-help-backup = Die Datenbank in eine Datei sichern. Der Server kann weiterlaufen.
admin-help-restore = Eine leere Datenbank aus einer Sicherung füllen, auch zwischen SQLite und PostgreSQL.
admin-help-prune = Lange ungenutzte Tische und Personen ohne Tisch löschen.
admin-help-file = Datei der Sicherung.
admin-help-days = Tage ohne Aktivität.
admin-help-over = Auch beendete Partien.
admin-help-playing = Auch laufende Partien.
admin-help-yes = Wirklich löschen. Ohne diese Option wird nur gezählt.
admin-table = { $table } ({ $game }, Regelversion { $rules }): in Ordnung
admin-trouble = { $table } ({ $game }, Regelversion { $rules }): { $reason }
admin-trouble-unknown = { $table }: { $reason }
admin-store-trouble = Die Datenbank als Ganzes: { $reason }
admin-verified =
    { $good ->
        [one] Ein Tisch in Ordnung
       *[other] { $good } Tische in Ordnung
    }, { $bad } nicht.
admin-backing-up = Sichern
admin-backed-up =
    { $count ->
        [one] Eine Zeile der Datenbank in { $path } gesichert.
       *[other] { $count } Zeilen der Datenbank in { $path } gesichert.
    }
admin-cannot-write = { $path } lässt sich nicht schreiben. Wähle einen anderen Ort oder schaffe Speicherplatz.
admin-restoring = Einspielen
admin-restored =
    { $count ->
        [one] Eine Zeile der Datenbank eingespielt.
       *[other] { $count } Zeilen der Datenbank eingespielt.
    }
admin-pruned =
    Entfernt: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $persons ->
        [one] eine Person.
       *[other] { $persons } Personen.
    }
admin-would-prune =
    Das würde entfernen: { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    }, { $persons ->
        [one] eine Person.
       *[other] { $persons } Personen.
    } Mit --yes geschieht es.
admin-help-status = Personen, Tische, Sperren, Anmeldung und Ankündigung zeigen.
admin-help-people = Zeigen, wer an einem Tisch sitzt oder zusieht, mit den Nummern der Personen.
admin-help-ban = Eine Person (nach Nummer), eine Adresse oder ein Netz sperren. Gilt nach wenigen Sekunden.
admin-help-unban = Eine Sperre aufheben.
admin-help-signup = Neue Personen einlassen oder nur die, die schon bekannt sind.
admin-help-announce = Allen einen Text oder einen bevorstehenden Neustart zeigen.
admin-help-delete = Einen Tisch löschen, auch wenn Leute daran sitzen.
admin-help-minutes = Einen Neustart in so vielen Minuten ankündigen.
admin-help-clear = Nichts mehr zeigen.
admin-help-yes-delete = Löschen. Ohne das wird nur gezeigt, wer dort ist.
admin-status-people = Personen: { $count }
admin-status-tables = Tische: { $waiting } wartend, { $playing } im Spiel, { $over } beendet
admin-status-sign-up =
    { $open ->
        [true] Anmeldung: offen
       *[other] Anmeldung: geschlossen
    }
admin-status-no-announcement = Ankündigung: keine
admin-status-announcement = Ankündigung: { $text }
admin-status-restart = Ankündigung: Neustart um { $when } { $text }
admin-status-no-bans = Sperren: keine
admin-status-ban = Gesperrt: { $subject } { $name } seit { $since }
admin-seat =
    { $holder ->
        [person] Platz { $seat }: { $name }, Person { $person }
        [bot] Platz { $seat }: { $name }, ein Bot
       *[other] Platz { $seat }: frei
    }
admin-guest = Gast: { $name }, Person { $person }
admin-banned = Gesperrt: { $subject }. Laufende Server folgen in wenigen Sekunden.
admin-banned-before = { $subject } ist schon gesperrt.
admin-unbanned = Die Sperre von { $subject } ist aufgehoben.
admin-not-banned = { $subject } ist nicht gesperrt. Siehe „kontor admin status“.
admin-sign-up-open = Neue Personen können sich anmelden.
admin-sign-up-closed = Niemand Neues kann sich anmelden. Wer schon bekannt ist, spielt weiter.
admin-announce-what = Gib einen Text oder --minutes an, oder nur --clear.
admin-deleted = Tisch { $table } ist gelöscht.
admin-would-delete = Zu löschen: Tisch { $table }. Mit --yes wird er gelöscht.
cli-meta-subject = PERSON|ADRESSE
