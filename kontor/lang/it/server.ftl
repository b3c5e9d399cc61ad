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
table-damaged = Questo tavolo è danneggiato nell’archivio, perciò è stato chiuso. A tutti gli altri tavoli si continua a giocare. Avvisa chi gestisce questo server.
table-other-position = Dopo la voce { $number } la posizione è diversa da quella della partita giocata.
table-other-body = Questo identificativo indica già un altro tavolo che hai chiesto. Usane uno nuovo.
tables-too-many = Hai già { $most } tavoli e non puoi averne altri. Eliminane uno che non ti serve.
tables-too-large = I tuoi tavoli occupano già tutto lo spazio previsto per una persona, { $most } MB. Eliminane uno che non ti serve.
table-full = Questo tavolo non ha più spazio. Continuate a un tavolo nuovo.
table-full-chat = Questo tavolo non ha più spazio per altri messaggi. La partita può continuare.

seat-not-yours = Questo posto non è tuo.
seat-not-to-act = Ora non tocca a questo posto.
seat-still-free = Qui non si è ancora seduto nessuno. Usa il link per unirti al tavolo.
seat-taken = Questo posto è occupato. Scegline un altro.
seat-none-free = A questo tavolo non ci sono abbastanza posti liberi.
seat-has-bot = Qui gioca un bot.
seat-has-stand-in = Un bot gioca per te. Prima riprendi il tuo posto.
seat-no-stand-in = Nessun bot gioca per te: stai giocando tu.
seat-opposing = Hai già un posto a questo tavolo, e nessuno gioca contro sé stesso.
seat-link-not-yours = Il link di questo posto spetta solo a chi ci gioca.
replace-yourself = Questo è il tuo posto. Se vuoi fare una pausa, fai giocare un bot per te.
replace-not-acting = Al momento la partita non aspetta { $name }. Potrai chiedere un sostituto quando succederà.
replace-too-early = { $name } non è via da abbastanza tempo. Potrai chiedere un sostituto tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
replace-too-early-hours = { $name } non è via da abbastanza tempo. Potrai chiedere un sostituto tra { $hours } ore.
replace-only-bot = Non c’è nessun altro che possa accettare un nuovo giocatore. Chiedi invece un bot.
replace-not-asked = Nessuno aspetta la tua risposta su questo posto.

revision-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo, poi decidi.

undo-nobody-to-ask = Qui non gioca nessun altro a cui chiedere il permesso.
undo-too-far = Si possono annullare al massimo { $most } righe alla volta.
undo-not-asked = Nessuno aspetta il tuo permesso per annullare qualcosa.

clock-used-up = Il tuo tempo è finito; potrai riprendere il posto quando il bot avrà concluso questo turno.
clock-not-up = Il tempo non è ancora scaduto.

chat-empty = Questo messaggio è vuoto.
chat-too-long = Un messaggio può avere al massimo { $most } caratteri. Accorcialo.
chat-muted = Il proprietario del tavolo ti ha tolto la parola.

guest-yourself = Non puoi farlo su di te.
guest-unknown = A questo tavolo non c’è un ospite così.
guest-has-seat = Chi ha un posto non può essere allontanato. Se qualcuno manca, chiedi agli altri un sostituto.

