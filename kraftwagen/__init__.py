"""Digital edition of board games about car makers."""

__version__ = "0.1.0"
