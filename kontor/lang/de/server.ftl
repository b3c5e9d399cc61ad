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
table-damaged = Dieser Tisch ist in der Datenbank beschädigt und wurde deshalb geschlossen. An allen anderen Tischen geht es weiter. Bitte sag dem Betreiber dieses Servers Bescheid.
table-other-position = Nach Eintrag { $number } ist die Stellung eine andere als damals in der Partie.
table-other-body = Diese Kennung gehört schon zu einem anderen Tisch, den du gewünscht hast. Nimm eine neue.
tables-too-many = Du hast schon { $most } Tische, mehr sind nicht möglich. Lösche einen, den du nicht brauchst.
tables-too-large = Deine Tische brauchen schon allen Platz, den eine Person haben kann, { $most } MB. Lösche einen, den du nicht brauchst.
table-full = An diesem Tisch ist kein Platz mehr. Spielt an einem neuen weiter.
table-full-chat = An diesem Tisch ist kein Platz für weitere Nachrichten. Die Partie kann weitergehen.

seat-not-yours = Das ist nicht dein Platz.
seat-not-to-act = Dieser Platz ist gerade nicht an der Reihe.
seat-still-free = Hier hat noch niemand Platz genommen. Benutze den Link zum Mitspielen.
seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
seat-none-free = So viele freie Plätze hat dieser Tisch nicht.
seat-has-bot = Hier spielt ein Bot.
seat-has-stand-in = Ein Bot spielt gerade für dich. Nimm zuerst deinen Platz wieder ein.
seat-no-stand-in = Kein Bot spielt für dich; du spielst selbst.
seat-opposing = Du hast an diesem Tisch schon einen Platz, und niemand spielt gegen sich selbst.
seat-link-not-yours = Den Link zu diesem Platz bekommt nur, wer dort spielt.
replace-yourself = Das ist dein eigener Platz. Wenn du pausieren möchtest, lass einen Bot für dich spielen.
replace-not-acting = Die Partie wartet gerade nicht auf { $name }. Um Ersatz bitten kannst du, wenn sie es tut.
replace-too-early = { $name } ist noch nicht lange genug weg. Um Ersatz bitten kannst du in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
replace-too-early-hours = { $name } ist noch nicht lange genug weg. Um Ersatz bitten kannst du in { $hours } Stunden.
replace-only-bot = Außer dir ist niemand da, der einem neuen Mitspieler zustimmen könnte. Bitte stattdessen um einen Bot.
replace-not-asked = Niemand wartet auf deine Antwort zu diesem Platz.

revision-stale = Am Tisch hat sich inzwischen etwas getan. Sieh noch einmal hin und entscheide dann.

undo-nobody-to-ask = Hier spielt sonst niemand mit, der zustimmen müsste.
undo-too-far = Es lassen sich höchstens { $most } Zeilen auf einmal zurücknehmen.
undo-not-asked = Niemand bittet dich gerade darum, etwas zurücknehmen zu dürfen.

clock-used-up = Deine Zeit ist um; du kannst deinen Platz wieder einnehmen, wenn der Bot diesen Zug beendet hat.
clock-not-up = Die Zeit ist noch nicht abgelaufen.

chat-empty = Diese Nachricht ist leer.
chat-too-long = Eine Nachricht darf höchstens { $most } Zeichen haben. Kürze sie.
chat-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.

guest-yourself = Das geht nicht bei dir selbst.
guest-unknown = Diesen Gast gibt es an diesem Tisch nicht.
guest-has-seat = Wer einen Platz hat, kann nicht vom Tisch verwiesen werden. Wenn jemand nicht da ist, bitte die anderen um Ersatz.