record-not-over = La registrazione si può avere solo a partita finita, perché contiene tutto ciò che ora è nascosto.
position-too-far = Per ora la partita arriva solo alla riga { $last }.
live-tables = In una connessione si possono tenere aperti al massimo { $most } tavoli. Prima chiudine uno.
record-too-long = La registrazione ha { $found } righe; qui se ne possono importare al massimo { $most }.
import-one-at-a-time = La tua ultima importazione è ancora in corso di verifica. Aspetta che finisca.
import-busy = In questo momento si stanno verificando molte registrazioni. Riprova tra un minuto.
import-address = Si stanno già verificando troppe registrazioni dal tuo indirizzo. Aspetta che una sia finita.
import-too-slow = Non è stato possibile verificare la registrazione in { $seconds } secondi. Riprova più tardi.
question-too-slow = Il calcolo della risposta ha richiesto troppo tempo. Riprova più tardi.
game-too-long = Questa partita ha { $most } righe, il massimo che questo server conserva. Si può rivedere, ma non continuare.
log-full = Questo tavolo ha { $most } voci, il massimo che questo server conserva. Qui non si può aggiungere altro.
server-stopping = Il server si sta arrestando. Riprova tra un momento.
live-done = La connessione è terminata.
live-message-invalid = Un messaggio non era leggibile. Ricarica la pagina.
live-messages-too-many = Troppi messaggi insieme. Aspetta un momento, poi collegati di nuovo.
live-hello-missing = Il primo messaggio deve essere hello, entro 10 secondi.
live-key-invalid = Questa chiave non è più valida.
live-reads-too-slowly = La tua connessione è troppo lenta per quel che succede qui. Collegati di nuovo.
live-connections-too-many = Troppe connessioni dal tuo indirizzo. Chiudi altre finestre di Kontor.
live-other-origin = Altri siti non possono collegarsi a questo server.
message-not-text = Un messaggio non era un testo UTF-8 valido.
server-restarts = Il server si sta riavviando. Collegati di nuovo tra un momento.

webhook-form = Questo non è l’indirizzo di un webhook. Indica un indirizzo completo che inizi con https:// o http://, senza spazi, nome utente o password, e di al massimo 400 caratteri.
webhook-local = Questo indirizzo porta nella rete interna del server, e lì non si mandano avvisi. Indica un indirizzo pubblico su internet, o chiedi a chi gestisce il server di permettere i webhook locali.
webhook-none = Non hai indicato un webhook. Prima impostane uno.

request-form = Impossibile leggere “{ $path }”. Che cosa serve è descritto in /api/openapi.json.
request-not-json = Questo non è JSON valido: vedi riga { $line }, colonna { $column }.
request-too-deep = La struttura è annidata troppo in profondità.
request-number = C’è un numero che non si può leggere.
request-double-key = La chiave «{ $name }» compare due volte nello stesso punto.
request-not-text = Ci sono caratteri che non sono testo (UTF-8).
request-unknown-field = «{ $path }» qui non è previsto. Vedi /api/openapi.json per quello che ci si aspetta.
request-method = Questo indirizzo esiste, ma non si usa così. Vedi /api/openapi.json.
request-too-large = È troppo grande; qui si possono mandare al massimo { $limit } kB.
requests-too-many = Troppe richieste insieme. Aspetta un secondo e riprova.
request-too-slow = La richiesta non è arrivata entro { $seconds } secondi. Inviala di nuovo.
connections-too-many = Sono aperte troppe connessioni. Riprova tra qualche secondo.
hour-too-many = Dal tuo indirizzo è stato fatto troppo spesso nell’ultima ora. Riprova più tardi.
limit-form = «{ $text }» non imposta un limite. Scrivi NOME=VALORE, con un nome di docs/hosting.md e un numero intero maggiore di 0.
client-not-built = La pagina per i browser non è stata costruita qui. Esegui make play nella cartella del progetto, oppure npm ci e npm run build nella sua cartella web.
address-unknown = A questo indirizzo non c’è nulla.
server-fault = Qualcosa è andato storto dentro Kontor ({ $name }). Non è cambiato nulla; riprova, e avvisa chi gestisce questo server.
banned-here = Chi gestisce questo server ti ha escluso.
sign-up-closed = Per ora questo server non accetta nuove persone. Se hai già una chiave, usa il link creato per te.
ban-subject = «{ $text }» non è né il numero di una persona né un indirizzo. Scrivi 17, 192.0.2.1 o 192.0.2.0/24.
announcement-long = L’annuncio è troppo lungo. Ci stanno circa 150 caratteri.

