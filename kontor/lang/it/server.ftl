# Che cosa dice il server: rifiuti, avvisi, ciò che accade a un tavolo oltre al gioco.

key-form = Questa non è una chiave di Kontor: una chiave ha 43 segni tra lettere, cifre, trattini e trattini bassi. Usa il link creato per te.
key-needed = Può farlo solo chi è conosciuto qui. Prima indica il tuo nome.
key-taken = Qualcun altro ha questa chiave. Creane un’altra.

person-unnamed = Ospite
person-forgotten = Qualcuno
person-name = In un nome deve esserci almeno un carattere visibile.
person-confirm = Non è stato cancellato nulla. Per cancellare tutti i tuoi dati, l’intestazione “Confirm” deve contenere “delete”.

table-unknown = Questo tavolo non esiste, o non è aperto a te. Chiedi un nuovo link.
table-not-yours = Può farlo solo il proprietario del tavolo.
table-not-begun = La partita non è ancora iniziata.
table-begun = La partita è già iniziata.
table-seats-free = Ci sono ancora posti liberi. Aspetta altri giocatori, o assegna i posti a un bot.
table-others = A questo tavolo siedono altre persone, quindi non si può eliminare. Puoi però lasciare il tuo posto a un bot.
table-removed = Il proprietario ti ha allontanato da questo tavolo.
table-frozen = Questa partita è iniziata con la versione { $rules } delle regole e non può continuare con questa versione di Kontor. Viene conservata così com’è; aprila con la versione con cui è iniziata.
table-other-position = Dopo la voce { $number } la posizione è diversa da quella della partita giocata.
table-other-body = Questo identificativo indica già un altro tavolo che hai chiesto. Usane uno nuovo.
tables-too-many = Hai già { $most } tavoli e non puoi averne altri. Eliminane uno che non ti serve.

seat-not-yours = Questo posto non è tuo.
seat-not-to-act = Ora non tocca a questo posto.
seat-still-free = Qui non si è ancora seduto nessuno. Usa il link per unirti al tavolo.
seat-taken = Questo posto è occupato. Scegline un altro.
seat-holder-here = Chi siede qui è collegato. Il posto si può prendere solo quando non c’è.
seat-none-free = A questo tavolo non ci sono abbastanza posti liberi.
seat-has-bot = Qui gioca un bot.
seat-has-stand-in = Un bot gioca per te. Prima riprendi il tuo posto.
seat-no-stand-in = Nessun bot gioca per te: stai giocando tu.

revision-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo, poi decidi.

undo-nobody-to-ask = Qui non gioca nessun altro a cui chiedere il permesso.
undo-not-asked = Nessuno aspetta il tuo permesso per annullare qualcosa.

clock-used-up = Il tuo tempo per questa partita è esaurito; la finisce il bot.
clock-move-used-up = Il tuo tempo per questa mossa è finito; potrai riprendere il posto quando il bot l’avrà fatta.
clock-not-up = Il tempo non è ancora scaduto.

chat-empty = Questo messaggio è vuoto.
chat-too-long = Un messaggio può avere al massimo { $most } caratteri. Accorcialo.
chat-muted = Il proprietario del tavolo ti ha tolto la parola.

guest-yourself = Non puoi farlo su di te.
guest-unknown = A questo tavolo non c’è un ospite così.
guest-has-seat = Chi ha un posto non può essere allontanato. Crea un link per quel posto e dallo a qualcun altro.

record-not-over = La registrazione si può avere solo a partita finita, perché contiene tutto ciò che ora è nascosto.
position-too-far = Per ora la partita arriva solo alla riga { $last }.
live-tables = In una connessione si possono tenere aperti al massimo { $most } tavoli. Prima chiudine uno.

webhook-form = Questo non è l’indirizzo di un webhook. Indica un indirizzo completo che inizi con https:// o http://, senza spazi, nome utente o password, e di al massimo 400 caratteri.
webhook-local = Questo indirizzo porta nella rete interna del server, e lì non si mandano avvisi. Indica un indirizzo pubblico su internet, o chiedi a chi gestisce il server di permettere i webhook locali.
webhook-none = Non hai indicato un webhook. Prima impostane uno.

