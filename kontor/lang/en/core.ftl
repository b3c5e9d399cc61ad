# Whether the core runs compiled.

core-compiled = core compiled
core-interpreted = core interpreted, which is several times slower
