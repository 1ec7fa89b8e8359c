"""What the tools know of Kraftwagen: balance, sounds, pictures."""

STAGE = "Game turn {} of 3"
"""How saves in pictures call a stage."""
LIVELY = "car"
"""What the liveliest decisions begin with."""
