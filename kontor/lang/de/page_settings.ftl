# Wer man ist.
page-your-name = Dein Name
page-name-why = Kein Konto, kein Passwort: Dieser Browser bewahrt einen Schlüssel auf, der sagt, wer du bist.

# Wie man es auf diesem Gerät mag.
page-this-device = Auf diesem Gerät
page-theme = Hell oder dunkel
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-sound = Ein Glöckchen, wenn ich am Zug bin
page-notify-browser = In diesem Browser melden, wenn ich am Zug bin

# Benachrichtigungen an eine Adresse.
page-notices = Benachrichtigungen
page-webhook-why = Ein Webhook ist eine Adresse, an die der Server eine Nachricht schickt, wenn du am Zug bist, zum Beispiel die eines Chats oder von ntfy.
page-webhook-is-set = Es ist eine Adresse eingerichtet.
page-webhook-is-none = Es ist keine Adresse eingerichtet.
page-webhook = Adresse des Webhooks
page-webhook-try = Zur Probe senden
page-webhook-sent = Die Probenachricht ist unterwegs.
page-webhook-off = Entfernen

# Anderswo dieselbe Person.
page-device = Auf einem anderen Gerät spielen
page-device-why = Öffne diesen Link auf deinem anderen Gerät, dann bist du dort dieselbe Person. Gib ihn nicht weiter: Wer ihn hat, kann in deinem Namen spielen.
page-device-link = Link mit deinem Schlüssel
page-link-local = Nur dieser Computer kann diesen Link öffnen. Um andere einzuladen, starte Kontor mit: kontor serve --host 0.0.0.0
page-new-key = Neuen Schlüssel erstellen
page-new-key-why = Hat jemand den Link gesehen, der ihn nicht sehen sollte? Mit einem neuen Schlüssel wird der alte auf allen Geräten außer diesem ungültig.
page-new-key-sure = Neuen Schlüssel erstellen? Deine anderen Geräte brauchen dann den neuen Link.
page-key-of = Dieser Link enthält den Schlüssel von { $name }.
page-key-take = In diesem Browser ab jetzt diese Person sein? Sag nur Ja, wenn du es selbst bist und der Link von dir stammt.
page-key-replace = Der Schlüssel, den dieser Browser bisher hat, ist dann verloren, es sei denn, du hast einen Link dazu aufbewahrt.
page-key-unknown = Der Link enthält einen Schlüssel, den hier niemand hat. Vielleicht wurde er durch einen neuen ersetzt. In diesem Browser hat sich nichts geändert.

# Vergessen werden.
page-forget = Alle meine Daten löschen
page-forget-why = Dein Name, dein Schlüssel, dein Webhook und was du geschrieben hast, werden gelöscht; Bots spielen für dich weiter.
page-forget-sure = Alles löschen, was über dich gespeichert ist? Das lässt sich nicht rückgängig machen.
page-forget-yes = Alles löschen
