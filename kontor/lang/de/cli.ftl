# Die Befehlszeile.

cli-about = Spielt die Anno-Brettspiele nach den vollständigen Regeln, für Menschen und Programme. Inoffiziell.
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-options-short = OPTIONEN
cli-command-short = BEFEHL
cli-help-lang = Sprache aller Texte.
cli-help-help = Diese Hilfe anzeigen.
cli-help-version = Die Version anzeigen.
cli-default = (Standard: { $value })
cli-next = { $command } --help erklärt einen Befehl genauer.

cli-bad-number = { $name }: „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
cli-no-such-option = Die Option { $name } gibt es nicht; --help zeigt alle Optionen.
cli-no-such-command = Den Befehl „{ $name }“ gibt es nicht; --help zeigt alle Befehle.
cli-missing = { $name } fehlt; --help zeigt, wie der Befehl aufgerufen wird.
cli-option-value = Die Option { $name } braucht einen Wert oder darf keinen haben; --help zeigt, wie es geht.
cli-bad-usage = Das ist mehr oder etwas anderes, als der Befehl erwartet; --help zeigt, wie er aufgerufen wird.
cli-unknown-language = Die Sprache „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
cli-stopped = Abgebrochen.
cli-crash = In Kontor ist etwas schiefgegangen, und das ist unser Fehler. Was du gespeichert hast, ist nicht verloren. Was passiert ist, steht in { $path }; bitte schick uns diese Datei.
cli-cannot-write = { $path } lässt sich nicht schreiben; prüfe den Ordner und den freien Speicherplatz.
cli-no-space = Wohin die Ausgabe geht, ist kein Platz mehr.
cli-meta-game = SPIEL
cli-meta-file = DATEI
cli-meta-folder = ORDNER
cli-meta-option = NAME=WERT
cli-help-option = Option des Spiels, zum Beispiel edition=es oder objectives=first_game; mehrfach möglich.
cli-bad-option = „{ $text }“ ist keine Option; schreibe NAME=WERT, zum Beispiel edition=es.
cli-option-twice = Die Option „{ $name }“ ist zweimal angegeben.
cli-extra-missing = Dieser Befehl braucht ein Paket, das nicht installiert ist ({ $module }). So wird installiert, was er braucht: { $command }

bot-unknown = Einen Bot namens „{ $name }“ gibt es für dieses Spiel nicht. Bekannte Bots: { $known }.
bot-plugin-name = Das Paket { $package } bietet einen Bot namens „{ $name }“ an. Botnamen bestehen aus höchstens 20 Kleinbuchstaben, Ziffern und Unterstrichen, beginnen mit einem Buchstaben und heißen anders als die eigenen Bots von Kontor.
bot-plugin-twice = Mehrere Pakete bieten einen Bot namens „{ $name }“ an: { $packages }. Deinstalliere alle bis auf eines.
bot-plugin-failed = Der Bot „{ $name }“ aus dem Paket { $package } ist gescheitert: { $reason }.
bot-plugin-illegal = Der Bot „{ $name }“ aus dem Paket { $package } hat einen Zug gewählt, den die Regeln nicht erlauben: { $move }.

# kontor games
games-help = Die Spiele auflisten.
games-players = { $fewest } bis { $most } Spieler
games-play = spielen: kontor play { $name }

