# Errori e parole comuni a tutti i giochi.

list-times = { $count } × { $name }
list-label = { $label }: { $value }
move-text = { $text }
ask-move = Tocca a te.

record-version = Questa registrazione ha la versione { $found }; questo programma legge la versione { $known }. Serve un Kontor più recente o una registrazione meno recente.
record-rules-version = Questa partita è stata giocata con la versione { $found } delle regole; questo programma conosce: { $known }.
record-unknown-game = Non esiste un gioco “{ $name }”. Giochi disponibili: { $known }.
record-unreadable-move = “{ $text }” non è scritto come una mossa. Spazi, lettere e numeri devono essere esattamente come nella notazione.
record-after-end = La partita è già finita; non sono possibili altre mosse.
record-chance-expected = Qui deve decidere il caso; la riga deve iniziare con “*”.
record-seat-expected = Qui deve agire il posto { $wanted }, non il caso.
record-wrong-seat = Il posto { $found } non può agire qui; è il turno del posto { $wanted }.
record-unknown-option = Non esiste un’opzione “{ $name }”.
option-value = “{ $found }” non è un valore dell’opzione “{ $name }”; si può scegliere tra: { $known }.
record-result-too-early = La registrazione riporta un risultato, ma la partita non è finita.
record-result-missing = La partita è finita, ma la registrazione non riporta il risultato.
record-result-wrong = Il risultato è sbagliato: “{ $name }” deve essere { $wanted }.
record-broken-off-but-over = Secondo la registrazione la partita è stata interrotta, ma in realtà è finita.

players-number = Questo gioco è per { $fewest }–{ $most } giocatori, non per { $found }.
no-such-seat = In questa partita non c’è il posto { $seat }; i posti vanno da 0 a { $last }.

file-missing = Questo file non esiste.
file-is-folder = Questa è una cartella, non un file.
file-unreadable = Impossibile leggere il file; controlla i permessi.
file-too-large = Il file è troppo grande per una registrazione: più di { $limit } MB.
file-empty = Il file è vuoto.
file-not-text = Il file non è un file di testo (UTF-8).
json-broken = Il file non è un JSON valido: vedi riga { $line }, colonna { $column }.
json-too-deep = Il file ha troppi livelli annidati per essere una registrazione.
content-too-large = Questi valori hanno più di { $limit } voci.
content-list-too-long = Un elenco o una tabella di questi valori ha più di { $limit } voci.
json-number = Il file contiene un numero illeggibile.
json-double-key = La chiave “{ $name }” compare due volte nello stesso punto.
toml-broken = Il file non è un TOML valido: vedi riga { $line }.

shape-type =
    { $path }: { $wanted ->
        [table] qui serve una tabella di nomi e valori.
        [integer] qui serve un numero intero.
        [string] qui serve un testo tra virgolette.
       *[list] qui serve un elenco tra parentesi quadre.
    }
shape-missing = { $path }: questa voce manca.
shape-unknown = { $path }: non esiste una voce con questo nome.
shape-range = { $path }: { $found } è fuori dai limiti; sono ammessi valori da { $low } a { $high }.

content-list = { $path }: qui sono ammesse da { $low } a { $high } voci diverse.
content-id = { $path }: “{ $name }” non può essere un nome qui; usa lettere minuscole, cifre e trattini bassi.
content-unknown = { $path }: qui “{ $name }” non è ammesso; valori ammessi: { $known }.
content-too-many = { $path }: è più di quanto { $wanted } permette.
content-exactly = { $path }: il valore deve essere { $wanted }.
content-at-least = { $path }: numero minimo di voci: { $wanted }.
content-twice = { $path }: qui “{ $name }” compare due volte.
content-source = { $path }: fonti ammesse: { $known }.

undo-nothing = Non c’è nulla da annullare.
undo-barrier = Non si può annullare: nel frattempo ha deciso il caso, è stato mostrato qualcosa di nascosto o ha agito qualcun altro.
redo-nothing = Non c’è nulla da ripristinare.
no-such-thing = “{ $text }” qui non è possibile, o non è scritto correttamente.
plan-no-choice = Qui non c’è nulla da scegliere: si fa in un solo modo.
