# Anno 1503 in breve: il riassunto delle regole, l’azione in corso e consigli per la prima partita. Nessuna frase ha variabili.

help-anno1503-section-goal = Scopo
help-anno1503-goal-1 = Ci sono cinque obiettivi: 30 monete d’oro, 4 filiali, 3 accordi commerciali, 4 edifici pubblici, 3 mercanti. Chi ne raggiunge tre nel proprio turno vince subito.
help-anno1503-goal-2 = Un obiettivo conta solo finché lo soddisfi: l’oro si spende, tessere e abitanti si possono perdere.

help-anno1503-section-turn = Il tuo turno
help-anno1503-turn-1 = Prima si tira il dado, e ogni isola produce. Poi insedi, promuovi, vendi e compri, nell’ordine che vuoi. Infine salpano le tue navi.
help-anno1503-turn-2 = Appena una nave ha usato il suo primo punto azione, in questo turno non si può più piazzare, promuovere, vendere o comprare.
help-anno1503-turn-3 = Alla fine del tuo turno tieni al massimo cinque merci; scegli tu che cosa scartare. Negli altri momenti puoi averne di più.

help-anno1503-section-production = Produzione
help-anno1503-production-1 = Il numero tirato vale per tutti: ognuno prende la merce che la propria isola produce in quel sito. Se c’è una filiale, si può prendere invece la sua.
help-anno1503-production-2 = Un sito di ogni isola dà una merce a scelta, comprese spezie e tabacco. Da un mazzo vuoto nessuno riceve nulla.
help-anno1503-production-3 = Con un 6 nessuno produce. Si tira di nuovo il dado, e accade un evento.

help-anno1503-section-events = Eventi
help-anno1503-events-1 = Dopo un 6 un secondo tiro decide che cosa succede a tutti. Con i pirati o con un incendio, chi ha abbastanza oro deve pagare.
help-anno1503-events-2 = Pirati (1 o 2): ognuno paga 1 moneta d’oro per ogni sua filiale e ogni suo accordo commerciale. Chi non ne ha abbastanza non paga nulla e cede una di queste tessere; poi una tessera della riserva viene messa coperta sulla mappa, lontano dalla partenza. Una fucina ti protegge.
help-anno1503-events-3 = Incendio (3 o 4): ognuno paga 1 moneta d’oro per ogni abitante fuori dai due spazi sicuri. Chi non ne ha abbastanza non paga nulla e perde l’abitante sullo spazio più alto, con il suo edificio pubblico. Una caserma dei pompieri ti protegge.
help-anno1503-events-4 = Età dell’oro (5 o 6): ognuno prende una merce a scelta, con una chiesa due.

help-anno1503-section-people = Abitanti
help-anno1503-people-1 = Un pioniere costa legno e attrezzi e va sul prossimo spazio libero. Dal quarto spazio in poi porta gratis un edificio pubblico a tua scelta.
help-anno1503-people-2 = Da pioniere a colono: 1 × stoffa, 2 × pietra. Da colono a cittadino: 2 × spezie, 1 × pietra. Da cittadino a mercante: 2 × tabacco, 1 × spezie.
help-anno1503-people-3 = Hai quattro tessere per pionieri e coloni e tre per cittadini e mercanti. Quando un colono diventa cittadino, si libera una tessera pioniere.

help-anno1503-section-market = Vendere e comprare
help-anno1503-market-1 = Ogni abitante compra una merce per turno: un pioniere legno, pietra o attrezzi per 1 moneta d’oro, un colono stoffa per 2, un cittadino spezie per 3, un mercante tabacco per 4. Gli edifici pubblici possono alzare questi prezzi.
help-anno1503-market-2 = Due volte per turno puoi comprare una merce a scelta per 6 monete d’oro, 1 in meno per ogni accordo commerciale.
help-anno1503-market-3 = I giocatori non commerciano tra loro.

help-anno1503-section-ships = Navi
help-anno1503-ships-1 = Una nave costa stoffa, legno e attrezzi e comincia dalla partenza. Ne hai due.
help-anno1503-ships-2 = Ogni nave ha per turno tanti punti azione quanti sono i giocatori; un cantiere navale li raddoppia. Un punto la porta sulla casella di mare vicina o guarda una tessera accanto. Niente va in diagonale.
help-anno1503-ships-3 = Su una casella possono stare quante navi si vuole, e le tue possono agire a turno.

help-anno1503-section-islands = Tessere delle isole
help-anno1503-islands-1 = La tessera che guardi la vedi solo tu. La lasci lì, e la nave può continuare, oppure la usi: allora la nave torna nella tua riserva.
help-anno1503-islands-2 = Una filiale va su uno dei tuoi quattro ponti grigi e ti permette di prendere lì la sua merce. Resta dove la metti. Un accordo commerciale va su uno dei tre ponti marroni.
help-anno1503-islands-3 = Un tesoro dà 12 monete d’oro, oppure promuove gratis un tuo abitante di un livello; poi esce dal gioco.

