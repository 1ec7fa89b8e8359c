"""The tools' parts for Kraftwagen: balance, sounds, pictures."""

STAGE = "Game turn {} of 3"
"""The name of a stage in pictures of saves."""
LIVELY = "car"
"""The first word of the most lively decisions, in notation."""
