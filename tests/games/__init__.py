"""Tests of the rules, words and tables of each game, in a folder of its name."""
