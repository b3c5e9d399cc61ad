"""Many games: simulation, tournaments, ratings."""
