# In cammino verso il tavolo.
page-invited = Hai ricevuto un invito
page-invited-by = { $name } ti invita a giocare a { $game }.
page-invited-to = Hai un invito a giocare a { $game }.
page-invited-there = Al tavolo: { $names }.
page-invited-free = { $count ->
    [0] Non c’è più nessun posto libero.
    [one] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
page-invited-late = Arrivi troppo tardi
page-one-more = Un’altra persona a questo schermo
page-sit-down = Siediti
page-claim-title = Gioca in questo posto
page-claim = Vuoi giocare in questo posto da adesso? Durante la partita chi lo ha ceduto può riprenderlo in qualsiasi momento.

# Prima della partita.
page-waiting-for = Si aspettano altri giocatori
page-waiting-why = La partita inizia appena tutti i posti sono occupati.
page-stand-up = Alzati
page-free-seat = Libera il posto
page-start-now = Inizia; i bot ai posti liberi
page-invite = Invita
page-link = Link
page-link-join = Link per giocare
page-link-watch = Link per guardare
page-link-seat = Link al mio posto ({ $name })
page-renew-link = Sostituisci il link
page-qr = Il link come immagine per la fotocamera di un telefono

# La barra di stato.
page-your-turn = Tocca a te
page-is-to-act = Tocca a { $name }
page-bot-thinks = { $name } (bot) sta pensando
page-stand-in-thinks = { $name } non c’è; un bot sta pensando
page-game-over = La partita è finita
page-frozen = Questa partita è iniziata con altre regole e qui non può continuare.
page-lost = La connessione è caduta; nuovo tentativo…
page-lost-kept = La connessione è caduta; nuovo tentativo… Il tuo clic non va perso.
page-taking = Annulla e termina il turno
page-undo = Annulla
page-undo-alone = Annulla l’ultimo passo. Da soli con i bot si può annullare tutto, anche uno sguardo a ciò che era nascosto.
page-reset = Azzera turno
page-redo = Ripristina
page-end-turn = Termina turno
page-menu = Menu del tavolo

# Chi c’è.
page-here = presente
page-away = assente
page-is-bot = bot, { $level }
page-stand-in = gioca un bot
page-watching =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
page-guests = Chi c’è?
page-mute = Togli la parola
page-unmute = Ridai la parola
page-remove-guest = Allontana
page-let-in = Fai rientrare
page-leave = Fai giocare un bot per { $name }
page-return = Fai giocare di nuovo { $name }

# Attorno a uno schermo.
page-pass-to = Passa lo schermo a { $name }
page-pass-why = Ora è tutto coperto, perché nessuno veda ciò che è degli altri.
page-show-mine = Sono { $name }; mostra il mio tavolo

# Che cosa si può fare, e come.
page-context = Che cosa puoi fare
page-not-now = Ora non si può
page-which-one = Quale?
page-where = Dove?
page-choose-some =
    { $fewest ->
        [0] Scegline al massimo { $most }.
       *[other] Scegline almeno { $fewest }, al massimo { $most }.
    }
page-paying = Come si paga
page-other-ways =
    { $count ->
        [one] 1 altro modo
       *[other] { $count } altri modi
    }
page-price-in-all = In tutto
page-left-after = Resta dopo
page-costs = Costa
page-place-home = nel quartiere
page-place-exhausted = nell’area di scarto
page-place-cell = sulla casella { $cell }
page-gold = Oro
page-do-it = Esegui
page-final = Non potrai annullarlo senza il consenso degli altri.
page-looking-back = Stai guardando un momento passato. Per continuare a giocare, torna al presente.
page-waits-for = Si aspetta { $name }.
page-waits-hint = Intanto guardati attorno. Il titolo di questa scheda ti dice quando tocca a te.
page-over-hint = Guardati intorno quanto vuoi. I pulsanti in alto portano al punteggio e attraverso tutta la partita.

# Consigli.
page-tip = Consiglio
page-tip-read = Capito
page-tip-none = Basta consigli

# Annullare con il consenso degli altri.
page-ask-undo = Chiedi di annullare
page-ask-undo-why = Questo ha mostrato qualcosa di nuovo. Gli altri decidono se puoi annullarlo.
page-reopen = Annullare l’ultimo passo?
page-reopen-why = La partita è finita. Se annulli qualcosa, riprende e lascia l’elenco delle partite finite fino alla nuova conclusione.
page-asks-back =
    { $count ->
        [one] { $name } chiede di annullare l’ultimo passo.
       *[other] { $name } chiede di annullare gli ultimi { $count } passi.
    }
page-asks-wait = Si aspetta la risposta.
page-asks-bot = { $other } non c’è. { $name } propone di far giocare un bot.
page-asks-player = { $other } non c’è. { $name } propone di cercare un nuovo giocatore.
page-i-am-here = Sono qui
page-allow = Permetti
page-deny = Non permettere
page-absent = Giocatori assenti
page-absent-why = Se qualcuno manca a lungo, gli altri possono accordarsi su un sostituto. Chi è stato sostituito può tornare in qualsiasi momento.
page-ask-bot = Chiedi un bot
page-ask-player = Chiedi un nuovo giocatore
page-my-seat = Il mio posto
page-my-seat-why = Chi apre questo link gioca al tuo posto. Solo tu puoi crearlo, e puoi riprendere il posto in qualsiasi momento.
page-link-vacant = Link per sostituire { $name }
page-vacant = aspetta un nuovo giocatore
page-same-screen = allo schermo di { $name }

# Cronaca e chat.
page-log-and-chat = Cronaca e chat
page-log = Cronaca
page-earlier = Mostra i precedenti
page-chat = Chat
page-chat-new = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
page-chat-empty = Nessuno ha ancora detto nulla.
page-say = Scrivi qualcosa
page-send = Invia
page-goes-on = La tua azione continua
page-look-back = Rivedere le mosse
page-cover = Coprire le mie carte
page-other-places = { $count ->
    [one] un altro posto
   *[other] altri { $count } posti
}
page-bot-for-you = Al momento un bot gioca per { $name }.
page-lost-seat = { $name } gioca al tuo posto.
page-lost-vacant = Gli altri cercano un nuovo giocatore per il tuo posto.
page-take-back = Riprendi il mio posto
page-only-end = Non resta niente da fare: finisci il turno.
page-end-sure = Terminare il turno?
page-end-loses = Ciò che resta alla fine del turno va perso.
page-end-lose = Termina il turno e perdi { $what }
page-keep-playing = Continua a giocare
# The rules of a table.
page-table-rules = Regole di questo tavolo
page-rules-version = Versione { $number } delle regole
