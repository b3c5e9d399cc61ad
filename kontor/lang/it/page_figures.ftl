# The list of figures in the browser.

page-figures-title = I nostri dati e le loro fonti
page-figures-lead = Ciò che è stampato sui componenti, per quanto ne sappiamo. Alcuni dati non ce li ha detti nessuno: sono ricostruiti, e chi possiede il gioco può correggerli.
page-figures-trust = Quanto ci si può fidare
page-figures-filter = Scegline una o più per vedere solo quei dati.
page-figures-search = Cerca
page-figures-found =
    { $number ->
        [0] Niente trovato.
        [one] 1 riga
       *[other] { $number } righe
    }
page-figures-unfold = Apri tutto
page-figures-fold = Chiudi tutto
page-figures-name = Che cosa
page-figures-figure = Dato
page-figures-source = Fonte
page-figures-download = Scarica il file
page-figures-editions = In che cosa differiscono le edizioni del regolamento
page-figures-correct = Correggere un dato dalla propria copia
page-figures-correct-why = Se possiedi la scatola, puoi giocare con ciò che è stampato nella tua.
page-figures-correct-1 = Scarica il file del gioco e aprilo in un editor di testo.
page-figures-correct-2 = Cambia ciò che è diverso nella tua copia e metti come fonte "owner"; ciò che è uguale si può togliere.
page-figures-correct-3 = Quando crei un nuovo tavolo, dagli questo file come dati. La registrazione della partita conterrà le tue correzioni.
