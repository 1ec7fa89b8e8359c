"""What teaches a game and gives it to practise: lessons, puzzles, challenges, and how far one is.

A game's own data lie in ``assets/games/<game>/learn``; nothing here knows a certain game.
"""
