# Hilfe für jedes Spiel: wie der Bildschirm funktioniert, seine Tasten, und was die Symbole bedeuten. Kein Satz hat Lücken.

help-title-reference = Die Regeln in Kürze
help-title-action = Die aktuelle Aktion
help-title-tips = Tipps für die erste Partie
help-title-screen = So funktioniert der Bildschirm
help-title-keys = Tasten
help-title-symbols = Symbole
help-title-rules = Regeln

help-screen-1 = Klicke oder tippe auf das, was du willst: ein Bau-Plättchen, eine Karte, ein Wohnviertel, einen Stein, einen Stapel, einen Auftrag, ein Schiff. Der Bereich neben dem Plan zeigt dann, was damit geht.
help-screen-2 = Was hell ist, geht jetzt. Was grau ist, geht nicht; zeige darauf oder wähle es, dann erfährst du, was fehlt.
help-screen-3 = Bevor du bestätigst, siehst du, wohin es kommt, wie es bezahlt wird und was dir danach bleibt. Der beste Weg zu zahlen ist vorgeschlagen; klicke auf eine Ressource, um einen anderen zu wählen.
help-screen-4 = Zurücknehmen, wiederholen, den ganzen Zug zurücknehmen und den Zug beenden: alles immer an derselben Stelle. Zurück kannst du, solange nichts Verdecktes gezeigt, nicht gewürfelt und nicht von anderen gespielt wurde. Allein mit Bots oder gemeinsam an einem Bildschirm kannst du beliebig weit zurück.
help-screen-5 = Nachgefragt wird nur bei dem, was sich nicht zurücknehmen lässt.
help-screen-6 = Zeige auf eine Ressource, und alles leuchtet auf, was sie produziert oder braucht. Zeige auf ein Symbol, und du erfährst, was es bedeutet.
help-screen-7 = Alles geht auch mit der Tastatur: Mit Tab kommst du zum nächsten Ding, mit den Pfeiltasten bewegst du dich auf Plänen, mit der Eingabetaste wählst du aus.
help-screen-8 = Du kannst die Seite jederzeit schließen. Öffnest du sie wieder, ist der Tisch, wie du ihn verlassen hast.
help-screen-9 = Wird an einem Tisch mit geänderten Werten gespielt, gilt, was auf seinen Plättchen und Karten steht, nicht die Zahlen in dieser Hilfe.
help-screen-10 = Mit „Hinweis“ schlägt dir ein Bot, wenn du am Zug bist, bis zu drei Züge vor und sagt, warum; er spielt keinen davon. Ist eine Partie vorbei, zeigt „Analyse“ die Wendepunkte jedes Spielers.

help-keys-help = diese Hilfe
help-keys-undo = zurücknehmen
help-keys-redo = wiederholen
help-keys-reset = den ganzen Zug zurücknehmen
help-keys-end = den Zug beenden
help-keys-hint = ein Hinweis: gute Züge
help-keys-back = zurück, schließen
help-keys-confirm = bestätigen
help-keys-arrows = auf einem Plan bewegen
help-keys-log = Verlauf
help-keys-chat = etwas sagen
help-keys-panels = zu einem Bereich springen
help-keys-means = meine Mittel

