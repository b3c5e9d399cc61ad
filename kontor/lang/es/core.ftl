# Si el núcleo está compilado.

core-compiled = núcleo compilado
core-interpreted = núcleo interpretado, varias veces más lento