# kontor play
play-help = Im Terminal spielen, gegen Bots oder gemeinsam an einem Bildschirm.
play-help-game = Name des Spiels; wenn du ihn weglässt, wirst du gefragt.
play-help-seats = Wer mitspielt, in beliebiger Reihenfolge: ein Bot (easy, medium, hard, expert, greedy, random) oder irgendein anderer Name für einen Menschen, durch Kommas getrennt.
play-help-seed = Zahl, die Spielaufbau und Zufall bestimmt, um dieselbe Partie noch einmal zu spielen.
play-help-content = Ordner mit korrigierten Werten.
play-help-resume = Gespeicherte Partie, die weitergehen soll.
play-help-save = Datei, in der die Partie gespeichert wird; sonst eine in deinem Datenordner.
play-help-plain = Den Bildschirm zwischen den Schritten nicht leeren.
play-which-game = Welches Spiel?
play-choice = Nummer
play-how-many = Wie viele spielen mit?
play-who-first = Dein Name?
play-who = Wer ist Spieler { $number }? Ein Name für einen Menschen an diesem Bildschirm oder ein Bot: easy, medium, hard oder expert; greedy spielt schnell, random irgendetwas.
play-you = Gast
play-unfinished = Du hast offene Partien. Welche? 0 beginnt eine neue.
play-unfinished-game = { $players } – { $when }, Zug { $turn }
play-mean-bot = Einen Bot „{ $name }“ gibt es nicht. Meinst du { $bot }? { $yes }/{ $no }
play-almost-bot = Einen Bot „{ $name }“ gibt es nicht; meinst du { $bot }? Ein Mensch braucht einen anderen Namen.
play-yes = j
play-no = n
play-not-a-choice = „{ $text }“ steht nicht zur Wahl.
play-hand-over = Jetzt ist { $seat } am Bildschirm. Alle anderen bitte wegsehen! Weiter mit Enter.
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
play-sure = auf diese Weise?
play-hint = Nummer oder Text · e Zug beenden · u zurück · r vor · z Zug neu · m Liste · h Hinweis · t Tisch · o andere · l Verlauf · ? Hilfe · q Ende
play-hint-short = e Zug beenden · u zurück · m Liste · h Hinweis · t Tisch · o andere · l Verlauf · ? Hilfe · q Ende
play-hint-pick = Namen oder Nummern, durch Leerzeichen getrennt · 0 oder b zurück · ? Hilfe · q Ende
play-hint-menu = was davor steht · Enter das Erste · 0 oder b zurück · ? Hilfe · q Ende
play-hint-sure = Enter ausführen · 0 oder b zurück · ? Hilfe · q Ende
play-not-a-move = Nummer { $text } gibt es hier nicht; wähle eine von 1 bis { $count }.
play-not-a-move-of = Nummer { $text } gibt es hier nicht; möglich ist: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Gespeichert in { $path }.
play-quit = Die Partie ist gespeichert. Weiter geht es mit: { $command }
play-over = Die Partie ist zu Ende.
play-winner = { $seat } gewinnt!
play-draw = Die Partie endet unentschieden.
play-again = Noch einmal ansehen mit: { $command }
play-undone = Zurückgenommen: { $move }
play-reset =
    { $count ->
        [one] Ein Schritt dieses Zuges zurückgenommen.
       *[other] { $count } Schritte dieses Zuges zurückgenommen.
    }
play-exists = { $path } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.
play-resume-alone = --resume setzt eine gespeicherte Partie fort, wie sie ist; lass Spiel, --seats, --seed, --content und --option weg.
play-empty-name = Jeder Spieler braucht einen Namen.
play-did-you-mean = „{ $text }“ ist kein Spielschritt. Meinst du „{ $move }“?
play-marked =
    { $count ->
        [one] In dieser Partie wurde ein Schritt zurückgenommen, nachdem Zufall oder Verdecktes zu sehen war.
       *[other] In dieser Partie wurden { $count } Schritte zurückgenommen, nachdem Zufall oder Verdecktes zu sehen war.
    }
