# Anno 1800: errori nei dati.

anno1800-content-taken = { $path }: nel gioco “{ $name }” indica già qualcos’altro; scegli un altro nome.
anno1800-content-flag = { $path }: qui sono ammessi solo true e false.
anno1800-content-empty = { $path }: qui non c’è nulla; serve almeno una voce.
anno1800-content-alone = { $path }: “{ $name }” deve stare da solo; togli ciò che gli sta accanto.
anno1800-content-together = { $path }: un effetto può avere solo uno di questi elementi: { $names }; togli gli altri.
anno1800-content-one-of = { $path }: qui serve esattamente uno di questi elementi: { $names }.
anno1800-content-missing = { $path }: qui manca ancora: { $names }.
anno1800-content-full = { $path }: è uno di troppo; il massimo è { $high }.
anno1800-content-length = { $path }: qui sono ammesse da { $low } a { $high } voci.
anno1800-content-seats = { $path }: qui servono { $wanted } voci, una per ogni posto.

anno1800-content-cost = { $path }: “{ $name }” non è né una risorsa né un cubo né un gettone del gioco; controlla l’ortografia o aggiungi un’industria che lo produca.
anno1800-content-good = { $path }: la risorsa “{ $name }” non esiste; controlla l’ortografia o aggiungi un’industria che la produca.
anno1800-content-industry = { $path }: l’industria “{ $name }” non esiste; controlla l’ortografia o aggiungila come [[industry]].
anno1800-content-objective = { $path }: la missione “{ $name }” non esiste; controlla l’ortografia o aggiungila come [[objective]].
anno1800-content-far-good = { $path }: “{ $name }” è una risorsa del Nuovo Mondo e viene solo dalle sue isole; qui scegline un’altra.
anno1800-content-unmade = { $path }: nel gioco nulla fornisce “{ $name }”; aggiungi qualcosa che lo fornisca o chiedi qualcos’altro qui.
anno1800-content-never = { $path }: questo costo non si può mai pagare, perché le industrie delle sue risorse dipendono l’una dall’altra; chiedi un’altra risorsa.
anno1800-content-endless = { $path }: si potrebbe usare all’infinito; scrivi true, oppure chiedi un gettone e non dare azioni extra.
anno1800-content-exchange = { $path }: una sola missione può trasformare gettoni esplorazione in gettoni commercio; lascia fuori l’altra.
anno1800-content-cells = { $path }: l’isola di origine non ha abbastanza caselle ({ $cells }) per ciò che vi è stampato ({ $printed }); togline una parte.
anno1800-content-deck-small = { $path }: il mazzo { $deck } è troppo piccolo per quattro mani (carte: { $cards }, necessarie: { $wanted }); lascia fuori meno carte o distribuiscine meno.
anno1800-content-objectives = { $path }: le missioni sono troppo poche (ancora in gioco: { $objectives }, necessarie: { $wanted }); lasciane fuori meno o chiedine meno.