help-anno1503-section-buildings = Edifici pubblici
help-anno1503-buildings-1 = Arrivano con i pionieri dal quarto spazio in poi. Non puoi avere due volte lo stesso, e non bastano per tutti.
help-anno1503-buildings-2 = Che cosa fa ciascuno è scritto accanto. Un incendio porta via l’edificio insieme al suo abitante, e torna disponibile.

help-anno1503-section-end = La fine
help-anno1503-end-1 = Chi raggiunge tre obiettivi nel proprio turno vince subito, anche prima del tiro. Tre obiettivi raggiunti nel turno di un altro contano all’inizio del tuo, se li hai ancora.
help-anno1503-end-2 = Se dopo 400 turni nessuno ha vinto, la partita finisce in pareggio.

# L’azione in corso.
help-anno1503-do-take = Scegli che cosa ricevi. Pensa alle cinque merci che potrai tenere alla fine del tuo turno, e a ciò che potrai presto vendere o costruire.
help-anno1503-do-give = Non puoi pagare i pirati, quindi devi cedere una filiale o un accordo commerciale. Cedi la tessera meno utile; va nella riserva.
help-anno1503-do-ship = Per stoffa, legno e attrezzi (1 ciascuno) una nave della tua riserva va sulla casella di partenza. Può salpare già in questo turno.
help-anno1503-do-pioneer = Per legno e attrezzi (1 ciascuno) un pioniere va sul tuo prossimo spazio libero e può comprare una merce già in questo turno. Dal quarto spazio in poi scegli con lui un edificio pubblico; se non ce n’è uno per te, lì non può andare nessuno.
help-anno1503-do-develop = Paga le merci, e l’abitante sale di un livello: pioniere, colono, cittadino, mercante. Poi compra merci più care, ma sempre una sola per turno; vendi prima o dopo, come ti conviene.
help-anno1503-do-sell = Ogni abitante compra una merce per turno. Vendi prima che salpino le tue navi, e piuttosto ciò che dovresti scartare.
help-anno1503-do-buy = Compra una merce ancora disponibile per 6 monete d’oro, 1 in meno per ogni accordo commerciale, al massimo due volte per turno.
help-anno1503-do-claim = Con la grande filiale, una volta per turno: pesca a caso una merce dalla mano di un altro giocatore e pagagli 2 monete d’oro. Puoi farlo in qualsiasi momento dopo il tiro del dado, anche quando le tue navi sono già salpate.
help-anno1503-do-sail = Per un punto azione porta la nave su una casella di mare vicina. Con il primo punto usato da una tua nave, per questo turno non si può più piazzare, promuovere, vendere o comprare.
help-anno1503-do-look = Per un punto azione guarda una tessera accanto alla nave. La vedi solo tu. Poi decidi se usarla o lasciarla.
help-anno1503-do-keep = Usa la tessera: una filiale va su un ponte grigio libero a tua scelta, un accordo commerciale su uno marrone, un tesoro si incassa subito. La nave torna nella tua riserva e andrà costruita di nuovo.
help-anno1503-do-leave = Lascia la tessera dov’è. Tu sai che cos’è; gli altri sanno solo che l’hai guardata. La nave può continuare se le restano punti.
help-anno1503-do-end = Il tuo turno è finito. Se hai più di cinque merci, ora scarti quelle in eccesso.
help-anno1503-do-discard = Possono restare solo cinque merci. Tieni ciò che ti serve per il prossimo acquisto, e la prossima volta vendi di più prima di salpare.

# Consigli per la prima partita.
help-anno1503-tip-1 = Prima vendi e costruisci, poi salpa: il primo punto azione di una nave chiude il mercato per questo turno.
help-anno1503-tip-2 = Bastano tre dei cinque obiettivi. Scegli presto quali; filiali e accordi commerciali aiutano anche per tutti gli altri.
help-anno1503-tip-3 = Hai più di cinque merci. Vendi o costruisci prima che finisca il tuo turno, altrimenti vanno perse.
help-anno1503-tip-4 = Hai poco oro. Tieni qualcosa per i pirati e gli incendi: chi non può pagare perde una tessera o un abitante.
help-anno1503-tip-5 = Nessuna delle tue navi è in mare. Una nuova costa stoffa, legno e attrezzi; finché manca non scopri nulla.
help-anno1503-tip-6 = Il tuo prossimo pioniere porta un edificio pubblico. Guarda quali restano: una scuola o un ristorante rende a ogni turno, una caserma dei pompieri salva ciò che hai.
