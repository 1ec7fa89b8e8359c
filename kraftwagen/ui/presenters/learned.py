"""Figures of challenges and puzzles for the statistics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.language.whole import beside, quote
from kraftwagen.ui.presenters.challenges import medals_won
from kraftwagen.ui.presenters.puzzles import puzzle_book, rating_words

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


@dataclass(frozen=True, slots=True)
class Learned:
    """A line of figures with an icon, and the action that opens its page."""

    words: str
    icon: str
    tip: str
    open: Callable[[], object]


def learned(app: Services, spec: GameSpec[Any]) -> list[Learned]:
    """Return a line on challenges if any medal was won, and one on puzzles if any was tried."""
    found = []
    tr, routes = app.tr, app.routes
    medals = medals_won(app, spec.id)
    if any(medals.values()):
        words = tr("statistics.learned.challenges", **medals)
        tip = tr("statistics.learned.challenges_tip")
        found.append(Learned(words, "flag", tip, routes.learning.challenges))
    book, _ = puzzle_book(app, spec)
    if book.rating.tries:
        figures = {"solved": book.solved, "all": len(book.puzzles), "count": book.stars}
        words = tr("statistics.learned.puzzles", **figures)
        if book.rated:
            rating = rating_words(tr, book.rating)
            words = beside(words, tr("statistics.learned.rated", rating=quote(rating)))
        tip = tr("learn.puzzles.rating_tip")
        found.append(Learned(words, "lightbulb", tip, routes.learning.puzzles))
    return found
