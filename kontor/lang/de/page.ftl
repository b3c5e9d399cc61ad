# Was überall im Browser steht.
page-skip = Zum Inhalt springen
page-connecting = Verbindung wird aufgebaut …
page-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
page-nothing-here = Hier ist nichts
page-to-home = Zur Startseite
page-places = Räume des Hauses
page-help = Hilfe
page-score-sheet = Wertungsblatt
page-figures = Zahlen
page-settings = Einstellungen
page-language = Sprache
page-close = Schließen
page-cancel = Abbrechen
page-yes = Ja
page-no = Nein
page-save = Speichern
page-saved = Gespeichert.
page-show = Zeigen
page-hide = Verbergen
page-copy = Kopieren
page-copied = Kopiert.
page-share = Teilen
page-show-all = Alle { $count } zeigen
page-title-anno1503 = Anno 1503
page-title-anno1800 = Anno 1800

# Wem die Namen und die Zeichnungen gehören.
page-fan-work = Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen; alle Namen gehören ihren Inhabern.
page-about-more = Über Kontor
page-about-title = Über Kontor
page-about-fan = Ein Fanprojekt
page-about-names = Anno ist eine Marke von Ubisoft. Die Brettspiele Anno 1503 von Klaus Teuber und Anno 1800 von Martin Wallace sind bei KOSMOS erschienen. Kontor steht mit niemandem davon in Verbindung und enthält keinen Text und kein Bild von ihnen. Hol dir die Schachteln, wenn du kannst: Es lohnt sich.
page-about-drawings = Die Zeichnungen
page-about-drawings-own = Die Zeichnungen von Waren, Menschen, Gebäuden und Schiffen sind für Kontor entstanden und stehen unter seiner Lizenz (MIT).
page-about-signs = Die meisten Zeichen auf den Knöpfen stammen von Lucide (ISC-Lizenz), einige davon aus Feather von Cole Bemis (MIT-Lizenz). Danke!
page-about-data = Deine Daten
page-about-data-why = Es gibt kein Konto. Dieser Browser bewahrt einen Schlüssel auf, der sagt, wer du bist. Der Server speichert deinen Namen, deine Tische und Ergebnisse, was du schreibst, und die Adresse für Benachrichtigungen, falls du eine angibst; von deinem Schlüssel nur einen Fingerabdruck. Nichts wird weitergegeben, und niemand zählt deine Besuche. In den Einstellungen kannst du alles löschen.
