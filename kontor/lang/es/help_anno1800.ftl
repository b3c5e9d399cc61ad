# Anno 1800 en breve: el resumen de las reglas, la acción del momento y consejos para la primera partida. Ninguna frase tiene variables.

help-anno1800-section-goal = Objetivo del juego
help-anno1800-goal-1 = Las cartas de tu mano son los deseos de tu población. Cúmplelos, juega las cartas y tu influencia crecerá.
help-anno1800-goal-2 = Quien se queda sin cartas en la mano acerca el final y recibe 7 puntos de influencia. Pero gana quien tenga más influencia en total, no la mano vacía.

help-anno1800-section-turn = Tu turno
help-anno1800-turn-1 = En tu turno haces una acción: construir, jugar una carta, intercambiar cartas, contratar, mejorar, desbloquear el Viejo Mundo, explorar el Nuevo Mundo, robar cartas de expedición o celebrar la festividad.
help-anno1800-turn-2 = Además puedes hacer cuantas acciones gratuitas quieras, en cualquier momento de tu turno: producir recursos por adelantado, usar el efecto de una carta jugada, usar una misión con efecto o enviar cubos a casa pagando oro.
help-anno1800-turn-3 = Contratar, mejorar y construir barcos se hacen por partes. Puedes parar después de cada una, y lo que una parte trae o deja puede pagar la siguiente.
help-anno1800-turn-4 = Una carta o una misión puede darte una acción adicional en el mismo turno. El turno termina cuando tú lo dices; hay que hacer al menos una acción, y la festividad siempre es posible.

help-anno1800-section-paying = Pagar
help-anno1800-paying-1 = Los recursos que produces, compras o importas quedan disponibles hasta el final de tu turno, para pagar lo que quieras. Puedes producir más de lo que pide un coste, y también por adelantado. Nada se guarda para otro turno: lo que no hayas usado se pierde. Un recurso sigue disponible aunque su cubo vuelva a casa o su industria quede cubierta.
help-anno1800-paying-2 = Para producir un recurso, un cubo va de su barrio a un puesto de trabajo libre de una industria tuya que pida ese tipo de cubo. Cada industria tiene dos puestos de trabajo. El cubo se queda allí y no produce nada más hasta que vuelve a casa.
help-anno1800-paying-3 = Algunos costes piden descartar cubos: van de su barrio a la zona de descarte, donde no sirven de nada hasta que vuelven a casa. Allí van también las fichas de tus barcos que gastas.
help-anno1800-paying-4 = Los recursos del Nuevo Mundo se importan de una isla tuya: 1 ficha de comercio cada uno, cuantas veces quieras.

help-anno1800-section-trade = Comercio
help-anno1800-trade-1 = Si una industria de otro jugador puede producir un recurso, puedes comprarlo allí: por 1 ficha de comercio si trabajan agricultores o trabajadores, por 2 si son artesanos, por 3 si son ingenieros.
help-anno1800-trade-2 = Quien vende no puede negarse, no mueve ningún cubo y recibe 1 de oro de la reserva. No importa si los puestos de trabajo están ocupados.
help-anno1800-trade-3 = Cada recurso se compra una sola vez por turno. Los del Nuevo Mundo no se venden.

help-anno1800-section-build = Construir
help-anno1800-build-1 = Una acción de construir da una industria, o un embarcadero, o barcos. Las industrias van en tierra o costa, los embarcaderos en costa, los barcos en el mar.
help-anno1800-build-2 = Puedes construir sobre lo que ya hay. Una loseta vuelve entonces al tablero de juego, un edificio impreso solo queda cubierto; los cubos que estaban encima se descartan.
help-anno1800-build-3 = No puedes tener dos veces la misma industria, salvo que la traiga una isla del Viejo Mundo. La versión para trabajadores de una industria impresa cuenta como otra distinta; en la edición española solo se construye sobre la impresa.
help-anno1800-build-4 = En una acción de construir puedes devolver una loseta tuya al tablero de juego, por ejemplo para hacer sitio. En la edición española no se puede.

