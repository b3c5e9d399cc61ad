# Punteggi, edizioni e affidabilità dei valori.

# kontor score
score-help = Calcola il punteggio di una partita ad Anno 1800 giocata con la scatola.
score-help-game = Gioco. Facoltativo.
score-help-file = Modulo compilato (JSON). Senza, rispondi a delle domande.
score-help-example = Mostra un modulo compilato da cui partire.
score-help-json = Mostra il punteggio in formato JSON.
score-no-sheet = { $name } non ha bisogno di un calcolo del punteggio; c’è per: { $known }.
score-unreadable = { $path }: { $reason }
score-against = { $path }: { $reason } ({ $rule })
score-left = Interrotto prima della fine delle domande; nessun punteggio è stato calcolato.
score-player = Giocatore { $number }

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
score-counts-trade_tokens = gettoni commercio delle navi
score-counts-exploration_tokens = gettoni esplorazione delle navi
score-counts-expedition_cards = carte spedizione
score-counts-old_world_islands = isole del Vecchio Mondo
score-counts-new_world_islands = isole del Nuovo Mondo
score-visits = I visitatori migliori per le carte spedizione:
score-visit = { $seat } – animali: { $animals }; artefatti: { $artifacts }; senza visita: { $missing }
score-visited = { $number } ({ $names })

score-no-fireworks = Nessuno ha i fuochi d’artificio: la partita si considera interrotta prima della fine.
score-decided-influence = { $seat } vince con { $points } punti influenza.
score-decided-buildings = Parità a { $points } punti influenza: { $names }. { $seat } vince con il maggior numero di industrie, cantieri navali e navi.
score-decided-hand_cards = Parità a { $points } punti influenza: { $names }. Nemmeno il numero di industrie, cantieri navali e navi decide; { $seat } vince con il minor numero di carte in mano.
score-decided-shared = Parità a { $points } punti influenza, negli edifici e nelle carte in mano: { $names }. La vittoria è condivisa.
score-decided-open = Parità a { $points } punti influenza: { $names }. Per risolverla, conta le industrie, i cantieri navali e le navi di ciascuno e scrivili nel modulo come “buildings”, e le carte in mano come “hand_cards”.

score-form-unknown = { $path }: qui “{ $name }” non è ammesso; forse intendevi “{ $near }”?
score-form-entry = { $path }: non esiste una voce con questo nome; forse intendevi “{ $near }”?
score-form-same-name = Due giocatori si chiamano “{ $name }”; dai a ciascuno un nome diverso.
score-form-yes = { $path }: qui sono ammessi solo true e false.
score-form-long = { $path }: sono possibili al massimo { $high } caratteri.
score-form-expedition = { $path }: “{ $name }” non è una carta spedizione; scrivi un identificativo come "ex01" oppure i visitatori, per esempio {"{"}"animal": "artisan", "artifact": "engineer"{"}"}.
score-form-objectives = In gioco ci sono al massimo { $high } missioni diverse; togli le altre.
score-form-fireworks = Solo un giocatore può avere i fuochi d’artificio; lasciali a uno solo.
score-form-twice = La carta spedizione “{ $name }” compare due volte nel modulo, ma ne esiste una sola; correggi una delle due.
score-form-too-many = { $path }: i giocatori ne hanno { $found } in tutto, ma nel gioco ce ne sono solo { $high }; conta di nuovo.
score-form-too-many-own = { $path }: nessuno può averne { $found }; il massimo è { $high }. Conta di nuovo.

score-ask-name = Nome del giocatore { $number }?
score-ask-player = — { $name } —
score-ask-objectives = Quali missioni sono in gioco? Scrivi fino a { $high } numeri separati da spazi; Invio per nessuna.
score-ask-cards = Quante { $deck_cards } giocate?
score-ask-gold = Oro?
score-ask-fireworks = Fuochi d’artificio?
score-ask-expeditions = Carte spedizione? Scrivi due cifre per ognuna, il visitatore dell’animale e quello dell’artefatto, per esempio 12 33; Invio per nessuna.
score-ask-cubes = Quanti { $cube_many }, ovunque siano?
score-ask-trade-tokens = Gettoni commercio delle navi, compresi quelli nell’area di scarto?
score-ask-exploration-tokens = Gettoni esplorazione delle navi, compresi quelli nell’area di scarto?
score-ask-old-world-islands = Isole del Vecchio Mondo?
score-ask-new-world-islands = Isole del Nuovo Mondo?
score-ask-industries = Quali di queste industrie sono scoperte? Scrivi i loro numeri separati da spazi; Invio per nessuna.
score-ask-hand-cards = Carte rimaste in mano?
score-ask-buildings = C’è parità. Quante industrie, cantieri navali e navi sono scoperti, compresi quelli stampati?
score-wrong-number = “{ $text }” non è un numero intero da { $low } a { $high }.
score-wrong-yes = “{ $text }” non è una risposta possibile; scrivi { $yes } o { $no }.
score-wrong-name = “{ $text }” non è nell’elenco; scrivi numeri da 1 a { $high } separati da spazi.
score-wrong-many = Il massimo è { $high }, e niente può comparire due volte.
score-wrong-pair = “{ $text }” non è una carta spedizione; scrivi due delle cifre qui sopra, per esempio 12.
score-wrong-cards = Carte spedizione ancora disponibili: { $high }.

