# Los bots, tal como se eligen: cómo se llama cada uno, y su carácter en una línea.
bot-easy = Fácil
bot-about-easy = Bueno para una primera partida: sigue el juego y pasa por alto muchas cosas.
bot-medium = Medio
bot-about-medium = Juega con sensatez, pero no mira muy lejos.
bot-hard = Difícil
bot-about-hard = Planea con antelación y desperdicia poco.
bot-expert = Experto
bot-about-expert = El más fuerte: sopesa cada jugada durante un segundo, más o menos.
bot-greedy = Codicioso
bot-about-greedy = Toma lo que parece mejor en el momento, según una receta sencilla.
bot-random = Azar
bot-about-random = Hace cualquier cosa que las reglas permitan.
