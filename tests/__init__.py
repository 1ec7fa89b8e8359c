"""Tests, and the toy game that keeps the house game-neutral."""

import sys
from pathlib import Path

# The pictures of every scene are made by packaging/screenshots, which is no part of the program.
sys.path.append(str(Path(__file__).parents[1] / "packaging"))
