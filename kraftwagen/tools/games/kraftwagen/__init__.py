"""The parts of the tools that depend on Kraftwagen: balance, sounds, pictures."""

STAGE = "Game turn {} of 3"
"""The name of a stage of the game, with its number, in pictures of saves."""
LIVELY = "car"
"""The first word, in notation, of the decisions with the most lively animations."""
