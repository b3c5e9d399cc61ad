# Anno 1800: che cosa è successo, che cosa si può fare e perché no. I nomi delle cose sono in anno1800_names.ftl.

anno1800-howto =
    Svuota la mano, poi si contano i punti influenza: ogni carta giocata ne vale { $fw }, { $aei } o { $nw }; altri vengono da spedizioni, oro, fuochi d’artificio e { $objectives } missioni.
    Nel tuo turno hai un’azione: costruire, giocare una carta, scambiare carte, assumere, promuovere, espanderti nel Vecchio Mondo, esplorare il Nuovo Mondo, pescare carte spedizione o celebrare la festa cittadina.
    Per produrre una risorsa, un cubo va dal suo quartiere a un posto di lavoro e ci resta. Oppure compri una risorsa da un altro giocatore con gettoni commercio (1 per quelle di contadini e operai, 2 per quelle di artigiani, 3 per quelle di ingegneri), ogni risorsa una sola volta per turno; chi vende riceve 1 oro. Le risorse restano disponibili fino alla fine del tuo turno; poi vanno perse.
    I cubi tornano a casa pagando oro (fine del turno di lavoro), oppure tutti insieme con una festa. I nuovi cubi portano nuove carte nella tua mano.
    Produzione in anticipo, effetti delle carte, missioni effetto e fine del turno di lavoro sono azioni gratuite, possibili in ogni momento del tuo turno.
    Chi gioca la sua ultima carta in mano prende i fuochi d’artificio; il round viene completato e se ne gioca ancora uno.
    Scrivi che cosa vuoi fare, per esempio “build brewery” o “play fw17”; dove ci sono più caselle o più modi di pagare, scegli tu. Puoi anche scrivere una riga intera: build brewery at 12: work 2, work 6.

# Che cosa è successo.
anno1800-event-turn = — Turno { $number }: { $seat } —
anno1800-event-last_round = Inizia l’ultimo round.
anno1800-event-worked = { $seat } produce { $good_some } sulla casella { $cell } ({ $cube }).
anno1800-event-bought =
    { $tokens ->
        [one] { $seat } compra { $good_some } da { $other } per 1 gettone commercio; { $other } riceve 1 oro.
       *[other] { $seat } compra { $good_some } da { $other } per { $tokens } gettoni commercio; { $other } riceve 1 oro.
    }
anno1800-event-imported = { $seat } importa { $good_some } dal Nuovo Mondo.
anno1800-event-freed = { $seat } usa { $card } e riceve gratis { $good_some }.
anno1800-event-recalled =
    { $place ->
        [exhausted]
            { $gold ->
                [one] { $seat } rimanda a casa { $cube_a } dall’area di scarto per { $gold } oro.
               *[other] { $seat } rimanda a casa { $cube_a } dall’area di scarto per { $gold } ori.
            }
       *[other]
            { $gold ->
                [one] { $seat } rimanda a casa { $cube_a } dalla casella { $place } per { $gold } oro.
               *[other] { $seat } rimanda a casa { $cube_a } dalla casella { $place } per { $gold } ori.
            }
    }
anno1800-event-returned = { $seat } rimette sulla plancia di gioco { $tile_a } (casella { $cell }).
anno1800-event-converted = { $seat } usa { $tokens } gettoni esplorazione come { $number ->
        [one] 1 gettone commercio
       *[other] { $number } gettoni commercio
    }.
anno1800-event-built = { $seat } costruisce { $tile_a } sulla casella { $cell }.
anno1800-event-played = { $seat } gioca { $card }.
anno1800-event-drew =
    { $number ->
        [one] { $seat } pesca una carta ({ $deck }).
       *[other] { $seat } pesca { $number } carte ({ $deck }).
    }
anno1800-event-drew_self = { $seat } pesca { $cards }.
anno1800-event-put_under =
    { $number ->
        [one] { $seat } mette una carta sotto il mazzo ({ $deck }).
       *[other] { $seat } mette { $number } carte sotto il mazzo ({ $deck }).
    }
anno1800-event-put_under_self = { $seat } mette { $cards } sotto il mazzo.
anno1800-event-hired = { $seat } assume { $cube_a }.
anno1800-event-paid_gold =
    { $gold ->
        [one] { $seat } paga { $gold } oro, perché il mazzo è vuoto.
       *[other] { $seat } paga { $gold } ori, perché il mazzo è vuoto.
    }
