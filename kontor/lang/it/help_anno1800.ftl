# Anno 1800 in breve: il riassunto delle regole, l’azione in corso e consigli per la prima partita. Nessuna frase ha variabili.

help-anno1800-section-goal = Scopo
help-anno1800-goal-1 = Le carte nella tua mano sono i desideri della tua popolazione. Esaudiscili, gioca le carte, e la tua influenza cresce.
help-anno1800-goal-2 = Chi non ha più carte in mano avvicina la fine e riceve 7 punti influenza. Ma vince chi ha più influenza in tutto, non chi ha la mano vuota.

help-anno1800-section-turn = Il tuo turno
help-anno1800-turn-1 = Nel tuo turno hai un’azione: costruire, giocare una carta, scambiare carte, assumere, promuovere, espanderti nel Vecchio Mondo, esplorare il Nuovo Mondo, pescare carte spedizione o celebrare la festa cittadina.
help-anno1800-turn-2 = In più puoi fare quante azioni gratuite vuoi, in ogni momento del tuo turno: produrre risorse in anticipo, usare l’effetto di una carta giocata, usare una missione con effetto, rimandare a casa cubi pagando oro.
help-anno1800-turn-3 = Assumere, promuovere e costruire navi si fanno in più parti. Puoi fermarti dopo ogni parte, e ciò che una parte ti dà o ti lascia può pagare la successiva.
help-anno1800-turn-4 = Una carta o una missione può darti un’azione aggiuntiva nello stesso turno. Il turno finisce quando lo dici tu; devi fare almeno un’azione, e la festa cittadina è sempre possibile.

help-anno1800-section-paying = Pagare
help-anno1800-paying-1 = Le risorse che produci, compri o importi restano disponibili fino alla fine del tuo turno, per pagare ciò che vuoi. Puoi produrne più di quante ne servono, e anche in anticipo. Nulla si conserva per un turno successivo: ciò che non hai usato va perso. Una risorsa resta disponibile anche se il suo cubo torna a casa o se la sua industria viene coperta.
help-anno1800-paying-2 = Per produrre una risorsa, un cubo va dal suo quartiere a un posto di lavoro libero di una tua industria che richiede quel tipo di cubo. Ogni industria ha due posti di lavoro. Il cubo resta lì e non produce altro finché non torna a casa.
help-anno1800-paying-3 = Alcuni costi chiedono di scartare cubi: dal loro quartiere vanno nell’area di scarto, dove non servono a nulla finché non tornano a casa. Ci vanno anche i gettoni delle tue navi che spendi.
help-anno1800-paying-4 = Le risorse del Nuovo Mondo si importano da una tua isola: 1 gettone commercio ciascuna, quante volte vuoi.

help-anno1800-section-trade = Commercio
help-anno1800-trade-1 = Se un’industria di un altro giocatore può produrre una risorsa, puoi comprarla lì: per 1 gettone commercio se ci lavorano contadini od operai, per 2 se artigiani, per 3 se ingegneri.
help-anno1800-trade-2 = Chi vende non può rifiutare, non muove cubi e riceve 1 oro dalla riserva. Non importa se i posti di lavoro sono occupati.
help-anno1800-trade-3 = Ogni risorsa si compra una sola volta per turno. Quelle del Nuovo Mondo non sono in vendita.

help-anno1800-section-build = Costruire
help-anno1800-build-1 = Un’azione di costruzione dà un’industria, oppure un cantiere navale, oppure navi. Le industrie vanno nell’entroterra o sulla costa, i cantieri navali sulla costa, le navi in mare.
help-anno1800-build-2 = Puoi costruire sopra ciò che c’è già. Una tessera torna sulla plancia di gioco, un edificio prestampato viene solo coperto; i cubi che c’erano sopra vengono scartati.
help-anno1800-build-3 = Non puoi avere due volte la stessa industria, a meno che la porti un’espansione del Vecchio Mondo. La versione per operai di un’industria prestampata conta come un’altra; nell’edizione spagnola si costruisce solo sopra quella prestampata.
help-anno1800-build-4 = Durante un’azione di costruzione puoi rimettere una tua tessera sulla plancia di gioco, per esempio per fare posto. Nell’edizione spagnola non si può.