help-anno1800-section-ships = Embarcaderos y barcos
help-anno1800-ships-1 = En una acción de construir, cada uno de tus embarcaderos puede construir un barco, de su nivel o de uno inferior.
help-anno1800-ships-2 = Los barcos comerciales llevan fichas de comercio, los de exploración fichas de exploración: tantas como su nivel. Un barco nuevo las trae enseguida, y pueden pagar ya el siguiente barco de la misma acción. Un barco cubierto o devuelto al tablero de juego se lleva otras tantas fichas, primero las descartadas. Un barco impreso que vuelve a quedar a la vista trae sus fichas descartadas.
help-anno1800-ships-3 = Con las fichas de comercio compras recursos a los demás e importas los del Nuevo Mundo. Con las fichas de exploración pagas islas y cartas de expedición.

help-anno1800-section-people = Tu población
help-anno1800-people-1 = Agricultores, trabajadores, artesanos e ingenieros trabajan en las industrias que los piden. Los inversores no trabajan en ninguna, pero algunos costes los descartan, y al final son los mejores visitantes de las expediciones.
help-anno1800-people-2 = Contratar: hasta tres cubos nuevos en una acción, cada uno pagado y disponible enseguida. Cada uno trae una carta a tu mano: un agricultor o trabajador, una carta de agricultor/trabajador; los demás, una de artesano/ingeniero/inversor.
help-anno1800-people-3 = Si ese mazo está vacío, pagas oro en su lugar: 1 por un agricultor o trabajador, 3 por cualquier otro cubo.
help-anno1800-people-4 = Mejorar: hasta tres pasos en una acción, de agricultor a trabajador, artesano, ingeniero e inversor, con un solo cubo o con varios. El cubo mejora allí donde está, y no robas ninguna carta.

help-anno1800-section-cards = Cartas
help-anno1800-cards-1 = Jugar una carta: paga lo que pide y ponla boca arriba delante de ti, una carta por acción. Al final cuenta, hayas usado su efecto o no.
help-anno1800-cards-2 = El efecto se usa una vez, en cualquier momento de este turno o de otro posterior tuyo, como acción gratuita. Solo el efecto que pone cartas de la mano debajo de sus mazos hay que usarlo en el turno en que se jugó la carta.
help-anno1800-cards-3 = Los efectos dan cubos (con sus cartas para la mano), mejoras, oro, cartas de expedición, un recurso gratuito del Nuevo Mundo, una acción adicional o fichas. Esas fichas quedan sobre la carta hasta que las gastas o celebras la festividad.
help-anno1800-cards-4 = Las mejoras gratuitas se hacen todas en el mismo turno, pero no hace falta que sea de una vez: puedes hacerlas una a una, incluso en medio de un pago, y el cubo mejorado trabaja ya como su nuevo tipo. Las que queden al final del turno se pierden. Un recurso gratuito del Nuevo Mundo se usa en el acto, en un pago que lo pida, y nunca se guarda.
help-anno1800-cards-5 = Intercambiar: pon de una a tres cartas de la mano debajo de sus mazos y roba otras tantas de los mismos mazos. Si un mazo está vacío, sus cartas no se pueden intercambiar.

help-anno1800-section-islands = Islas y expediciones
help-anno1800-islands-1 = Viejo Mundo: tu primera isla cuesta 1 ficha de exploración, la segunda 2, la tercera 3, la cuarta y última 4. Cada una añade 2 casillas de tierra, 2 de costa y 2 de mar, y lo que muestra es tuyo enseguida.
help-anno1800-islands-2 = Nuevo Mundo: los mismos precios, contados aparte, y también cuatro islas como máximo. Desde entonces puedes importar los tres recursos de la isla, y robas 3 cartas del Nuevo Mundo para tu mano. Allí no se construye nada.
help-anno1800-islands-3 = Cartas de expedición: descarta 2 fichas de exploración y roba 3. Nadie más las ve, y no cuentan como cartas de la mano.

