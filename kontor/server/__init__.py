"""Tables people sit at from anywhere: seats, the store, live updates."""