help-anno1800-section-ships = Cantieri navali e navi
help-anno1800-ships-1 = In un’azione di costruzione ognuno dei tuoi cantieri navali può costruire una nave, del suo livello o di uno inferiore.
help-anno1800-ships-2 = Le navi mercantili portano gettoni commercio, le navi da esplorazione gettoni esplorazione: tanti quanto il loro livello. Una nave nuova li porta subito, e possono già pagare la nave successiva della stessa azione. Una nave coperta o rimessa sulla plancia di gioco porta via con sé altrettanti gettoni, prima quelli scartati. Una nave prestampata che torna scoperta porta i suoi gettoni già scartati.
help-anno1800-ships-3 = Con i gettoni commercio compri risorse dagli altri e importi quelle del Nuovo Mondo. Con i gettoni esplorazione paghi isole e carte spedizione.

help-anno1800-section-people = La tua popolazione
help-anno1800-people-1 = Contadini, operai, artigiani e ingegneri lavorano nelle industrie che li richiedono. Gli investitori non lavorano da nessuna parte, ma alcuni costi li scartano, e alla fine sono i migliori visitatori delle spedizioni.
help-anno1800-people-2 = Assumere: fino a tre nuovi cubi in un’azione, ognuno pagato e subito disponibile. Ognuno porta una carta nella tua mano: un contadino o un operaio una carta contadino/operaio, ogni altro una carta artigiano/ingegnere/investitore.
help-anno1800-people-3 = Se quel mazzo è vuoto, paghi invece oro: 1 per un contadino o un operaio, 3 per ogni altro cubo.
help-anno1800-people-4 = Promuovere: fino a tre passi in un’azione, da contadino a operaio, artigiano, ingegnere, investitore, su un cubo solo o su più cubi. Il cubo sale di livello lì dove si trova, e non peschi carte.

help-anno1800-section-cards = Carte
help-anno1800-cards-1 = Giocare una carta: paga ciò che chiede e mettila scoperta davanti a te, una carta per azione. Alla fine conta, che tu ne abbia usato l’effetto o no.
help-anno1800-cards-2 = L’effetto si usa una volta, in qualsiasi momento di questo turno o di un tuo turno successivo, come azione gratuita. Solo l’effetto che rimette carte della mano sotto i mazzi va usato nel turno in cui la carta è stata giocata.
help-anno1800-cards-3 = Gli effetti danno cubi (con le loro carte in mano), promozioni, oro, carte spedizione, una risorsa gratuita del Nuovo Mondo, un’azione aggiuntiva o gettoni. Questi gettoni restano sulla carta finché li spendi o celebri la festa cittadina.
help-anno1800-cards-4 = Le promozioni gratuite si fanno tutte nello stesso turno, ma non per forza insieme: puoi farle una alla volta, anche nel mezzo di un pagamento, e il cubo promosso lavora già come ciò che è diventato. Quelle che restano alla fine del turno vanno perse. Una risorsa gratuita del Nuovo Mondo si usa subito, in un pagamento che la richiede, e non si conserva mai.
help-anno1800-cards-5 = Scambiare: metti da una a tre carte della mano sotto i loro mazzi, poi pescane altrettante dagli stessi mazzi. Se un mazzo è vuoto, le sue carte non si possono scambiare.

help-anno1800-section-islands = Isole e spedizioni
help-anno1800-islands-1 = Vecchio Mondo: la tua prima espansione costa 1 gettone esplorazione, la seconda 2, la terza 3, la quarta e ultima 4. Ognuna aggiunge 2 caselle di entroterra, 2 di costa e 2 di mare, e ciò che vi è raffigurato è subito tuo.
help-anno1800-islands-2 = Nuovo Mondo: gli stessi prezzi, contati a parte, e anche qui al massimo quattro isole. Da allora puoi importare le tre risorse dell’isola, e peschi 3 carte popolazione del Nuovo Mondo nella tua mano. Lì non si costruisce nulla.
help-anno1800-islands-3 = Carte spedizione: scarta 2 gettoni esplorazione e pescane 3. Nessun altro le vede, e non contano come carte in mano.

