"""Digital edition of board games about the young European car makers."""

__version__ = "0.1.0"
