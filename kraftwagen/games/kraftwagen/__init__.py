"""Kraftwagen: rules, data, explanations and texts of the game."""
