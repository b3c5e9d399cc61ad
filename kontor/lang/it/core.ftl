# Se il nucleo è compilato.

core-compiled = nucleo compilato
core-interpreted = nucleo interpretato, più volte più lento
