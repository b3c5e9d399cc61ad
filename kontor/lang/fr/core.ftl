# Si le cœur est compilé.

core-compiled = cœur compilé
core-interpreted = cœur interprété, ce qui est plusieurs fois plus lent
