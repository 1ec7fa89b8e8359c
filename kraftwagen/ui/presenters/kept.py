"""Sentences about problems with the player's own files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kraftwagen.learn.progress import Progress
from kraftwagen.match import kept
from kraftwagen.ui.language.whole import sentences

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


def trouble_words(app: Services) -> str:
    """Return a sentence for each damaged or unusable file not mentioned before; "" for none."""
    Progress(app.paths.data)  # opened now, so that its trouble is known at the start
    words = []
    for file, trouble in kept.troubles(app.paths.data).items():
        what = app.tr.term(f"kept.files.{Path(file).stem}")
        words.append(app.tr(f"kept.{trouble.kind}", what=what, file=file, detail=trouble.detail))
    return sentences(*words)