help-anno1800-section-festival = Fin de jornada y festividad
help-anno1800-festival-1 = Fin de jornada: pagando oro, un cubo vuelve a casa desde su puesto de trabajo o desde la zona de descarte y está disponible enseguida. Cuesta 1 por un agricultor, 2 por un trabajador, 3 por un artesano, 4 por un ingeniero, 5 por un inversor, y se puede hacer incluso mientras pagas.
help-anno1800-festival-2 = Festividad: una acción que devuelve a casa todos tus cubos y a sus barcos todas las fichas descartadas. Las fichas que queden sobre cartas se pierden.

help-anno1800-section-objectives = Misiones
help-anno1800-objectives-1 = Hay cinco misiones en juego, las mismas para todos.
help-anno1800-objectives-2 = Mayorías: 10 puntos de influencia para quien tenga más, 4 para el segundo. En caso de empate, todos reciben los puntos enteros; quien no tenga ninguno no recibe nada.
help-anno1800-objectives-3 = Otras dan influencia por industrias a la vista en tu isla, por islas o por visitas a expediciones; una la quita por las cartas que quedan en la mano.
help-anno1800-objectives-4 = Los efectos son acciones gratuitas: Alonso Graves, Aarhant y El Editor una vez por turno cada uno, Beryl O’Mara cuantas veces quieras.

help-anno1800-section-end = El final
help-anno1800-end-1 = El primero que se queda sin cartas en la mano se lleva enseguida los fuegos artificiales y los conserva, aunque después reciba más cartas.
help-anno1800-end-2 = Se termina la ronda, para que todos hayan tenido los mismos turnos, y después se juega otra entera.

help-anno1800-section-scoring = Puntos de influencia
help-anno1800-scoring-1 = Cartas jugadas: 3 por cada carta de agricultor/trabajador, 8 por cada una de artesano/ingeniero/inversor, 5 por cada una del Nuevo Mundo. Las cartas que quedan en la mano no dan nada.
help-anno1800-scoring-2 = Cartas de expedición: cada uno de tus artesanos, ingenieros e inversores, esté donde esté, visita un espacio de su tipo, por 1, 2 o 3 puntos de influencia. La mejor elección se hace por ti.
help-anno1800-scoring-3 = Cada 3 de oro dan 1 punto de influencia, los fuegos artificiales 7; después se suman las misiones.
help-anno1800-scoring-4 = Si hay empate decide quien tenga más industrias, embarcaderos y barcos en total, después quien tenga menos cartas en la mano; si no, se comparte la victoria.

