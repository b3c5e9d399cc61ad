# La riga di comando.

cli-about = Gioca ai giochi da tavolo Anno secondo le regole complete, per persone e programmi. Non ufficiale.
cli-usage = Uso:
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-options-short = OPZIONI
cli-command-short = COMANDO
cli-help-lang = Lingua di tutto ciò che leggi.
cli-help-help = Mostra questo aiuto.
cli-help-version = Mostra la versione.
cli-default = (predefinito: { $value })
cli-next = Per saperne di più su un comando, ad esempio: { $command } --help

cli-bad-number = { $name }: “{ $value }” non è un numero intero tra { $low } e { $high }.
cli-no-such-option = L’opzione { $name } non esiste; --help elenca quelle disponibili.
cli-no-such-command = Il comando “{ $name }” non esiste; --help elenca quelli disponibili.
cli-missing = Manca { $name }; --help mostra come usare questo comando.
cli-option-value = L’opzione { $name } richiede un valore, oppure non ne accetta; --help mostra come usarla.
cli-bad-usage = C’è qualcosa di troppo o di diverso da ciò che il comando accetta; --help mostra come usarlo.
cli-unknown-language = La lingua “{ $name }” non è disponibile; scegline una tra { $known }.
cli-stopped = Interrotto.
cli-crash = Qualcosa è andato storto dentro Kontor, ed è colpa nostra. Nulla di ciò che hai salvato è andato perso. L’accaduto è descritto in { $path }: per favore, inviaci questo file.
cli-cannot-write = Impossibile scrivere { $path }; controlla la cartella e lo spazio rimasto sul disco.
cli-no-space = Non c’è più spazio dove va l’output.
cli-meta-game = GIOCO
cli-meta-file = FILE
cli-meta-folder = CARTELLA
cli-meta-option = NOME=VALORE
cli-help-option = Opzione del gioco, per esempio edition=es o objectives=first_game; si può ripetere.
cli-bad-option = “{ $text }” non è un’opzione; scrivi NOME=VALORE, per esempio edition=es.
cli-option-twice = L’opzione “{ $name }” è indicata due volte.
cli-extra-missing = Questo comando ha bisogno di un pacchetto che non è installato ({ $module }). Ciò che serve si installa con: { $command }

bot-unknown = Per questo gioco non esiste un bot “{ $name }”. Bot disponibili: { $known }.
bot-plugin-name = Il pacchetto { $package } offre un bot chiamato “{ $name }”. I nomi dei bot hanno al massimo 20 lettere minuscole, cifre e trattini bassi, iniziano con una lettera e sono diversi da quelli dei bot di Kontor.
bot-plugin-twice = Più pacchetti offrono un bot chiamato “{ $name }”: { $packages }. Disinstallali tutti tranne uno.
bot-plugin-failed = Il bot “{ $name }” del pacchetto { $package } ha avuto un errore: { $reason }.
bot-plugin-illegal = Il bot “{ $name }” del pacchetto { $package } ha scelto una mossa che le regole non permettono: { $move }.

# kontor games
games-help = Elenca i giochi.
games-players = { $fewest }–{ $most } giocatori
games-play = per giocare: kontor play { $name }

# kontor play
play-help = Gioca nel terminale, contro i bot o con altre persone davanti allo stesso schermo.
play-help-game = Nome del gioco; se lo ometti, ti viene chiesto.
play-help-seats = Chi gioca, in qualsiasi ordine: un bot (easy, medium, hard, expert, greedy, random) o qualsiasi altro nome per una persona, separati da virgole.
play-help-seed = Numero che decide la distribuzione iniziale e tutto ciò che dipende dal caso, per rigiocare la stessa partita.
play-help-content = Cartella con i valori modificati.
play-help-resume = Partita salvata da continuare.
play-help-save = File in cui salvare la partita; di norma uno nella tua cartella dati.
play-help-plain = Non cancella lo schermo tra una mossa e l’altra.
play-which-game = Quale gioco?
play-choice = Numero
play-how-many = Quanti giocatori?
play-who-first = Come ti chiami?
play-who = Chi è il giocatore { $number }? Un nome per una persona davanti a questo schermo, o un bot: easy, medium, hard o expert; greedy gioca in fretta, random a caso.
play-you = Giocatore 1
play-unfinished = Hai partite in sospeso. Quale? 0 ne inizia una nuova.
play-unfinished-game = { $players } – { $when }, turno { $turn }
play-mean-bot = Non c’è un bot “{ $name }”. Intendi { $bot }? { $yes }/{ $no }
play-almost-bot = Non c’è un bot “{ $name }”; intendevi { $bot }? Per una persona serve un altro nome.
play-yes = s
play-no = n
play-not-a-choice = “{ $text }” non è tra le scelte possibili.
play-hand-over = Ora lo schermo è per { $seat }: nessun altro dovrebbe guardare. Premi Invio.
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
play-sure = in questo modo?
play-hint = numero o testo · e fine turno · u annulla · r ripristina · z azzera turno · m mosse · h suggerimento · t tavolo · o altri · l cronaca · ? aiuto · q esci
play-hint-short = e fine turno · u annulla · m mosse · h suggerimento · t tavolo · o altri · l cronaca · ? aiuto · q esci
play-hint-pick = nomi o numeri, separati da spazi · 0 o b indietro · ? aiuto · q esci
play-hint-menu = ciò che sta davanti · Invio il primo · 0 o b indietro · ? aiuto · q esci
play-hint-sure = Invio esegui · 0 o b indietro · ? aiuto · q esci
play-not-a-move = Qui non c’è la mossa { $text }; scegli un numero da 1 a { $count }.
play-not-a-move-of = Qui non c’è la mossa { $text }; c’è: { $moves }.
play-refused = { $reason } ({ $rule })
play-saved = Partita salvata in { $path }.
play-quit = La partita è salvata. Per continuarla: { $command }
play-over = La partita è finita.
play-winner = { $seat } vince!
play-draw = La partita finisce in pareggio.
play-again = Per rivederla: { $command }
play-undone = Annullato: { $move }
play-reset =
    { $count ->
        [one] Annullata una mossa di questo turno.
       *[other] Annullate { $count } mosse di questo turno.
    }
