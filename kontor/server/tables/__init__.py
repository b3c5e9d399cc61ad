"""Table sessions: commands, seats, questions, projections and clocks."""
