# La pagina, Anno 1800: mano, carte, mezzi, gli altri, missioni.

# Una carta e le sue parti. Merci, cubi e gettoni hanno simboli; queste parole sono indicazioni, lette ad alta voce.
page-1800-card-words = Carta del mazzo { $deck }, { $points } di influenza. Richiede: { $needs }. Porta: { $brings }.
page-1800-card-needs = Richiede
page-1800-card-brings = Porta
page-1800-card-influence =
    { $points ->
        [one] 1 punto influenza
       *[other] { $points } punti influenza
    }
page-1800-card-playable = Puoi giocarla ora.
page-1800-card-usable = Puoi usarla ora.
page-1800-card-paying = Si usa pagando: sceglila dove serve la sua merce.
page-1800-card-lacks = Manca: { $what }.
page-1800-card-need = { $name } ({ $way })
page-1800-card-way-make = la puoi produrre
page-1800-card-way-buy = la puoi comprare
page-1800-card-way-import = la puoi importare
page-1800-card-way-free = gratis con una carta
page-1800-card-way-hand = disponibile
page-1800-card-way-lack = manca
page-1800-card-times = { $number } × { $name }
page-1800-card-exhaust = scartare { $cubes }
page-1800-card-held = pronti: { $cubes }
page-1800-card-parts = Già fatto nell’azione in corso: { $number }
page-1800-card-trade =
    { $number ->
        [one] 1 gettone commercio
       *[other] { $number } gettoni commercio
    }
page-1800-card-exploration =
    { $number ->
        [one] 1 gettone esplorazione
       *[other] { $number } gettoni esplorazione
    }
page-1800-card-gold = { $number } oro
page-1800-card-nothing = niente
page-1800-card-workplace = un posto di lavoro libero per: { $good }
page-1800-card-upgrades = promuovere fino a { $number } × { $cube }
page-1800-card-expeditions =
    { $number ->
        [one] 1 carta spedizione
       *[other] { $number } carte spedizione
    }
page-1800-card-actions =
    { $number ->
        [one] un’azione in più
       *[other] { $number } azioni in più
    }
page-1800-card-returns =
    { $number ->
        [one] mettere 1 carta della mano sotto il suo mazzo
       *[other] mettere fino a { $number } carte della mano sotto i loro mazzi
    }
page-1800-card-free = gratis, a scelta: { $goods }

# La mano
page-1800-hand-sort = Ordina la mano
page-1800-hand-sort-missing = per quel che manca
page-1800-hand-sort-deck = per mazzo
page-1800-hand-sort-points = per influenza
page-1800-hand-show = Quali carte si vedono
page-1800-hand-all = Tutte
page-1800-hand-playable = Giocabili
page-1800-hand-empty = Nessuna carta in mano.
page-1800-hand-none = Nessuna di queste.
page-1800-hand-chosen = Scelte: { $number } di { $most }
page-1800-hand-choose = può essere scelta
page-1800-hand-played = Carte giocate
page-1800-hand-no-effects = Nessun effetto da usare.
page-1800-hand-spent = Carte usate
page-1800-hand-expeditions = Carte spedizione
page-1800-hand-expedition = Animale: { $animal }; artefatto: { $artifact }

# Quel che si ha
page-1800-means-title = Quel che hai
page-1800-means-words = { $name }: { $amounts }
page-1800-means-trade = Gettoni commercio
page-1800-means-exploration = Gettoni esplorazione
page-1800-means-ready = pronti: { $number }
page-1800-means-working = al lavoro: { $number }
page-1800-means-exhausted = scartati: { $number }
page-1800-means-cards = da carte: { $number }
page-1800-means-after = dopo: { $number }
# Goods at hand, free upgrades that are left, and making goods ahead
page-1800-hand-goods = Risorse disponibili
page-1800-hand-goods-note = perse alla fine del turno
page-1800-hand-goods-used = disponibile
page-1800-hand-goods-left = Disponibili fino alla fine del turno
page-1800-upgrades-left =
    { $number ->
        [one] Ancora 1 promozione gratuita in questo turno
       *[other] Ancora { $number } promozioni gratuite in questo turno
    }
page-1800-make = Produci in anticipo
page-1800-make-do =
    { $number ->
        [0] Produci in anticipo
        [one] Produci 1 risorsa
       *[other] Produci { $number } risorse
    }
page-1800-make-intro = Tocca le risorse che vuoi usare più avanti in questo turno.
page-1800-make-add = Uno in più: { $good }
page-1800-make-remove = Uno in meno: { $good }

# Gli altri
page-1800-others-open = Guarda l’isola di { $name }
page-1800-others-turn = deve giocare
page-1800-others-fireworks = ha i fuochi d’artificio
page-1800-last-round = Ultimo round.
page-1800-last-round-next = Il prossimo round è l’ultimo.
page-1800-last-round-why = Fuochi d’artificio: { $name }.
page-1800-others-points = Influenza delle carte giocate: { $number }
page-1800-others-cubes = { $cube }: { $ready } di { $all } pronti
page-1800-others-deck = { $deck }: { $number }
page-1800-others-old = Espansioni del Vecchio Mondo: { $number }
page-1800-others-new = Isole del Nuovo Mondo: { $number }
page-1800-others-island = L’isola di { $name }
page-1800-others-open-cards = Carte con effetti da usare
page-1800-others-nothing = ancora nessuna

# Missioni
page-1800-goals-use = Usa
page-1800-goals-use-this = Usa: { $name }
page-1800-goals-used = usata in questo turno
page-1800-goals-standing = { $name }: { $number }
