# The score sheet of Anno 1800 in the browser.

page-sheet-title = Foglio punteggi
page-sheet-lead = Per una partita ad Anno 1800 con la scatola sul tavolo: inserisci ciò che c’è. Maggioranze e visitatori vengono calcolati per te; il foglio resta salvato in questo browser.
page-sheet-1503 = Anno 1503 non ha bisogno di un foglio: chi nel proprio turno raggiunge tre dei cinque obiettivi ha vinto.
page-sheet-players = Giocatori
page-sheet-count = { $number } giocatori
page-sheet-names = Nomi
page-sheet-player = Giocatore { $number }
page-sheet-name-of = Nome del giocatore { $number }
page-sheet-chosen = { $number } di { $most }
page-sheet-form = Che cosa hanno tutti
page-sheet-of = { $player }: { $what }
page-sheet-less = Uno in meno: { $what }
page-sheet-more = Uno in più: { $what }
page-sheet-has = li ha
page-sheet-pair = { $animal } / { $artifact }
page-sheet-cards =
    { $number ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $number } carte
    }
page-sheet-expeditions-of = { $cards }, { $player }: inserisci le carte spedizione
page-sheet-expeditions-title = Carte spedizione: { $player }
page-sheet-expeditions-why = Quante carte di ogni tipo: prima chi visita l’animale, poi chi visita l’artefatto.
page-sheet-done = Fatto
page-sheet-result = Risultato
page-sheet-stale = Nel modulo qualcosa non può essere giusto; questo era lo stato precedente.
page-sheet-winner = vince
page-sheet-majorities = Maggioranze, con l’influenza che danno
page-sheet-visits = I visitatori migliori delle carte spedizione
page-sheet-new = Nuovo foglio
page-sheet-example = Esempio
page-sheet-sure = Quello che hai inserito andrà perso. Copia prima il link se vuoi conservarlo.
page-sheet-replace = Sostituisci
page-sheet-keep = Tieni il mio
page-sheet-print = Stampa
page-sheet-share = Condividi
page-sheet-copy-link = Copia il link
page-sheet-copied = Copiato. Il link contiene tutto il foglio.
page-sheet-not-copied = Il browser non permette di copiare qui.
page-sheet-link-title = Un foglio da un link
page-sheet-link-sure = Questo link contiene un foglio punteggi. Deve prendere il posto del tuo?
page-sheet-link-broken = Il link non contiene un foglio leggibile. Fattelo mandare di nuovo.
page-sheet-printed = Calcolato con Kontor, un progetto amatoriale non ufficiale.
