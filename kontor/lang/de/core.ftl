# Ob der Kern kompiliert läuft.

core-compiled = Kern kompiliert
core-interpreted = Kern interpretiert, das ist um ein Mehrfaches langsamer
