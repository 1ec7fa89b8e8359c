"""What the tools know of Automania: balance, sounds, pictures."""

STAGE = "Round {} of 4"
"""How saves in pictures call a stage."""
LIVELY = "act"
"""What the liveliest decisions begin with."""
