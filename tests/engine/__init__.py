"""Tests of the game-neutral engine."""