# Score sheet on the page
score-label-objectives = missioni in gioco
score-label-cards = { $deck_cards } giocate
score-label-gold = oro
score-label-fireworks = fuochi d’artificio
score-label-expeditions = carte spedizione
    .hint = secondo chi visita l’animale e l’artefatto
score-label-cubes = { $cube_many }
    .hint = ovunque siano
score-label-trade-tokens = gettoni commercio
    .hint = delle navi, compresi quelli nell’area di scarto
score-label-exploration-tokens = gettoni esplorazione
    .hint = delle navi, compresi quelli nell’area di scarto
score-label-old-world-islands = isole del Vecchio Mondo
score-label-new-world-islands = isole del Nuovo Mondo
score-label-industries = industrie scoperte
score-label-hand-cards = carte rimaste in mano
score-label-buildings = industrie, cantieri navali e navi
    .hint = tutti quelli scoperti, compresi quelli stampati
score-where = { $player }, { $label }
score-decided-rows = Parità a { $points } punti influenza: { $names }. Nel modulo sono comparse le righe che la risolvono: compilale.

# kontor editions
editions-help = Mostra le differenze tra le edizioni delle regole e come sceglierne una.
editions-title = { $game }: differenze tra le edizioni
editions-option = opzione
editions-meaning = significato
editions-choose = Per scegliere un’edizione: { $play } oppure { $simulate }
editions-choose-one = Per impostare una sola opzione: { $option }
editions-default = Predefinita: { $edition }.
editions-anno1800-worker_versions = Dove si può costruire la versione per operai di un’industria stampata sull’isola di origine (V1)
editions-anno1800-worker_versions-besides = In aggiunta a quella stampata, su qualsiasi casella adatta.
editions-anno1800-worker_versions-cover = Solo sopra quella stampata, sulla sua casella dell’isola di origine. Le isole del Vecchio Mondo non sono interessate.
editions-anno1800-tiles_returned = Quante tessere proprie possono tornare sulla plancia comune in un’azione di costruzione (V2)
editions-anno1800-tiles_returned-1 = Una, in qualsiasi momento dell’azione.
editions-anno1800-tiles_returned-0 = Nessuna; una tessera se ne va solo se ci si costruisce sopra.
editions-anno1800-cube_effects = Che cosa fa una carta o un’isola che porta cubi quando i mazzi corrispondenti sono vuoti e l’oro non basta per tutti (V3)
editions-anno1800-cube_effects-part = Arrivano tanti cubi quanti l’oro ne permette.
editions-anno1800-cube_effects-none = Non arriva nessun cubo.

# kontor content show
content-show-help = Elenca i valori e le loro fonti.
content-show-help-all = Mostra tutti i valori, non solo quelli ricostruiti.
content-show-help-json = Mostra l’elenco in formato JSON.
content-show-title = { $game }: valori senza una fonte affidabile
content-show-title-all = { $game }: tutti i valori
content-show-line = { $part }: { $figures } — { $source }
content-show-summary = Valori per fonte:
content-show-count = { $count }  { $source } – { $meaning }
content-show-source-owner = proprietario
content-show-source-rulebook = regolamento
content-show-source-cross-checked = confrontato
content-show-source-one-source = una fonte
content-show-source-ruling = decisione
content-show-source-reconstructed = ricostruito
content-show-source-unmarked = senza indicazione
content-show-meaning-owner = corretto dal proprietario di una copia
content-show-meaning-rulebook = stampato in un regolamento, o imposto da esso
content-show-meaning-cross-checked = due trascrizioni pubbliche concordano
content-show-meaning-one-source = una trascrizione pubblica, in accordo con il regolamento
content-show-meaning-ruling = non stampato da nessuna parte, deciso da noi
content-show-meaning-reconstructed = nessuna fonte affidabile, scelto da noi in modo coerente
content-show-meaning-unmarked = il file non indica nessuna fonte
content-show-more = Tutti i valori: { $command }
content-show-next = Se possiedi il gioco, puoi correggerli; i nomi sono quelli del file: { $command }
