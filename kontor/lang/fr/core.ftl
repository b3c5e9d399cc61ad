# Si le cœur est compilé.

core-compiled = cœur compilé
core-interpreted = cœur interprété, plusieurs fois plus lent
