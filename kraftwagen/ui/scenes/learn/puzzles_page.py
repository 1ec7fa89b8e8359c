"""The puzzles of a game: filters, a button for each, the number solved, the rating."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from pygame import Rect

from kraftwagen.learn.puzzle_book import OPEN
from kraftwagen.learn.puzzles import HARDEST, Heading
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets import Button, Dropdown, Label

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
        """Lay out the page again afterwards: a puzzle may be solved meanwhile."""
        super().pause()
        self.needs_layout = True

    @property
    def chosen(self) -> list[Heading]:
        """The puzzles that match the filters."""
        return self.puzzles.book.chosen(self.theme, self.difficulty)

    def body(self, rect: Rect) -> None:
        """Lay out a sheet with figures and filters, and the puzzles below."""
        px, ui, tr, book = self.app.theme.px, self.ui, self.tr, self.puzzles.book
        pad, gap, tall = px(34), px(10), px(56)
        columns = max(1, (rect.w - 2 * pad + gap) // (px(225) + gap))
        rows = -(-len(self.chosen) // columns)
        head, line = px(92), px(26)
        faults = len(self.puzzles.faults)
        narrow = rect.w < px(620)
        top = head + (px(46) if narrow else 0)
        high = pad + top + rows * (tall + gap) + faults * line + pad
        sheet = Rect(rect.x, rect.y, rect.w, high)
        self.panels = [(sheet, "paper")]
        inner = sheet.inflate(-2 * pad, -2 * pad)
        self._figures(Rect(inner.x, inner.y - px(6), inner.w, px(34)))
        self._filters(Rect(inner.x, inner.y + px(36), inner.w, px(36)), narrow)
        wide = (inner.w - gap * (columns - 1)) // columns
        y = inner.y + top
        following = book.next_after(None, self.chosen)
        for at, puzzle in enumerate(self.chosen):
            row, column = divmod(at, columns)
            place = Rect(inner.x + column * (wide + gap), y + row * (tall + gap), wide, tall)
            self._puzzle(place, puzzle, following is puzzle)
        y += rows * (tall + gap)
        for fault in self.puzzles.faults:
            words = tr("learn.puzzles.fault", problem=fault)
            Label(ui, Rect(inner.x, y, inner.w, line), words, style="small", colour=INK)
            y += line

    def _figures(self, line: Rect) -> None:
        """Show the number solved, and the rating."""
        book = self.puzzles.book
        solved = sum(book.tried(one).state == SOLVED for one in book.puzzles)
        if not book.puzzles:
            words = self.tr("learn.puzzles.none")
        else:
            words = self.tr("learn.puzzles.solved_of", solved=solved, all=len(book.puzzles))
        left, right = Rect(line), Rect(line)
        left.w, right.w = line.w // 2, line.w - line.w // 2
        right.x = left.right
        Label(self.ui, left, words, style="subtitle", colour=OXBLOOD)
        rating = book.rating
        said = self.tr("learn.puzzles.no_rating")
        if rating.tries:
            said = self.tr("learn.puzzles.your_rating", rating=self.puzzles.rating(rating))
        tip = self.tr("learn.puzzles.rating_tip")
        Label(self.ui, right, said, style="small_bold", colour=SEPIA, align="right", tip=tip)

    def _filters(self, line: Rect, narrow: bool) -> None:
        px, tr, book = self.app.theme.px, self.tr, self.puzzles.book
        wide = min(px(230), (line.w - px(10)) // 2)
        themes = [("", tr("learn.puzzles.all_themes"))]
        themes += [(name, self.puzzles.theme(name)) for name in book.themes]
        first = Rect(line.x, line.y, wide, line.h)
        Dropdown(
            self.ui, first, themes, self.theme, self._by_theme, tip=tr("learn.puzzles.theme_tip")
        )
        levels = [("0", tr("learn.puzzles.all_levels"))]
        levels += [
            (str(n), f"{'●' * n}{'○' * (HARDEST - n)}  {tr(f'learn.puzzles.levels.{n}')}")
            for n in range(1, HARDEST + 1)
        ]
        second = first.move(wide + px(10), 0)
        now, tip = str(self.difficulty), tr("learn.puzzles.level_tip")
        Dropdown(self.ui, second, levels, now, self._by_difficulty, tip=tip)
        following = book.next_after(None, self.chosen)
        if following is not None:
            words = tr("learn.puzzles.next")
            room = Button.width_for(self.ui, words, "button_small", icon=True) + px(8)
            place = Rect(line.right - room, line.y, room, line.h)
            if narrow:
                place = Rect(line.x, line.bottom + px(10), line.w, line.h)
            Button(
                self.ui, place, words, partial(self.play, following),
                icon="play", kind="primary", style="button_small",
            )  # fmt: skip

    def _puzzle(self, place: Rect, puzzle: Heading, following: bool) -> None:
        puzzles = self.puzzles
        state = puzzles.book.tried(puzzle).state
        tip = self.tr(f"learn.puzzles.state.{state}")
        note = self.tr("learn.puzzles.note", dots=puzzles.difficulty(puzzle), count=puzzle.seats)
        button = Button(
            self.ui, place, puzzles.title(puzzle), partial(self.play, puzzle),
            icon=_ICONS[state], note=note, align="left", style="button_small",
            kind="green" if state == SOLVED else "paper", tip=tip,
        )  # fmt: skip
        level = self.tr(f"learn.puzzles.levels.{puzzle.difficulty}")
        about = self.tr("learn.puzzles.note", dots=level, count=puzzle.seats)
        button.spoken = f"{puzzles.title(puzzle)}. {about}. {tip}"
        if following:
            self.ui.focus.focus(button, show=False)

    def play(self, heading: Heading) -> None:
        """Open the puzzle at the table, or show what is wrong with it."""
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
