"""Lessons, puzzles, challenges, and the player's progress with them.

Each game's data lie in ``assets/games/<game>/learn``; nothing here depends on a certain game.
"""
