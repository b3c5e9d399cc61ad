"""What all games share: the game protocol, moves, records, matches, random numbers and errors."""
