# Suggerimenti e analisi: che cosa parla a favore di una mossa, e ciò che si dice attorno. I motivi sono parti di frasi.

advice-anno1503-wins = vince la partita
advice-anno1503-point = raggiunge un obiettivo: { $goals } ({ $number })
advice-anno1503-step = { $goals }: { $has } su { $takes }
advice-anno1503-gold =
    porta { $gold ->
        [one] { $gold } moneta d’oro
       *[other] { $gold } monete d’oro
    } ({ $has } su { $takes })
advice-anno1503-known = porta a ciò che hai visto in { $cell }: { $tile }
advice-anno1503-unknown = ti mostra che cosa c’è in { $cell }
advice-anno1503-next-to =
    { $count ->
        [one] accanto a una tessera che non hai visto
       *[other] accanto a { $count } tessere che non hai visto
    }
advice-anno1503-next-to-known = lì accanto, in { $cell }: { $tile_a }
advice-anno1503-nearer =
    { $count ->
        [one] poi a un passo da una tessera che non hai visto
       *[other] poi a { $count } passi da una tessera che non hai visto
    }
advice-anno1503-branch = con un { $site } al dado puoi poi ricevere { $good_some }
advice-anno1503-cheaper =
    una merce ti costa poi solo { $gold ->
        [one] { $gold } moneta d’oro
       *[other] { $gold } monete d’oro
    }
advice-anno1503-buyer =
    { $count ->
        [one] { $inhabitant_a } paga a turno { $gold ->
            [one] { $gold } moneta d’oro
           *[other] { $gold } monete d’oro
        } per { $goods }
       *[other] { $inhabitant_a } paga a turno { $gold ->
            [one] { $gold } moneta d’oro
           *[other] { $gold } monete d’oro
        } per una a scelta: { $goods }
    }
advice-anno1503-ship =
    { $number ->
        [one] mette in mare una nave
       *[other] poi hai { $number } navi in mare
    }
advice-anno1503-enough = merci a sufficienza per { $inhabitant_a }
advice-anno1503-enough-ship = merci a sufficienza per una nave
advice-anno1503-nearly = manca una sola merce per { $inhabitant_a }
advice-anno1503-nearly-ship = manca una sola merce per una nave
advice-anno1503-surplus = a fine turno puoi tenere solo { $limit } merci
advice-anno1503-end = non fa altro in questo turno
advice-anno1503-leave = la nave può proseguire, e la tessera resta lì
advice-anno1503-give = è ciò che ti mancherà di meno
advice-anno1503-sail = porta la nave in altre acque
advice-anno1503-claim = una merce in più per i tuoi piani
advice-anno1503-goods =
    { $number ->
        [one] poi hai in mano una merce
       *[other] poi hai in mano { $number } merci
    }

advice-anno1800-points =
    { $points ->
        [one] porta un punto
       *[other] porta { $points } punti
    }
advice-anno1800-fireworks =
    { $points ->
        [one] prende i fuochi d’artificio, un punto, e avvia la fine
       *[other] prende i fuochi d’artificio, { $points } punti, e avvia la fine
    }
advice-anno1800-visits =
    { $points ->
        [one] più visitatori per le tue carte spedizione: un punto
       *[other] più visitatori per le tue carte spedizione: { $points } punti
    }
advice-anno1800-leads =
    { $points ->
        [one] in testa per «{ $objective }»: un punto in più
       *[other] in testa per «{ $objective }»: { $points } punti in più
    }
advice-anno1800-objective =
    { $points ->
        [one] conta per «{ $objective }»: un punto in più
       *[other] conta per «{ $objective }»: { $points } punti in più
    }
advice-anno1800-payable =
    { $count ->
        [one] rende pagabile una delle tue carte
       *[other] rende pagabili { $count } delle tue carte
    }
advice-anno1800-nearer =
    { $count ->
        [one] ti avvicina a una delle tue carte
       *[other] ti avvicina a { $count } delle tue carte
    }
advice-anno1800-at-once =
    { $count ->
        [one] ti permette di pagare subito una carta in più
       *[other] ti permette di pagare subito { $count } carte in più
    }
advice-anno1800-actions =
    { $count ->
        [one] ti dà un’azione in più
       *[other] ti dà { $count } azioni in più
    }
advice-anno1800-old-world = spazio per costruire su una nuova isola
advice-anno1800-new-world = risorse del Nuovo Mondo, e carte che portano molti punti
advice-anno1800-expeditions =
    { $count ->
        [one] una carta spedizione, che alla fine può portare punti
       *[other] { $count } carte spedizione, che alla fine possono portare punti
    }
