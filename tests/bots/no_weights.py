"""Importing this takes the weights away, as in a damaged installation."""

from __future__ import annotations

from pathlib import Path

from kraftwagen.games.automania.evaluation import insight as automania
from kraftwagen.games.kraftwagen.evaluation import insight as kraftwagen

automania.BUILT_IN = kraftwagen.BUILT_IN = Path("no such weights.txt")
