# La riga di comando.

cli-about = Gioca ai giochi da tavolo Anno con le regole complete, contro persone o bot. Non ufficiale.
cli-usage = Uso:
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-options-short = OPZIONI
cli-command-short = COMANDO
cli-help-lang = Lingua.
cli-help-help = Mostra questo aiuto.
cli-help-version = Mostra la versione.
cli-default = (predefinito: { $value })
cli-next = Aiuto su un comando, per esempio: { $command } --help

cli-bad-number = { $name }: “{ $value }” non è un numero intero tra { $low } e { $high }.
cli-bad-choice = { $name } può essere: { $choices }.
cli-no-such-option = L’opzione { $name } non esiste. --help elenca tutte le opzioni.
cli-no-such-command = Il comando “{ $name }” non esiste. --help elenca tutti i comandi.
cli-missing = Manca { $name }. Vedi --help.
cli-option-value = L’opzione { $name } richiede un valore, oppure non ne accetta. Vedi --help.
cli-bad-usage = Il comando non accetta questi argomenti. Vedi --help.
cli-unknown-language = La lingua “{ $name }” non è disponibile. Scegline una tra { $known }.
cli-stopped = Interrotto.
cli-crash = Qualcosa è andato storto in Kontor, ed è colpa nostra. Le partite salvate sono al sicuro. I dettagli sono in { $path }: per favore, inviaci questo file.
cli-cannot-write = Impossibile scrivere { $path }. Controlla la cartella e lo spazio libero sul disco.
cli-no-space = Il disco è pieno.
cli-meta-game = GIOCO
cli-meta-file = FILE
cli-meta-text = TESTO
cli-meta-table = TAVOLO
cli-meta-folder = CARTELLA
cli-meta-option = NOME=VALORE
cli-help-option = Opzione del gioco, per esempio edition=es o objectives=first_game. Si può ripetere.
cli-bad-option = “{ $text }” non è un’opzione. Scrivi NOME=VALORE, per esempio edition=es.
cli-option-twice = L’opzione “{ $name }” è indicata due volte.
cli-extra-missing = Questo comando ha bisogno di un pacchetto che non è installato ({ $module }). Ciò che serve si installa con: { $command }

bot-unknown = Per questo gioco non c’è nessun bot “{ $name }”. Bot: { $known }.
bot-plugin-name = Il pacchetto { $package } offre un bot chiamato “{ $name }”. I nomi dei bot hanno al massimo 20 lettere minuscole, cifre e trattini bassi, iniziano con una lettera e sono diversi da quelli dei bot di Kontor.
bot-plugin-twice = Più pacchetti offrono un bot chiamato “{ $name }”: { $packages }. Disinstallali tutti tranne uno.
bot-plugin-failed = Il bot “{ $name }” del pacchetto { $package } ha avuto un errore: { $reason }.
bot-plugin-illegal = Il bot “{ $name }” del pacchetto { $package } ha scelto una mossa che le regole non permettono: { $move }.

# kontor games
games-help = Elenca i giochi.
games-players = { $fewest }–{ $most } giocatori
games-play = per giocare: kontor play { $name }

