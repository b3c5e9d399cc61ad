# La pagina, Anno 1800: la plancia comune e le isole.

page-1800-board-makes = { $cube } → { $good }
page-1800-board-stock =
    { $number ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $number }
    }
page-1800-board-costs = costa: { $cost }
page-1800-board-pile = { $number } { $name }
page-1800-board-price = Costo
page-1800-board-free = Non costa niente
page-1800-board-done = Non ora: la tua azione è fatta.
page-1800-board-ask = Non ora: fai clic per sapere perché.
page-1800-board-wanted = serve alla tua mano
page-1800-board-hire = Assumere
page-1800-board-hire-cube = Assumere: { $cube }
page-1800-board-actions = Azioni
page-1800-board-old = Vecchio Mondo
page-1800-board-new = Nuovo Mondo
page-1800-board-open = Prendere un’espansione del Vecchio Mondo
page-1800-board-explore = Esplorare un’isola del Nuovo Mondo
page-1800-board-expedition = Spedizione
page-1800-board-travel = Partire per una spedizione: pescare carte spedizione
page-1800-board-swap = Scambio
page-1800-board-swap-hint = Scambiare carte della mano con altre nuove
page-1800-board-festival = Festa
page-1800-board-festival-hint = Indire una festa cittadina: tutti tornano a casa e sono di nuovo pronti
page-1800-board-deck = Mazzo: { $deck }
page-1800-board-tabs = Parti del tavolo
page-1800-board-tab-do = Agire
page-1800-board-tab-board = Plancia
page-1800-board-tab-others = Altri

page-1800-island-of = Isola di { $name }
page-1800-island-cell = Casella { $cell } ({ $zone })
page-1800-island-free = libera
page-1800-island-crew = al lavoro: { $cubes }
page-1800-island-covers = copre: { $tile }
page-1800-island-place = può andare qui
page-1800-island-chosen = scelta
page-1800-island-used = serve a questo piano
page-1800-island-districts = Quartieri residenziali
page-1800-island-ready = Pronti: { $number } × { $cube }
page-1800-island-exhausted = Scartati: { $number } × { $cube }
page-1800-island-upgrade = Promuovere: { $cube }
page-1800-island-recall = Rimandare a casa per dell’oro: { $cube }
page-1800-island-nobody = nessuno
page-1800-island-new = Isole del Nuovo Mondo
page-1800-island-olds = Espansioni del Vecchio Mondo
page-1800-island-old = Espansione { $number } del Vecchio Mondo
page-1800-island-old-with = Espansione del Vecchio Mondo con: { $what }
page-1800-island-imports = Isola del Nuovo Mondo con { $goods }
page-1800-island-tired-tokens =
    { $number ->
        [one] 1 scartato
       *[other] { $number } scartati
    }