help-anno1800-section-festival = Fine del turno di lavoro e festa cittadina
help-anno1800-festival-1 = Fine del turno di lavoro: pagando oro, un cubo torna a casa dal suo posto di lavoro o dall’area di scarto ed è subito disponibile. Costa 1 per un contadino, 2 per un operaio, 3 per un artigiano, 4 per un ingegnere, 5 per un investitore, e si può fare anche mentre paghi.
help-anno1800-festival-2 = Festa cittadina: un’azione che riporta a casa tutti i tuoi cubi e sulle navi tutti i gettoni scartati. I gettoni rimasti sulle carte vanno persi.

help-anno1800-section-objectives = Missioni
help-anno1800-objectives-1 = In gioco ci sono cinque missioni, le stesse per tutti.
help-anno1800-objectives-2 = Maggioranze: 10 punti influenza a chi ne ha di più, 4 al secondo. In caso di parità tutti ricevono i punti interi; chi non ne ha nessuno non riceve nulla.
help-anno1800-objectives-3 = Altre danno influenza per industrie scoperte sulla tua isola, per isole o per visite alle spedizioni; una ne toglie per le carte rimaste in mano.
help-anno1800-objectives-4 = Gli effetti sono azioni gratuite: Alonso Graves, Aarhant e L’Editor una volta per turno ciascuno, Beryl O’Mara quante volte vuoi.

help-anno1800-section-end = La fine
help-anno1800-end-1 = Il primo che non ha più carte in mano prende subito i fuochi d’artificio e li tiene, anche se poi riceve altre carte.
help-anno1800-end-2 = Si completa il round, così che tutti abbiano giocato gli stessi turni; poi se ne gioca ancora uno intero.

help-anno1800-section-scoring = Punti influenza
help-anno1800-scoring-1 = Carte giocate: 3 per ogni carta contadino/operaio, 8 per ogni carta artigiano/ingegnere/investitore, 5 per ogni carta popolazione del Nuovo Mondo. Le carte rimaste in mano non danno nulla.
help-anno1800-scoring-2 = Carte spedizione: ognuno dei tuoi artigiani, ingegneri e investitori, ovunque sia, visita uno spazio del suo tipo, per 1, 2 o 3 punti influenza. La scelta migliore viene fatta per te.
help-anno1800-scoring-3 = Ogni 3 ori danno 1 punto influenza, i fuochi d’artificio 7; poi si aggiungono le missioni.
help-anno1800-scoring-4 = In caso di parità decide il maggior numero di industrie, cantieri navali e navi insieme, poi il minor numero di carte in mano; altrimenti la vittoria è condivisa.

