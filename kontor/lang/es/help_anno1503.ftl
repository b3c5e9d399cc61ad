# Anno 1503 en breve: el resumen de las reglas, la acción del momento y consejos para la primera partida. Ninguna frase tiene variables.

help-anno1503-section-goal = Objetivo del juego
help-anno1503-goal-1 = Hay cinco objetivos: 30 de oro, 4 sucursales, 3 acuerdos comerciales, 4 edificios públicos, 3 comerciantes. Quien cumple tres en su propio turno gana al instante.
help-anno1503-goal-2 = Un objetivo solo cuenta mientras lo cumples: el oro se gasta, y las losetas y los habitantes se pueden perder.

help-anno1503-section-turn = Tu turno
help-anno1503-turn-1 = Primero se tira el dado y cada isla produce. Después colonizas, mejoras, vendes y compras en el orden que quieras. Por último navegan tus barcos.
help-anno1503-turn-2 = En cuanto un barco ha usado su primer punto de acción, en este turno ya no se coloca, mejora, vende ni compra nada.
help-anno1503-turn-3 = Al final de tu turno conservas cinco mercancías como máximo; tú eliges qué descartas. En otros momentos puedes tener más.

help-anno1503-section-production = Producción
help-anno1503-production-1 = El número que sale vale para todos: cada uno toma la mercancía que su propia isla produce en ese puesto. Si hay una sucursal, se puede tomar la suya en su lugar.
help-anno1503-production-2 = Un puesto de cada isla da una mercancía a elegir, incluidas especias y tabaco. De una pila vacía nadie recibe nada.
help-anno1503-production-3 = Con un 6 nadie produce. Se tira otra vez el dado y ocurre un evento.

help-anno1503-section-events = Eventos
help-anno1503-events-1 = Tras un 6, una segunda tirada decide lo que les pasa a todos. Con los piratas o un incendio, quien tiene oro suficiente debe pagar.
help-anno1503-events-2 = Piratas (1 o 2): cada uno paga 1 de oro por cada sucursal y cada acuerdo comercial que tenga. Quien no tiene suficiente no paga nada y entrega una de esas losetas; después se coloca una loseta de la reserva boca abajo en el mapa, lejos de la salida. Una herrería te protege.
help-anno1503-events-3 = Incendio (3 o 4): cada uno paga 1 de oro por cada habitante fuera de los dos espacios seguros. Quien no tiene suficiente no paga nada y pierde al habitante del espacio más alto, con su edificio público. Los bomberos te protegen.
help-anno1503-events-4 = Edad de oro (5 o 6): cada uno toma una mercancía a elegir; con una iglesia, dos.

help-anno1503-section-people = Habitantes
help-anno1503-people-1 = Un pionero cuesta madera y herramientas y va al siguiente espacio libre. A partir del cuarto espacio trae gratis un edificio público a tu elección.
help-anno1503-people-2 = De pionero a colono: 1 de tela, 2 de piedra. De colono a ciudadano: 2 de especias, 1 de piedra. De ciudadano a comerciante: 2 de tabaco, 1 de especias.
help-anno1503-people-3 = Tienes cuatro losetas para pioneros y colonos, y tres para ciudadanos y comerciantes. Cuando un colono se convierte en ciudadano, queda libre una loseta de pionero.

help-anno1503-section-market = Vender y comprar
help-anno1503-market-1 = Cada habitante compra una mercancía por turno: un pionero madera, piedra o herramientas por 1 de oro, un colono tela por 2, un ciudadano especias por 3, un comerciante tabaco por 4. Los edificios públicos pueden subir estos precios.
help-anno1503-market-2 = Dos veces por turno puedes comprar una mercancía a elegir por 6 de oro, 1 menos por cada acuerdo comercial.
help-anno1503-market-3 = Los jugadores no comercian entre sí.

help-anno1503-section-ships = Barcos
help-anno1503-ships-1 = Un barco cuesta tela, madera y herramientas y empieza en la salida. Tienes dos.
help-anno1503-ships-2 = Cada barco tiene por turno tantos puntos de acción como jugadores hay; un astillero los duplica. Un punto lo lleva a la casilla de mar contigua o mira una loseta contigua. Nada va en diagonal.
help-anno1503-ships-3 = En una casilla puede haber cualquier número de barcos, y los tuyos pueden actuar por turnos.

help-anno1503-section-islands = Losetas de isla
help-anno1503-islands-1 = La loseta que miras solo la ves tú. La dejas, y el barco puede seguir, o la usas: entonces el barco vuelve a tu reserva.
help-anno1503-islands-2 = Una sucursal va a uno de tus cuatro puentes grises y te permite tomar allí su mercancía. Se queda donde la pones. Un acuerdo comercial va a uno de los tres puentes marrones.
help-anno1503-islands-3 = Un tesoro da 12 de oro, o mejora gratis un paso a uno de tus habitantes; después sale del juego.

