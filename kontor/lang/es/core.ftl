# Si el núcleo está compilado.

core-compiled = núcleo compilado
core-interpreted = núcleo interpretado, que es varias veces más lento
