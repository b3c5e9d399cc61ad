# Anno 1503: i nomi delle cose, che cosa è successo, che cosa si può fare e perché no.

anno1503-title = Anno 1503
anno1503-about = Esplora le isole, popola la tua e raggiungi prima degli altri tre obiettivi su cinque. Di Klaus Teuber.
anno1503-howto =
    Raggiungi per primo, nel tuo turno, { $points } di cinque obiettivi: { $gold } monete d’oro, { $branches } filiali, { $agreements } accordi commerciali, { $buildings } edifici pubblici, { $merchants } mercanti.
    Un turno: si tira il dado e ogni isola produce una merce. Poi insedi, promuovi, vendi e compri, nell’ordine che vuoi. Infine salpano le tue navi.
    Le navi guardano le tessere coperte vicine. Una tessera che usi passa alla tua isola, e la nave torna nella tua riserva.
    Gli abitanti comprano merci, ognuno una volta per turno: i pionieri legno, pietra o attrezzi, i coloni stoffa, i cittadini spezie, i mercanti tabacco.
    Dal quarto spazio in poi un nuovo pioniere porta un edificio pubblico. Con un 6 possono colpire i pirati o un incendio, oppure inizia un’età dell’oro.
    Alla fine del tuo turno tieni al massimo { $limit } merci.

# Opzioni.
anno1503-choose-hands = Carte in mano scoperte o coperte?
anno1503-hands-open = Scoperte: tutti vedono quali merci hai in mano.
anno1503-hands-hidden = Coperte: gli altri vedono solo quante merci hai in mano.

anno1503-good-wood = legno
    .some = legno
anno1503-good-stone = pietra
    .some = pietra
anno1503-good-tools = attrezzi
    .some = attrezzi
anno1503-good-cloth = stoffa
    .some = stoffa
anno1503-good-spice = spezie
    .some = spezie
anno1503-good-tobacco = tabacco
    .some = tabacco
anno1503-good-any = merce a scelta
    .some = una merce a scelta
anno1503-hidden-goods =
    { $count ->
        [one] 1 merce
       *[other] { $count } merci
    }

anno1503-inhabitant-pioneer = pioniere
    .a = un pioniere
    .to = al pioniere
anno1503-inhabitant-settler = colono
    .a = un colono
    .to = al colono
anno1503-inhabitant-citizen = cittadino
    .a = un cittadino
    .to = al cittadino
anno1503-inhabitant-merchant = mercante
    .a = un mercante
    .to = al mercante

anno1503-building-fire_brigade = caserma dei pompieri
    .a = una caserma dei pompieri
anno1503-building-forge = fucina
    .a = una fucina
anno1503-building-church = chiesa
    .a = una chiesa
anno1503-building-school = scuola
    .a = una scuola
anno1503-building-restaurant = ristorante
    .a = un ristorante
anno1503-building-shipyard = cantiere navale
    .a = un cantiere navale
anno1503-building-bath_house = terme
    .a = delle terme
anno1503-building-large_branch = grande filiale
    .a = una grande filiale
anno1503-effect-price =
    { $gold ->
        [one] ogni { $inhabitant } paga { $gold } moneta d’oro
       *[other] ogni { $inhabitant } paga { $gold } monete d’oro
    }
anno1503-effect-good_price =
    { $gold ->
        [one] vende { $good_some } per { $gold } moneta d’oro
       *[other] vende { $good_some } per { $gold } monete d’oro
    }
anno1503-effect-fire = se scoppia un incendio non si paga nulla
anno1503-effect-pirates = se arrivano i pirati non si paga nulla
anno1503-effect-golden_age = { $number } merci in un’età dell’oro
anno1503-effect-points = punti azione delle navi × { $number }
anno1503-effect-claim =
    { $gold ->
        [one] una volta per turno, per { $gold } moneta d’oro, una merce da un’altra mano
       *[other] una volta per turno, per { $gold } monete d’oro, una merce da un’altra mano
    }
anno1503-ship = nave
anno1503-is-goods = { $goods }
anno1503-is-building = { $building }
anno1503-is-tile = { $tile }


anno1503-tile-branch_wood = filiale del legno
    .a = una filiale del legno
