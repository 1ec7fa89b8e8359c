"""The guide of a first game: shows every tip once, when it first applies."""

from __future__ import annotations

from typing import Final

from kraftwagen.learn.progress import Progress
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.parts.guide import Guide, GuidedTable
from kraftwagen.ui.scenes.parts.note import Note, NoteButton
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import Tip, load_hooks

_SECTION: Final = "tips"
_WANTED: Final = "wanted"
"""Key of the entry that says whether tips are wanted; the other keys are tips already read."""


def want_tips(app: Services, game: str, wanted: bool = True) -> None:
    """Show every tip once more from the next table on; with ``wanted`` False show no tips."""
    progress = Progress(app.paths.data)
    for tip in list(progress.section(game, _SECTION)) if wanted else ():
        progress.keep(game, _SECTION, tip, False)
    progress.keep(game, _SECTION, _WANTED, wanted)


def tips_for(app: Services, match: Match) -> Guide | None:
    """Return the guide if exactly one person plays the match and still wants tips; else None."""
    wanted = Progress(app.paths.data).section(match.spec.id, _SECTION).get(_WANTED) is True
    alone = sum(seat.is_person for seat in match.seats) == 1
    fair = not match.is_unassisted and not match.is_over
    return FirstGameGuide(app, match) if wanted and alone and fair else None


class FirstGameGuide(Guide):
    """Shows a tip that applies and was not read before; changes nothing else."""

    def __init__(self, app: Services, match: Match) -> None:
        self.app, self.tr, self.game = app, app.tr, match.spec.id
        self._hooks = load_hooks(match.spec, app.tr)
        self._progress = Progress(app.paths.data)
        self._at = -1
        """The number of decisions when a tip was last looked for."""
        self._tip: Tip | None = None
        self._wanted = self.noting = True

    def sit(self, table: GuidedTable) -> None:
        self.table = table

    def note(self) -> Note | None:
        """Return the current tip."""
        if self.table.free and self._at != len(self.table.match.steps):
            self._at, self._tip = len(self.table.match.steps), self._find()
        if self._tip is None:
            return None
        buttons = (
            NoteButton(self.tr("learn.tips.good"), self._close, main=True),
            NoteButton(
                self.tr("learn.tips.no_more"), self._no_more, self.tr("learn.tips.no_more_tip")
            ),
        )
        return Note(self.tr("learn.tips.title"), self._tip.words, buttons, rule=self._tip.rule)

    def decided(self) -> None:
        """Remember that the tip on screen was read; it is not shown again."""
        self._end()

    def undone(self) -> None:
        """Remember that the tip on screen was read; it is not shown again."""
        self._end()

    def over(self) -> bool:
        """Turn tips off after the first game; return False to show the usual end."""
        want_tips(self.app, self.game, False)
        return False

    def _find(self) -> Tip | None:
        """Return the most urgent tip that applies and was not read before."""
        read = self._progress.section(self.game, _SECTION)
        found = self._hooks.tips(self.table.position()) if self._wanted else ()
        return next((tip for tip in found if read.get(tip.name) is not True), None)

    def _end(self) -> None:
        """Remember that the tip on screen was read, so that it is not shown again."""
        if self._tip is not None:
            self._progress.keep(self.game, _SECTION, self._tip.name, True)
        self._tip = None

    def _close(self) -> None:
        self._end()
        self.table.refresh()

    def _no_more(self) -> None:
        self._end()
        want_tips(self.app, self.game, False)
        self._wanted = self.noting = False
        self.table.refresh()
