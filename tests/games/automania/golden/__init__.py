"""Golden finished games of Automania, made as those of the first game are.

After a wanted change of the rules or the data set make them anew with

    python -m tests.games.automania.golden.make

and look at what has changed before committing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def load_all() -> dict[str, dict[str, Any]]:
    """All golden games by file name."""
    files = sorted(FOLDER.glob("*.json"))
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}