anno1800-event-upgraded =
    { $place ->
        [home] Un cubo di { $seat } diventa { $cube_a }.
        [exhausted] Un cubo di { $seat } nell’area di scarto diventa { $cube_a }.
       *[other] Un cubo di { $seat } sulla casella { $place } diventa { $cube_a }.
    }
anno1800-event-opened = { $seat } si espande nel Vecchio Mondo: espansione { $island }.
anno1800-event-found = Lì { $seat } trova { $tile_a }, sulla casella { $cell }.
anno1800-event-explored = { $seat } esplora l’isola { $island } del Nuovo Mondo: { $goods }.
anno1800-event-drew_expeditions =
    { $number ->
        [one] { $seat } pesca una carta spedizione.
       *[other] { $seat } pesca { $number } carte spedizione.
    }
anno1800-event-drew_expeditions_self = { $seat } pesca carte spedizione: { $cards }.
anno1800-event-festival = { $seat } celebra la festa cittadina: tutti i cubi e i gettoni tornano disponibili.
anno1800-event-used = { $seat } usa l’effetto di { $card }.
anno1800-event-used_objective = { $seat } usa la missione { $objective }.
anno1800-event-made_goods = { $seat } produce in anticipo: { $goods }.
anno1800-event-used_goods = { $seat } usa risorse disponibili: { $goods }.
anno1800-event-lost_goods = Il turno finisce e le risorse non usate vanno perse: { $goods }.
anno1800-event-lost_upgrades =
    { $number ->
        [one] Il turno finisce e una promozione gratuita va persa.
       *[other] Il turno finisce e { $number } promozioni gratuite vanno perse.
    }
anno1800-event-got_cubes = { $seat } riceve nuovi cubi: { $cubes }.
anno1800-event-got_trade =
    { $number ->
        [one] { $seat } riceve 1 gettone commercio fino alla prossima festa.
       *[other] { $seat } riceve { $number } gettoni commercio fino alla prossima festa.
    }
anno1800-event-got_exploration =
    { $number ->
        [one] { $seat } riceve 1 gettone esplorazione fino alla prossima festa.
       *[other] { $seat } riceve { $number } gettoni esplorazione fino alla prossima festa.
    }
anno1800-event-got_gold =
    { $number ->
        [one] { $seat } riceve { $number } oro.
       *[other] { $seat } riceve { $number } ori.
    }
anno1800-event-got_action =
    { $number ->
        [one] { $seat } ha un’azione aggiuntiva.
       *[other] { $seat } ha { $number } azioni aggiuntive.
    }
anno1800-event-fireworks = { $seat } non ha più carte in mano e prende i fuochi d’artificio. Si completa questo round, poi se ne gioca ancora uno.
anno1800-event-ended = La partita è finita. Punti influenza: { $scores }.

# Che cosa viene chiesto.
anno1800-ask-act =
    { $number ->
        [one] { $seat }, tocca a te: un’azione.
       *[other] { $seat }, tocca a te: { $number } azioni.
    }
anno1800-ask-end = { $seat }, continua la tua azione, fai azioni gratuite o termina il turno.
anno1800-ask-done = { $seat }, la tua azione è fatta: fai azioni gratuite, o termina il turno.

# Che cosa si può fare.
anno1800-move-build = Costruisci { $tile_a } ({ $cost })
anno1800-move-play = Gioca { $card } ({ $cost }); effetto: { $effect }
anno1800-move-swap = Scambia da una a tre carte della mano
anno1800-move-hire = Assumi { $cube_a } ({ $cost })
anno1800-move-upgrade = Promuovi { $cube_a } ({ $cost })
anno1800-move-open =
    { $number ->
        [one] Prendi un’espansione del Vecchio Mondo (1 gettone esplorazione)
       *[other] Prendi un’espansione del Vecchio Mondo ({ $number } gettoni esplorazione)
    }
anno1800-move-explore =
    { $number ->
        [one] Esplora un’isola del Nuovo Mondo (1 gettone esplorazione) e pesca { $count } carte
       *[other] Esplora un’isola del Nuovo Mondo ({ $number } gettoni esplorazione) e pesca { $count } carte
    }