play-exists = { $path } esiste già e non viene sovrascritto; scegli un altro nome.
play-resume-alone = --resume continua una partita salvata così com’è; ometti il gioco, --seats, --seed, --content e --option.
play-empty-name = Ogni giocatore deve avere un nome.
play-did-you-mean = “{ $text }” non è una mossa. Intendevi “{ $move }”?
play-marked =
    { $count ->
        [one] In questa partita una mossa è stata annullata dopo aver visto il caso o qualcosa di nascosto.
       *[other] In questa partita { $count } mosse sono state annullate dopo aver visto il caso o qualcosa di nascosto.
    }
play-redone = Ripristinato.
play-help-text =
    Scegli una mossa con il suo numero, o scrivila come nella notazione, per esempio “{ $example }”.
    Se la mossa che scrivi non è possibile, ti viene spiegato perché.
    Se una cosa si può fare in più modi, scegli tu: Invio prende il primo, 0 o b torna indietro.
    e  termina il turno
    u  annulla l’ultima mossa di una persona, senza limiti; se si era visto il caso o qualcosa di nascosto, la partita viene contrassegnata
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
simulate-help = Fa giocare molte partite ai bot e conta i risultati.
simulate-help-game = Nome del gioco.
simulate-help-players = Numero di giocatori.
simulate-help-games = Numero di partite.
simulate-help-bots = Bot per posto, separati da virgole; un solo nome vale per tutti i posti.
simulate-help-seed = Numero che decide tutto; lo stesso numero dà le stesse partite.
simulate-help-records = Cartella per le registrazioni.
simulate-help-rounds = Interrompe una partita dopo questo numero di round.
simulate-help-json = Scrive il risultato in formato JSON.
simulate-help-content = Cartella con i valori modificati.
simulate-help-workers = Processi da usare; di norma tanti quanti i core. Il risultato non ne dipende.
simulate-bots-number = Bot indicati: { $found }, giocatori: { $players }; indica un bot per tutti, o uno per ogni posto.
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
simulate-broken-off = Partite interrotte
simulate-mean-rounds = Round in media
simulate-mean-lines = Righe in media
simulate-mean = { NUMBER($mean, maximumFractionDigits: 1) }
simulate-mean-score = punteggio medio
simulate-mean-winning-score = Punteggio vincente in media
simulate-stopped = Interrotto dopo { $done } partite su { $count }; ciò che è stato scritto è completo.

# kontor verify
verify-help = Controlla che le registrazioni rispettino le regole e la notazione.
verify-help-file = File con le registrazioni.
verify-progress = Verifica
verify-good = { $path }: in ordine.
verify-all-good =
    { $count ->
        [one] Una registrazione in ordine.
       *[other] { $count } registrazioni in ordine.
    }
verify-some-bad = { $good } in ordine, { $bad } no.
verify-setup = { $path }: prima della prima mossa: { $reason } ({ $rule })
verify-move = { $path }: mossa { $move }: { $reason } ({ $rule })
verify-unreadable = { $path }: { $reason }

# kontor replay
replay-help = Mostra una partita registrata, o la posizione dopo una delle sue mosse.
replay-help-file = File con la registrazione.
replay-help-move = Mostra la posizione dopo questa mossa; 0 è la distribuzione iniziale.
replay-help-seat = Mostra ciò che si poteva vedere da questo posto (il primo è 0); altrimenti, ciò che potevano vedere tutti.
replay-too-far = Mosse nella registrazione: { $count }; { $move } è troppo.
replay-after = Dopo la mossa { $move } di { $count }.

