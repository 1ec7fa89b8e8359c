"""Computer players: their interface, the ladder and the worker process."""