# kontor play
play-help = Gioca nel terminale, contro i bot o con gli amici davanti allo stesso schermo.
play-help-game = Gioco. Se lo ometti, scegli da un elenco.
play-help-seats = I giocatori in qualsiasi ordine, separati da virgole: un bot (easy, medium, hard, expert, greedy, random) o il nome di una persona.
play-help-seed = Seme. Lo stesso numero dà la stessa preparazione e la stessa fortuna.
play-help-content = Cartella con i valori modificati.
play-help-resume = Continua questa partita salvata.
play-help-save = Salva la partita in questo file invece che nella tua cartella dati.
play-help-plain = Non cancella lo schermo tra una mossa e l’altra.
play-which-game = Quale gioco?
play-choice = Numero
play-how-many = Quanti giocatori?
play-who-first = Come ti chiami?
play-who = Giocatore { $number }? Scrivi il nome di una persona, o un bot: easy, medium, hard, expert, greedy (veloce) o random (a caso).
play-you = Giocatore 1
play-unfinished = Quale partita vuoi continuare? 0 ne inizia una nuova.
play-unfinished-game = { $players } – { $when }, turno { $turn }
play-mean-bot = Non c’è un bot “{ $name }”. Intendi { $bot }? { $yes }/{ $no }
play-almost-bot = Non c’è un bot “{ $name }”. Intendevi { $bot }? Se è una persona, scegli un altro nome.
play-yes = s
play-no = n
play-not-a-choice = “{ $text }” non è tra le scelte possibili.
play-hand-over = Passa lo schermo a { $seat }. Gli altri non guardano. Premi Invio.
play-prompt = Mossa
play-more-moves =
    { $count ->
        [one] … e un’altra; scrivila come testo, o “m” per l’elenco completo.
       *[other] … e altre { $count }; scrivine una come testo, o “m” per l’elenco completo.
    }
play-more-ways =
    { $count ->
        [one] … e un’altra possibilità; scrivila per intero, per esempio: { $example }
       *[other] … e altre { $count } possibilità; scrivine una per intero, per esempio: { $example }
    }
play-group = { $count } possibilità, scrivi { $verb }
play-where = dove?
play-which = quali?
play-how = come?
play-pick =
    { $most ->
        [one] { $thing }: indicane uno (per esempio: { $example }).
       *[other] { $thing }: indicane da uno a { $most } (per esempio: { $example }).
    }
play-pick-places = { $thing }: indica i luoghi di uno fino a { $most } cubi, per esempio: { $example }. Un numero è una casella; un luogo si può indicare tante volte quante dice ×.
play-pick-goods = { $thing }: indica le risorse, ciascuna tante volte quante ne vuoi, per esempio: { $example }
play-sure = Fare così?
play-end-lose = Terminare il turno e perdere { $what }? { $yes }/{ $no }
play-hint = numero o testo · e fine turno · u annulla · r ripristina · z azzera turno · m mosse · h suggerimento · t tavolo · o altri · l cronaca · ? aiuto · q esci
play-hint-short = e fine turno · u annulla · m mosse · h suggerimento · t tavolo · o altri · l cronaca · ? aiuto · q esci
play-hint-pick = nomi o numeri, separati da spazi · 0 o b indietro · ? aiuto · q esci
play-hint-menu = numero o lettera · Invio il primo · 0 o b indietro · ? aiuto · q esci
play-hint-sure = Invio esegui · 0 o b indietro · ? aiuto · q esci
play-not-a-move = Il numero { $text } non c’è. Scegli da 1 a { $count }.
play-not-a-move-of = Il numero { $text } non c’è. Scelte possibili: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Partita salvata in { $path }.
play-quit = La partita è salvata. Per continuarla: { $command }
play-over = La partita è finita.
play-winner = { $seat } vince.
play-draw = La partita finisce in pareggio.
play-again = Per rivederla: { $command }
play-undone = Annullato: { $move }
play-reset =
    { $count ->
        [one] Annullata una mossa di questo turno.
       *[other] Annullate { $count } mosse di questo turno.
    }
play-exists = { $path } esiste già e non viene sovrascritto. Scegli un altro nome.
play-resume-alone = --resume continua una partita salvata così com’è. Ometti il gioco, --seats, --seed, --content e --option.
play-empty-name = Ogni giocatore deve avere un nome.
play-did-you-mean = “{ $text }” non è una mossa. Intendevi “{ $move }”?
play-marked =
    { $count ->
        [one] In questa partita una mossa è stata annullata dopo un risultato casuale o nascosto già visto.
       *[other] In questa partita { $count } mosse sono state annullate dopo un risultato casuale o nascosto già visto.
    }
