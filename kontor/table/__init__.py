"""What all games share: the game protocol, moves and their text, records, a match in progress."""
