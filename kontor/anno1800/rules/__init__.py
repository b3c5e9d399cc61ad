"""The rules: state, moves, set-up, turns and one module per part of the rules."""