# kontor content
content-help = Gestisce i valori stampati sui componenti del gioco.
content-check-help = Controlla una cartella di valori modificati.
content-export-help = Scrive i nostri valori in una cartella, per correggerli in base alla tua copia del gioco.
content-help-dir = Cartella.
content-help-game = Nome del gioco.
content-exported = Scritto in { $path }. Cambia ciò che è diverso nella tua copia, togli ciò che è uguale e gioca con: { $command }
content-exists = { $path } esiste già e non viene sovrascritto. Scegli un’altra cartella.
content-problem = { $path }, riga { $line }: { $reason }
content-no-files = { $path } non contiene valori; dovrebbe esserci un file come { $wanted }.
content-no-folder = La cartella { $path } non esiste.
content-not-a-game = { $path } non porta il nome di un gioco; nomi ammessi: { $known }.
content-good = { $path }: in ordine.
content-same = Nessuna differenza rispetto ai nostri valori.
content-differs = Differenze rispetto ai nostri valori: { $names }.

cli-meta-address = INDIRIZZO
serve-help = Apre tavoli per chi è altrove: si gioca nel browser, dal vivo o nell’arco di più giorni.
serve-help-host = Indirizzo su cui ascoltare: con 127.0.0.1 entra solo questo computer, con 0.0.0.0 anche gli altri nella tua rete.
serve-help-port = Porta (di norma { $port }, o una libera).
serve-help-url = Indirizzo con cui gli altri raggiungono il server; è quello che compare nei link.
serve-help-store = Dove si conserva tutto: sqlite:///percorso o postgresql://… (di norma un file nella tua cartella dati, o KONTOR_STORE).
serve-help-bots = Quanti bot possono pensare nello stesso momento; uno resta riservato a quelli che giocano. Di norma tanti quanti i core, almeno 2.
serve-help-pause = Secondi che un bot aspetta prima di ogni mossa, se qualcuno sta guardando.
serve-help-per-address = Connessioni dal vivo ammesse da uno stesso indirizzo.
serve-help-rate = Messaggi e richieste ammessi al secondo.
serve-help-proxy = Indirizzo del reverse proxy di cui fidarsi per gli indirizzi dei client.
serve-help-local = Permette i webhook verso la rete interna del server.
serve-help-open = Apre la pagina nel browser.
serve-ready = Kontor è aperto su { $url }
serve-stop = Ctrl+C lo chiude.
serve-already = Kontor è già aperto su { $url }, con lo stesso archivio. Usa quello, oppure chiudilo prima.
serve-closed = Kontor è chiuso. Tutte le partite sono conservate.
serve-no-host = Impossibile ascoltare su { $host }. Usa un indirizzo di questo computer, per esempio 127.0.0.1 o 0.0.0.0.
serve-no-port = Impossibile ascoltare su { $host }, porta { $port }. Forse la usa un altro programma; scegli un’altra porta.
serve-bad-pause = “{ $text }” non è un numero di secondi tra 0 e 60.
serve-bad-url = “{ $text }” non è l’indirizzo di un server. Indicane uno completo che inizi con https:// o http://, per esempio https://kontor.example.org.
serve-bad-proxy = “{ $text }” non è l’indirizzo di un proxy. Indica un indirizzo IP come 127.0.0.1, una rete come 10.0.0.0/8, o più di uno separati da virgole.

admin-help = Gestisce l’archivio di un server.
admin-help-verify = Rigioca tutte le partite dell’archivio e dice che cosa oggi andrebbe diversamente.
admin-help-backup = Scrive tutto l’archivio in un solo file; intanto il server può restare in funzione.
admin-help-restore = Riempie un archivio vuoto da una copia di sicurezza, anche se viene da un archivio di altro tipo.
admin-help-prune = Elimina i tavoli a cui non succede nulla da molto tempo e le persone che non sono a nessun tavolo.
admin-help-file = File della copia di sicurezza.
admin-help-days = Da quanti giorni non deve essere successo nulla.
admin-help-over = Anche le partite finite.
admin-help-playing = Anche le partite in corso.
admin-help-yes = Elimina davvero; senza questa opzione si conta soltanto.
admin-trouble = { $table } ({ $game }): { $reason }
admin-verified = Tavoli in ordine: { $good }; con problemi: { $bad }.
admin-backing-up = Copia in corso
admin-backed-up = Righe scritte in { $path }: { $count }.
admin-cannot-write = Impossibile scrivere { $path }. Scegli un altro posto, o libera spazio sul disco.
admin-restoring = Ripristino in corso
admin-restored = Righe ripristinate: { $count }.
admin-pruned = Tavoli eliminati: { $tables }; persone eliminate: { $persons }.
admin-would-prune = Tavoli da eliminare: { $tables }; persone da eliminare: { $persons }. Per eliminarli davvero, aggiungi --yes.
