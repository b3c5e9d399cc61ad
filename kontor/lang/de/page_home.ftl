# Die erste Seite.
page-home-title = Willkommen im Kontor
page-home-lead = Anno 1503 und Anno 1800 als Brettspiele: gegen Bots, an einem Bildschirm oder mit Freunden in der Ferne.
page-my-tables = Meine Tische
page-games = Spiele
page-open-tables = Offene Tische
page-no-open-tables = Gerade ist kein Tisch für alle offen.
page-players-range = { $fewest } bis { $most } Spieler
page-play-bots =
    { $count ->
        [one] Gegen einen Bot spielen
       *[other] Gegen { $count } Bots spielen
    }
page-play-again-so = Wie zuletzt: { $names }
page-choose-otherwise = Tisch einrichten
page-against = Auf den anderen Plätzen: { $names }
page-against-bot = Bot „{ $bot }“

# Tische in Kürze.
page-table-waiting =
    { $free ->
        [0] beginnt gleich
        [one] 1 Platz ist noch frei
       *[other] { $free } Plätze sind noch frei
    }
page-table-over = Die Partie ist zu Ende
page-played-for-you = Jemand spielt für dich
page-turn-of = { $name } ist am Zug
page-delete-table = Tisch löschen
page-delete-sure = Endgültig löschen?

# Über einen Link oder aus einer Datei.
page-join-title = Mitspielen
page-join-link = Link zu einem Tisch
page-join-go = Hingehen
page-join-why = Jemand hat dir einen Link geschickt? Öffne ihn, oder füge ihn hier ein.
page-link-unknown = Das ist kein Link zu einem Tisch von Kontor. Bitte kopiere den ganzen Link.
page-bring-record = Aufzeichnung aus einer Datei öffnen

# Beendete Partien.
page-results = Beendete Partien
page-result-sum =
    { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    }, davon { $won } gewonnen; bestes Ergebnis: { $best }
page-won = gewonnen
page-not-won = nicht gewonnen

# Ein neuer Tisch.
page-new-table = Neuer Tisch
page-game = Spiel
page-who = Wer spielt mit?
page-seats = Anzahl der Spieler
page-seat-number = Platz { $number }
page-seat-me = ich
page-seat-screen = jemand an diesem Bildschirm
page-seat-free = freier Platz
page-seat-free-why = Du bekommst einen Link für jemand anderen.
page-seat-bot = Bot
page-name-of-other = Name des anderen Spielers
page-drawn = Auslosen, wer beginnt
page-rules-of-play = Regeln
page-one-by-one = Einzeln auswählen …
page-chosen-so-far =
    { $most ->
        [0] Gewählt: { $count }
       *[other] Gewählt: { $count } von { $most }
    }
page-editions-differ = Worin sich die Ausgaben unterscheiden
page-as-edition = wie in der Ausgabe
page-more-choices = Weitere Einstellungen
page-title-optional = Titel (kann leer bleiben)
page-open-to-all = Alle auf diesem Server dürfen Platz nehmen
page-begin = Beginnen
page-make-table = Tisch einrichten

# Die Bedenkzeit.
page-clock = Bedenkzeit
page-clock-none = unbegrenzt
page-clock-move = Zeit für jeden Zug
page-clock-game = Zeit für die ganze Partie
page-clock-most = Zeit
page-clock-added = Sekunden, die jeder Zug dazugibt
page-unit = Einheit
page-unit-seconds = Sekunden
page-unit-minutes = Minuten
page-unit-hours = Stunden
page-unit-days = Tage

# Zahlen des eigenen Exemplars.
page-pack = Zahlen deines eigenen Exemplars
page-pack-choose = Datei wählen …
page-pack-none = Mit unseren Zahlen spielen
page-pack-unread = { $name } lässt sich nicht als Datei mit Zahlen (TOML) lesen.
page-pack-why = In deinem Exemplar steht etwas anderes als bei uns? Dann spiel mit dem, was bei dir gedruckt ist.
page-pack-chosen = eigene Zahlen gewählt