request-form = Impossibile leggere “{ $path }”. Che cosa serve è descritto in /api/openapi.json.
request-method = Questo indirizzo esiste, ma non si usa così. Vedi /api/openapi.json.
request-too-large = È troppo grande; qui si possono mandare al massimo { $limit } kB.
requests-too-many = Troppe richieste insieme. Aspetta un secondo e riprova.
client-not-built = La pagina per i browser non è stata costruita qui. Esegui make play nella cartella del progetto, oppure npm ci e npm run build nella sua cartella web.
address-unknown = A questo indirizzo non c’è nulla.
server-fault = Qualcosa è andato storto dentro Kontor ({ $name }). Non è cambiato nulla; riprova, e avvisa chi gestisce questo server.
server-restarts = Il server si sta riavviando. Collegati di nuovo tra un momento.
banned-here = Chi gestisce questo server ti ha escluso.
sign-up-closed = Per ora questo server non accetta nuove persone. Se hai già una chiave, usa il link creato per te.
ban-subject = «{ $text }» non è né il numero di una persona né un indirizzo. Scrivi 17, 192.0.2.1 o 192.0.2.0/24.
announcement-long = L’annuncio è troppo lungo. Ci stanno circa 150 caratteri.

store-address = Questo non è l’indirizzo di un archivio. Usa sqlite:/// e un percorso, oppure postgresql://user:password@host/name.
store-folder = Impossibile creare la cartella { $path }; scegli un altro posto per l’archivio.
store-missing = In { $path } non c’è nessun archivio. Controlla il percorso, o ripristina lì una copia di sicurezza.
store-newer = Una versione più recente di Kontor ha modificato questo archivio. Installa quella versione, o ripristina una copia di sicurezza.
store-closed = Impossibile aprire l’archivio. Controlla che l’indirizzo sia giusto, che l’archivio sia in funzione e che il disco non sia pieno.
store-away = Al momento l’archivio non è raggiungibile, perciò non è cambiato nulla. Riprova.
store-overwritten = Un altro server ha scritto nello stesso archivio. Riprova; un archivio deve essere usato da un solo server.

notice-your_turn = Tocca a te al tavolo “{ $title }”.
notice-over = La partita al tavolo “{ $title }” è finita.
notice-trial = È così che Kontor ti avvisa quando tocca a te.

entry-made = { $name } ha aperto il tavolo.
entry-joined = { $name } si siede al tavolo.
entry-stood_up = { $name } si alza dal tavolo.
entry-freed = Il proprietario ha liberato un posto.
entry-watches = { $name } viene a guardare.
entry-started = La partita inizia.
entry-imported = Questa partita è stata giocata altrove.
entry-undo =
    { $count ->
        [one] { $name } annulla una mossa.
       *[other] { $name } annulla { $count } mosse.
    }
entry-redo = { $name } ripristina ciò che era stato annullato.
entry-undo_asked = { $name } chiede di annullare { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }.
entry-undo_allowed = { $name } è d’accordo.
entry-undo_denied = { $name } non è d’accordo.
entry-left = { $name } lascia il tavolo; al suo posto gioca un bot.
entry-timeout = Il tempo di { $name } è scaduto; al suo posto gioca un bot.
entry-back = { $name } è di nuovo al tavolo.
entry-claimed = Il posto di { $name } è passato a un’altra persona tramite il suo link.
entry-link_renewed = Un link per questo tavolo è stato rinnovato.
entry-guest = Il proprietario ha preso una decisione su un ospite.
entry-forgotten = Qualcuno ha lasciato Kontor definitivamente.

check-gap = Nell’archivio mancano voci di questo tavolo.
check-actor = Non tocca a chi è indicato nell’archivio.
check-result = Il risultato è diverso da quello indicato nell’archivio.
check-damaged = Non si riesce a leggere ciò che l’archivio contiene di questo tavolo.
backup-form = Questo file non è una copia di sicurezza di Kontor.
backup-broken = La copia di sicurezza è danneggiata o incompleta. Non è stato ripristinato nulla.
backup-not-empty = L’archivio non è vuoto. Ripristina in un archivio nuovo, così non va perso nulla.
backup-unreadable = Qualcosa nell’archivio non si riesce a leggere, perciò non è stata fatta nessuna copia di sicurezza. “kontor admin verify” dice a quale tavolo.