play-redone = Wiederholt.
play-help-text =
    Wähle eine Möglichkeit über ihre Nummer oder gib sie in der Notation ein, zum Beispiel „{ $example }“.
    Wenn nicht möglich ist, was du eingibst, erfährst du den Grund.
    Geht etwas auf mehrere Arten, wählst du aus: Enter nimmt die erste, 0 oder b führt zurück.
    e  beendet den Zug
    u  nimmt den letzten Schritt eines Menschen zurück, unbegrenzt; war Zufall oder Verdecktes zu sehen, wird die Partie markiert
    r  wiederholt, was zurückgenommen wurde
    z  nimmt alle deine Schritte dieses Zuges zurück
    m  zeigt und erklärt alle Möglichkeiten, t den ganzen Tisch, l den ganzen Verlauf
    h  sagt, was der beste Bot täte und warum; h 1 spielt das Erste davon
    o  zeigt die Inseln der anderen ganz; o B nur die von B
    s  speichert in einer Datei deiner Wahl: s myfile.json
    q  beendet; die Partie wird immer gespeichert
play-log = Verlauf
play-press-enter = Weiter mit Enter.

# kontor simulate
simulate-help = Bots viele Partien spielen lassen und auszählen.
simulate-help-game = Name des Spiels.
simulate-help-players = Anzahl der Spieler.
simulate-help-games = Anzahl der Partien.
simulate-help-bots = Bots nach Plätzen, durch Kommas getrennt; ein einziger Name gilt für alle Plätze.
simulate-help-seed = Zahl, die alles bestimmt; dieselbe Zahl ergibt dieselben Partien.
simulate-help-records = Ordner für die Aufzeichnungen.
simulate-help-rounds = Eine Partie nach so vielen Runden abbrechen.
simulate-help-json = Das Ergebnis als JSON ausgeben.
simulate-help-content = Ordner mit korrigierten Werten.
simulate-help-workers = Anzahl der Prozesse; sonst so viele, wie es Prozessorkerne gibt. Das Ergebnis hängt nicht davon ab.
simulate-bots-number = { $found } Bots sind genannt, aber { $players } spielen mit; nenne einen für alle oder einen für jeden Platz.
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
simulate-stopped = Nach { $done } von { $count } Partien abgebrochen; was geschrieben wurde, ist vollständig.

# kontor verify
verify-help = Prüfen, ob Aufzeichnungen den Regeln und der Notation folgen.
verify-help-file = Dateien mit Aufzeichnungen.
verify-progress = Prüfen
verify-good = { $path }: in Ordnung.
verify-all-good =
    { $count ->
        [one] Eine Aufzeichnung in Ordnung.
       *[other] { $count } Aufzeichnungen in Ordnung.
    }
