# Auf dem Weg zum Tisch.
page-invited = Du bist eingeladen
page-invited-by = { $name } lädt dich zu { $game } ein.
page-invited-to = Du bist zu { $game } eingeladen.
page-invited-there = Am Tisch: { $names }.
page-invited-free = { $count ->
    [0] Es ist kein Platz mehr frei.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
page-invited-late = Du kommst zu spät
page-one-more = Noch jemand an diesem Bildschirm
page-sit-down = Platz nehmen
page-claim-title = Auf diesem Platz spielen
page-claim = Ab jetzt auf diesem Platz spielen? Wem er gehört, kann ihn während der Partie jederzeit wieder einnehmen.

# Vor der Partie.
page-waiting-for = Es fehlen noch Spieler
page-waiting-why = Die Partie beginnt, sobald alle Plätze besetzt sind.
page-stand-up = Aufstehen
page-free-seat = Platz freigeben
page-start-now = Beginnen; Bots füllen die freien Plätze
page-invite = Einladen
page-link = Link
page-link-join = Link zum Mitspielen
page-link-watch = Link zum Zuschauen
page-link-seat = Link zu meinem Platz ({ $name })
page-renew-link = Link ersetzen
page-qr = Der Link als Bild für die Handykamera

# Die Statusleiste.
page-your-turn = Du bist am Zug
page-is-to-act = { $name } ist am Zug
page-bot-thinks = { $name } (Bot) denkt nach
page-stand-in-thinks = { $name } ist nicht da; ein Bot denkt nach
page-game-over = Die Partie ist zu Ende
page-frozen = Diese Partie wurde nach anderen Regeln begonnen und kann hier nicht weitergehen.
page-lost = Die Verbindung ist unterbrochen; neuer Versuch …
page-lost-kept = Die Verbindung ist unterbrochen; neuer Versuch … Dein Klick geht nicht verloren.
page-taking = Zurücknehmen und Zug beenden
page-undo = Rückgängig
page-undo-alone = Den letzten Schritt zurücknehmen. Allein mit Bots lässt sich alles zurücknehmen, auch ein Blick auf Verdecktes.
page-reset = Zug neu
page-redo = Wiederholen
page-end-turn = Zug beenden
page-menu = Tischmenü

# Wer da ist.
page-here = da
page-away = nicht da
page-is-bot = Bot, { $level }
page-stand-in = ein Bot springt ein
page-watching =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
page-guests = Wer ist hier?
page-mute = Stummschalten
page-unmute = Wieder sprechen lassen
page-remove-guest = Vom Tisch verweisen
page-let-in = Wieder einlassen
page-leave = Einen Bot für { $name } spielen lassen
page-return = { $name } wieder selbst spielen lassen

# An einem Bildschirm.
page-pass-to = Gib den Bildschirm an { $name } weiter
page-pass-why = Jetzt ist alles verdeckt, damit niemand sieht, was den anderen gehört.
page-show-mine = Ich bin { $name }; zeig meinen Tisch

# Was man tun kann, und wie.
page-context = Was du tun kannst
page-not-now = Geht gerade nicht
page-which-one = Was davon?
page-where = Wo?
page-choose-some =
    { $fewest ->
        [0] Wähle höchstens { $most }.
       *[other] Wähle mindestens { $fewest }, höchstens { $most }.
    }
page-paying = So wird bezahlt
page-other-ways =
    { $count ->
        [one] 1 anderer Weg
       *[other] { $count } andere Wege
    }
page-price-in-all = Insgesamt
page-left-after = Danach übrig
page-costs = Kostet
page-place-home = im Wohnviertel
page-place-exhausted = im Erschöpft-Bereich
page-place-cell = auf Feld { $cell }
page-gold = Gold
page-do-it = Ausführen
page-final = Allein kannst du das nicht zurücknehmen.
page-looking-back = Du siehst einen früheren Stand. Um weiterzuspielen, kehre zum aktuellen Stand zurück.
page-waits-for = { $name } ist dran.
page-waits-hint = Sieh dich inzwischen um. Der Titel dieses Tabs sagt dir, wenn du am Zug bist.
page-over-hint = Sieh dich um, so lange du magst. Die Knöpfe oben führen zur Wertung und durch die ganze Partie.

# Tipps.
page-tip = Tipp
page-tip-read = Verstanden
page-tip-none = Keine Tipps mehr

# Zurücknehmen mit Einverständnis.
page-ask-undo = Um Zurücknehmen bitten
page-ask-undo-why = Dabei wurde etwas Neues sichtbar. Die anderen entscheiden, ob du es zurücknehmen darfst.
page-reopen = Den letzten Schritt zurücknehmen?
page-reopen-why = Die Partie ist zu Ende. Nimmst du etwas zurück, geht sie weiter und steht erst nach ihrem neuen Ende wieder bei den beendeten Partien.
page-asks-back =
    { $count ->
        [one] { $name } möchte den letzten Schritt zurücknehmen.
       *[other] { $name } möchte die letzten { $count } Schritte zurücknehmen.
    }
page-asks-wait = Die Antwort steht noch aus.
page-asks-bot = { $other } ist nicht da. { $name } bittet um einen Bot als Ersatz.
page-asks-player = { $other } ist nicht da. { $name } möchte jemand Neues für den Platz suchen.
page-i-am-here = Ich bin da
page-allow = Erlauben
page-deny = Nicht erlauben
page-absent = Wer nicht da ist
page-absent-why = Wenn jemand lange wegbleibt, können sich die anderen auf Ersatz einigen. Wer ersetzt wurde, kann jederzeit zurückkommen.
page-ask-bot = Um einen Bot bitten
page-ask-player = Um jemand Neues bitten
page-my-seat = Mein Platz
page-my-seat-why = Wer diesen Link öffnet, spielt auf deinem Platz. Nur du kannst ihn erstellen, und du kannst den Platz jederzeit wieder einnehmen.
page-link-vacant = Link für Ersatz für { $name }
page-vacant = wartet auf jemand Neues
page-same-screen = am Bildschirm von { $name }

# Verlauf und Chat.
page-log-and-chat = Verlauf und Chat
page-log = Verlauf
page-earlier = Frühere zeigen
page-chat = Chat
page-chat-new = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Etwas sagen
page-send = Senden
page-goes-on = Deine Aktion geht weiter
page-look-back = Züge noch einmal ansehen
page-cover = Meine Karten verdecken
page-other-places = { $count ->
    [one] ein anderer Platz
   *[other] { $count } andere Plätze
}
page-bot-for-you = Für { $name } spielt gerade ein Bot.
page-lost-seat = { $name } spielt auf deinem Platz.
page-lost-vacant = Die anderen suchen jemanden für deinen Platz.
page-take-back = Platz wieder einnehmen
page-only-end = Es ist nichts mehr zu tun: Beende deinen Zug.
page-end-sure = Zug beenden?
page-end-loses = Was am Ende des Zuges übrig ist, verfällt.
page-end-lose = Zug beenden und { $what } verlieren
page-keep-playing = Weiterspielen
# The rules of a table.
page-table-rules = Regeln an diesem Tisch
page-rules-version = Regelversion { $number }