anno1503-tile-branch_stone = filiale della pietra
    .a = una filiale della pietra
anno1503-tile-branch_tools = filiale degli attrezzi
    .a = una filiale degli attrezzi
anno1503-tile-branch_cloth = filiale della stoffa
    .a = una filiale della stoffa
anno1503-tile-branch_spice = filiale delle spezie
    .a = una filiale delle spezie
anno1503-tile-branch_tobacco = filiale del tabacco
    .a = una filiale del tabacco
anno1503-tile-agreement = accordo commerciale
    .a = un accordo commerciale
anno1503-tile-treasure_upgrade = tesoro (promozione gratuita)
    .a = un tesoro che promuove un abitante
anno1503-tile-treasure_gold = tesoro (oro)
    .a = un tesoro d’oro

anno1503-goal-gold = oro
anno1503-goal-branches = filiali
anno1503-goal-agreements = accordi commerciali
anno1503-goal-buildings = edifici pubblici
anno1503-goal-merchants = mercanti

anno1503-phase-roll = tiro di produzione
anno1503-phase-event = tiro evento
anno1503-phase-take = scelta delle merci
anno1503-phase-give = cessione di una tessera ai pirati
anno1503-phase-reserve = nuova tessera dalla riserva
anno1503-phase-act = turno di un giocatore
anno1503-phase-draw = pesca da un’altra mano
anno1503-phase-looked = decisione sulla tessera guardata
anno1503-phase-discard = scarto delle merci in eccesso
anno1503-phase-over = fine della partita

# Che cosa è successo.
anno1503-event-turn = — Turno { $number }: { $seat } —
anno1503-event-rolled = { $seat } tira il dado: { $face }.
anno1503-event-struck =
    { $event ->
        [pirates] Il tiro evento è { $face }: pirati!
        [fire] Il tiro evento è { $face }: incendio!
       *[golden_age] Il tiro evento è { $face }: età dell’oro!
    }
anno1503-event-took = { $seat } prende { $goods }.
anno1503-event-took_nothing = { $seat } non riceve nulla: il mazzo è vuoto.
anno1503-event-spared =
    { $event ->
        [pirates] Un edificio pubblico protegge { $seat } dai pirati.
       *[fire] Un edificio pubblico protegge { $seat } dall’incendio.
    }
anno1503-event-paid =
    { $event ->
        [pirates]
            { $gold ->
                [one] { $seat } paga { $gold } moneta d’oro ai pirati.
               *[other] { $seat } paga { $gold } monete d’oro ai pirati.
            }
       *[fire]
            { $gold ->
                [one] { $seat } paga { $gold } moneta d’oro per l’incendio.
               *[other] { $seat } paga { $gold } monete d’oro per l’incendio.
            }
    }
anno1503-event-unharmed =
    { $event ->
        [pirates] I pirati non trovano nulla da { $seat }.
       *[fire] { $seat } non ha nulla che possa bruciare.
    }
anno1503-event-gave_up = { $seat } non può pagare i pirati e cede { $tile_a }.
anno1503-event-placed = Una tessera della riserva viene messa coperta in { $cell }.
anno1503-event-lost_inhabitant = { $seat } non può pagare per l’incendio e perde l’abitante sullo spazio { $space }.
anno1503-event-lost_building = { $seat } non può pagare per l’incendio e perde l’abitante sullo spazio { $space } con il suo edificio pubblico ({ $building }).
anno1503-event-launched = { $seat } costruisce una nave.
anno1503-event-settled = { $seat } piazza un pioniere sullo spazio { $space }.
anno1503-event-settled_building = { $seat } piazza un pioniere sullo spazio { $space } e costruisce { $building_a }.
anno1503-event-developed = L’abitante di { $seat } sullo spazio { $space } diventa { $inhabitant_a }.
anno1503-event-sold =
    { $gold ->
        [one] { $seat } vende { $good_some } all’abitante sullo spazio { $space } per { $gold } moneta d’oro.
       *[other] { $seat } vende { $good_some } all’abitante sullo spazio { $space } per { $gold } monete d’oro.
    }
anno1503-event-bought =
    { $gold ->
        [one] { $seat } compra { $good_some } per { $gold } moneta d’oro.
       *[other] { $seat } compra { $good_some } per { $gold } monete d’oro.
    }