# La acción del momento.
help-anno1800-do-build = Toma una industria del tablero de juego, paga su coste y colócala en una casilla de tierra o de costa. En cuanto está colocada, se puede trabajar en ella. Mira lo que cubre: una industria cubierta ya no produce nada.
help-anno1800-do-build-shipyard = Coloca un embarcadero en una casilla de costa. Permite un barco de su nivel o de uno inferior en cada acción de construir. Puedes tener cuantos quieras.
help-anno1800-do-build-ship = Coloca un barco en una casilla de mar; cada uno de tus embarcaderos construye como máximo uno por acción. Sus fichas están ahí enseguida, también para el siguiente barco de esta acción. Para cuando quieras.
help-anno1800-do-play = Paga lo que pide la carta; queda boca arriba delante de ti y cuenta al final. Su efecto espera a que quieras usarlo. Con tu última carta te llevas los fuegos artificiales, si nadie los tiene aún.
help-anno1800-do-swap = Pon de una a tres cartas debajo de sus mazos y roba otras tantas de los mismos mazos. Solo cuesta tu acción. Elige cartas cuyos recursos tengas todavía muy lejos.
help-anno1800-do-hire = Paga hasta tres cubos nuevos, uno tras otro; cada uno está disponible enseguida y puede ayudar a pagar el siguiente. Pero cada uno trae una carta a tu mano, o cuesta oro si su mazo está vacío.
help-anno1800-do-upgrade = Paga hasta tres pasos; cada uno convierte un cubo en otro del tipo siguiente, esté donde esté. No robas ninguna carta. En un puesto de trabajo, el cubo mejorado se queda hasta que vuelve a casa.
help-anno1800-do-open = Descarta fichas de exploración, una más por cada nueva isla, y toma la isla de arriba. Añade seis casillas y a menudo una industria, un barco, un embarcadero o un regalo. Los cubos nuevos traen cartas, como siempre.
help-anno1800-do-explore = Descarta fichas de exploración, una más por cada nueva isla, y toma la isla de arriba. Desde ahora puedes importar sus tres recursos. Ten en cuenta que tres cartas del Nuevo Mundo llegan a tu mano.
help-anno1800-do-expedition = Descarta 2 fichas de exploración y roba 3 cartas de expedición. Solo cuentan si tus artesanos, ingenieros e inversores pueden visitarlas, cada uno un espacio.
help-anno1800-do-festival = Todos los cubos vuelven a casa y todas las fichas descartadas a los barcos. Cuesta tu acción entera, así que espera hasta que no puedas hacer mucho más. Gasta antes las fichas que estén sobre cartas, porque se pierden.
help-anno1800-do-make = Produce, compra o importa recursos antes de necesitarlos. Quedan disponibles hasta el final de tu turno, para uno o varios pagos. No cuesta ninguna acción; lo que no uses se pierde.
help-anno1800-do-use = Usa el efecto de una carta jugada, una sola vez. Es gratis y no cuesta ninguna acción. Las fichas quedan sobre la carta hasta que las gastas o hasta tu festividad; los cubos nuevos traen cartas a la mano. Las mejoras gratuitas se pueden hacer una a una, hasta el final de tu turno.
help-anno1800-do-use-objective = Usa el efecto de una misión pagando su precio. No cuesta ninguna acción. Casi todas se usan una vez por turno.
help-anno1800-do-recall = Paga oro y envía a casa un cubo desde un puesto de trabajo o desde la zona de descarte; está disponible enseguida. No cuesta ninguna acción. Recuerda que 3 de oro valen 1 punto de influencia al final.
help-anno1800-do-end = Le toca al siguiente. Pierdes lo que te quede: acciones, el resto de la acción empezada, recursos y mejoras gratuitas de una carta ya usada.

# Consejos para la primera partida.
help-anno1800-tip-1 = Empieza por tu mano: ¿qué recursos aparecen en varias cartas? Una industria que produzca uno de ellos te servirá una y otra vez.
help-anno1800-tip-2 = Carbón, ladrillos, mercancías, vigas de acero y velas ocupan al principio a artesanos, y solo tienes dos. Construye pronto las versiones para trabajadores y todo será más fácil.
help-anno1800-tip-3 = Mira de vez en cuando las cinco misiones. Una mayoría que nadie disputa vale 10 puntos de influencia, más que cualquier carta.
help-anno1800-tip-4 = Quedan pocos cubos disponibles. Una festividad lo recupera todo, pero cuesta un turno entero; a veces un poco de oro para un fin de jornada te lo ahorra.
help-anno1800-tip-5 = Tu mano es grande. Cada cubo contratado añade una carta más por jugar; una mejora, ninguna.
help-anno1800-tip-6 = No hace falta construirlo todo. Lo que solo necesitas una o dos veces sale más barato comprarlo, y las fichas de comercio vuelven con la próxima festividad.
help-anno1800-tip-7 = Tienes cartas jugadas con un efecto por usar. Es gratis, no cuesta ninguna acción y quizá sea justo lo que falta para la próxima carta.
help-anno1800-tip-8 = Tu mano está casi vacía. Tras la última carta solo quedan el resto de esta ronda y otra más: ¿qué quieres haber hecho para entonces?
