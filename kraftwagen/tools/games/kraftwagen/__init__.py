"""The parts of the tools that depend on Kraftwagen: balance, sounds, pictures."""

STAGE = "kraftwagen.title.turn", "turn", "turns", 3
"""The text of a stage of the game: its key, the names of number and total, the total."""
LIVELY = "car"
"""The first word, in notation, of the decisions with the most lively animations."""
