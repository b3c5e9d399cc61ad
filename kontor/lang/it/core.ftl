# Se il nucleo è compilato.

core-compiled = nucleo compilato
core-interpreted = nucleo interpretato, cioè molto più lento
