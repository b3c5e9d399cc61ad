# Il tavolo di Anno 1503 nel browser.

page-1503-sea = Il mare
page-1503-sea-hint = Fai clic su una nave, poi lungo la sua rotta.
page-1503-helm =
    { $points ->
        [one] Nave { $ship }: ancora 1 punto
       *[other] Nave { $ship }: ancora { $points } punti
    }
page-1503-reserve = Tessere nella riserva: { $count }
page-1503-cell-start = { $cell }: qui partono tutte le navi
page-1503-cell-sea = { $cell }: mare aperto
page-1503-cell-seen = { $cell }: { $tile }
page-1503-cell-fog = { $cell }: isola sconosciuta; il { $stack } vuol dire: in gioco da { $stack } giocatori in su
page-1503-cell-empty = { $cell }: nessuna tessera, o fuori gioco
page-1503-cell-lookers = vista da { $names }
page-1503-ship-of = nave { $ship } di { $name }
page-1503-can-sail = puoi navigare qui
page-1503-can-look = puoi guardarla
page-1503-island-own = La tua isola
page-1503-island-of = Isola di { $name }
page-1503-inhabitants = Abitanti
page-1503-space = spazio { $space }
page-1503-space-free = libero
page-1503-has-bought = ha comprato in questo turno
page-1503-safe = al sicuro dal fuoco
page-1503-sites = Produzione
page-1503-site = con un { $face }: { $good }
page-1503-site-or = con un { $face }: { $good }, o { $branch } grazie alla filiale
page-1503-site-bridge = ponte libero per una filiale
page-1503-agreements = Accordi commerciali: { $count } su { $most }; una merce costa { $gold } monete d’oro
page-1503-ships-in-stock = Costruire una nave; in riserva: { $count }
page-1503-stock-hint = Tessere in riserva: sopra pionieri e coloni, sotto cittadini e mercanti
page-1503-goods = Le tue merci
page-1503-goods-of = Merci di { $name }
page-1503-no-goods = nessuna merce
page-1503-limit = Alla fine del tuo turno tieni al massimo { $limit } merci.
page-1503-sell-hint = Fai clic per vendere: { $good }
page-1503-gather-discard = Fai clic sulle merci da scartare: { $number }
page-1503-gather-take = Fai clic sulle merci da prendere: { $number }
page-1503-discard = Scarta
page-1503-take = Prendi
page-1503-put-back = Rimetti a posto: { $good }
page-1503-gold = Oro
page-1503-gold-goal = { $gold } monete d’oro; { $goal } sono un obiettivo
page-1503-gold-of =
    { $gold ->
        [one] { $name }: { $gold } moneta d’oro
       *[other] { $name }: { $gold } monete d’oro
    }
page-1503-advice-lacks = Manca:
page-1503-advice-kind = { $name }: { $text }
page-1503-goals = Obiettivi: { $points } per vincere
page-1503-goal = Obiettivo
page-1503-goal-held = raggiunto
page-1503-points = Punti
page-1503-others = Gli altri giocatori
page-1503-has-turn = è di turno
page-1503-market = Mercato
page-1503-price = { $gold } monete d’oro l’una
page-1503-buys-left =
    { $count ->
        [one] puoi comprarne ancora 1
       *[other] puoi comprarne ancora { $count }
    }
page-1503-buys-none = in questo turno non puoi comprare altro
page-1503-market-closed = chiuso per questo turno
page-1503-pile = { $good }: carte rimaste: { $count }
page-1503-buildings = Edifici pubblici
page-1503-you-have-it = ce l’hai
page-1503-happenings = L’ultimo tiro
page-1503-production = Ogni isola produce la sua merce per il { $face }.
page-1503-what = Che cosa significa?
page-1503-rolls = I tiri dal tuo ultimo turno
page-1503-die = dado: { $face }
page-1503-tabs = Parti del tavolo
page-1503-tab-sea = Mare
page-1503-tab-island = Isola
page-1503-tab-market = Mercato
page-1503-tab-players = Giocatori
page-1503-tab-log = Cronaca

# List of things
page-1503-list-settle = Costruire e popolare
page-1503-with-building = Pioniere + { $building }
page-1503-list-sell = Vendere
page-1503-list-buy = Comprare
page-1503-list-sail = Navi
