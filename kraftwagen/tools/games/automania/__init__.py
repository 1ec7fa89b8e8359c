"""The parts of the tools that depend on Automania: balance, sounds, pictures."""

STAGE = "automania.title.round", "round", "rounds", 4
"""The text of a stage of the game: its key, the names of number and total, the total."""
LIVELY = "act"
"""The first word, in notation, of the decisions with the most lively animations."""