anno1800-move-expedition =
    { $number ->
        [one] Pesca { $count } carte spedizione (1 gettone esplorazione)
       *[other] Pesca { $count } carte spedizione ({ $number } gettoni esplorazione)
    }
anno1800-move-festival = Celebra la festa cittadina: tutti i cubi e i gettoni tornano disponibili
anno1800-move-use = Usa { $card }: { $effect }
anno1800-move-use-objective = Usa la missione { $objective } ({ $cost }): { $effect }
anno1800-move-recall =
    { $gold ->
        [one] Rimanda a casa { $cube_a } per { $gold } oro
       *[other] Rimanda a casa { $cube_a } per { $gold } ori
    }
anno1800-move-make = Produci risorse in anticipo
anno1800-move-end = Termina il turno
anno1800-lose-goods =
    { $number ->
        [one] 1 risorsa
       *[other] { $number } risorse
    }
anno1800-lose-upgrades =
    { $upgrades ->
        [one] 1 promozione gratuita
       *[other] { $upgrades } promozioni gratuite
    }
anno1800-lose-both = { anno1800-lose-goods } e { anno1800-lose-upgrades }
anno1800-at =
    { $place ->
        [home] { $move }, nel quartiere
        [exhausted] { $move }, area di scarto
       *[other] { $move }, casella { $place }
    }
anno1800-place =
    { $place ->
        [home] nel suo quartiere
        [exhausted] nell’area di scarto
       *[other] sulla casella { $place }
    }
anno1800-with = { $move }: { $what }
anno1800-where =
    { $place ->
        [home] nel suo quartiere
        [exhausted] nell’area di scarto
       *[other] sulla casella { $place }
    }
anno1800-paid = { $move } – { $steps }

# I passi di un pagamento.
anno1800-step-work = lavora sulla casella { $cell }
anno1800-step-buy = compra { $good_some } da { $other }
anno1800-step-import = importa { $good_some }
anno1800-step-free = { $good_some } con { $card }
anno1800-step-recall =
    { $place ->
        [exhausted] rimanda a casa { $cube_a } dall’area di scarto
       *[other] rimanda a casa { $cube_a } dalla casella { $place }
    }
anno1800-step-return = rimetti sulla plancia la tessera della casella { $cell }
anno1800-step-use =
    { $number ->
        [one] promuovi { $cube_a } con { $card } ({ $places })
       *[other] promuovi { $number } { $cube_many } con { $card } ({ $places })
    }
anno1800-step-beryl = gettoni esplorazione come { $number ->
        [one] 1 gettone commercio
       *[other] { $number } gettoni commercio
    }

# Che cosa le cose costano e danno, e che cosa manca.
anno1800-is-goods = { $goods }
anno1800-is-cubes = { $cubes } (da scartare)
anno1800-is-trade =
    { $number ->
        [one] 1 gettone commercio
       *[other] { $number } gettoni commercio
    }
anno1800-is-exploration =
    { $number ->
        [one] 1 gettone esplorazione
       *[other] { $number } gettoni esplorazione
    }
anno1800-is-gold =
    { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    }
anno1800-is-nothing = gratis
anno1800-is-hire = assumere: { $cube }
anno1800-is-upgrade = promuovere: { $cube }
anno1800-is-tile = { $tile }
anno1800-is-made = { $cube } → { $good }
anno1800-is-objective = { $objective }
anno1800-brings-cubes = { $cubes }
anno1800-brings-upgrades =
    { $number ->
        [one] promuovere { $cube_a }
       *[other] promuovere fino a { $number } { $cube_many }
    }
anno1800-brings-trade =
    { $number ->
        [one] 1 gettone commercio (temporaneo)
       *[other] { $number } gettoni commercio (temporanei)
    }
anno1800-brings-exploration =
    { $number ->
        [one] 1 gettone esplorazione (temporaneo)
       *[other] { $number } gettoni esplorazione (temporanei)
    }
anno1800-brings-gold =
    { $number ->
        [one] { $number } oro
       *[other] { $number } ori
    }
anno1800-brings-expeditions =
    { $number ->
        [one] 1 carta spedizione
       *[other] { $number } carte spedizione
    }
