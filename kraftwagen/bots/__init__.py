"""Computer players: what they are, the ladder of them, their process and the arena."""
