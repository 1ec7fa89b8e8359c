"""Lessons, puzzles, challenges, and the player's progress with them.

The data of a game are in ``assets/games/<game>/learn``; nothing here depends on a certain game.
"""
