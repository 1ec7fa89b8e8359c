"""Games in progress and on disk: the one authority, its record, replay and saves."""
