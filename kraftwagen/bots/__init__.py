"""Computer players: their interface, the ladder, the worker process and the arena."""
