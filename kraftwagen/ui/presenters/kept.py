"""What is wrong with the files in which a player's own things are kept, in finished words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.learn.progress import Progress
from kraftwagen.match import kept

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


def trouble_words(app: Services) -> str:
    """A sentence for each file in trouble that has not been told yet; empty for none."""
    Progress(app.paths.data)
    return " ".join(
        app.tr(f"kept.{trouble.kind}", file=name, detail=trouble.detail)
        for name, trouble in kept.troubles(app.paths.data).items()
    )