anno1503-event-claimed =
    { $gold ->
        [one] { $other } riceve { $gold } moneta d’oro da { $seat } per una merce della propria mano.
       *[other] { $other } riceve { $gold } monete d’oro da { $seat } per una merce della propria mano.
    }
anno1503-event-drew = { $seat } pesca { $good_some } dalla mano di { $other }.
anno1503-event-drew_hidden = { $seat } pesca una merce dalla mano di { $other }.
anno1503-event-drew_hidden_self = { $seat } pesca { $good_some } dalla mano di { $other }.
anno1503-event-sailed = { $seat } sposta la nave { $ship } in { $cell }.
anno1503-event-looked = { $seat } guarda la tessera in { $cell }.
anno1503-event-looked_self = { $seat } guarda la tessera in { $cell }: { $tile_a }.
anno1503-event-left = { $seat } lascia dov’è la tessera in { $cell }.
anno1503-event-kept = { $seat } usa la tessera in { $cell }: { $tile_a }. La nave torna nella riserva.
anno1503-event-kept_branch = { $seat } usa la tessera in { $cell }: { $tile_a } sul sito { $site }. La nave torna nella riserva.
anno1503-event-discarded = { $seat } scarta { $goods }.
anno1503-event-won = { $seat } raggiunge gli obiettivi { $goals } e vince!
anno1503-event-drawn = Dopo { $turns } turni nessuno ha vinto: la partita finisce in pareggio.

# Che cosa viene chiesto.
anno1503-ask-act = { $seat }, tocca a te.
anno1503-ask-take =
    { $number ->
        [one] { $seat }, scegli una merce.
       *[other] { $seat }, scegli { $number } merci.
    }
anno1503-ask-give = { $seat }, non puoi pagare i pirati. Quale tessera cedi?
anno1503-ask-looked = { $seat }, che cosa fai con la tessera in { $cell }?
anno1503-ask-discard =
    { $number ->
        [one] { $seat }, scarta una merce.
       *[other] { $seat }, scarta { $number } merci.
    }

# Che cosa si può fare.
anno1503-move-take = Prendi { $goods }
anno1503-move-give = Cedi { $tile_a }
anno1503-move-give-site = Cedi { $tile_a } sul sito { $site }
anno1503-move-ship = Costruisci una nave (costo: { $goods })
anno1503-move-pioneer = Piazza un pioniere sullo spazio { $space } (costo: { $goods })
anno1503-move-pioneer-building = Piazza un pioniere sullo spazio { $space } e costruisci { $building_a }: { $effects } (costo: { $goods })
anno1503-move-develop = Promuovi a { $inhabitant } l’abitante sullo spazio { $space } (costo: { $goods })
anno1503-move-sell =
    { $gold ->
        [one] Vendi { $good_some } { $inhabitant_to } sullo spazio { $space } per { $gold } moneta d’oro
       *[other] Vendi { $good_some } { $inhabitant_to } sullo spazio { $space } per { $gold } monete d’oro
    }
anno1503-move-buy =
    { $gold ->
        [one] Compra { $good_some } per { $gold } moneta d’oro
       *[other] Compra { $good_some } per { $gold } monete d’oro
    }
anno1503-move-claim =
    { $gold ->
        [one] Pesca una merce dalla mano di { $other } per { $gold } moneta d’oro
       *[other] Pesca una merce dalla mano di { $other } per { $gold } monete d’oro
    }
anno1503-move-sail = Sposta la nave { $ship } in { $cell }
anno1503-move-look = Guarda la tessera in { $cell } con la nave { $ship }
anno1503-move-leave = Lascia la tessera dov’è
anno1503-move-keep-branch = Colloca { $tile_a } sul sito { $site } (che produce { $good_some }; la nave torna nella tua riserva)
anno1503-move-keep-agreement = Tieni { $tile_a } (la nave torna nella tua riserva)
anno1503-move-keep-treasure_gold =
    { $gold ->
        [one] Prendi il tesoro di { $gold } moneta d’oro (la nave torna nella tua riserva)
       *[other] Prendi il tesoro di { $gold } monete d’oro (la nave torna nella tua riserva)
    }
