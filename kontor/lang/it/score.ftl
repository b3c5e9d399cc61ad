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

score-form-unknown = { $path }: qui “{ $name }” non è ammesso; forse intendevi “{ $near }”?
score-form-entry = { $path }: non esiste una voce con questo nome; forse intendevi “{ $near }”?
score-form-same-name = Due giocatori si chiamano “{ $name }”; dai a ciascuno un nome diverso.
score-form-yes = { $path }: qui sono ammessi solo true e false.
score-form-long = { $path }: sono possibili al massimo { $high } caratteri.
score-form-too-many = { $path }: i giocatori ne hanno { $found } in tutto, ma nel gioco ce ne sono solo { $high }; conta di nuovo.
score-form-too-many-own = { $path }: nessuno può averne { $found }; il massimo è { $high }. Conta di nuovo.

score-ask-name = Nome del giocatore { $number }?
score-ask-player = — { $name } —
score-wrong-number = “{ $text }” non è un numero intero da { $low } a { $high }.
score-wrong-yes = “{ $text }” non è una risposta possibile; scrivi { $yes } o { $no }.
score-wrong-name = “{ $text }” non è nell’elenco; scrivi numeri da 1 a { $high } separati da spazi.
score-wrong-many = Il massimo è { $high }, e niente può comparire due volte.
score-wrong-pair = “{ $text }” non è una carta spedizione; scrivi due delle cifre qui sopra, per esempio 12.
score-wrong-cards = Carte spedizione ancora disponibili: { $high }.

# Score sheet on the page
score-where = { $player }, { $label }

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
editions-anno1800-worker_versions-cover = Solo sopra quella stampata, sulla sua casella dell’isola di origine. Le espansioni del Vecchio Mondo non sono interessate.
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