verify-some-bad = { $good } in Ordnung, { $bad } nicht.
verify-setup = { $path }: vor dem ersten Schritt: { $reason } ({ $rule })
verify-move = { $path }: Schritt { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Eine aufgezeichnete Partie zeigen oder die Stellung nach einem ihrer Schritte.
replay-help-file = Datei mit der Aufzeichnung.
replay-help-move = Die Stellung nach diesem Schritt zeigen; 0 ist der Spielaufbau.
replay-help-seat = Zeigen, was dieser Platz sehen konnte, ab 0 gezählt; sonst, was alle sehen konnten.
replay-too-far = Die Aufzeichnung geht nur bis Schritt { $count }; { $move } ist zu weit.
replay-after = Nach Schritt { $move } von { $count }.

# kontor content
content-help = Die Werte pflegen, die auf dem Spielmaterial stehen.
content-check-help = Einen Ordner mit korrigierten Werten prüfen.
content-export-help = Unsere Werte in einen Ordner schreiben, um sie nach deinem eigenen Spiel zu korrigieren.
content-help-dir = Ordner.
content-help-game = Name des Spiels.
content-exported = Geschrieben nach { $path }. Ändere, was in deinem Spiel anders ist, lass weg, was gleich ist, und spiele mit: { $command }
content-exists = { $path } ist schon da und wird nicht überschrieben. Wähle einen anderen Ordner.
content-problem = { $path }, Zeile { $line }: { $reason }
content-no-files = { $path } enthält keine Werte; dort sollte eine Datei wie { $wanted } liegen.
content-no-folder = Den Ordner { $path } gibt es nicht.
content-not-a-game = { $path } ist nach keinem Spiel benannt; möglich ist: { $known }.
content-good = { $path }: in Ordnung.
content-same = Nichts weicht von unseren Werten ab.
content-differs = Weicht von unseren Werten ab: { $names }.

cli-meta-address = ADRESSE
serve-help = Tische für Menschen anderswo öffnen: Sie spielen im Browser, live oder über Tage.
serve-help-host = Adresse, auf der der Server lauscht; mit 0.0.0.0 erreichen ihn auch andere in deinem Netz, mit 127.0.0.1 nur dieser Rechner.
serve-help-port = Port; sonst { $port } oder ein freier.
serve-help-url = Adresse, unter der andere den Server erreichen; sie steht in den Links.
serve-help-store = Wo alles gespeichert wird: sqlite:///pfad oder postgresql://…; sonst KONTOR_STORE oder eine Datei in deinem Datenordner.
serve-help-bots = Wie viele Bots gleichzeitig nachdenken dürfen; einer davon bleibt denen, die mitspielen. Sonst so viele, wie es Kerne gibt, mindestens 2.
serve-help-pause = Sekunden, die ein Bot vor jedem Schritt wartet, solange jemand zusieht.
serve-help-per-address = Wie viele Live-Verbindungen von einer Adresse erlaubt sind.
serve-help-rate = Wie viele Nachrichten und Anfragen pro Sekunde erlaubt sind.
serve-help-proxy = Adresse des Reverse Proxys, dem der Server die Adressen der Besucher glaubt.
serve-help-local = Webhooks ins eigene Netz des Servers erlauben.
serve-help-open = Die Seite im Browser öffnen.
serve-ready = Kontor ist geöffnet: { $url }
serve-stop = Strg+C beendet Kontor.
serve-already = Kontor ist bereits unter { $url } geöffnet, mit derselben Datenbank. Benutze diesen Server, oder schließe ihn zuerst.
serve-closed = Kontor ist geschlossen. Alle Partien bleiben erhalten.
serve-no-host = Auf { $host } kann der Server nicht lauschen. Nimm eine Adresse dieses Rechners, zum Beispiel 127.0.0.1 oder 0.0.0.0.
serve-no-port = Auf { $host }, Port { $port }, kann der Server nicht lauschen. Vielleicht benutzt ihn schon ein anderes Programm; wähle einen anderen Port.
serve-bad-pause = „{ $text }“ ist keine Anzahl Sekunden von 0 bis 60.
serve-bad-url = „{ $text }“ ist keine Adresse eines Servers. Gib eine vollständige an, die mit https:// oder http:// beginnt, zum Beispiel https://kontor.example.org.
serve-bad-proxy = „{ $text }“ ist keine Adresse eines Proxys. Gib eine IP-Adresse wie 127.0.0.1 an, ein Netz wie 10.0.0.0/8 oder mehrere davon, durch Kommas getrennt.

admin-help = Die Datenbank eines Servers pflegen.
admin-help-verify = Alle Partien der Datenbank nachspielen und melden, was heute anders ausginge.
admin-help-backup = Die ganze Datenbank in eine Datei schreiben; der Server kann dabei weiterlaufen.
admin-help-restore = Eine leere Datenbank aus einer Sicherung füllen, auch aus der einer anderen Art von Datenbank.
admin-help-prune = Tische, an denen lange nichts geschehen ist, und Personen ohne Tisch entfernen.
admin-help-file = Datei der Sicherung.
admin-help-days = Seit wie vielen Tagen nichts mehr geschehen ist.
admin-help-over = Auch Partien, die zu Ende sind.
admin-help-playing = Auch Partien, die noch laufen.
admin-help-yes = Wirklich entfernen; sonst wird nur gezählt.
admin-trouble = { $table } ({ $game }): { $reason }
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
