# Anno 1800: errores en los datos.

anno1800-content-taken = { $path }: «{ $name }» ya significa otra cosa en el juego; elige otro nombre.
anno1800-content-flag = { $path }: aquí solo se admite true o false.
anno1800-content-empty = { $path }: aquí no hay nada; hace falta al menos una entrada.
anno1800-content-alone = { $path }: «{ $name }» debe ir solo; quita lo que está a su lado.
anno1800-content-together = { $path }: un efecto solo puede tener uno de estos elementos: { $names }; quita los demás.
anno1800-content-one-of = { $path }: aquí hace falta exactamente uno de estos elementos: { $names }.
anno1800-content-missing = { $path }: aquí falta todavía: { $names }.
anno1800-content-full = { $path }: este sobra; el máximo es { $high }.
anno1800-content-length = { $path }: aquí se admiten de { $low } a { $high } entradas.
anno1800-content-seats = { $path }: aquí hacen falta { $wanted } entradas, una por asiento.

anno1800-content-cost = { $path }: «{ $name }» no es ningún recurso, cubo ni ficha del juego; revisa la ortografía o añade una industria que lo produzca.
anno1800-content-good = { $path }: no existe el recurso «{ $name }»; revisa la ortografía o añade una industria que lo produzca.
anno1800-content-industry = { $path }: no existe la industria «{ $name }»; revisa la ortografía o añádela como [[industry]].
anno1800-content-objective = { $path }: no existe la misión «{ $name }»; revisa la ortografía o añádela como [[objective]].
anno1800-content-far-good = { $path }: «{ $name }» es un recurso del Nuevo Mundo y solo viene de sus islas; elige otro aquí.
anno1800-content-unmade = { $path }: nada en el juego proporciona «{ $name }»; añade algo que lo proporcione o pide otra cosa aquí.
anno1800-content-never = { $path }: este coste no se puede pagar nunca, porque las industrias de sus recursos dependen unas de otras; pide otro recurso.
anno1800-content-endless = { $path }: esto podría usarse sin fin; escribe true, o pide una ficha y no des ninguna acción adicional.
anno1800-content-exchange = { $path }: solo una misión puede convertir fichas de exploración en fichas de comercio; deja fuera la otra.
anno1800-content-cells = { $path }: aquí hay { $printed } impresos y la isla de origen solo tiene { $cells } casillas para ellos; quita algunos.
anno1800-content-deck-small = { $path }: el mazo { $deck } es demasiado pequeño para cuatro manos (cartas: { $cards }, necesarias: { $wanted }); deja fuera menos cartas o reparte menos.
anno1800-content-objectives = { $path }: hay muy pocas misiones (quedan en el juego: { $objectives }, necesarias: { $wanted }); deja fuera menos o pide menos.