store-address = Questo non è l’indirizzo di un archivio. Usa sqlite:/// e un percorso, oppure postgresql://user:password@host/name.
store-folder = Impossibile creare la cartella { $path }; scegli un altro posto per l’archivio.
store-missing = In { $path } non c’è nessun archivio. Controlla il percorso, o ripristina lì una copia di sicurezza.
store-newer = Una versione più recente di Kontor ha modificato questo archivio. Installa quella versione, o ripristina una copia di sicurezza.
store-closed = Impossibile aprire l’archivio. Controlla che l’indirizzo sia giusto, che l’archivio sia in funzione e che il disco non sia pieno.
store-gone = In { $path } c’era un archivio, ma il file manca o è vuoto. Rimettilo al suo posto, o ripristina una copia di sicurezza. Per iniziare lì un archivio nuovo, elimina prima { $mark } e, se c’è, il file che termina in -wal.
store-older = L’archivio in { $path } è più vecchio dell’ultima volta, oppure è un altro. Manca il suo file che termina in -wal? Rimettilo al suo posto prima di avviare il server. Per continuare con questo archivio così com’è, elimina { $mark }.
store-damaged = L’archivio è danneggiato. «kontor admin verify» dice che cosa si può ancora leggere; poi ripristina una copia di sicurezza.
store-part-damaged = Questo si trova in una parte danneggiata dell’archivio. Avvisa chi gestisce questo server.
store-away = Al momento l’archivio non è raggiungibile, perciò non è cambiato nulla. Riprova.
store-full = Questo server non ha più spazio. Avvisa chi lo gestisce.
store-overwritten = Un altro programma ha scritto nello stesso archivio. Riprova; un file SQLite deve essere usato da un solo server.
table-busy = Troppe persone stanno modificando questo tavolo nello stesso momento. Non è stato fatto nulla; riprova.

notice-your_turn = Tocca a te al tavolo “{ $title }”.
notice-over = La partita al tavolo “{ $title }” è finita.
notice-seat_asked = Manchi da un po’ e al tavolo “{ $title }” gli altri vogliono sostituirti. Apri il tavolo per tenere il tuo posto.
notice-seat_lost = Al tavolo “{ $title }” un bot o qualcun altro gioca per te. Apri il tavolo per riprendere il tuo posto.
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
entry-claimed = { $name } arriva con il link di questo posto e continua la partita.
entry-reclaimed = { $name } riprende il proprio posto.
entry-replace_asked_bot = { $name } non c’è: deve giocare un bot al suo posto?
entry-replace_asked_player = { $name } non c’è: deve arrivare un nuovo giocatore?
entry-replace_void = { $name } è di nuovo qui e tiene il suo posto.
entry-replaced_bot = È deciso: un bot gioca per { $name }, che può tornare in qualsiasi momento.
entry-replaced_player = È deciso: un nuovo giocatore può venire al posto di { $name }. Il link è nel menu del tavolo; fino ad allora gioca un bot.
entry-link_renewed = Un link per questo tavolo è stato rinnovato.
entry-guest = Il proprietario ha preso una decisione su un ospite.
entry-clock_shifted = Il server era spento, o il suo orologio è stato regolato. Nessuno ha perso tempo.
entry-forgotten = Qualcuno ha lasciato Kontor definitivamente.

check-gap = Voci mancanti o illeggibili: { $count } ({ $numbers }).
check-seats = Mancano dei posti.
check-no-row = La riga del tavolo stesso manca o è illeggibile. Voci leggibili: { $count }.
check-unreadable = La tabella «{ $name }» del database non si può leggere per intero.
check-persons = Persone illeggibili: { $count }.
check-actor = Non tocca a chi è indicato nell’archivio.
check-result = Il risultato è diverso da quello indicato nell’archivio.
check-damaged = Non si riesce a leggere ciò che l’archivio contiene di questo tavolo.
backup-form = Questo file non è una copia di sicurezza di Kontor.
backup-broken = La copia di sicurezza è danneggiata o incompleta. Non è stato ripristinato nulla.
backup-not-empty = L’archivio non è vuoto. Ripristina in un archivio nuovo, così non va perso nulla.
backup-unreadable = Qualcosa nell’archivio non si riesce a leggere, perciò non è stata fatta nessuna copia di sicurezza. “kontor admin verify” dice a quale tavolo.
