"""Tests, and the toy game that keeps the house game-neutral."""
