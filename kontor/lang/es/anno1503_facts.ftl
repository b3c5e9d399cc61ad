# Anno 1503: lo que está impreso en los componentes, en frases para las pantallas.

anno1503-fact-name-pirates = Piratas
anno1503-fact-name-fire = Incendio
anno1503-fact-name-golden_age = Edad de oro
anno1503-fact-pirates = Cada cual paga 1 de oro por cada sucursal y cada acuerdo comercial de su isla. Quien no tiene bastante entrega en su lugar una de esas losetas.
anno1503-fact-fire = Cada cual paga 1 de oro por cada habitante más allá del espacio { $number }. Quien no tiene bastante pierde en su lugar al habitante del espacio más alto, con su edificio público.
anno1503-fact-golden_age = Cada cual toma una mercancía a su elección.

anno1503-fact-goal-gold = { $number } de oro
anno1503-fact-goal-branches = { $number } sucursales en tu isla
anno1503-fact-goal-agreements = { $number } acuerdos comerciales en tu isla
anno1503-fact-goal-buildings = { $number } edificios públicos en tu isla
anno1503-fact-goal-merchants = { $number } comerciantes en tu isla

anno1503-fact-branch = Se coloca en un puente gris libre, en uno de tus puestos. Cuando sale el número de ese puesto, puedes tomar { $good_some } en lugar de lo que produce el puesto.
anno1503-fact-agreement = Se coloca en un puente marrón libre. Cada mercancía que compras te cuesta 1 de oro menos.
anno1503-fact-treasure_upgrade = Mejora gratis en un grado a uno de tus habitantes; después sale del juego.
anno1503-fact-treasure_gold = Da { $gold } de oro; después sale del juego.

anno1503-fact-start = La salida: aquí se colocan los barcos nuevos.
anno1503-fact-sea = Mar: un barco va de casilla en casilla; cada paso cuesta un punto de acción.
anno1503-fact-stack =
    { $number ->
        [2] Un espacio de isla de la pila { $number }, presente en todas las partidas.
       *[other] Un espacio de isla de la pila { $number }, presente a partir de { $number } jugadores.
    }

anno1503-fact-inhabitant = Te compra una mercancía en cada uno de tus turnos: { $goods }, por { $gold } de oro.
anno1503-fact-ship = Navega y mira las losetas contiguas; cada paso y cada mirada cuesta un punto de acción. Cuando se usa una loseta, el barco vuelve a tu reserva.
anno1503-fact-production = Cuando sale el número de un puesto, cada jugador toma la mercancía que su isla produce allí.
anno1503-fact-event = Con un { $number } no se produce nada; se tira otra vez el dado para un suceso.
anno1503-fact-buy =
    { $times ->
        [one] Una vez por turno puedes comprar cualquier mercancía por { $gold } de oro, menos 1 por cada acuerdo comercial.
       *[other] Hasta { $times } veces por turno puedes comprar cualquier mercancía por { $gold } de oro, menos 1 por cada acuerdo comercial.
    }
anno1503-fact-hand = Al final de tu turno conservas { $number } mercancías como máximo.
anno1503-fact-safe = Los primeros { $number } espacios están a salvo de los incendios.
anno1503-fact-building = A partir del espacio { $number }, un nuevo pionero trae gratis un edificio público; ninguno está dos veces en la misma isla.
anno1503-fact-win = Quien cumple { $number } de los objetivos en su propio turno gana al instante. Un objetivo que deja de cumplirse ya no cuenta.
anno1503-fact-effects = { $effects }
