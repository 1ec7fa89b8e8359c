"""The log at the side of the table: its lines with names, colours and shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.engine.types import Seat
from kraftwagen.ui.drawing.theme import (
    ACCENT,
    BRASS_DARK,
    CREAM,
    GREEN,
    INK,
    OXBLOOD,
    SEPIA,
    Style,
)
from kraftwagen.ui.scenes.parts import log_signs
from kraftwagen.ui.scenes.parts.log_book import LogBook, Piece, Row, pieces_of, plain
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.tables.hooks import LogLine, Sign
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.scrolling import ScrollView


class LogPanel(ScrollView):
    """Shows a ``LogBook``; follows its end unless somebody scrolled up.

    With ``on_open`` every line can be clicked, or chosen by arrow keys and opened by Enter; it
    receives the number of the line's decision. ``shown`` is the number looked at now. ``explain``
    returns the tip of a decision's lines, ``dotted`` whether there is one. With ``links`` the right
    button opens the rule of a line. With the id of a ``game`` each turn is one row with its
    pictures, which opens and closes instead.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        book: LogBook,
        tip: str = "",
        on_open: Callable[[int], object] | None = None,
        follow: bool = True,
        explain: Callable[[int], str] = lambda number: "",
        dotted: Callable[[int], bool] = lambda number: False,
        links: RuleLinks | None = None,
        game: str = "",
    ) -> None:
        self._made: dict[Key, Surface] = {}
        self._plans: dict[tuple[str, str], tuple[list[tuple[int, int, Piece, int]], int]] = {}
        self._game = game
        self._turns: dict[tuple[Sign, ...], tuple[list[log_signs.Place], int]] = {}
        self._widths: dict[tuple[str, Style], int] = {}
        self.rows: list[Row] = []
        """The rows shown, from top to bottom."""
        self._heights: list[int] = []
        self._total = 0
        self._shown_book: tuple[object, ...] = ()
        self._fresh = 0
        self._pointed = -1
        self._chosen = -1
        self._on_open = on_open
        self._explain, self._dotted, self._links = explain, dotted, links
        self._follow = follow
        self.shown: int | None = None
        super().__init__(ui, rect, tip=tip)
        self.book = book
        self.renew()

    @property
    def focusable(self) -> bool:
        """Whether there is something to open or to scroll."""
        opens = self._on_open is not None and bool(self.rows)
        return super().focusable and (opens or self.furthest > 0)

    @property
    def stale(self) -> bool:
        """Whether the book has changed since it was last shown."""
        return self._shown_book != self._of_book()

    def _of_book(self) -> tuple[object, ...]:
        """Return what identifies the present lines of the book."""
        book = self.book
        return len(book.lines), book.fresh, book.reader, book.turns.noted

    def renew(self) -> None:
        """Take over changes of the book."""
        self._shown_book = self._of_book()
        at_end = self._follow and self.offset >= self.furthest - self.ui.theme.px(4)
        # A copy, so that lines and heights agree while the book is being rewritten.
        shown = self.book.folded() if self._game else self.book.shown()
        self.rows, self._fresh = shown
        self._heights = [self._height(row) for row in self.rows]
        self._total = sum(self._heights) + self.ui.theme.px(6)
        self.offset = self.furthest if at_end else min(self.offset, self.furthest)
        self._chosen = min(self._chosen, len(self.rows) - 1)
        self.refresh()

    def fit(self, rect: Rect) -> None:
        """Change place and size."""
        if rect == self.rect:
            return
        wider = rect.w != self.rect.w
        at_end = self._follow and self.offset >= self.furthest - self.ui.theme.px(4)
        self.set_relative_position(rect.topleft)
        self.set_dimensions(rect.size)
        if wider:
            self._made, self._plans, self._turns = {}, {}, {}
            self.renew()
        self.offset = self.furthest if at_end else min(self.offset, self.furthest)
        self.refresh()

    def _numbers(self) -> list[int]:
        """Return for each line the decision it is about; 0 for a row that opens and closes."""
        return [0 if row.open is not None else row.number for row in self.rows]

    def show_number(self, number: int | None) -> None:
        """Mark the lines of a decision and scroll to the first."""
        if number == self.shown:
            return
        self.shown = number
        if self._game and number in self.book.numbers:
            self.book.opened.add(self.book.belongs[self.book.numbers.index(number)])
            self.renew()
        numbers = self._numbers()
        if number in numbers:
            self._reveal(numbers.index(number), numbers.count(number))
        self.refresh()

    def show_mark(self) -> None:
        """Scroll to the beginning of what is new to the reader."""
        found = [index for index, row in enumerate(self.rows) if row.line.weight == "mark"]
        if found:
            self.scroll_to(min(sum(self._heights[: found[0]]), self.furthest))
            self.refresh()

    def show_end(self) -> None:
        """Scroll to the newest line and follow it from now on."""
        self.scroll_to(self.furthest)
        self.refresh()

    # -- choosing a line

    def click_content(self, x: int, y: int) -> None:
        """Open the line."""
        index = self._index_at(y)
        if index >= 0 and self._on_open is not None and x < self.content_width:
            self._open(index)

    def _open(self, index: int) -> None:
        """Open or close a turn; go to the moment of another line."""
        self._chosen, row = index, self.rows[index]
        if row.open is None:
            if self._on_open is not None:
                self._on_open(row.number)
            return
        self.book.opened ^= {row.turn}
        top = sum(self._heights[:index])
        self.renew()
        self._reveal(index)
        foot = top + sum(h for h, one in zip(self._heights, self.rows, strict=True)
                         if one.turn == row.turn)  # fmt: skip
        if foot > self.offset + self.rect.h:
            self.scroll_to(min(top, foot - self.rect.h))
        self._about(index)
        self.refresh()

    def activate(self) -> None:
        """Open the chosen line by keyboard; ``click_content`` handles clicks."""
        if self.ui.focus.shown and self._on_open is not None and self._chosen >= 0:
            self._open(self._chosen)

    def focus_key(self, event: pygame.Event) -> bool:
        """Choose a line with Up and Down, if lines can be opened."""
        by = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
        if by is None or self._on_open is None or not self.rows:
            return super().focus_key(event)
        last = len(self.rows) - 1
        wanted = last if self._chosen < 0 else self._chosen + by
        if not 0 <= wanted <= last:
            return False
        self._chosen = wanted
        self._about(wanted)
        self._reveal(wanted)
        self.refresh()
        return True

    def on_focus(self, focused: bool) -> None:
        """Mark the chosen line while focused; at first the one of the moment."""
        super().on_focus(focused)
        if focused and self.rows:
            if self.shown in (numbers := self._numbers()):
                self._chosen = numbers.index(self.shown)
            elif self._chosen < 0:
                self._chosen = len(self.rows) - 1 if self._follow else 0
        self._about(self._chosen)
        self.refresh()

    def point(self, at: tuple[int, int]) -> None:
        """Mark the line under the pointer."""
        if self._on_open is not None:
            inside = self.hover_point(*at)
            pointed = self._index_at(at[1] - self.rect.y + self.offset) if inside else -1
            if pointed != self._pointed:
                self._pointed = pointed
                self._about(pointed)
                self.refresh()

    def process_event(self, event: pygame.Event) -> bool:
        """Open the rule of a line at the right button."""
        right = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT
        if right and self._links is not None and self.hover_point(*event.pos) and self.rule:
            self._links.open(self.rule)
            return True
        return super().process_event(event)

    @property
    def rule(self) -> str:
        """The rule of the line that has the focus or the pointer; empty for none."""
        chosen = self.ui.focus.shown and self.ui.focus.current is self
        index = self._chosen if chosen else self._pointed
        return self.rows[index].line.rule if 0 <= index < len(self.rows) else ""

    def _about(self, index: int) -> None:
        """Show the tip of a line beside it."""
        known = 0 <= index < len(self.rows)
        row = self.rows[index] if known else None
        self.tip = self._explain(row.number) if row is not None else ""
        self.spoken = " ".join(row.told) if row is not None and row.told else ""
        if row is not None and row.open is False and not self.tip:
            self.tip = "\n".join(row.told[:_TOLD]) + ("…" if len(row.told) > _TOLD else "")
        if row is not None and row.open is None and self._links is not None:
            rule = row.line.rule
            self.tip = self._links.told(self.tip, rule, "learn.rulebook.line_tip")
        top = sum(self._heights[: index + 1]) - self.offset if known else 0
        self.tip_place = Rect(self.rect.x, self.rect.y + top - 1, self.rect.w, 1)

    def _index_at(self, y: int) -> int:
        for index, height in enumerate(self._heights):
            if 0 <= y < height:
                return index
            y -= height
        return -1

    def _reveal(self, index: int, count: int = 1) -> None:
        top = sum(self._heights[:index])
        foot = top + sum(self._heights[index : index + count])
        if top < self.offset or foot > self.offset + self.rect.h:
            self.scroll_to(min(top, foot - self.rect.h) if top > self.offset else top)

    # -- picture

    def content_height(self) -> int:
        return self._total

    def paint_content(self, surface: Surface, offset: int) -> None:
        """Draw the visible lines; new, hovered and chosen ones stand out."""
        px, wide = self.ui.theme.px, self.content_width
        y = -offset
        if not self.rows:
            words = self.ui.res.text(
                self.tr("table.log_empty"), self.ui.theme.style("small"), SEPIA,
                wide - px(12),
            )  # fmt: skip
            surface.blit(words, (px(8), y + px(4)))
            return
        focused = self.ui.focus.shown and self.ui.focus.current is self
        for index, (row, height) in enumerate(zip(self.rows, self._heights, strict=True)):
            line = row.line
            if y + height > 0 and y < self.rect.h:
                box = Rect(0, y, wide, height)
                if index >= self._fresh and line.weight not in _PLATES:
                    self.ui.canvas.rect(surface, _FRESH, box)
                    self.ui.canvas.rect(surface, ACCENT, (0, y, px(3), height))
                if self.shown is not None and row.open is None and row.number == self.shown:
                    self.ui.canvas.rect(surface, _LOOKED, box)
                    self.ui.canvas.rect(surface, GREEN, (0, y, px(4), height))
                surface.blit(self._line(row), (0, y))
                if line.weight in ("move", "turn") and self._dotted(row.number):
                    middle = (px(4.5), y + px(3) + round(self.ui.theme.style("small").px * 0.68))
                    pygame.draw.circle(
                        surface,
                        self.ui.canvas.colour(self.ui.canvas.colour(BRASS_DARK)),
                        middle,
                        px(2.4),
                    )
                if index == self._pointed or (focused and index == self._chosen):
                    self.ui.canvas.rect(surface, BRASS_DARK, box, 1.5, 3)
            y += height

    def _chevron(self, surface: Surface, box: Rect, row: Row) -> None:
        """Draw at the right end whether a row is open."""
        plate = _PLATES.get(row.line.weight)
        side = self.ui.theme.px(14)
        icon = self.ui.res.icon("chevron-down" if row.open else "chevron-right", side,
                                plate[1] if plate else BRASS_DARK)  # fmt: skip
        surface.blit(icon, icon.get_rect(midright=(box.right - self.ui.theme.px(3), box.centery)))

    def _line(self, row: Row) -> Surface:
        key = (row.line.text, row.line.weight, row.seat, row.signs, row.open)
        if key not in self._made:
            made = self._set(row.line) if row.line.weight != "turn" else self._turn(row)
            if row.open is not None:
                self._chevron(made, made.get_rect(), row)
            self._made[key] = made
        return self._made[key]

    def _turn(self, row: Row) -> Surface:
        """Return the row of a turn: badge and pictures."""
        found, high = self._turn_plan(row)
        size = (self.content_width, high)
        return log_signs.draw(self.ui, self._game, row.seat or 0, found, size)

    def _turn_plan(self, row: Row) -> tuple[list[log_signs.Place], int]:
        """Return where a turn's pictures lie, and the height of its row."""
        if row.signs not in self._turns:
            places = log_signs.places(self.ui, self._game, row.signs, self.content_width)
            self._turns[row.signs] = places
        return self._turns[row.signs]

    def _height(self, row: Row) -> int:
        """Return the height, measured without drawing: only visible lines are drawn."""
        if row.line.weight == "turn":
            return self._turn_plan(row)[1]
        if row.line.weight in _PLATES:
            return self._line(row).get_height()
        return self._plan(row.line)[1]

    def _plan(self, line: LogLine) -> tuple[list[tuple[int, int, Piece, int]], int]:
        """Return the place of each piece of a line, and the total height."""
        key = (line.text, line.weight)
        if key not in self._plans:
            self._plans[key] = self._flow(line)
        return self._plans[key]

    def _flow(self, line: LogLine) -> tuple[list[tuple[int, int, Piece, int]], int]:
        theme = self.ui.theme
        px = theme.px
        look = theme.style("small")
        bold = Style("bold", look.px)
        leading = round(look.px * 1.36)
        indent = px(9) if line.weight == "move" else px(20)
        wide = self.content_width - px(4)
        plan: list[tuple[int, int, Piece, int]] = []
        x, y = indent, px(3)
        blank = self._wide(" ", look)
        pieces = pieces_of(line.text)
        for index, piece in enumerate(pieces):
            w = self._width(piece, look, bold)
            # Do not break between pieces without a space ("Anna" + "'s").
            joined, ahead = w, index
            while not pieces[ahead].space and ahead + 1 < len(pieces):
                ahead += 1
                joined += self._width(pieces[ahead], look, bold)
            starts = index == 0 or pieces[index - 1].space
            if starts and x + joined > wide and x > indent:
                x, y = indent, y + leading
            plan.append((x, y, piece, w))
            x += w + (blank if piece.space else 0)
        return plan, y + leading + px(2)

    def _set(self, line: LogLine) -> Surface:
        if line.weight in _PLATES:
            return self._plate(line)
        res = self.ui.res
        look = self.ui.theme.style("small")
        bold = Style("bold", look.px)
        leading = round(look.px * 1.36)
        colour = _COLOURS.get(line.weight, SEPIA)
        plan, height = self._plan(line)
        made = Surface((self.content_width, height), pygame.SRCALPHA)
        for left, top, piece, w in plan:
            if piece.seat is None:
                made.blit(res.text(piece.text, look, colour), (left, top))
            else:
                self._name(made, Rect(left, top, w, leading), piece, bold)
        return made

    def _width(self, piece: Piece, look: Style, bold: Style) -> int:
        if piece.seat is None:
            return self._wide(piece.text, look)
        px = self.ui.theme.px
        return self._wide(piece.text, bold) + round(bold.px * 0.95) + px(6) + _gap(bold)

    def _wide(self, word: str, look: Style) -> int:
        """Return the width of a word, cached."""
        key = (word, look)
        if key not in self._widths:
            self._widths[key] = self.ui.res.text_size(word, look)[0]
        return self._widths[key]

    def _name(self, surface: Surface, box: Rect, piece: Piece, bold: Style) -> None:
        px = self.ui.theme.px
        seat = piece.seat or 0
        player = self.ui.canvas.player(seat)
        plate = self.ui.theme.grown(box, 0, -2)
        plate.h = min(plate.h, round(bold.px * 1.24))
        self.ui.canvas.rect(
            surface, self.ui.canvas.colour.mix(player.light, CREAM, 0.45), plate, radius=4
        )
        self.ui.canvas.rect(surface, self.ui.canvas.colour.mix(player.dark, INK, 0.2), plate, 1, 4)
        size = round(bold.px * 0.95)
        self.ui.canvas.badge(surface, seat, (plate.x + px(3) + size / 2, plate.centery), size)
        words = self.ui.res.text(piece.text, bold, INK)
        left = plate.x + px(3) + size + _gap(bold)
        surface.blit(words, words.get_rect(midleft=(left, plate.centery)))

    def _plate(self, line: LogLine) -> Surface:
        """Return a line on a plate of its own: a heading, or the reader's mark."""
        theme, res = self.ui.theme, self.ui.res
        px = theme.px
        wide = self.content_width
        ground, ink = _PLATES[line.weight]
        words = res.text(plain(line.text), theme.style("small_bold"), ink, wide - px(26))
        made = Surface((wide, words.get_height() + px(14)), pygame.SRCALPHA)
        plate = Rect(0, px(4), wide, words.get_height() + px(6))
        self.ui.canvas.rect(made, ground, plate, radius=3)
        self.ui.canvas.rect(made, BRASS_DARK, plate, 1, 3)
        made.blit(words, words.get_rect(midleft=(px(9), plate.centery)))
        return made


def _gap(bold: Style) -> int:
    """Return the gap between a seat's shape and its name."""
    return round(bold.px * 0.3)


Key: TypeAlias = "tuple[str, str, Seat | None, tuple[Sign, ...], bool | None]"
"""All that the picture of a row depends on."""
_TOLD: Final = 3
"""The most lines of a closed turn in its tip."""
_FRESH: Final = Color(255, 224, 138, 90)
_LOOKED: Final = Color(79, 154, 134, 90)
_PLATES: Final = {"heading": (GREEN, CREAM), "mark": (ACCENT, INK)}
"""Fill and text colour of the lines on a plate."""
_COLOURS: Final = {"move": INK, "touch": INK, "gain": GREEN, "loss": OXBLOOD}
"""Red is for losses only, so that it is noticed."""
