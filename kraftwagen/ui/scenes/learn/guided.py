"""The guided game: lessons that follow each other without a page, on a table that grows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from kraftwagen.ui.scenes.learn.lesson import LessonGuide


class PartGuide(LessonGuide):
    """Guides through a part of the guided game, then through the next one."""

    flows = patient = True

    def shown(self) -> Collection[str] | None:
        """Return the places that have come so far; people look at them while others move, too."""
        return self.lesson.shown(self.run.at)

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Return menu entries for repeating, skipping and leaving the guided game."""
        return [
            ("learn.guided.repeat", "undo-2", self.repeat),
            ("learn.guided.skip", "skip-forward", self.skip),
            ("learn.guided.leave", "graduation-cap", self.leave),
        ]

    def back(self) -> None:
        """Go back one step, from the first one of a part to the last one of the part before."""
        before = self.lessons.before(self.lesson)
        if self.run.previous >= 0 or before is None:
            super().back()
        else:
            self._open(before, len(before.steps) - 1)

    def repeat(self) -> None:
        """Begin the guided game again."""
        for part in self.lessons.all:
            self.lessons.keep(part, 0)
        self._open(self.lessons.all[0], 0)

    def finish(self) -> None:
        """Go on with the next part; after the last one, show the card with the ways from here."""
        following = self.lessons.after(self.lesson)
        if following is None:
            self.app.stack.push(self.card(following=False, ready=True, finale=True))
        else:
            self._open(following, 0)
