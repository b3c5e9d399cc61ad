# Anno 1503: ciò che è stampato sui componenti, in frasi per gli schermi.

anno1503-fact-name-pirates = Pirati
anno1503-fact-name-fire = Incendio
anno1503-fact-name-golden_age = Età dell’oro
anno1503-fact-pirates = Ognuno paga 1 moneta d’oro per ogni filiale e ogni accordo commerciale della propria isola. Chi non ne ha abbastanza cede invece una di queste tessere.
anno1503-fact-fire = Ognuno paga 1 moneta d’oro per ogni abitante oltre lo spazio { $number }. Chi non ne ha abbastanza perde invece l’abitante sullo spazio più alto, con il suo edificio pubblico.
anno1503-fact-golden_age = Ognuno prende una merce a scelta.

anno1503-fact-goal-gold = { $number } monete d’oro
anno1503-fact-goal-branches = { $number } filiali sulla tua isola
anno1503-fact-goal-agreements = { $number } accordi commerciali sulla tua isola
anno1503-fact-goal-buildings = { $number } edifici pubblici sulla tua isola
anno1503-fact-goal-merchants = { $number } mercanti sulla tua isola

anno1503-fact-branch = Va su un ponte grigio libero presso uno dei tuoi siti. Quando esce il numero di quel sito, puoi prendere { $good_some } al posto di ciò che il sito produce.
anno1503-fact-agreement = Va su un ponte marrone libero. Ogni merce che compri ti costa 1 moneta d’oro in meno.
anno1503-fact-treasure_upgrade = Promuove gratis di un grado uno dei tuoi abitanti; poi esce dal gioco.
anno1503-fact-treasure_gold = Porta { $gold } monete d’oro; poi esce dal gioco.

anno1503-fact-start = La partenza: qui si piazzano le nuove navi.
anno1503-fact-sea = Mare: una nave va di casella in casella, ogni passo costa un punto azione.
anno1503-fact-stack =
    { $number ->
        [2] Uno spazio isola della pila { $number }, presente in ogni partita.
       *[other] Uno spazio isola della pila { $number }, presente da { $number } giocatori in su.
    }

anno1503-fact-inhabitant =
    { $gold ->
        [one] Ti compra una merce in ognuno dei tuoi turni: { $goods }, per { $gold } moneta d’oro.
       *[other] Ti compra una merce in ognuno dei tuoi turni: { $goods }, per { $gold } monete d’oro.
    }
anno1503-fact-ship = Naviga e guarda le tessere vicine; ogni passo e ogni sguardo costa un punto azione. Quando una tessera viene usata, la nave torna nella tua riserva.
anno1503-fact-production = Quando esce il numero di un sito, ogni giocatore prende la merce che la propria isola vi produce.
anno1503-fact-event = Con un { $number } non si produce nulla; si tira di nuovo il dado per un evento.
anno1503-fact-buy =
    { $times ->
        [one] Una volta per turno puoi comprare una merce qualsiasi per { $gold } monete d’oro, meno 1 per ogni accordo commerciale.
       *[other] Fino a { $times } volte per turno puoi comprare una merce qualsiasi per { $gold } monete d’oro, meno 1 per ogni accordo commerciale.
    }
anno1503-fact-hand = Alla fine del tuo turno tieni al massimo { $number } merci.
anno1503-fact-safe = I primi { $number } spazi sono al sicuro dagli incendi.
anno1503-fact-building = Dallo spazio { $number } in poi un nuovo pioniere porta gratis un edificio pubblico; nessuno può stare due volte sulla stessa isola.
anno1503-fact-win = Chi soddisfa { $number } degli obiettivi nel proprio turno vince subito. Un obiettivo non più soddisfatto non conta più.
anno1503-fact-effects = { $effects }
