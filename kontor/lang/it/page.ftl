# Ciò che sta dappertutto nel browser.
page-skip = Vai al contenuto
page-connecting = Connessione in corso…
page-no-answer = Il server non risponde. Controlla la connessione e riprova.
page-nothing-here = Qui non c’è nulla
page-to-home = Alla pagina iniziale
page-places = Le stanze della casa
page-help = Aiuto
page-score-sheet = Foglio punteggi
page-figures = Dati
page-settings = Impostazioni
page-language = Lingua
page-close = Chiudi
page-cancel = Lascia stare
page-yes = Sì
page-no = No
page-save = Salva
page-saved = Salvato.
page-show = Mostra
page-hide = Nascondi
page-copy = Copia
page-copied = Copiato.
page-share = Condividi
page-show-all = Mostra tutto ({ $count })
page-title-anno1503 = Anno 1503
page-title-anno1800 = Anno 1800

# Di chi sono i nomi e i disegni.
page-fan-work = Un’opera non ufficiale di appassionati, senza legami con gli editori; tutti i nomi appartengono ai loro proprietari.
page-about-more = Informazioni su Kontor
page-about-title = Informazioni su Kontor
page-about-fan = Un’opera di appassionati
page-about-names = Anno è un marchio di Ubisoft. I giochi da tavolo Anno 1503 di Klaus Teuber e Anno 1800 di Martin Wallace sono usciti presso KOSMOS. Kontor non ha legami con nessuno di loro e non contiene né testi né immagini loro. Procurati le scatole, se puoi: ne vale la pena.
page-about-drawings = I disegni
page-about-drawings-own = I disegni di merci, persone, edifici e navi sono stati fatti per Kontor e hanno la sua licenza (MIT).
page-about-signs = La maggior parte dei segni sui pulsanti viene da Lucide (licenza ISC), alcuni di essi da Feather di Cole Bemis (licenza MIT). Grazie!
page-about-data = I tuoi dati
page-about-data-why = Non c’è nessun account. Questo browser conserva una chiave che dice chi sei. Il server conserva il tuo nome, i tuoi tavoli e risultati, ciò che scrivi e l’indirizzo per gli avvisi, se ne dai uno; della tua chiave conserva solo un’impronta. Nulla viene passato ad altri e nessuno conta le tue visite. Nelle impostazioni puoi cancellare tutto.
