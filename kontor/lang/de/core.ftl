# Ob der Kern kompiliert läuft.

core-compiled = Kern kompiliert
core-interpreted = Kern interpretiert, um ein Mehrfaches langsamer
