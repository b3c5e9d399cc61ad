# I bot, come li si sceglie: come si chiama ciascuno, e il suo carattere in una riga.
bot-easy = Facile
bot-about-easy = Adatto a una prima partita: sta al gioco e si lascia sfuggire molto.
bot-medium = Medio
bot-about-medium = Gioca con giudizio, ma non guarda molto avanti.
bot-hard = Difficile
bot-about-hard = Pianifica e spreca poco.
bot-expert = Esperto
bot-about-expert = Il più forte: pondera ogni mossa per circa un secondo.
bot-greedy = Ingordo
bot-about-greedy = Prende ciò che al momento sembra meglio, secondo una ricetta semplice.
bot-random = Caso
bot-about-random = Fa una cosa qualsiasi fra quelle che le regole permettono.
