# The score sheet of Anno 1800 in the browser.

page-sheet-title = Wertungsblatt
page-sheet-lead = Für eine Partie Anno 1800 mit der Schachtel auf dem Tisch: Trage ein, was daliegt. Mehrheiten und Besucher werden für dich ausgerechnet; das Blatt bleibt in diesem Browser gespeichert.
page-sheet-1503 = Anno 1503 braucht kein Blatt: Wer im eigenen Zug drei der fünf Ziele hält, hat gewonnen.
page-sheet-players = Spieler
page-sheet-count = { $number } Spieler
page-sheet-names = Namen
page-sheet-player = Spieler { $number }
page-sheet-name-of = Name von Spieler { $number }
page-sheet-chosen = { $number } von { $most }
page-sheet-form = Was alle haben
page-sheet-of = { $player }: { $what }
page-sheet-less = Eins weniger: { $what }
page-sheet-more = Eins mehr: { $what }
page-sheet-has = hat es
page-sheet-pair = { $animal } / { $artifact }
page-sheet-cards =
    { $number ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $number } Karten
    }
page-sheet-expeditions-of = { $cards }, { $player }: Expeditions-Karten eintragen
page-sheet-expeditions-title = Expeditions-Karten von { $player }
page-sheet-expeditions-why = Wie viele Karten jeder Art: erst, wer das Tier besucht, dann, wer das Artefakt besucht.
page-sheet-done = Fertig
page-sheet-result = Ergebnis
page-sheet-stale = Im Formular kann etwas nicht stimmen; so stand es zuvor.
page-sheet-winner = gewinnt
page-sheet-majorities = Mehrheiten und die Einfluss-Punkte, die sie bringen
page-sheet-visits = Beste Besucher der Expeditions-Karten
page-sheet-new = Neues Blatt
page-sheet-example = Beispiel
page-sheet-sure = Was du eingetragen hast, ist dann weg. Kopiere vorher den Link, wenn du es behalten willst.
page-sheet-replace = Ersetzen
page-sheet-keep = Meins behalten
page-sheet-print = Drucken
page-sheet-share = Teilen
page-sheet-copy-link = Link kopieren
page-sheet-copied = Kopiert. Der Link enthält das ganze Blatt.
page-sheet-not-copied = Der Browser erlaubt hier kein Kopieren.
page-sheet-link-title = Ein Blatt aus einem Link
page-sheet-link-sure = Dieser Link enthält ein Wertungsblatt. Soll es an die Stelle deines Blattes treten?
page-sheet-link-broken = Der Link enthält kein lesbares Blatt. Lass ihn dir noch einmal schicken.
page-sheet-printed = Ausgerechnet mit Kontor, einem inoffiziellen Fan-Projekt.
