# Aiuto per ogni gioco: come funziona lo schermo, i suoi tasti e che cosa significano i simboli. Nessuna frase ha variabili.

help-title-reference = Le regole in breve
help-title-action = L’azione in corso
help-title-tips = Consigli per la prima partita
help-title-screen = Come funziona lo schermo
help-title-keys = Tasti
help-title-symbols = Simboli
help-title-rules = Regole

help-screen-1 = Fai clic o tocca ciò che vuoi: una tessera, una carta, un quartiere, un cubo, una pila, una missione, una nave. Il riquadro accanto al tabellone mostra allora che cosa se ne può fare.
help-screen-2 = Ciò che è chiaro si può fare adesso. Ciò che è grigio no; indicalo o sceglilo, e dice che cosa manca.
help-screen-3 = Prima di confermare vedi dove va, come si paga e che cosa ti resta dopo. Il modo migliore di pagare è proposto; fai clic su una risorsa per sceglierne un altro.
help-screen-4 = Annullare, ripristinare, annullare tutto il turno e terminarlo stanno sempre nello stesso posto. Puoi tornare indietro finché non si è mostrato nulla di nascosto, non si è tirato il dado e nessun altro ha giocato. Da soli con i bot o intorno a uno stesso schermo si può tornare indietro quanto si vuole.
help-screen-5 = Ti viene chiesta conferma solo per ciò che non si può annullare.
help-screen-6 = Indica una risorsa, e si illumina tutto ciò che la produce o la richiede. Indica un simbolo, e dice che cosa significa.
help-screen-7 = Tutto si può fare anche con la tastiera: Tab passa da una cosa all’altra, le frecce si muovono sui tabelloni, Invio sceglie.
help-screen-8 = Puoi chiudere la pagina quando vuoi. Quando la riapri, il tavolo è come l’hai lasciato.
help-screen-9 = Se a un tavolo si gioca con valori modificati, conta ciò che sta sulle sue tessere e carte, non i numeri di questo aiuto.
help-screen-10 = Con “Suggerimento” un bot propone al tuo turno fino a tre mosse e dice perché; non ne gioca nessuna. A partita finita, “Analisi” mostra le svolte di ogni giocatore.

help-keys-help = questo aiuto
help-keys-undo = annulla la mossa
help-keys-redo = ripristina
help-keys-reset = annulla il turno
help-keys-end = termina il turno
help-keys-hint = un suggerimento: buone mosse
help-keys-back = indietro, chiudi
help-keys-confirm = conferma
help-keys-arrows = muoversi su un tabellone
help-keys-log = cronaca
help-keys-chat = scrivi qualcosa
help-keys-panels = vai a un riquadro
help-keys-means = i miei mezzi

# Simboli di Anno 1800.
help-symbol-farmer = Contadino: lavora nelle industrie per contadini prestampate sulla tua isola.
help-symbol-worker = Operaio: produce le risorse più semplici.
help-symbol-artisan = Artigiano: produce risorse più fini e, all’inizio, anche i materiali.
help-symbol-engineer = Ingegnere: produce le risorse più moderne.
help-symbol-investor = Investitore: non lavora; scartato per alcuni costi, vale di più nelle spedizioni.
help-symbol-trade_token = Gettone commercio: compra dagli altri, importa dal Nuovo Mondo.
help-symbol-exploration_token = Gettone esplorazione: paga isole e carte spedizione.
help-symbol-gold = Oro: rimanda a casa i cubi; ogni 3 valgono 1 punto influenza alla fine.
help-symbol-influence = Influenza: vince chi alla fine ne ha di più.
help-symbol-ready = Disponibile: si può usare adesso.
help-symbol-exhausted = Scartato: torna con la festa cittadina; un cubo anche pagando oro.
help-symbol-district = Quartiere: la casa dei cubi disponibili di un tipo.
help-symbol-workplace = Posto di lavoro: per un cubo che produce questa risorsa.
help-symbol-stock = Punti: quante di queste tessere restano.
help-symbol-need_make = Puoi produrre questa risorsa adesso.
help-symbol-need_buy = Puoi comprare o importare questa risorsa adesso.
help-symbol-need_lack = Ti manca questa risorsa; indicala per sapere perché.
help-symbol-shipyard = Cantiere navale: costruisce una nave per azione, fino al suo livello.
help-symbol-merchant_ship = Nave mercantile: porta tanti gettoni commercio quanto il suo livello.
help-symbol-exploration_ship = Nave da esplorazione: porta tanti gettoni esplorazione quanto il suo livello.
help-symbol-old_world = Vecchio Mondo: isole con spazio per costruire.
help-symbol-new_world = Nuovo Mondo: isole di cui importi le risorse.
help-symbol-deck_farmer_worker = Carta contadino/operaio: 3 punti influenza se giocata.
help-symbol-deck_artisan_engineer_investor = Carta artigiano/ingegnere/investitore: 8 punti influenza se giocata.
help-symbol-deck_new_world = Carta popolazione del Nuovo Mondo: 5 punti influenza se giocata.
help-symbol-expedition = Carta spedizione: conta alla fine se la puoi visitare.
help-symbol-objective = Missione: la stessa per tutti.
help-symbol-festival = Festa cittadina: tutti i cubi e i gettoni tornano disponibili.
help-symbol-fireworks = Fuochi d’artificio: 7 punti influenza per la prima mano vuota.
help-symbol-extra_action = Azione aggiuntiva: una in più nello stesso turno.

# Simboli di Anno 1503. Che cosa fanno gli edifici pubblici è scritto accanto a loro.
help-symbol-coins = Oro: compra merci, paga pirati e incendi; 30 sono un obiettivo.
help-symbol-pioneer = Pioniere: compra legno, pietra o attrezzi.
help-symbol-settler = Colono: compra stoffa.
help-symbol-citizen = Cittadino: compra spezie.
help-symbol-merchant = Mercante: compra tabacco; tre sono un obiettivo.
help-symbol-safe_space = Spazio sicuro: qui un incendio non fa danni.
help-symbol-branch = Filiale: la sua merce invece di quella dell’isola.
help-symbol-agreement = Accordo commerciale: compri merci a 1 oro in meno.
help-symbol-treasure = Tesoro: oro, o una promozione gratuita.
help-symbol-action_points = Punti azione: ognuno muove una nave o guarda una tessera.
help-symbol-fog = Tessera coperta: guardala da una nave accanto. Il numero: da quanti giocatori in su quest’isola è in gioco.
help-symbol-looked_at = Qualcuno ha già guardato questa tessera.
help-symbol-goals = Obiettivi: tre su cinque vincono, nel tuo turno.
help-symbol-hand_limit = Alla fine del tuo turno tieni al massimo cinque merci.