# L’azione in corso.
help-anno1800-do-build = Prendi un’industria dalla plancia di gioco, paga il suo costo e mettila su una casella di entroterra o di costa. Appena è al suo posto, ci si può lavorare. Guarda che cosa copre: un’industria coperta non produce più nulla.
help-anno1800-do-build-shipyard = Metti un cantiere navale su una casella di costa. Permette una nave del suo livello o di uno inferiore in ogni azione di costruzione. Puoi averne quanti ne vuoi.
help-anno1800-do-build-ship = Metti una nave su una casella di mare; ognuno dei tuoi cantieri navali ne costruisce al massimo una per azione. I suoi gettoni ci sono subito, anche per la nave successiva di questa azione. Fermati quando vuoi.
help-anno1800-do-play = Paga ciò che la carta chiede; poi resta scoperta davanti a te e conta alla fine. Il suo effetto aspetta finché lo vuoi usare. Con la tua ultima carta prendi i fuochi d’artificio, se nessuno li ha ancora.
help-anno1800-do-swap = Metti da una a tre carte sotto i loro mazzi e pescane altrettante dagli stessi mazzi. Costa solo la tua azione. Scegli carte le cui risorse sono ancora lontane per te.
help-anno1800-do-hire = Paga fino a tre nuovi cubi, uno dopo l’altro; ognuno è subito disponibile e può aiutare a pagare il successivo. Ma ognuno porta una carta nella tua mano, o costa oro se il suo mazzo è vuoto.
help-anno1800-do-upgrade = Paga fino a tre passi; ognuno fa diventare un cubo del tipo successivo, ovunque si trovi. Non peschi carte. Su un posto di lavoro il cubo promosso resta finché non torna a casa.
help-anno1800-do-open = Scarta gettoni esplorazione, uno in più per ogni nuova espansione, e prendi quella in cima alla pila. Aggiunge sei caselle e spesso un’industria, una nave, un cantiere navale o un regalo. I nuovi cubi portano carte come sempre.
help-anno1800-do-explore = Scarta gettoni esplorazione, uno in più per ogni nuova isola, e prendi l’isola in cima alla pila. D’ora in poi puoi importare le sue tre risorse. Attenzione: tre carte popolazione del Nuovo Mondo arrivano nella tua mano.
help-anno1800-do-expedition = Scarta 2 gettoni esplorazione e pesca 3 carte spedizione. Contano solo se i tuoi artigiani, ingegneri e investitori possono visitarle, ognuno uno spazio.
help-anno1800-do-festival = Tutti i cubi tornano a casa, tutti i gettoni scartati tornano sulle navi. Costa tutta la tua azione, quindi aspetta di non poter fare molto altro. Spendi prima i gettoni sulle carte, perché vanno persi.
help-anno1800-do-make = Produci, compra o importa risorse prima di averne bisogno. Restano disponibili fino alla fine del tuo turno, per uno o più pagamenti. Non costa azioni; ciò che non usi va perso.
help-anno1800-do-use = Usa l’effetto di una carta giocata, una volta sola. È gratis e non costa azioni. I gettoni restano sulla carta finché li spendi o fino alla tua festa; i nuovi cubi portano carte in mano. Le promozioni gratuite si possono fare una alla volta, fino alla fine del tuo turno.
help-anno1800-do-use-objective = Usa l’effetto di una missione pagandone il prezzo. Non costa azioni. Quasi tutte si usano una volta per turno.
help-anno1800-do-recall = Paga oro e rimanda a casa un cubo da un posto di lavoro o dall’area di scarto; è subito disponibile. Non costa azioni. Ricorda che 3 ori valgono 1 punto influenza alla fine.
help-anno1800-do-end = Tocca al prossimo. Perdi ciò che ti resta: azioni, seguito dell’azione iniziata, risorse, e promozioni gratuite di una carta già usata.

# Consigli per la prima partita.
help-anno1800-tip-1 = Comincia dalla tua mano: quali risorse compaiono su più carte? Un’industria che ne produce una ti serve ancora e ancora.
help-anno1800-tip-2 = Carbone, mattoni, merci, travi d’acciaio e vele all’inizio occupano artigiani, e ne hai solo due. Costruisci presto le versioni per operai, e tutto diventa più facile.
help-anno1800-tip-3 = Guarda ogni tanto le cinque missioni. Una maggioranza che nessuno contende vale 10 punti influenza, più di qualsiasi carta.
help-anno1800-tip-4 = Pochi cubi sono disponibili. La festa cittadina riporta tutto, ma costa un turno intero; a volte un po’ d’oro per la fine del turno di lavoro te lo risparmia.
help-anno1800-tip-5 = La tua mano è grande. Ogni cubo assunto aggiunge una carta da giocare; una promozione nessuna.
help-anno1800-tip-6 = Non devi costruire tutto. Ciò che ti serve solo una o due volte costa meno comprarlo, e i gettoni commercio tornano con la prossima festa.
help-anno1800-tip-7 = Hai carte giocate con un effetto ancora da usare. È gratis, non costa azioni e forse è proprio ciò che manca per la prossima carta.
help-anno1800-tip-8 = La tua mano è quasi vuota. Dopo l’ultima carta restano solo la fine di questo round e un altro: che cosa vuoi aver fatto per allora?