# Symbole von Anno 1800.
help-symbol-farmer = Bauer: arbeitet in den aufgedruckten Bauern-Industrien deiner Heimat-Insel.
help-symbol-worker = Arbeiter: produziert die einfacheren Ressourcen.
help-symbol-artisan = Handwerker: produziert feinere Ressourcen, anfangs auch Baustoffe.
help-symbol-engineer = Ingenieur: produziert die modernsten Ressourcen.
help-symbol-investor = Investor: arbeitet nirgends; für manche Kosten erschöpft, bei Expeditionen am meisten wert.
help-symbol-trade_token = Handels-Plättchen: erhandelt Ressourcen, importiert die der Neuen Welt.
help-symbol-exploration_token = Erkundungs-Plättchen: bezahlt Inseln und Expeditions-Karten.
help-symbol-gold = Gold: schickt Steine nach Hause; je 3 bringen am Ende 1 Einfluss-Punkt.
help-symbol-influence = Einfluss-Punkte: Wer am Ende die meisten hat, gewinnt.
help-symbol-ready = Verfügbar: kann jetzt genutzt werden.
help-symbol-exhausted = Erschöpft: kommt mit einem Stadtfest zurück, ein Stein auch gegen Gold.
help-symbol-district = Wohnviertel: Hier sind die verfügbaren Steine einer Art zu Hause.
help-symbol-workplace = Arbeitsplatz: Raum für einen Stein, der diese Ressource produziert.
help-symbol-stock = Punkte: wie viele dieser Bau-Plättchen noch da sind.
help-symbol-need_make = Diese Ressource kannst du jetzt selbst produzieren.
help-symbol-need_buy = Diese Ressource kannst du jetzt erhandeln oder importieren.
help-symbol-need_lack = Diese Ressource fehlt dir; zeige darauf, um zu sehen, woran es liegt.
help-symbol-shipyard = Werft: baut ein Schiff pro Aktion, höchstens von ihrer Stärke.
help-symbol-merchant_ship = Handels-Schiff: trägt so viele Handels-Plättchen wie seine Stärke.
help-symbol-exploration_ship = Erkundungs-Schiff: trägt so viele Erkundungs-Plättchen wie seine Stärke.
help-symbol-old_world = Alte Welt: Inseln mit Platz zum Bauen.
help-symbol-new_world = Neue Welt: Inseln, deren Ressourcen du importierst.
help-symbol-deck_farmer_worker = Bauer/Arbeiter-Karte: ausgespielt 3 Einfluss-Punkte.
help-symbol-deck_artisan_engineer_investor = Handwerker/Ingenieur/Investor-Karte: ausgespielt 8 Einfluss-Punkte.
help-symbol-deck_new_world = Neue-Welt-Karte: ausgespielt 5 Einfluss-Punkte.
help-symbol-expedition = Expeditions-Karte: zählt am Ende, soweit du sie besuchen kannst.
help-symbol-objective = Auftrag: für alle derselbe.
help-symbol-festival = Stadtfest: Alle Steine und Marine-Plättchen kommen zurück.
help-symbol-fireworks = Feuerwerk: 7 Einfluss-Punkte für die erste leere Hand.
help-symbol-extra_action = Zusätzliche Aktion: eine mehr im selben Zug.

# Symbole von Anno 1503. Was die öffentlichen Gebäude können, steht bei ihnen.
help-symbol-coins = Gold: kauft Waren, bezahlt Piraten und Feuer; 30 sind ein Ziel.
help-symbol-pioneer = Pionier: kauft Holz, Stein oder Werkzeug.
help-symbol-settler = Siedler: kauft Tuch.
help-symbol-citizen = Bürger: kauft Gewürz.
help-symbol-merchant = Kaufmann: kauft Tabak; drei sind ein Ziel.
help-symbol-safe_space = Sicheres Feld: Feuer richtet hier nichts an.
help-symbol-branch = Niederlassung: ihre Ware statt der eigenen der Insel.
help-symbol-agreement = Handelsabkommen: Du kaufst Waren um 1 Gold billiger.
help-symbol-treasure = Schatz: Gold oder eine kostenlose Entwicklung.
help-symbol-action_points = Aktionspunkte: Jeder bewegt ein Schiff oder zeigt ein Kärtchen.
help-symbol-fog = Verdecktes Kärtchen: Sieh es dir von einem Schiff daneben an. Die Zahl: ab wie vielen Spielern diese Insel dabei ist.
help-symbol-looked_at = Dieses Kärtchen hat sich schon jemand angesehen.
help-symbol-goals = Ziele: Drei von fünf gewinnen, im eigenen Zug.
help-symbol-hand_limit = Am Ende deines Zuges behältst du höchstens fünf Waren.