play-redone = Ripristinato.
play-help-text =
    Scegli una mossa con il suo numero, o scrivila come nella notazione, per esempio “{ $example }”.
    Se la mossa che scrivi non è possibile, Kontor ti dice perché.
    Se una cosa si può fare in più modi, scegli tu: Invio prende il primo, 0 o b torna indietro.
    e  termina il turno
    u  annulla l’ultima mossa di una persona, senza limiti; se si era già visto un risultato casuale o nascosto, la partita viene contrassegnata
    r  ripristina ciò che è stato annullato
    z  annulla tutte le tue mosse di questo turno
    m  elenca e spiega tutte le mosse, t mostra tutto il tavolo, l tutta la cronaca
    h  dice che cosa farebbe il bot migliore e perché; h 1 gioca la prima di queste mosse
    o  mostra per intero le isole degli altri; o B solo quella di B
    s  salva in un file a tua scelta: s myfile.json
    q  esce; la partita viene sempre salvata
play-log = Cronaca
play-press-enter = Premi Invio.

# kontor simulate
simulate-help = Fa giocare molte partite ai bot e ne riassume i risultati.
simulate-help-game = Gioco.
simulate-help-players = Numero di giocatori.
simulate-help-games = Numero di partite.
simulate-help-bots = Bot per posto, separati da virgole. Un solo nome vale per tutti i posti.
simulate-help-seed = Seme. Lo stesso numero dà le stesse partite.
simulate-help-records = Salva le registrazioni in questa cartella.
simulate-help-rounds = Interrompe una partita dopo questo numero di round.
simulate-help-json = Scrive il risultato in formato JSON.
simulate-help-content = Cartella con i valori modificati.
simulate-help-rules = Gioca secondo questa versione delle regole. Predefinita: la più recente.
simulate-help-workers = Numero di processi. Predefinito: uno per core. Il risultato non ne dipende.
simulate-bots-number = Bot indicati: { $found }, giocatori: { $players }. Indica un bot per tutti, o uno per ogni posto.
simulate-progress = Partite in corso
simulate-games =
    { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
simulate-seat = Posto { $seat } ({ $bot })
simulate-won = vittorie
simulate-share = quota
simulate-interval = intervallo 95 %
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", maximumFractionDigits: 1) }
simulate-draws = Pareggi
simulate-broken-off = Interrotte
simulate-mean-rounds = Round in media
simulate-mean-lines = Righe in media
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = punteggio medio
simulate-mean-winning-score = Punteggio vincente in media
simulate-stopped = Interrotto dopo { $done } partite su { $count }. Le registrazioni già scritte sono complete.

# kontor verify
verify-help = Controlla che le registrazioni rispettino le regole e la notazione.
verify-help-file = Registrazioni da controllare.
verify-progress = Verifica
verify-good = { $path }: valida.
verify-all-good =
    { $count ->
        [one] Una registrazione valida.
       *[other] { $count } registrazioni valide.
    }
verify-some-bad = Valide: { $good }; non valide: { $bad }.
verify-setup = { $path }: prima della prima mossa: { $reason } ({ $rule })
verify-move = { $path }: mossa { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Mostra una partita registrata, o la posizione dopo una delle sue mosse.
replay-help-file = Registrazione.
replay-help-move = Mostra la posizione dopo questa mossa. 0 è la preparazione.
replay-help-seat = Mostra la partita vista da questo posto, contando da 0. Predefinito: ciò che vedevano tutti.
replay-too-far = Le mosse della registrazione sono { $count }. La mossa { $move } non c’è.
replay-after = Dopo la mossa { $move } di { $count }.

# kontor content
content-help = Controlla e corregge i valori stampati sui componenti del gioco.
content-check-help = Controlla una cartella di valori modificati.
content-export-help = Scrive i valori predefiniti in una cartella, per correggerli in base alla tua copia.
content-help-dir = Cartella.
content-help-game = Gioco.
content-exported = Scritto in { $path }. Cambia i valori diversi nella tua copia, cancella gli altri e gioca con: { $command }
content-exists = { $path } esiste già e non viene sovrascritto. Scegli un’altra cartella.
content-problem = { $path }, riga { $line }: { $reason }
content-no-files = { $path } non contiene file di valori. Previsto: { $wanted }.
content-no-folder = La cartella { $path } non esiste.
content-not-a-game = { $path } non porta il nome di un gioco. Nomi ammessi: { $known }.
content-good = { $path }: valido.
content-same = Nessuna differenza rispetto ai valori predefiniti.
content-differs = Differenze rispetto ai valori predefiniti: { $names }.

cli-meta-address = INDIRIZZO
cli-meta-limit = NOME=VALORE
serve-help = Avvia il server: si gioca nel browser, con persone ovunque, dal vivo o nell’arco di più giorni.
serve-help-host = Indirizzo su cui ascoltare. 127.0.0.1: solo questo computer. 0.0.0.0: anche la tua rete.
serve-help-port = Porta. Predefinita: { $port }, o una libera.
serve-help-url = Indirizzo pubblico del server, usato nei link.
serve-help-store = Database: sqlite:///percorso o postgresql://… Predefinito: KONTOR_STORE, o un file nella tua cartella dati.
serve-help-store-readers = Quante letture del database possono svolgersi insieme. Ognuna richiede una connessione; la scrittura un’altra.
serve-help-workers = Quanti processi del server condividono la porta. Più di uno richiede PostgreSQL. I bot sono in comune.
serve-help-bus = Redis per gli avvisi tra server: redis://… Predefinito: KONTOR_BUS, o il database stesso.
serve-help-bots = Quanti bot possono pensare insieme. Un posto è riservato ai bot in gioco; suggerimenti e analisi si dividono il resto. Predefinito: uno per core, almeno 2.
serve-help-pause = Secondi che un bot aspetta prima di ogni mossa, se qualcuno guarda.
serve-help-per-address = Connessioni dal vivo ammesse per indirizzo.
serve-help-rate = Messaggi e richieste ammessi al secondo.
serve-help-limit = cambiare un limite di docs/hosting.md; si può ripetere
serve-help-proxy = Reverse proxy di cui si accettano gli indirizzi dei client inoltrati.
serve-help-log-format = Formato del registro: righe di testo, oppure un oggetto JSON per riga per i programmi che raccolgono i registri.
serve-help-local = Permette i webhook verso la rete del server.
serve-help-open = Apre la pagina nel browser.
serve-ready = Kontor è in funzione su { $url }
serve-stop = Premi Ctrl+C per fermarlo.
serve-already = Kontor è già in funzione su { $url } con questo database. Usalo, oppure fermalo prima.
serve-already-open = Kontor è già in esecuzione su { $url }.
serve-closed = Kontor si è fermato. Tutte le partite sono salvate.
serve-no-host = Impossibile ascoltare su { $host }. Usa un indirizzo di questo computer, per esempio 127.0.0.1 o 0.0.0.0.
serve-no-port = Impossibile ascoltare su { $host }, porta { $port }. Forse la usa un altro programma. Scegli un’altra porta.
serve-bad-pause = “{ $text }” non è un numero di secondi tra 0 e 60.
serve-bad-url = “{ $text }” non è l’indirizzo di un server. Scrivilo per intero, per esempio https://kontor.example.org.
serve-bad-proxy = “{ $text }” non è l’indirizzo di un proxy. Indica indirizzi IP o reti, come 127.0.0.1 o 10.0.0.0/8, separati da virgole.
serve-workers-sqlite = Più processi richiedono PostgreSQL, perché un file SQLite può essere usato da uno solo. Ometti --workers, oppure indica --store postgresql://…
serve-bad-bus = Questo non è l’indirizzo di un server Redis. Scrivilo per intero, per esempio redis://127.0.0.1:6379/0.

admin-help = Verificare, salvare, ripristinare o ripulire il database di un server e gestire i server in funzione.
admin-help-verify = Rigioca tutte le partite del database e segnala le differenze.
admin-help-backup = Scrive il database in un file. Il server può restare in funzione.
admin-help-restore = Riempie un database vuoto da una copia di sicurezza, anche tra SQLite e PostgreSQL.
admin-help-prune = Elimina i tavoli inattivi da molto tempo e le persone senza tavolo.
admin-help-file = File della copia di sicurezza.
admin-help-days = Giorni senza attività.
admin-help-over = Anche le partite finite.
admin-help-playing = Anche le partite in corso.
admin-help-yes = Elimina davvero. Senza questa opzione si conta soltanto.
admin-table = { $table } ({ $game }, versione delle regole { $rules }): in ordine
admin-trouble = { $table } ({ $game }, versione delle regole { $rules }): { $reason }
admin-trouble-unknown = { $table }: { $reason }
admin-store-trouble = L’archivio nel suo insieme: { $reason }
admin-verified = Tavoli in ordine: { $good }; con problemi: { $bad }.
admin-backing-up = Copia in corso
admin-backed-up = Righe scritte in { $path }: { $count }.
admin-cannot-write = Impossibile scrivere { $path }. Scegli un altro posto, o libera spazio sul disco.
admin-restoring = Ripristino in corso
admin-restored = Righe ripristinate: { $count }.
admin-pruned = Tavoli eliminati: { $tables }; persone eliminate: { $persons }.
admin-would-prune = Da eliminare: tavoli { $tables }, persone { $persons }. Aggiungi --yes per eliminarli.
admin-help-status = Mostrare persone, tavoli, esclusioni, iscrizioni e annuncio.
admin-help-people = Mostrare chi siede a un tavolo o lo guarda, con i numeri delle persone.
admin-help-ban = Escludere una persona (per numero), un indirizzo o una rete. Vale entro pochi secondi.
admin-help-unban = Togliere un’esclusione.
admin-help-signup = Ammettere nuove persone, o solo quelle già conosciute.
admin-help-announce = Mostrare a tutti un testo o un riavvio imminente.
admin-help-delete = Eliminare un tavolo, anche se qualcuno vi è seduto.
admin-help-minutes = Annunciare un riavvio tra questi minuti.
admin-help-clear = Non mostrare più nulla.
admin-help-yes-delete = Eliminare. Senza questo si mostra solo chi c’è.
admin-status-people = Persone: { $count }
admin-status-tables = Tavoli: { $waiting } in attesa, { $playing } in gioco, { $over } finiti
admin-status-sign-up =
    { $open ->
        [true] Iscrizioni: aperte
       *[other] Iscrizioni: chiuse
    }
admin-status-no-announcement = Annuncio: nessuno
admin-status-announcement = Annuncio: { $text }
admin-status-restart = Annuncio: riavvio alle { $when } { $text }
admin-status-no-bans = Esclusioni: nessuna
admin-status-ban = Escluso: { $subject } { $name } dal { $since }
admin-seat =
    { $holder ->
        [person] Posto { $seat }: { $name }, persona { $person }
        [bot] Posto { $seat }: { $name }, un bot
       *[other] Posto { $seat }: libero
    }
admin-guest = Ospite: { $name }, persona { $person }
admin-banned = Escluso: { $subject }. I server in funzione seguono entro pochi secondi.
admin-banned-before = { $subject } è già escluso.
admin-unbanned = L’esclusione di { $subject } è tolta.
admin-not-banned = { $subject } non è escluso. Vedi «kontor admin status».
admin-sign-up-open = Nuove persone possono iscriversi.
admin-sign-up-closed = Nessun nuovo può iscriversi. Chi è già conosciuto continua a giocare.
admin-announce-what = Indica un testo o --minutes, oppure solo --clear.
admin-deleted = Il tavolo { $table } è eliminato.
admin-would-delete = Da eliminare: tavolo { $table }. Aggiungi --yes per eliminarlo.
cli-meta-subject = PERSONA|INDIRIZZO