record-not-over = Die Aufzeichnung gibt es erst, wenn die Partie zu Ende ist; sie verrät alles, was noch verdeckt ist.
position-too-far = So weit ist die Partie noch nicht; bisher geht sie bis Schritt { $last }.
live-tables = Eine Verbindung kann höchstens { $most } Tische offen haben. Schließe zuerst einen.
record-too-long = Die Aufzeichnung hat { $found } Zeilen; hier lassen sich höchstens { $most } importieren.
import-one-at-a-time = Dein letzter Import wird noch geprüft. Warte, bis er fertig ist.
import-busy = Im Moment werden viele Aufzeichnungen geprüft. Bitte versuche es in einer Minute noch einmal.
import-address = Von deiner Adresse werden schon zu viele Aufzeichnungen geprüft. Warte, bis eine davon fertig ist.
import-too-slow = Die Aufzeichnung konnte nicht innerhalb von { $seconds } Sekunden geprüft werden. Bitte versuche es später noch einmal.
question-too-slow = Die Antwort zu berechnen hat zu lange gedauert. Bitte versuche es später noch einmal.
game-too-long = Diese Partie hat { $most } Zeilen, mehr bewahrt dieser Server nicht auf. Du kannst sie ansehen, aber nicht weiterspielen.
log-full = Dieser Tisch hat { $most } Einträge, mehr bewahrt dieser Server nicht auf. Hier kann nichts mehr hinzukommen.
server-stopping = Der Server wird gerade angehalten. Bitte versuche es gleich noch einmal.
live-done = Die Verbindung ist beendet.
live-message-invalid = Eine Nachricht war nicht lesbar. Lade die Seite neu.
live-messages-too-many = Zu viele Nachrichten auf einmal. Warte kurz und verbinde dich dann neu.
live-hello-missing = Die erste Nachricht muss hello sein, und zwar binnen 10 Sekunden.
live-key-invalid = Dieser Schlüssel gilt nicht mehr.
live-reads-too-slowly = Deine Verbindung ist zu langsam für das, was hier passiert. Verbinde dich neu.
live-connections-too-many = Zu viele Verbindungen von deiner Adresse. Schließe andere Fenster von Kontor.
live-other-origin = Andere Websites können sich nicht mit diesem Server verbinden.
message-not-text = Eine Nachricht war kein gültiger UTF-8-Text.
server-restarts = Der Server startet neu. Verbinde dich gleich noch einmal.

webhook-form = Das ist keine Adresse für einen Webhook. Gib eine vollständige Adresse an, die mit https:// oder http:// beginnt, ohne Leerzeichen, Benutzernamen und Passwort, höchstens 400 Zeichen lang.
webhook-local = Diese Adresse führt ins eigene Netz des Servers, und dorthin gehen keine Benachrichtigungen. Gib eine Adresse im öffentlichen Internet an, oder bitte den Betreiber des Servers, lokale Webhooks zu erlauben.
webhook-none = Du hast noch keinen Webhook. Richte zuerst einen ein.

request-form = „{ $path }“ lässt sich nicht lesen. Was erwartet wird, steht in /api/openapi.json.
request-not-json = Das ist kein gültiges JSON: siehe Zeile { $line }, Spalte { $column }.
request-too-deep = Das ist zu tief verschachtelt.
request-number = Das enthält eine Zahl, die sich nicht lesen lässt.
request-double-key = Der Schlüssel „{ $name }“ steht zweimal an derselben Stelle.
request-not-text = Das enthält Zeichen, die kein Text sind (UTF-8).
request-unknown-field = „{ $path }“ ist hier nicht bekannt. Was erwartet wird, steht in /api/openapi.json.
request-method = Diese Adresse gibt es, aber nicht für diese Art von Anfrage. Siehe /api/openapi.json.
request-too-large = Das ist zu groß; höchstens { $limit } kB sind hier möglich.
requests-too-many = Das war zu viel auf einmal. Warte eine Sekunde und versuche es noch einmal.
request-too-slow = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an. Sende sie noch einmal.
connections-too-many = Zu viele Verbindungen sind offen. Versuche es in ein paar Sekunden noch einmal.
hour-too-many = Von deiner Adresse kam das in der letzten Stunde zu oft. Versuche es später noch einmal.
limit-form = „{ $text }“ setzt keine Grenze. Schreibe NAME=WERT, mit einem Namen aus docs/hosting.md und einer ganzen Zahl über 0.
client-not-built = Die Seite für Browser ist hier nicht gebaut. Führe make play im Ordner des Projekts aus, oder npm ci und npm run build in dessen Ordner web.
address-unknown = Unter dieser Adresse gibt es nichts.
server-fault = In Kontor ist etwas schiefgegangen ({ $name }). Es wurde nichts geändert; bitte versuche es noch einmal und sag dem Betreiber des Servers Bescheid.
banned-here = Der Betreiber dieses Servers hat dich gesperrt.
sign-up-closed = Dieser Server nimmt gerade niemand Neues auf. Wenn du schon einen Schlüssel hast, nimm den Link, der für dich gemacht wurde.
ban-subject = „{ $text }“ ist weder die Nummer einer Person noch eine Adresse. Schreibe 17, 192.0.2.1 oder 192.0.2.0/24.
announcement-long = Die Ankündigung ist zu lang. Etwa 150 Zeichen passen.

