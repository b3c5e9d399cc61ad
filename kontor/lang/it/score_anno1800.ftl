# The score sheet of Anno 1800: its questions, its labels, and the result.

score-row-cards = { $deck_cards } ({ $each } ciascuna)
score-row-expeditions = carte spedizione
score-row-gold = oro (1 ogni { $per })
score-row-fireworks = fuochi d’artificio
score-row-objective = { $objective }
score-row-total = punti influenza

score-majorities = Maggioranze e punti influenza che danno:
score-majority = { $objective } – { $counts }: { $standing }
score-standing = { $seat } { $number }
score-standing-points = { $seat } { $number } (+{ $points })
score-counts-cubes = cubi di ogni tipo
score-counts-farmers = contadini
score-counts-workers = operai
score-counts-artisans = artigiani
score-counts-engineers = ingegneri
score-counts-investors = investitori
score-counts-trade_tokens = gettoni commercio
score-counts-exploration_tokens = gettoni esplorazione delle navi
score-counts-expedition_cards = carte spedizione
score-counts-old_world_islands = espansioni del Vecchio Mondo
score-counts-new_world_islands = isole del Nuovo Mondo
score-visits = I visitatori migliori per le carte spedizione:
score-visit = { $seat } – animali: { $animals }; artefatti: { $artifacts }; senza visita: { $missing }
score-visited = { $number } ({ $cubes })

score-no-fireworks = Nessuno ha i fuochi d’artificio: la partita si considera interrotta prima della fine.
score-decided-influence = { $seat } vince con { $points } punti influenza.
score-decided-buildings = Parità a { $points } punti influenza: { $seats }. { $seat } vince con il maggior numero di industrie, cantieri navali e navi.
score-decided-hand_cards = Parità a { $points } punti influenza: { $seats }. Nemmeno il numero di industrie, cantieri navali e navi decide; { $seat } vince con il minor numero di carte in mano.
score-decided-shared = Parità a { $points } punti influenza, negli edifici e nelle carte in mano: { $seats }. La vittoria è condivisa.
score-decided-open = Parità a { $points } punti influenza: { $seats }. Per risolverla, conta le industrie, i cantieri navali e le navi di ciascuno e scrivili nel modulo come “buildings”, e le carte in mano come “hand_cards”.
score-decided-rows = Parità a { $points } punti influenza: { $seats }. Nel modulo sono comparse le righe che la risolvono: compilale.

score-form-expedition = { $path }: “{ $name }” non è una carta spedizione; scrivi un identificativo come "ex01" oppure i visitatori, per esempio {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = In gioco ci sono al massimo { $high } missioni diverse; togli le altre.
score-form-fireworks = Solo un giocatore può avere i fuochi d’artificio; lasciali a uno solo.
score-form-twice = La carta spedizione “{ $name }” compare due volte nel modulo, ma ne esiste una sola; correggi una delle due.

score-ask-objectives = Quali missioni sono in gioco? Scrivi fino a { $high } numeri separati da spazi; Invio per nessuna.
score-ask-cards = Quante { $deck_cards } giocate?
score-ask-gold = Oro?
score-ask-fireworks = Fuochi d’artificio?
score-ask-expeditions = Carte spedizione? Scrivi due cifre per ognuna, il visitatore dell’animale e quello dell’artefatto, per esempio 12 33; Invio per nessuna.
score-ask-cubes = Quanti { $cube_many }, ovunque siano?
score-ask-trade-tokens = Gettoni commercio delle navi, compresi quelli nell’area di scarto? Quelli sulle carte contano solo se lo avete concordato.
score-ask-exploration-tokens = Gettoni esplorazione delle navi, compresi quelli nell’area di scarto?
score-ask-old-world-islands = Espansioni del Vecchio Mondo?
score-ask-new-world-islands = Isole del Nuovo Mondo?
score-ask-industries = Quali di queste industrie sono scoperte? Scrivi i loro numeri separati da spazi; Invio per nessuna.
score-ask-hand-cards = Carte rimaste in mano?
score-ask-buildings = C’è parità. Quante industrie, cantieri navali e navi sono scoperti, compresi quelli stampati?

score-label-objectives = missioni in gioco
score-label-cards = { $deck_cards } giocate
score-label-gold = oro
score-label-fireworks = fuochi d’artificio
score-label-expeditions = carte spedizione
    .hint = secondo chi visita l’animale e l’artefatto
score-label-cubes = { $cube_many }
    .hint = ovunque siano
score-label-trade-tokens = gettoni commercio
    .hint = delle navi, compresi quelli nell’area di scarto; quelli sulle carte solo se lo avete concordato
score-label-exploration-tokens = gettoni esplorazione
    .hint = delle navi, compresi quelli nell’area di scarto
score-label-old-world-islands = espansioni del Vecchio Mondo
score-label-new-world-islands = isole del Nuovo Mondo
score-label-industries = industrie scoperte
score-label-hand-cards = carte rimaste in mano
score-label-buildings = industrie, cantieri navali e navi
    .hint = tutti quelli scoperti, compresi quelli stampati
