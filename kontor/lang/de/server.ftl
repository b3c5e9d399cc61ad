# Was der Server sagt: Absagen, Benachrichtigungen und was an einem Tisch neben der Partie geschieht.

key-form = Das ist kein Schlüssel von Kontor: Ein Schlüssel besteht aus 43 Buchstaben, Ziffern, Binde- und Unterstrichen. Nimm den Link, der für dich erstellt wurde.
key-needed = Das kann nur, wer hier bekannt ist. Gib dir zuerst einen Namen.
key-taken = Diesen Schlüssel hat schon jemand anders. Erstelle einen neuen.

person-unnamed = Gast
person-forgotten = Jemand
person-name = Ein Name braucht mindestens ein sichtbares Zeichen.
person-confirm = Es wurde nichts gelöscht. Damit alle deine Daten gelöscht werden, muss im Header „Confirm“ der Wert „delete“ stehen.

table-unknown = Diesen Tisch gibt es nicht, oder du hast keinen Zutritt. Bitte um einen neuen Link.
table-not-yours = Das kann nur der Gastgeber des Tisches.
table-not-begun = Die Partie hat noch nicht begonnen.
table-begun = Die Partie hat schon begonnen.
table-seats-free = Es sind noch Plätze frei. Warte auf andere oder gib die Plätze einem Bot.
table-others = An diesem Tisch sitzen noch andere, deshalb lässt er sich nicht löschen. Überlass deinen Platz stattdessen einem Bot.
table-removed = Der Gastgeber hat dich von diesem Tisch verwiesen.
table-frozen = Diese Partie wurde nach Version { $rules } der Regeln begonnen und kann mit dieser Version von Kontor nicht weitergehen. Sie bleibt, wie sie ist; öffne sie mit der Version, mit der sie begonnen wurde.
table-other-position = Nach Eintrag { $number } ist die Stellung eine andere als damals in der Partie.
table-other-body = Diese Kennung gehört schon zu einem anderen Tisch, den du gewünscht hast. Nimm eine neue.
tables-too-many = Du hast schon { $most } Tische, mehr sind nicht möglich. Lösche einen, den du nicht brauchst.

seat-not-yours = Das ist nicht dein Platz.
seat-not-to-act = Dieser Platz ist gerade nicht an der Reihe.
seat-still-free = Hier hat noch niemand Platz genommen. Benutze den Link zum Mitspielen.
seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
seat-holder-here = Wer hier sitzt, ist gerade verbunden. Der Platz kann nur übernommen werden, solange niemand da ist.
seat-none-free = So viele freie Plätze hat dieser Tisch nicht.
seat-has-bot = Hier spielt ein Bot.
seat-has-stand-in = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
seat-no-stand-in = Kein Bot spielt für dich; du spielst selbst.

revision-stale = Am Tisch hat sich inzwischen etwas getan. Sieh noch einmal hin und entscheide dann.

undo-nobody-to-ask = Hier spielt sonst niemand mit, der zustimmen müsste.
undo-not-asked = Niemand bittet dich gerade darum, etwas zurücknehmen zu dürfen.

clock-used-up = Deine Zeit für diese Partie ist aufgebraucht; der Bot spielt sie zu Ende.
clock-move-used-up = Deine Zeit für diesen Zug ist um; du kannst deinen Platz wieder einnehmen, wenn der Bot ihn gemacht hat.
clock-not-up = Die Zeit ist noch nicht abgelaufen.

chat-empty = Diese Nachricht ist leer.
chat-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben. Kürze sie.
chat-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.

guest-yourself = Das geht nicht bei dir selbst.
guest-unknown = Diesen Gast gibt es an diesem Tisch nicht.
guest-has-seat = Wer einen Platz hat, kann nicht vom Tisch verwiesen werden. Erstelle einen Link für den Platz und gib ihn jemand anderem.

record-not-over = Die Aufzeichnung gibt es erst, wenn die Partie zu Ende ist; sie verrät alles, was noch verdeckt ist.
position-too-far = So weit ist die Partie noch nicht; bisher geht sie bis Schritt { $last }.
live-tables = Eine Verbindung kann höchstens { $most } Tische offen haben. Schließe zuerst einen.

webhook-form = Das ist keine Adresse für einen Webhook. Gib eine vollständige Adresse an, die mit https:// oder http:// beginnt, ohne Leerzeichen, Benutzernamen und Passwort, höchstens 400 Zeichen lang.
webhook-local = Diese Adresse führt ins eigene Netz des Servers, und dorthin gehen keine Benachrichtigungen. Gib eine Adresse im öffentlichen Internet an, oder bitte den Betreiber des Servers, lokale Webhooks zu erlauben.
webhook-none = Du hast noch keinen Webhook. Richte zuerst einen ein.

