"""The tools' parts for Automania: balance, sounds, pictures."""

STAGE = "Round {} of 4"
"""The name of a stage in pictures of saves."""
LIVELY = "act"
"""The first word of the most lively decisions, in notation."""