anno1800-brings-actions =
    { $number ->
        [one] un’azione aggiuntiva
       *[other] { $number } azioni aggiuntive
    }
anno1800-brings-returns =
    { $number ->
        [one] mettere 1 carta della mano sotto il suo mazzo
       *[other] mettere fino a { $number } carte della mano sotto i loro mazzi
    }
anno1800-brings-free = una risorsa gratis a scelta: { $goods }
anno1800-lacks-good = nessuna fonte di { $good_some }
anno1800-lacks-cube =
    { $number ->
        [one] manca { $cube_a }
       *[other] mancano { $number } { $cube_many }
    }
anno1800-lacks-workplace = nessun posto di lavoro libero per { $good_some }
anno1800-lacks-trade_token =
    { $number ->
        [one] manca 1 gettone commercio
       *[other] mancano { $number } gettoni commercio
    }
anno1800-lacks-exploration_token =
    { $number ->
        [one] manca 1 gettone esplorazione
       *[other] mancano { $number } gettoni esplorazione
    }
anno1800-lacks-gold =
    { $number ->
        [one] manca { $number } oro
       *[other] mancano { $number } ori
    }

# Che cosa fanno le missioni.
anno1800-rule-most-cubes = { $most } a chi ha più cubi, { $second } al secondo
anno1800-rule-most-farmers = { $most } a chi ha più contadini, { $second } al secondo
anno1800-rule-most-workers = { $most } a chi ha più operai, { $second } al secondo
anno1800-rule-most-artisans = { $most } a chi ha più artigiani, { $second } al secondo
anno1800-rule-most-engineers = { $most } a chi ha più ingegneri, { $second } al secondo
anno1800-rule-most-investors = { $most } a chi ha più investitori, { $second } al secondo
anno1800-rule-most-trade_tokens = { $most } a chi ha più gettoni commercio, { $second } al secondo
anno1800-rule-most-exploration_tokens = { $most } a chi ha più gettoni esplorazione, { $second } al secondo
anno1800-rule-most-expedition_cards = { $most } a chi ha più carte spedizione, { $second } al secondo
anno1800-rule-most-old_world_islands = { $most } a chi ha più espansioni del Vecchio Mondo, { $second } al secondo
anno1800-rule-most-new_world_islands = { $most } a chi ha più isole del Nuovo Mondo, { $second } al secondo
anno1800-rule-industries = { $points } per ciascuna di queste industrie: { $tiles }
anno1800-rule-at_most-old_world_islands = { $points } con al massimo { $number ->
        [one] 1 espansione del Vecchio Mondo
       *[other] { $number } espansioni del Vecchio Mondo
    }
anno1800-rule-at_most-new_world_islands = { $points } con al massimo { $number ->
        [one] 1 isola del Nuovo Mondo
       *[other] { $number } isole del Nuovo Mondo
    }
anno1800-rule-visited_animal = { $points } in più per ogni animale visitato
anno1800-rule-visited_artifact = { $points } in più per ogni artefatto visitato
anno1800-rule-new_world_island = { $points } per ogni isola del Nuovo Mondo
anno1800-rule-old_world_island = { $points } per ogni espansione del Vecchio Mondo
anno1800-rule-hand_card = { $points } per ogni carta rimasta in mano
anno1800-rule-tokens = { $number } gettoni esplorazione valgono come 1 gettone commercio
anno1800-rule-once = una volta per turno: { $cost } → { $effect }
anno1800-rule-often = { $cost } → { $effect }

