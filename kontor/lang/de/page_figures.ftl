# The list of figures in the browser.

page-figures-title = Unsere Zahlen und ihre Quellen
page-figures-lead = Was auf dem Spielmaterial steht, soweit wir es wissen. Manches hat uns niemand gesagt: Das ist rekonstruiert, und wer das Spiel besitzt, kann es korrigieren.
page-figures-trust = Wie weit man ihnen trauen kann
page-figures-filter = Wähle eine oder mehrere Quellen, um nur diese Zahlen zu sehen.
page-figures-search = Suchen
page-figures-found =
    { $number ->
        [0] Nichts gefunden.
        [one] 1 Zeile
       *[other] { $number } Zeilen
    }
page-figures-unfold = Alle aufklappen
page-figures-fold = Alle zuklappen
page-figures-name = Was
page-figures-figure = Zahl
page-figures-source = Quelle
page-figures-download = Datei herunterladen
page-figures-editions = Worin sich die Ausgaben der Spielregel unterscheiden
page-figures-correct = Eine Zahl nach dem eigenen Exemplar korrigieren
page-figures-correct-why = Wer die Schachtel besitzt, kann mit dem spielen, was darin gedruckt ist.
page-figures-correct-1 = Lade die Datei des Spiels herunter und öffne sie in einem Texteditor.
page-figures-correct-2 = Ändere, was bei dir anders ist, und setze dort die Quelle auf "owner"; was gleich ist, darfst du weglassen.
page-figures-correct-3 = Gib diese Datei beim Anlegen eines neuen Tisches als seine Zahlen an. Die Aufzeichnung der Partie enthält dann deine Korrekturen.