help-anno1503-section-buildings = Edificios públicos
help-anno1503-buildings-1 = Llegan con los pioneros a partir del cuarto espacio. No puedes tener dos iguales, y no hay suficientes para todos.
help-anno1503-buildings-2 = Junto a cada uno se indica lo que hace. Un incendio se lleva el edificio con su habitante, y vuelve a estar disponible.

help-anno1503-section-end = El final
help-anno1503-end-1 = Quien cumple tres objetivos en su propio turno gana al instante, incluso antes de la tirada. Tres objetivos alcanzados en el turno de otro cuentan al empezar el tuyo, si aún los cumples.
help-anno1503-end-2 = Si tras 400 turnos no ha ganado nadie, la partida acaba en empate.

# La acción del momento.
help-anno1503-do-take = Elige lo que recibes. Piensa en las cinco mercancías que podrás conservar al final de tu turno y en lo que podrás vender o construir pronto.
help-anno1503-do-give = No puedes pagar a los piratas, así que tienes que entregar una sucursal o un acuerdo comercial. Entrega la loseta que menos te sirva; va a la reserva.
help-anno1503-do-ship = Por 1 de tela, 1 de madera y 1 de herramientas, un barco de tu reserva va a la casilla de salida. Puede navegar en este mismo turno.
help-anno1503-do-pioneer = Por 1 de madera y 1 de herramientas, un pionero va a tu siguiente espacio libre y puede comprar una mercancía en este mismo turno. A partir del cuarto espacio eliges con él un edificio público; si no hay ninguno para ti, allí no puede ir nadie.
help-anno1503-do-develop = Paga las mercancías y el habitante da el siguiente paso: pionero, colono, ciudadano, comerciante. Después compra mercancías más caras, pero sigue siendo una sola por turno; vende antes o después, como te convenga.
help-anno1503-do-sell = Cada habitante compra una mercancía por turno. Vende antes de que naveguen tus barcos, y mejor lo que tendrías que descartar.
help-anno1503-do-buy = Compra una mercancía que aún quede por 6 de oro, 1 menos por cada acuerdo comercial, dos veces por turno como máximo.
help-anno1503-do-claim = Con la gran sucursal, una vez por turno: roba al azar una mercancía de la mano de otro jugador y págale 2 de oro. Puedes hacerlo en cualquier momento después de la tirada, aunque tus barcos ya hayan navegado.
help-anno1503-do-sail = Por un punto de acción, lleva el barco a una casilla de mar contigua. Con el primer punto que usa un barco tuyo se acaba por este turno colocar, mejorar, vender y comprar.
help-anno1503-do-look = Por un punto de acción, mira una loseta contigua al barco. Solo la ves tú. Después decides si la usas o la dejas.
help-anno1503-do-keep = Usa la loseta: una sucursal va a un puente gris libre a tu elección, un acuerdo comercial a uno marrón, un tesoro se cobra enseguida. El barco vuelve a tu reserva y habrá que construirlo de nuevo.
help-anno1503-do-leave = Deja la loseta en su sitio. Tú sabes lo que es; los demás solo saben que la has mirado. El barco puede seguir si le quedan puntos.
help-anno1503-do-end = Tu turno ha terminado. Si tienes más de cinco mercancías, ahora descartas las que sobran.
help-anno1503-do-discard = Solo pueden quedar cinco mercancías. Conserva lo que necesites para tu próxima compra, y la próxima vez vende más antes de navegar.

# Consejos para la primera partida.
help-anno1503-tip-1 = Primero vende y construye, después navega: el primer punto de acción de un barco cierra el mercado en este turno.
help-anno1503-tip-2 = Bastan tres de los cinco objetivos. Elige pronto cuáles; sucursales y acuerdos comerciales ayudan también con todos los demás.
help-anno1503-tip-3 = Tienes más de cinco mercancías. Vende o construye antes de que termine tu turno, o se perderán.
help-anno1503-tip-4 = Tienes poco oro. Guarda algo para los piratas y los incendios: quien no puede pagar pierde una loseta o un habitante.
help-anno1503-tip-5 = Ninguno de tus barcos está en el mar. Uno nuevo cuesta tela, madera y herramientas; mientras falte no descubres nada.
help-anno1503-tip-6 = Tu próximo pionero trae un edificio público. Mira cuáles quedan: una escuela o un restaurante rinde en cada turno, los bomberos salvan lo que tienes.
