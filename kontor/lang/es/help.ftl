# Ayuda para cualquier juego: cómo funciona la pantalla, sus teclas y qué significan los símbolos. Ninguna frase tiene variables.

help-title-reference = Las reglas en breve
help-title-action = La acción del momento
help-title-tips = Consejos para la primera partida
help-title-screen = Cómo funciona la pantalla
help-title-keys = Teclas
help-title-symbols = Símbolos
help-title-rules = Reglas

help-screen-1 = Haz clic o toca lo que quieras: una loseta, una carta, un barrio, un cubo, una pila, una misión, un barco. El panel junto al tablero muestra entonces qué se puede hacer con ello.
help-screen-2 = Lo que está claro se puede hacer ahora. Lo que está gris, no; señálalo o elígelo y dirá qué falta.
help-screen-3 = Antes de confirmar ves adónde va, cómo se paga y qué te queda después. Se propone la mejor forma de pagar; haz clic en un recurso para elegir otra.
help-screen-4 = Deshacer, rehacer, deshacer el turno entero y terminar el turno están siempre en el mismo sitio. Puedes volver atrás mientras no se haya mostrado nada oculto, no se haya tirado el dado y nadie más haya jugado. A solas con bots o en torno a una misma pantalla puedes volver atrás sin límite.
help-screen-5 = Solo se pide confirmación para lo que no se puede deshacer.
help-screen-6 = Señala un recurso y se ilumina todo lo que lo produce o lo pide. Señala un símbolo y dice qué significa.
help-screen-7 = Todo se puede hacer también con el teclado: Tab pasa de una cosa a otra, las flechas se mueven por los tableros, Intro elige.
help-screen-8 = Puedes cerrar la página en cualquier momento. Cuando la abras de nuevo, la mesa estará como la dejaste.
help-screen-9 = Si en una mesa se juega con datos cambiados, cuenta lo que muestran sus losetas y cartas, no los números de esta ayuda.
help-screen-10 = Con «Pista», un bot propone en tu turno hasta tres jugadas y dice por qué; no juega ninguna. Cuando una partida ha terminado, «Análisis» muestra los momentos decisivos de cada jugador.

help-keys-help = esta ayuda
help-keys-undo = deshacer
help-keys-redo = rehacer
help-keys-reset = deshacer el turno
help-keys-end = terminar el turno
help-keys-hint = una pista: buenas jugadas
help-keys-back = volver, cerrar
help-keys-confirm = confirmar
help-keys-arrows = moverse por un tablero
help-keys-log = diario
help-keys-chat = escribir algo
help-keys-panels = ir a un panel
help-keys-means = mis medios

# Símbolos de Anno 1800.
help-symbol-farmer = Agricultor: trabaja en las industrias de agricultores impresas en tu isla de origen.
help-symbol-worker = Trabajador: produce los recursos más sencillos.
help-symbol-artisan = Artesano: produce recursos más finos y, al principio, también los materiales.
help-symbol-engineer = Ingeniero: produce los recursos más modernos.
help-symbol-investor = Inversor: no trabaja; algunos costes lo descartan, y en las expediciones es el que más vale.
help-symbol-trade_token = Ficha de comercio: compra a los demás, importa del Nuevo Mundo.
help-symbol-exploration_token = Ficha de exploración: paga islas y cartas de expedición.
help-symbol-gold = Oro: envía cubos a casa; cada 3 valen 1 punto de influencia al final.
help-symbol-influence = Influencia: gana quien tenga más al final.
help-symbol-ready = Disponible: se puede usar ahora.
help-symbol-exhausted = Descartado: vuelve con una festividad; un cubo, también pagando oro.
help-symbol-district = Barrio: el hogar de los cubos disponibles de un tipo.
help-symbol-workplace = Puesto de trabajo: para un cubo que produce este recurso.
help-symbol-stock = Puntos: cuántas de estas losetas quedan.
help-symbol-need_make = Puedes producir este recurso ahora.
help-symbol-need_buy = Puedes comprar o importar este recurso ahora.
help-symbol-need_lack = Te falta este recurso; señálalo para ver por qué.
help-symbol-shipyard = Embarcadero: construye un barco por acción, hasta su nivel.
help-symbol-merchant_ship = Barco comercial: lleva tantas fichas de comercio como su nivel.
help-symbol-exploration_ship = Barco de exploración: lleva tantas fichas de exploración como su nivel.
help-symbol-old_world = Viejo Mundo: islas con sitio para construir.
help-symbol-new_world = Nuevo Mundo: islas cuyos recursos importas.
help-symbol-deck_farmer_worker = Carta de agricultor/trabajador: 3 puntos de influencia al jugarla.
help-symbol-deck_artisan_engineer_investor = Carta de artesano/ingeniero/inversor: 8 puntos de influencia al jugarla.
help-symbol-deck_new_world = Carta del Nuevo Mundo: 5 puntos de influencia al jugarla.
help-symbol-expedition = Carta de expedición: cuenta al final si puedes visitarla.
help-symbol-objective = Misión: la misma para todos.
help-symbol-festival = Festividad: todos los cubos y fichas vuelven a estar disponibles.
help-symbol-fireworks = Fuegos artificiales: 7 puntos de influencia para la primera mano vacía.
help-symbol-extra_action = Acción adicional: una más en el mismo turno.

# Símbolos de Anno 1503. Lo que hacen los edificios públicos se indica con ellos.
help-symbol-coins = Oro: compra mercancías, paga piratas e incendios; 30 son un objetivo.
help-symbol-pioneer = Pionero: compra madera, piedra o herramientas.
help-symbol-settler = Colono: compra tela.
help-symbol-citizen = Ciudadano: compra especias.
help-symbol-merchant = Comerciante: compra tabaco; tres son un objetivo.
help-symbol-safe_space = Espacio seguro: aquí un incendio no hace daño.
help-symbol-branch = Sucursal: su mercancía en lugar de la de la isla.
help-symbol-agreement = Acuerdo comercial: compras por 1 de oro menos.
help-symbol-treasure = Tesoro: oro, o una mejora gratuita.
help-symbol-action_points = Puntos de acción: cada uno mueve un barco o mira una loseta.
help-symbol-fog = Loseta boca abajo: mírala desde un barco contiguo. Su número: a partir de cuántos jugadores está en juego esta isla.
help-symbol-looked_at = Alguien ya ha mirado esta loseta.
help-symbol-goals = Objetivos: tres de cinco ganan, en tu turno.
help-symbol-hand_limit = Al final de tu turno conservas cinco mercancías como máximo.
