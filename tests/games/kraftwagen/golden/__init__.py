"""Golden finished games: seeded random games that together show everything the rules know.

Each file holds the set-up, the decisions in notation and the result, as the rules gave it when
the file was made. They are replayed by ``test_golden.py`` and may be read by any other test
(``load_all``). After a wanted change of the rules or the data set make them anew with

    python -m tests.games.kraftwagen.golden.make

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
