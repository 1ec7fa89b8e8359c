"""The parts of the tools that depend on Automania: balance, sounds, pictures."""

STAGE = "Round {} of 4"
"""The name of a stage of the game, with its number, in pictures of saves."""
LIVELY = "act"
"""The first word, in notation, of the decisions with the most lively animations."""
