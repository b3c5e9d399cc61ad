# I bot, come li si sceglie: come si chiama ciascuno, e il suo carattere in una riga.
bot-easy = Facile
bot-about-easy =
    { $game ->
        [anno1503] Adatto a una prima partita: non lascia mai il porto, non compra mai e prende la prima cosa che gli giova.
       *[other] Adatto a una prima partita: vede solo le proprie carte e se la prende comoda.
    }
bot-medium = Medio
bot-about-medium =
    { $game ->
        [anno1503] Va per mare, ma non compra mai merci e, a terra, prende la prima cosa che gli giova.
       *[other] Si sviluppa con pazienza, ma pensa solo alla mossa successiva.
    }
bot-hard = Difficile
bot-about-hard =
    { $game ->
        [anno1503] Compra e vende, e pianifica tutto il suo turno prima di cominciarlo.
       *[other] Ha fretta di svuotare la mano e pensa il suo turno fino in fondo.
    }
bot-expert = Esperto
bot-about-expert =
    { $game ->
        [anno1503] Il più forte: pianifica il suo turno e porta avanti i piani migliori per un round, in circa un secondo.
       *[other] Il più forte: pensa quattro turni avanti e, in partite a due, verso la fine, tutto il resto della partita.
    }
bot-greedy = Ingordo
bot-about-greedy = Prende ciò che al momento sembra meglio, secondo una ricetta semplice.
bot-random = Caso
bot-about-random = Fa una cosa qualsiasi fra quelle che le regole permettono.
bot-about-plugin = Un bot del pacchetto { $package }.