store-address = Das ist keine Adresse einer Datenbank. Schreibe sqlite:/// und einen Pfad oder postgresql://benutzer:passwort@host/name.
store-folder = Der Ordner { $path } lässt sich nicht anlegen; wähle einen anderen Ort für die Datenbank.
store-missing = Unter { $path } gibt es keine Datenbank. Prüfe den Pfad oder spiele dort eine Sicherung ein.
store-newer = Eine neuere Version von Kontor hat diese Datenbank verändert. Installiere diese Version oder spiele eine Sicherung ein.
store-closed = Die Datenbank lässt sich nicht öffnen. Prüfe, ob die Adresse stimmt, ob die Datenbank läuft und ob noch Speicherplatz frei ist.
store-gone = Unter { $path } gab es eine Datenbank, aber die Datei fehlt oder ist leer. Lege sie zurück oder spiele eine Sicherung ein. Soll dort eine neue Datenbank beginnen, dann lösche zuerst { $mark } und, falls vorhanden, die Datei mit der Endung -wal.
store-older = Die Datenbank unter { $path } ist älter als zuletzt, oder es ist eine andere. Fehlt die zugehörige Datei mit der Endung -wal? Lege sie zurück, bevor du den Server startest. Soll es mit dieser Datenbank weitergehen, wie sie ist, dann lösche { $mark }.
store-damaged = Die Datenbank ist beschädigt. „kontor admin verify“ sagt, was noch lesbar ist; spiele dann eine Sicherung ein.
store-part-damaged = Das liegt in einem beschädigten Teil der Datenbank. Bitte sag dem Betreiber dieses Servers Bescheid.
store-away = Die Datenbank ist gerade nicht erreichbar, deshalb wurde nichts geändert. Bitte versuche es noch einmal.
store-full = Dieser Server hat keinen Platz mehr. Sag es denen, die ihn betreiben.
store-overwritten = Ein anderes Programm hat in dieselbe Datenbank geschrieben. Bitte versuche es noch einmal, und lass immer nur einen Server mit einer SQLite-Datei arbeiten.
table-busy = Gerade ändern zu viele gleichzeitig etwas an diesem Tisch. Es ist nichts geschehen; bitte versuche es noch einmal.

notice-your_turn = Am Tisch „{ $title }“ bist du am Zug.
notice-over = Die Partie am Tisch „{ $title }“ ist zu Ende.
notice-seat_asked = Du warst länger nicht da, und am Tisch „{ $title }“ möchten die anderen dich ersetzen. Öffne den Tisch, um deinen Platz zu behalten.
notice-seat_lost = Am Tisch „{ $title }“ spielt jetzt ein Bot oder jemand anders für dich. Öffne den Tisch, um deinen Platz wieder einzunehmen.
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
entry-claimed = { $name } kommt über den Link zu diesem Platz und spielt weiter.
entry-reclaimed = { $name } nimmt den Platz wieder ein.
entry-replace_asked_bot = { $name } ist länger nicht da: Soll ein Bot einspringen?
entry-replace_asked_player = { $name } ist länger nicht da: Soll jemand Neues den Platz einnehmen?
entry-replace_void = { $name } ist wieder da und behält den Platz.
entry-replaced_bot = Es ist abgemacht: Ein Bot springt für { $name } ein. Eine Rückkehr ist jederzeit möglich.
entry-replaced_player = Es ist abgemacht: Für { $name } darf jemand Neues kommen. Der Link steht im Tischmenü; bis dahin spielt ein Bot.
entry-link_renewed = Ein Link zu diesem Tisch wurde erneuert.
entry-guest = Der Gastgeber hat über einen Gast entschieden.
entry-clock_shifted = Der Server war nicht da, oder seine Uhr wurde gestellt. Niemand hat dadurch Zeit verloren.
entry-forgotten = Jemand hat sich für immer verabschiedet.

check-gap = Fehlende oder unlesbare Einträge: { $count } ({ $numbers }).
check-seats = Es fehlen Plätze.
check-no-row = Die Zeile des Tisches selbst fehlt oder ist unlesbar. Lesbare Einträge: { $count }.
check-unreadable = Die Datenbanktabelle „{ $name }“ lässt sich nicht als Ganzes lesen.
check-persons = Personen, die sich nicht lesen lassen: { $count }.
check-actor = Laut Datenbank ist ein anderer Platz an der Reihe.
check-result = Laut Datenbank ist das Ergebnis ein anderes.
check-damaged = Was die Datenbank zu diesem Tisch enthält, lässt sich nicht lesen.
backup-form = Diese Datei ist keine Sicherung von Kontor.
backup-broken = Die Sicherung ist beschädigt oder unvollständig. Es wurde nichts eingespielt.
backup-not-empty = Die Datenbank ist nicht leer. Nimm eine neue, damit nichts verloren geht.
backup-unreadable = Etwas in der Datenbank lässt sich nicht lesen, deshalb wurde keine Sicherung angelegt. „kontor admin verify“ sagt, an welchem Tisch es liegt.
