# Whether the core runs compiled.

core-compiled = core compiled
core-interpreted = core interpreted, several times slower
