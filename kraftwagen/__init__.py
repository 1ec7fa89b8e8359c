"""Digital edition of board games about car makers."""

from kraftwagen import compiled

__version__ = "0.1.0"

compiled.use()
