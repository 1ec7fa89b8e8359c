"""The puzzles of a game: filters, a button for each, the number solved, the rating."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from kraftwagen.learn.puzzle_book import OPEN
from kraftwagen.learn.puzzles import HARDEST, Heading
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED
from kraftwagen.ui.boxes import Box, Column, Gap, Grid, Row, button, dropdown, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
from kraftwagen.ui.scenes.page import PageScene

_ICONS: Final = {SOLVED: "check", HINTED: "lightbulb", MISSED: "x", OPEN: "play"}


class PuzzlesScene(PageScene):
    """Rating and number of solved puzzles on top, below them the puzzles that match the filters."""

    name: ClassVar[str] = "puzzles"
    heading: ClassVar[str] = "learn.puzzles.title"
    of_game = True
    width: ClassVar[int] = 1060

    theme = ""
    difficulty = 0

    def __init__(self, theme: str | None = None) -> None:
        """``theme`` replaces the filters used last; "" shows all puzzles, None keeps filters."""
        self._wanted = theme

    def layout(self, size: tuple[int, int]) -> None:
        """Read the puzzles and the progress, then lay out the page."""
        self.puzzles = Puzzles(self.app, self.app.game)
        key = f"puzzles of {self.app.game.id}"
        if self._wanted is not None:
            self.app.session[key], self._wanted = (self._wanted, 0), None
        self.theme, self.difficulty = self.app.session.get(key, ("", 0))
        if self.theme not in self.puzzles.book.themes:
            self.theme = ""
        super().layout(size)

    def pause(self) -> None:
        """Request a new layout, as a puzzle may be solved meanwhile."""
        super().pause()
        self.needs_layout = True

    @property
    def chosen(self) -> list[Heading]:
        """The puzzles that match the filters."""
        return self.puzzles.book.chosen(self.theme, self.difficulty)

    def content(self) -> Box:
        """Declare a sheet with figures and filters, and the puzzles below."""
        following = self.puzzles.book.next_after(None, self.chosen)
        puzzles = (self._puzzle(puzzle, following is puzzle) for puzzle in self.chosen)
        faults = (
            text(self.tr("learn.puzzles.fault", problem=fault), "small")
            for fault in self.puzzles.faults
        )
        return Column(
            self._figures(),
            self._filters(following),
            Gap(2),
            Grid(*puzzles, columns=4, gap=10),
            *faults,
            gap=10, pad=(34, 30), panel="paper",
        )  # fmt: skip

    def _figures(self) -> Box:
        """Declare the number solved, and the rating."""
        book = self.puzzles.book
        solved = sum(book.tried(one).state == SOLVED for one in book.puzzles)
        words = self.tr("learn.puzzles.solved_of", solved=solved, all=len(book.puzzles))
        if not book.puzzles:
            words = self.tr("learn.puzzles.none")
        said = self.tr("learn.puzzles.no_rating")
        if book.rating.tries:
            said = self.tr("learn.puzzles.your_rating", rating=self.puzzles.rating(book.rating))
        tip = self.tr("learn.puzzles.rating_tip")
        rating = text(said, "small_bold", SEPIA, tip=tip)
        return Row(text(words, "subtitle", OXBLOOD, share=1), rating, gap=12)

    def _filters(self, following: Heading | None) -> Box:
        tr, book = self.tr, self.puzzles.book
        themes = [("", tr("learn.puzzles.all_themes"))]
        themes += [(name, self.puzzles.theme(name)) for name in book.themes]
        levels = [("0", tr("learn.puzzles.all_levels"))]
        levels += [
            (str(n), f"{'●' * n}{'○' * (HARDEST - n)}  {tr(f'learn.puzzles.levels.{n}')}")
            for n in range(1, HARDEST + 1)
        ]
        play = None
        if following is not None:
            play = button(
                tr("learn.puzzles.next"), partial(self.play, following),
                icon="play", kind="primary", style="button_small", least_h=40,
            )  # fmt: skip
        return Row(
            dropdown(themes, self.theme, self._by_theme, tip=tr("learn.puzzles.theme_tip"),
                     least_w=200),
            dropdown(levels, str(self.difficulty), self._by_difficulty,
                     tip=tr("learn.puzzles.level_tip"), least_w=200),
            Gap(grow=1),
            play,
            gap=10,
        )  # fmt: skip

    def _puzzle(self, puzzle: Heading, following: bool) -> Box:
        puzzles = self.puzzles
        state = puzzles.book.tried(puzzle).state
        tip = self.tr(f"learn.puzzles.state.{state}")
        note = self.tr("learn.puzzles.note", dots=puzzles.difficulty(puzzle), count=puzzle.seats)
        level = self.tr(f"learn.puzzles.levels.{puzzle.difficulty}")
        about = self.tr("learn.puzzles.note", dots=level, count=puzzle.seats)
        return button(
            puzzles.title(puzzle), partial(self.play, puzzle), icon=_ICONS[state], note=note,
            align="left", style="button_small", kind="green" if state == SOLVED else "paper",
            tip=tip, first=following, least_w=225, least_h=56,
            spoken=f"{puzzles.title(puzzle)}. {about}. {tip}",
        )  # fmt: skip

    def play(self, heading: Heading) -> None:
        """Open a puzzle at the table, or show its fault."""
        puzzle = self.puzzles.open(heading)
        if puzzle is None:
            self.relayout(self.app.size)
        else:
            PuzzleGuide(self.app, self.puzzles, puzzle, self.chosen).play()

    def _by_theme(self, name: str) -> None:
        self._keep(name, self.difficulty)

    def _by_difficulty(self, value: str) -> None:
        self._keep(self.theme, int(value))

    def _keep(self, theme: str, difficulty: int) -> None:
        self.theme, self.difficulty = theme, difficulty
        self.app.session[f"puzzles of {self.app.game.id}"] = (theme, difficulty)
        self.relayout(self.app.size)
