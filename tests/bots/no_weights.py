"""Importing this takes the weights away, as in a damaged installation."""

from __future__ import annotations

from pathlib import Path

from kraftwagen.games.kraftwagen.evaluation import insight

insight.BUILT_IN = Path("no such weights.txt")
