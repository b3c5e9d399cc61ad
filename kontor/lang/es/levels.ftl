# Los bots, tal como se eligen: cómo se llama cada uno, y su carácter en una línea.
bot-easy = Fácil
bot-about-easy =
    { $game ->
        [anno1503] Bueno para una primera partida: nunca sale de su puerto, nunca compra y toma lo primero que le conviene.
       *[other] Bueno para una primera partida: solo ve sus propias cartas y se toma su tiempo.
    }
bot-medium = Medio
bot-about-medium =
    { $game ->
        [anno1503] Navega, pero nunca compra mercancías y, en tierra, toma lo primero que le conviene.
       *[other] Se desarrolla con paciencia, pero solo piensa en la siguiente jugada.
    }
bot-hard = Difícil
bot-about-hard =
    { $game ->
        [anno1503] Compra y vende, y planea todo su turno antes de empezarlo.
       *[other] Tiene prisa por vaciar su mano y piensa su turno hasta el final.
    }
bot-expert = Experto
bot-about-expert =
    { $game ->
        [anno1503] El más fuerte: planea su turno y prolonga sus mejores planes una ronda, en cosa de un segundo.
       *[other] El más fuerte: piensa cuatro turnos por adelantado y, en partidas de dos, hacia el final, todo el resto de la partida.
    }
bot-greedy = Codicioso
bot-about-greedy = Toma lo que parece mejor en el momento, según una receta sencilla.
bot-random = Azar
bot-about-random = Hace cualquier cosa que las reglas permitan.
bot-about-plugin = Un bot del paquete { $package }.
