# La prima pagina.
page-home-title = Ti diamo il benvenuto nel Kontor
page-home-lead = Anno 1503 e Anno 1800 come giochi da tavolo: contro i bot, attorno a uno schermo o con amici lontani.
page-my-tables = I miei tavoli
page-games = Giochi
page-open-tables = Tavoli aperti
page-no-open-tables = Al momento nessun tavolo è aperto a tutti.
page-players-range = Da { $fewest } a { $most } giocatori
page-play-bots =
    { $count ->
        [one] Gioca contro un bot
       *[other] Gioca contro { $count } bot
    }
page-play-again-so = Come l’ultima volta: { $names }
page-choose-otherwise = Prepara un tavolo
page-against = Agli altri posti: { $names }
page-against-bot = bot «{ $bot }»

# I tavoli in breve.
page-table-waiting =
    { $free ->
        [0] sta per iniziare
        [one] 1 posto è ancora libero
       *[other] { $free } posti sono ancora liberi
    }
page-table-over = La partita è finita
page-played-for-you = Qualcuno gioca per te
page-turn-of = Tocca a { $name }
page-delete-table = Elimina il tavolo
page-delete-sure = Eliminare per sempre?

# Con un link o da un file.
page-join-title = Unisciti a un tavolo
page-join-link = Link a un tavolo
page-join-go = Vai
page-join-why = Qualcuno ti ha mandato un link? Aprilo, oppure incollalo qui.
page-link-unknown = Questo non è un link a un tavolo di Kontor. Copia il link per intero.
page-bring-record = Apri una registrazione da un file

# Partite finite.
page-results = Partite finite
page-result-sum =
    { $played ->
        [one] 1 partita
       *[other] { $played } partite
    }, { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }; miglior risultato: { $best }
page-won = vinta
page-not-won = non vinta

# Un nuovo tavolo.
page-new-table = Nuovo tavolo
page-game = Gioco
page-who = Chi gioca?
page-seats = Numero di giocatori
page-seat-number = Posto { $number }
page-seat-me = io
page-seat-screen = qualcuno a questo schermo
page-seat-free = posto libero
page-seat-free-why = Ricevi un link per qualcun altro.
page-seat-bot = bot
page-name-of-other = Nome dell’altro giocatore
page-drawn = Sorteggia chi inizia
page-rules-of-play = Regole
page-one-by-one = Scegli uno a uno…
page-chosen-so-far =
    { $most ->
        [0] Scelti: { $count }
       *[other] Scelti: { $count } di { $most }
    }
page-editions-differ = In che cosa differiscono le edizioni
page-as-edition = come nell’edizione
page-more-choices = Altre scelte
page-title-optional = Titolo (facoltativo)
page-open-to-all = Tutti su questo server possono sedersi
page-begin = Inizia
page-make-table = Apri il tavolo

# L’orologio.
page-clock = Orologio
page-clock-none = nessuno
page-clock-move = tempo per ogni mossa
page-clock-game = tempo per tutta la partita
page-clock-most = Tempo
page-clock-added = Secondi aggiunti per ogni mossa
page-unit = Unità
page-unit-seconds = secondi
page-unit-minutes = minuti
page-unit-hours = ore
page-unit-days = giorni

# I dati della propria copia.
page-pack = Dati della tua copia
page-pack-choose = Scegli un file…
page-pack-none = Gioca con i nostri dati
page-pack-unread = { $name } non si può leggere come file di dati (TOML).
page-pack-why = La tua copia del gioco dice altro rispetto a noi? Gioca con ciò che è stampato sulla tua.
page-pack-chosen = dati tuoi