anno1503-move-keep-treasure_upgrade = Promuovi gratis a { $inhabitant } l’abitante sullo spazio { $space } (la nave torna nella tua riserva)
anno1503-move-end = Termina il turno
anno1503-move-discard = Scarta { $goods }

# Perché no.
anno1503-why-not-now = “{ $text }” non è possibile in questa fase ({ $phase }).
anno1503-why-die-face = Un dado mostra un numero da 1 a { $faces }.
anno1503-why-ships-have-sailed =
    { $kind ->
        [claim] In questa partita la grande filiale si usa prima che agisca la prima nave.
       *[other] Dopo la prima azione di una nave, in questo turno non si può più piazzare, promuovere, comprare o vendere.
    }
anno1503-why-surplus =
    { $number ->
        [one] Devi scartare esattamente una merce della tua mano.
       *[other] Devi scartare esattamente { $number } merci della tua mano.
    }
anno1503-why-not-produced = Con questo tiro la tua isola non produce { $goods }.
anno1503-why-pile-empty = In quel mazzo non ci sono più carte.
anno1503-why-not-your-tile = Sulla tua isola non c’è questa tessera: { $tile }.
anno1503-why-name-the-site = Hai più tessere di questo tipo ({ $tile }); indica anche il sito.
anno1503-why-site-not-named = Hai una sola tessera di questo tipo ({ $tile }); si cede senza indicare il sito.
anno1503-why-not-in-reserve = Nella riserva non c’è questa tessera: { $tile }.
anno1503-why-golden-number =
    { $number ->
        [one] In questa età dell’oro prendi una merce.
       *[other] In questa età dell’oro prendi { $number } merci, o quelle che ci sono.
    }
anno1503-why-no-ship-in-stock = Non hai più navi da costruire.
anno1503-why-cost = Costo: { $goods }; devi ancora procurarti { $missing }.
anno1503-why-no-space = Tutti gli spazi della tua isola sono occupati.
anno1503-why-no-pioneer-tile = Non hai più tessere pioniere; prima promuovi un colono a cittadino.
anno1503-why-name-a-building = Un pioniere sullo spazio { $space } porta un edificio pubblico; indica quale.
anno1503-why-no-building-left = Un pioniere sullo spazio { $space } deve portare un edificio pubblico, e per te non ne resta nessuno.
anno1503-why-no-building-here = Un pioniere sullo spazio { $space } non porta ancora un edificio pubblico.
anno1503-why-building-taken = Questo edificio non è più disponibile: { $building }.
anno1503-why-building-twice = Hai già questo edificio, e ogni tipo può stare una sola volta su un’isola: { $building }.
anno1503-why-nobody-there = Sullo spazio { $space } non abita nessuno.
anno1503-why-already-merchant = L’abitante sullo spazio { $space } è già un mercante.
anno1503-why-no-citizen-tile = Non hai più tessere cittadino.
anno1503-why-has-bought = L’abitante sullo spazio { $space } ha già comprato qualcosa in questo turno.
anno1503-why-does-not-buy = L’abitante sullo spazio { $space } non compra questa merce: { $good }.
anno1503-why-not-in-hand = Non hai questa merce: { $good }.
anno1503-why-buys-used =
    { $times ->
        [one] Si compra una sola merce per turno.
       *[other] Si comprano merci al massimo { $times } volte per turno.
    }
anno1503-why-buy-gold =
    { $gold ->
        [one] Ti serve { $gold } moneta d’oro per comprare una merce.
       *[other] Ti servono { $gold } monete d’oro per comprare una merce.
    }
anno1503-why-no-claim-building = Ti serve una grande filiale per pescare da un’altra mano.
anno1503-why-claim-used = In questo turno hai già pescato da un’altra mano.
anno1503-why-claim-seat = La merce si pesca dalla mano di un altro giocatore.
anno1503-why-claim-gold =
    { $gold ->
        [one] Ti serve { $gold } moneta d’oro per pescare da un’altra mano.
       *[other] Ti servono { $gold } monete d’oro per pescare da un’altra mano.
    }
