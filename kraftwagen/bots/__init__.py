"""Computer players: what they are, the ladder of them and their process."""