advice-anno1800-trade =
    { $count ->
        [one] un gettone commercio in più
       *[other] { $count } gettoni commercio in più
    }
advice-anno1800-exploration =
    { $count ->
        [one] un gettone esplorazione in più
       *[other] { $count } gettoni esplorazione in più
    }
advice-anno1800-gold =
    porta { $gold ->
        [one] { $gold } oro
       *[other] { $gold } ori
    }
advice-anno1800-cubes =
    { $count ->
        [one] un cubo in più, { $number } in tutto
       *[other] { $count } cubi in più, { $number } in tutto
    }
advice-anno1800-kind = poi hai { $number } × { $cube }
advice-anno1800-draws =
    { $count ->
        [one] fa pescare una carta
       *[other] fa pescare { $count } carte
    }
advice-anno1800-rid =
    { $count ->
        [one] libera la tua mano da una carta
       *[other] libera la tua mano da { $count } carte
    }
advice-anno1800-asked =
    { $count ->
        [one] una delle tue carte chiede { $good_some }
       *[other] { $count } delle tue carte chiedono { $good_some }
    }
advice-anno1800-makes = da allora puoi produrre { $good_some }
advice-anno1800-workplaces = più posti di lavoro per { $good_some }
advice-anno1800-shipyard = costruisce navi fino al livello { $level }
advice-anno1800-home =
    { $people ->
        [0]
            { $tokens ->
                [one] torna un gettone
               *[other] tornano { $tokens } gettoni
            }
       *[other]
            { $tokens ->
                [0]
                    { $people ->
                        [one] torna un cubo
                       *[other] tornano { $people } cubi
                    }
               *[other]
                    tornano { $people ->
                        [one] un cubo
                       *[other] { $people } cubi
                    } e { $tokens ->
                        [one] un gettone
                       *[other] { $tokens } gettoni
                    }
            }
    }
advice-anno1800-left =
    { $count ->
        [one] ti resta una sola carta in mano
       *[other] ti restano solo { $count } carte in mano
    }
advice-anno1800-swap =
    { $count ->
        [one] ti libera da una carta difficile da pagare
       *[other] ti libera da { $count } carte difficili da pagare
    }
advice-anno1800-end = non fa altro in questo turno
advice-anno1800-built = un edificio in più
advice-anno1800-ready = può lavorare di nuovo subito
advice-anno1800-useful = è ciò che serve di più ai tuoi piani

# Perché non c’è un suggerimento o un’analisi.
hint-not-allowed = A questo tavolo non ci sono suggerimenti. Chi lo possiede può permetterli.
advice-one-at-a-time = Si sta ancora pensando alla tua ultima domanda. Aspetta la risposta.
advice-busy = In questo momento troppi interrogano i bot. Riprova tra qualche secondo.
advice-address = Dal tuo indirizzo arrivano troppe domande ai bot. Aspetta prima una risposta.
advice-none = Nessuna risposta è arrivata in tempo. Riprova, per favore.
advice-no-bots = Nessun bot conosce questo gioco abbastanza bene per suggerimenti e analisi.
review-not-over = Una partita si può analizzare quando è finita.
entry-hints_on = Da ora a questo tavolo sono permessi i suggerimenti.
entry-hints_off = Da ora a questo tavolo non ci sono più suggerimenti.

# Nel terminale.
advice-best = la migliore
advice-behind-points =
    { $behind ->
        [20] −20 o più
       *[other] −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
advice-behind-chance = −{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } p.p.
advice-how = h e un numero gioca una di queste: h 1
review-help = Analizza una partita registrata: le mosse costose e quelle migliori.
review-help-file = Registrazione.
review-help-seat = Analizza solo questo posto, contando da 0. Predefinito: tutti i posti senza bot.
review-help-most = Numero massimo di mosse mostrate per posto.
review-help-think = Millisecondi per pensare a ogni decisione.
review-progress = Riflessione
review-round = Round
review-line = Riga
review-played = Giocato
review-better = Meglio
review-lost = Perdita
review-sum =
    { $count ->
        [one] Una decisione, di cui { $good } all’incirca buona come la migliore.
       *[other] { $count } decisioni, di cui { $good } all’incirca buone come la migliore.
    }
review-stopped = Interrotto; questo è ciò che si è trovato finora.
