"""The game-neutral core: types, generator, reasons, errors and the contract of a game."""