# Perché no.
anno1800-why-no-action-left = Non hai più azioni; fai azioni gratuite o termina il turno.
anno1800-why-no-action-yet = Prima devi fare un’azione; la festa cittadina è sempre possibile.
anno1800-why-goods-lacking = Queste risorse sono ancora da pagare: { $goods }. Indica da dove vengono, per esempio “work 2”.
anno1800-why-not-needed = Questa risorsa qui non serve, e nulla si può conservare: { $good }.
anno1800-why-not-asked-for = Questa risorsa qui non è richiesta: { $good }.
anno1800-why-nothing-made = Così non si ottiene alcuna risorsa. Indica da dove viene, per esempio “make: work 2”.
anno1800-why-make-needless = Produrre in anticipo ora non serve: in questo turno ogni pagamento può produrre ciò che gli occorre.
anno1800-why-free-good-not-asked = La risorsa gratuita di una carta si usa subito e non si conserva mai, e qui non è richiesta: { $good }.
anno1800-why-no-such-good = Queste risorse non esistono: { $goods }.
anno1800-why-goods-not-together = Ora non puoi produrre tutto questo: { $goods }. Scegli meno risorse.
anno1800-why-not-together = Qui questi passi non vanno insieme.
anno1800-why-nothing-to-name = Qui non c’è altro da indicare.
anno1800-why-no-steps = Questo non si paga a passi.
anno1800-why-no-place = Per questo non si sceglie un luogo.
anno1800-why-no-industry = Sulla casella { $cell } non hai industrie.
anno1800-why-no-workplace = Tutti i posti di lavoro sulla casella { $cell } sono occupati ({ $tile }); prima rimanda a casa qualcuno da lì.
anno1800-why-no-ready-cube = Nessun { $cube } è disponibile per lavorare sulla casella { $cell }.
anno1800-why-cubes-lacking = Da scartare: { $number } × { $cube }; disponibili nel quartiere: { $left }.
anno1800-why-trade-tokens =
    { $number ->
        [one] Serve 1 gettone commercio; ne hai { $left }.
       *[other] Servono { $number } gettoni commercio; ne hai { $left }.
    }
anno1800-why-exploration-tokens =
    { $number ->
        [one] Serve 1 gettone esplorazione; ne hai { $left }.
       *[other] Servono { $number } gettoni esplorazione; ne hai { $left }.
    }
anno1800-why-no-such-island = Non hai isole del Nuovo Mondo con questa risorsa: { $good }.
anno1800-why-far-good-not-sold = Le risorse del Nuovo Mondo non sono in vendita: { $good }. Importale da una tua isola.
anno1800-why-no-such-player = A questo tavolo non c’è il posto { $number }; i posti si contano da 0.
anno1800-why-not-from-yourself = Non si può commerciare con se stessi: { $good }.
anno1800-why-bought-already = Ogni risorsa si compra una sola volta per turno: { $good }.
anno1800-why-does-not-make = { $other } non ha un’industria scoperta per questa risorsa: { $good }.
anno1800-why-no-open-industry-of = { $other } non ha un’industria così: { $good }, { $cube }.
anno1800-why-cheapest-not-named = Si intende comunque l’industria più economica del venditore; ometti il tipo di cubo: { $good }, { $cube }.
anno1800-why-nobody-to-recall =
    { $place ->
        [exhausted] Nell’area di scarto non c’è nessuno di questo tipo: { $cube }.
       *[other] Sulla casella { $place } non c’è nessuno di questo tipo: { $cube }.
    }
anno1800-why-recall-gold =
    { $gold ->
        [one] Rimandare a casa { $cube_a } costa { $gold } oro; ne hai { $left }.
       *[other] Rimandare a casa { $cube_a } costa { $gold } ori; ne hai { $left }.
    }
anno1800-why-return-not-building = Le tessere si rimettono sulla plancia di gioco solo durante un’azione di costruzione.
anno1800-why-return-too-many =
    { $number ->
        [0] In questa edizione nessuna tessera si rimette sulla plancia di gioco.
        [one] In un’azione di costruzione si può rimettere sulla plancia di gioco una sola tessera.
       *[other] In un’azione di costruzione si possono rimettere sulla plancia di gioco { $number } tessere.
    }
