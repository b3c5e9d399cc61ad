# Chi si è.
page-your-name = Il tuo nome
page-name-why = Niente account, niente password: questo browser conserva una chiave che dice chi sei.

# Come piace su questo dispositivo.
page-this-device = Su questo dispositivo
page-theme = Chiaro o scuro
page-theme-system = come il dispositivo
page-theme-light = chiaro
page-theme-dark = scuro
page-sound = Un campanellino quando tocca a me
page-notify-browser = Avvisami in questo browser quando tocca a me

# Avvisi a un indirizzo.
page-notices = Avvisi
page-webhook-why = Un webhook è un indirizzo a cui il server manda un messaggio quando tocca a te, per esempio quello di una chat o di ntfy.
page-webhook-is-set = È impostato un indirizzo.
page-webhook-is-none = Non è impostato nessun indirizzo.
page-webhook = Indirizzo del webhook
page-webhook-try = Manda una prova
page-webhook-sent = La prova è in viaggio.
page-webhook-off = Rimuovi

# La stessa persona altrove.
page-device = Gioca su un altro dispositivo
page-device-why = Apri questo link sull’altro dispositivo e lì sarai la stessa persona. Tienilo per te: chi ce l’ha può giocare a tuo nome.
page-device-link = Link con la tua chiave
page-link-local = Solo questo computer può aprire questo link. Per invitare altri, avvia Kontor con: kontor serve --host 0.0.0.0
page-new-key = Crea una nuova chiave
page-new-key-why = Qualcuno ha visto il link e non doveva? Con una nuova chiave quella vecchia non vale più su nessun dispositivo tranne questo.
page-new-key-sure = Vuoi creare una nuova chiave? Gli altri tuoi dispositivi avranno bisogno del nuovo link.
page-key-of = Questo link contiene la chiave di { $name }.
page-key-take = Vuoi essere questa persona in questo browser d’ora in poi? Rispondi sì solo se sei tu e il link è tuo.
page-key-replace = La chiave attuale di questo browser andrà persa, se non ne hai conservato un link.
page-key-unknown = Il link contiene una chiave che qui non ha nessuno. Forse è stata sostituita da una nuova. In questo browser non è cambiato nulla.

# Essere dimenticati.
page-forget = Cancella tutti i miei dati
page-forget-why = Si cancellano il tuo nome, la tua chiave, il tuo webhook e ciò che hai scritto; al tuo posto continuano i bot.
page-forget-sure = Vuoi cancellare tutto ciò che è conservato su di te? Non si può tornare indietro.
page-forget-yes = Cancella tutto
