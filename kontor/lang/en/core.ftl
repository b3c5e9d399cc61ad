# Compiled or interpreted core.

core-compiled = core compiled
core-interpreted = core interpreted, several times slower