anno1800-why-no-own-tile = Sulla casella { $cell } non c’è una tessera da rimettere sulla plancia di gioco.
anno1800-why-no-such-cell = Non hai una casella { $cell }; le tue caselle vanno da 1 a { $last }.
anno1800-why-wrong-ground = Le industrie vanno nell’entroterra o sulla costa, i cantieri navali sulla costa, le navi in mare; la casella { $cell } non è adatta: { $tile }.
anno1800-why-no-tile-left = Sulla plancia di gioco non c’è più questa tessera: { $tile }.
anno1800-why-identical = Hai già altrove un’industria identica: { $tile }. Costruisci sopra di essa, o prima rimettila sulla plancia di gioco.
anno1800-why-only-over = In questa edizione questa industria si costruisce solo sopra la sua versione prestampata, sulla casella { $cell }: { $tile }.
anno1800-why-no-yard = In questa azione non ti resta un cantiere navale per una nave di livello { $number }: { $tile }.
anno1800-why-not-in-hand = Non hai in mano questa carta: { $card }.
anno1800-why-card-twice = La stessa carta è indicata due volte: { $card }.
anno1800-why-swap-number = Si possono scambiare da una a { $number } carte.
anno1800-why-deck-empty = Questo mazzo è vuoto, quindi le sue carte non si possono scambiare: { $deck }.
anno1800-why-supply-empty = Nella riserva non ci sono più cubi di questo tipo: { $cube }.
anno1800-why-hire-gold =
    { $gold ->
        [one] Il mazzo è vuoto: assumere costa invece { $gold } oro, e ne hai { $left }.
       *[other] Il mazzo è vuoto: assumere costa invece { $gold } ori, e ne hai { $left }.
    }
anno1800-why-nobody-there =
    { $place ->
        [home] Nel quartiere non c’è nessuno di questo tipo: { $cube }.
        [exhausted] Nell’area di scarto non c’è nessuno di questo tipo: { $cube }.
       *[other] Sulla casella { $place } non c’è nessuno di questo tipo: { $cube }.
    }
anno1800-why-islands-enough = Nessuno può avere più di { $number } isole di questo tipo.
anno1800-why-pile-empty = Non c’è più nulla da pescare.
anno1800-why-not-open = Non hai davanti a te una carta { $card } scoperta con un effetto da usare.
anno1800-why-free-good-in-payment = La risorsa di { $card } si usa mentre si paga: aggiungi il passo “free RISORSA by { $card }”.
anno1800-why-no-cube-comes = Non arriverebbe nemmeno un cubo: la riserva è vuota, o manca l’oro per una carta di un mazzo vuoto ({ $card }).
anno1800-why-upgrades-number =
    { $number ->
        [one] Indica dove si trova il cubo da promuovere: use { $card } at home.
       *[other] Indica dove si trovano da uno a { $number } cubi da promuovere, per esempio: use { $card } at home.
    }
anno1800-why-returns-none = Qui non si mettono carte sotto un mazzo.
anno1800-why-returns-number =
    { $number ->
        [one] Indica una carta della mano da mettere sotto il suo mazzo.
       *[other] Indica da una a { $number } carte della mano da mettere sotto i loro mazzi.
    }
anno1800-why-no-free-good = Questa carta non è scoperta davanti a te o non dà questa risorsa: { $card }, { $good }.
anno1800-why-objective-not-in-play = Questa missione non è in gioco: { $objective }.
anno1800-why-objective-no-effect = Questa missione non ha un effetto da usare come mossa a sé: { $objective }.
anno1800-why-objective-used = Questa missione si usa una sola volta per turno: { $objective }.
anno1800-why-objective-gold =
    { $gold ->
        [one] Questa missione costa { $gold } oro; ne hai { $left }: { $objective }.
       *[other] Questa missione costa { $gold } ori; ne hai { $left }: { $objective }.
    }
anno1800-why-not-in-play = Nessuna missione in gioco permette di usare gettoni esplorazione come gettoni commercio.
anno1800-why-tokens-left-over =
    { $number ->
        [one] Un gettone commercio ottenuto da gettoni esplorazione resta inutilizzato.
       *[other] { $number } gettoni commercio ottenuti da gettoni esplorazione restano inutilizzati.
    }
anno1800-why-objectives-number = Bisogna scegliere esattamente { $number } missioni diverse.

# Una distribuzione iniziale che nessun mescolamento può dare.
anno1800-deal-unknown = La pila “{ $pile }” contiene “{ $name }”, che non ne fa parte.
anno1800-deal-twice = La pila “{ $pile }” contiene due volte “{ $name }”.
anno1800-deal-missing = Nella pila “{ $pile }” manca “{ $name }”.
anno1800-deal-objectives = La distribuzione iniziale deve indicare { $number } missioni diverse.
anno1800-deal-option = Le missioni della distribuzione iniziale non corrispondono all’opzione: { $name }.
