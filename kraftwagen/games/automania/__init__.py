"""Automania: the rules, without a window. Rule ids are those of the rulebook of this game."""