request-form = „{ $path }“ lässt sich nicht lesen. Was erwartet wird, steht in /api/openapi.json.
request-method = Diese Adresse gibt es, aber nicht für diese Art von Anfrage. Siehe /api/openapi.json.
request-too-large = Das ist zu groß; höchstens { $limit } kB sind hier möglich.
requests-too-many = Das war zu viel auf einmal. Warte eine Sekunde und versuche es noch einmal.
client-not-built = Die Seite für Browser ist hier nicht gebaut. Führe make play im Ordner des Projekts aus, oder npm ci und npm run build in dessen Ordner web.
address-unknown = Unter dieser Adresse gibt es nichts.
server-fault = In Kontor ist etwas schiefgegangen ({ $name }). Es wurde nichts geändert; bitte versuche es noch einmal und sag dem Betreiber des Servers Bescheid.
server-restarts = Der Server startet neu. Verbinde dich gleich noch einmal.
banned-here = Der Betreiber dieses Servers hat dich gesperrt.
sign-up-closed = Dieser Server nimmt gerade niemand Neues auf. Wenn du schon einen Schlüssel hast, nimm den Link, der für dich gemacht wurde.
ban-subject = „{ $text }“ ist weder die Nummer einer Person noch eine Adresse. Schreibe 17, 192.0.2.1 oder 192.0.2.0/24.
announcement-long = Die Ankündigung ist zu lang. Etwa 150 Zeichen passen.

store-address = Das ist keine Adresse einer Datenbank. Schreibe sqlite:/// und einen Pfad oder postgresql://benutzer:passwort@host/name.
store-folder = Der Ordner { $path } lässt sich nicht anlegen; wähle einen anderen Ort für die Datenbank.
store-missing = Unter { $path } gibt es keine Datenbank. Prüfe den Pfad oder spiele dort eine Sicherung ein.
store-newer = Eine neuere Version von Kontor hat diese Datenbank verändert. Installiere diese Version oder spiele eine Sicherung ein.
store-closed = Die Datenbank lässt sich nicht öffnen. Prüfe, ob die Adresse stimmt, ob die Datenbank läuft und ob noch Speicherplatz frei ist.
store-away = Die Datenbank ist gerade nicht erreichbar, deshalb wurde nichts geändert. Bitte versuche es noch einmal.
store-overwritten = Ein anderer Server hat in dieselbe Datenbank geschrieben. Bitte versuche es noch einmal, und lass immer nur einen Server mit einer Datenbank arbeiten.

notice-your_turn = Am Tisch „{ $title }“ bist du am Zug.
notice-over = Die Partie am Tisch „{ $title }“ ist zu Ende.
notice-trial = So meldet dir Kontor, dass du am Zug bist.

entry-made = { $name } hat den Tisch eingerichtet.
entry-joined = { $name } setzt sich an den Tisch.
entry-stood_up = { $name } steht wieder auf.
entry-freed = Der Gastgeber hat einen Platz frei gemacht.
entry-watches = { $name } schaut zu.
entry-started = Die Partie beginnt.
entry-imported = Diese Partie wurde anderswo gespielt.
entry-undo =
    { $count ->
        [one] { $name } nimmt einen Schritt zurück.
       *[other] { $name } nimmt { $count } Schritte zurück.
    }
entry-redo = { $name } wiederholt, was zurückgenommen wurde.
entry-undo_asked =
    { $count ->
        [one] { $name } möchte einen Schritt zurücknehmen.
       *[other] { $name } möchte { $count } Schritte zurücknehmen.
    }
entry-undo_allowed = { $name } ist einverstanden.
entry-undo_denied = { $name } ist nicht einverstanden.
entry-left = { $name } geht; ein Bot springt ein.
entry-timeout = Die Zeit von { $name } ist abgelaufen; ein Bot springt ein.
entry-back = { $name } ist wieder da.
entry-claimed = Der Platz von { $name } wurde über seinen Link übernommen.
entry-link_renewed = Ein Link zu diesem Tisch wurde erneuert.
entry-guest = Der Gastgeber hat über einen Gast entschieden.
entry-forgotten = Jemand hat sich für immer verabschiedet.

check-gap = In der Datenbank fehlen Einträge dieses Tisches.
check-actor = Laut Datenbank ist ein anderer Platz an der Reihe.
check-result = Laut Datenbank ist das Ergebnis ein anderes.
check-damaged = Was die Datenbank zu diesem Tisch enthält, lässt sich nicht lesen.
backup-form = Diese Datei ist keine Sicherung von Kontor.
backup-broken = Die Sicherung ist beschädigt oder unvollständig. Es wurde nichts eingespielt.
backup-not-empty = Die Datenbank ist nicht leer. Nimm eine neue, damit nichts verloren geht.
backup-unreadable = Etwas in der Datenbank lässt sich nicht lesen, deshalb wurde keine Sicherung angelegt. „kontor admin verify“ sagt, an welchem Tisch es liegt.