anno1503-why-claim-hand = { $other } non ha merci.
anno1503-why-not-in-that-hand = In quella mano non c’è questa merce: { $good }.
anno1503-why-no-such-ship = Non hai nessuna nave { $ship } in mare.
anno1503-why-no-points =
    { $points ->
        [one] La nave { $ship } ha già usato il suo punto azione.
       *[other] La nave { $ship } ha già usato tutti i suoi { $points } punti azione.
    }
anno1503-why-not-adjacent = { $cell } non è adiacente alla nave { $ship }.
anno1503-why-not-sea = { $cell } è uno spazio isola; le navi restano in mare.
anno1503-why-no-tile = In { $cell } non c’è nessuna tessera.
anno1503-why-bridge = Una filiale va su un ponte grigio libero; indica il numero di un sito adatto.
anno1503-why-no-agreement-bridge = Tutti i tuoi ponti marroni sono occupati.
anno1503-why-name-no-place = Questa tessera si usa senza indicare dove.
anno1503-why-upgrade-nobody = Questo tesoro promuove un abitante che può salire di un livello; indica il suo spazio.

# Una distribuzione iniziale che nessun mescolamento può dare.
anno1503-deal-home = Le isole iniziali devono essere { $players } numeri tra 0 e { $boards }, tutti diversi.
anno1503-deal-cell = Con questo numero di giocatori, in { $cell } non va nessuna tessera.
anno1503-deal-tile = Non esiste una tessera “{ $name }”.
anno1503-deal-empty = Lo spazio isola { $cell } è senza tessera.
anno1503-deal-stack = Sugli spazi della pila { $mark } ci sono più tessere di questo tipo che nella pila ({ $found } invece di { $wanted }): { $tile }.
anno1503-deal-count = Il numero di tessere di questo tipo è sbagliato ({ $found } invece di { $wanted }): { $tile }.

# Il tavolo nel terminale.
anno1503-screen-sea = Il mare
anno1503-screen-legend = ◇ partenza · [2] tessera coperta della pila 2 · ' già guardata · ( ) vuoto · lettere: navi
anno1503-screen-goals = Obiettivi
anno1503-screen-hand = Merci
anno1503-screen-inhabitants = Isola
anno1503-screen-production = Siti
anno1503-screen-ships = Navi
anno1503-screen-points =
    { $points ->
        [one] (1 punto rimasto)
       *[other] ({ $points } punti rimasti)
    }
anno1503-screen-display = Edifici pubblici disponibili:
anno1503-screen-piles = Mazzi:
anno1503-screen-reserve = Tessere nella riserva: { $count }
anno1503-screen-price =
    { $gold ->
        [one] una merce ti costa { $gold } moneta d’oro
       *[other] una merce ti costa { $gold } monete d’oro
    }
anno1503-screen-stock = (restano: { $low } pioniere/colono, { $high } cittadino/mercante)
anno1503-screen-ships-in-stock = ({ $count } nella riserva)

# Come si chiama una tessera sulla mappa: tre lettere al massimo.
anno1503-short-branch_wood = Le
anno1503-short-branch_stone = Pi
anno1503-short-branch_tools = At
anno1503-short-branch_cloth = St
anno1503-short-branch_spice = Sp
anno1503-short-branch_tobacco = Ta
anno1503-short-agreement = −1
anno1503-short-treasure_upgrade = ↑
anno1503-short-treasure_gold = 12

# Valori impossibili.
anno1503-content-board = { $path }: una plancia ha { $sites } siti, di cui esattamente uno “any”.
anno1503-content-map-size = { $path }: la mappa deve avere da 1 a 9 righe della stessa lunghezza, di 26 caselle al massimo.
anno1503-content-map-squares = { $path }: la mappa si disegna con una sola “S” e con “.”, “2”, “3” e “4”.
anno1503-content-stack-small = { $path }: la pila { $mark } ha troppo poche tessere ({ $tiles }) per gli spazi sulla mappa ({ $spaces }).
anno1503-content-stacks = { $path }: servono le pile 2, 3 e 4, una volta ciascuna.
anno1503-content-unreachable = { $path }: nessuna nave può avvicinarsi allo spazio isola { $cell }.
anno1503-content-faces = { $path }: ogni faccia del dado, da 1 a 6, deve portare esattamente un evento.
