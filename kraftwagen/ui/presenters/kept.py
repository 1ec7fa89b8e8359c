"""What is wrong with the files in which a player's own things are kept, in finished words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kraftwagen.learn.progress import Progress
from kraftwagen.match import kept

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


def trouble_words(app: Services) -> str:
    """A sentence for each file in trouble that has not been told yet; empty for none."""
    Progress(app.paths.data)  # opened now: it is told at the start
    words = []
    for file, trouble in kept.troubles(app.paths.data).items():
        what = app.tr(f"kept.files.{Path(file).stem}")
        words.append(app.tr(f"kept.{trouble.kind}", what=what, file=file, detail=trouble.detail))
    return " ".join(words)
