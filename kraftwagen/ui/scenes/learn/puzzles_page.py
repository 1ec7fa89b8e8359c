"""The puzzles of a game by chapter: filters, a card for each, the number solved, stars, rating."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import ClassVar, Final

import pygame
from pygame import Surface

from kraftwagen.learn.puzzle_book import MOST_STARS, RATED
from kraftwagen.learn.puzzles import HARDEST, Heading
from kraftwagen.ui.boxes import Box, Column, Gap, Grid, Leaf, Row, button, choice, dropdown, text
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.ornament import document
from kraftwagen.ui.drawing.theme import ACCENT, CREAM, INK, OXBLOOD, SEPIA, hexa
from kraftwagen.ui.language.whole import aloud, beside, quote
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.widgets.buttons import Button

PAGE: Final = 20
"""Number of puzzles on a page."""
_COLUMNS: Final = 3
_PICTURE: Final = (136, 62)
"""Size of the picture of a puzzle's table, in design units."""
_STARS: Final = 22
"""Height of the stars below it."""
_STAR: Final = "M50 8 62 37 93 40 69 60 77 91 50 74 23 91 31 60 7 40 38 37Z"


class PuzzlesScene(PageScene):
    """Number of solved puzzles and stars on top, below them the puzzles that match the filters.

    The pictures of their tables are drawn one in each frame, once for each size.
    """

    name: ClassVar[str] = "puzzles"
    heading: ClassVar[str] = "learn.puzzles.title"
    of_game = True
    width: ClassVar[int] = 1120

    theme = ""
    difficulty = 0
    page = -1
    """The page shown, from 0; -1 for the one with the next puzzle."""

    def __init__(self, theme: str | None = None) -> None:
        """``theme`` replaces the filters used last; "" shows all puzzles, None keeps filters."""
        self._wanted = theme

    def layout(self, size: tuple[int, int]) -> None:
        """Read the puzzles and the progress, then lay out the page."""
        self.puzzles = Puzzles(self.app, self.app.game)
        key = f"puzzles of {self.app.game.id}"
        if self._wanted is not None:
            self.app.session[key], self._wanted = (self._wanted, 0, -1), None
        self.theme, self.difficulty, self.page = self.app.session.get(key, ("", 0, -1))
        if self.theme not in self.puzzles.book.themes:
            self.theme = ""
        self._cards: dict[str, Leaf[Button]] = {}
        super().layout(size)
        looks = (self.app.game.id, self.app.theme.px(_PICTURE[1]), self.app.theme.contrast)
        kept: tuple[object, dict[str, Surface]] = self.app.session.get(
            "pictures of puzzles", (None, {})
        )
        self._pictures = kept[1] if kept[0] == looks else {}
        self.app.session["pictures of puzzles"] = (looks, self._pictures)
        self.bare: list[Heading] = [one for one in self.chosen if one.id in self._cards]
        """The puzzles shown whose pictures are not drawn yet."""
        for one in [one for one in self.bare if one.id in self._pictures]:
            self._show(one)

    def update(self, dt: float) -> None:
        """Draw one more picture."""
        super().update(dt)
        if self.bare:
            self._draw(self.bare[0])
            self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while pictures are missing."""
        return 0.0 if self.bare else super().next_update()

    def _draw(self, one: Heading) -> None:
        """Draw the picture of a puzzle, or none if it cannot be read."""
        puzzle, app = self.puzzles.open(one), self.app
        if puzzle is None:
            self.bare.remove(one)
            return
        colours = colours_of(self.puzzles.match(puzzle).seats)
        high = app.theme.px(_PICTURE[1])
        state = puzzle.start(app.game)
        self._pictures[one.id] = self.puzzles.hooks.thumbnail(app, state, high, colours)
        self._show(one)

    def _show(self, one: Heading) -> None:
        """Show the picture of a puzzle, with the stars won below it."""
        self.bare.remove(one)
        px, picture = self.app.theme.px, self._pictures[one.id]
        whole = Surface((px(_PICTURE[0]), px(_PICTURE[1] + _STARS)), pygame.SRCALPHA)
        whole.blit(picture, picture.get_rect(midtop=(whole.get_width() // 2, 0)))
        side, tried = px(_STARS - 4), self.puzzles.book.tried(one)
        edge = CREAM if tried.solved else INK
        for number in range(MOST_STARS if tried.tries else 0):
            fill = hexa(ACCENT) if number < tried.stars else "none"
            body = f'<path d="{_STAR}" fill="{fill}" stroke="{hexa(edge)}" stroke-width="7"/>'
            star = self.app.resources.svg(document(100, 100, body), side, side)
            x = whole.get_width() // 2 + round((number - MOST_STARS / 2) * side)
            whole.blit(star, (x, whole.get_height() - side))
        self._cards[one.id].widget.set_picture(whole)

    def pause(self) -> None:
        """Request a new layout, as a puzzle may be solved meanwhile."""
        super().pause()
        self.needs_layout = True

    @property
    def chosen(self) -> list[Heading]:
        """The puzzles that match the filters."""
        return self.puzzles.book.chosen(self.theme, self.difficulty)

    def content(self) -> Box:
        """Declare a sheet with figures and filters, and below the puzzles of a page by chapter."""
        chosen = self.chosen
        following = self.puzzles.book.next_after(None, chosen)
        if self.page < 0:
            self.page = chosen.index(following) // PAGE if following is not None else 0
        self.page = min(self.page, max(0, len(chosen) - 1) // PAGE)
        shown = chosen[self.page * PAGE : (self.page + 1) * PAGE]
        parts: list[Box] = []
        for theme, puzzles in groupby(shown, key=lambda one: one.theme):
            cards: list[Box] = [self._puzzle(one, following is one) for one in puzzles]
            cards += [Gap()] * (-len(cards) % _COLUMNS)
            parts.append(text(self.puzzles.theme(theme), "bold", OXBLOOD))
            parts.append(Grid(*cards, columns=_COLUMNS, gap=10))
        faults = (
            text(self.tr("learn.puzzles.fault", problem=fault), "small")
            for fault in self.puzzles.faults
        )
        return Column(
            self._figures(),
            self._filters(following),
            Gap(2),
            *parts,
            self._pages(len(chosen)),
            *faults,
            gap=10, pad=(34, 30), panel="paper",
        )  # fmt: skip

    def _pages(self, count: int) -> Box | None:
        """Declare the choice of the page; None if all puzzles are on one."""
        if count <= PAGE:
            return None
        pages = []
        for first in range(1, count + 1, PAGE):
            last = min(first + PAGE - 1, count)
            words = self.tr("learn.puzzles.pages", first=first, last=last)
            pages.append((str(first // PAGE), words if first < last else str(last)))
        tip = self.tr("learn.puzzles.page_tip")
        return Column(choice(pages, str(self.page), self._turn_to, tip=tip), items="center")

    def _figures(self) -> Box:
        """Declare the number solved, the stars, and the rating once it means something."""
        book = self.puzzles.book
        words = self.tr("learn.puzzles.solved_of", solved=book.solved, all=len(book.puzzles))
        if not book.puzzles:
            words = self.tr("learn.puzzles.none")
        said, tip = self.tr("learn.puzzles.unrated_yet", count=RATED - book.solved), ""
        if book.rated:
            said = self.tr(
                "learn.puzzles.your_rating", rating=quote(self.puzzles.rating(book.rating))
            )
            tip = self.tr("learn.puzzles.rating_tip")
        stars = self.tr("learn.puzzles.stars", count=book.stars)
        return Row(
            text(words, "subtitle", OXBLOOD, share=1),
            text(stars, "bold", OXBLOOD, tip=self.tr("learn.puzzles.stars_tip")),
            text(said, "small_bold", SEPIA, tip=tip),
            gap=24,
        )  # fmt: skip

    def _filters(self, following: Heading | None) -> Box:
        tr, book = self.tr, self.puzzles.book
        themes = [("", tr("learn.puzzles.all_themes"))]
        themes += [(name, self.puzzles.theme(name)) for name in book.themes]
        levels = [("0", tr("learn.puzzles.all_levels"))]
        levels += [
            (str(n), beside("●" * n + "○" * (HARDEST - n), tr(f"learn.puzzles.levels.{n}")))
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
        tried, title = puzzles.book.tried(puzzle), puzzles.title(puzzle)
        tip = self.tr(f"learn.puzzles.state.{tried.state}")
        players = self.tr("new_match.count", count=puzzle.seats)
        note = beside(puzzles.difficulty(puzzle), players)
        level = self.tr(f"learn.puzzles.levels.{puzzle.difficulty}")
        about = beside(level, players)
        needs = puzzles.needs(puzzle)
        won = self.tr("learn.puzzles.stars", count=tried.stars) if tried.tries else ""
        card = button(
            title, partial(self.play, puzzle),
            note="\n".join(filter(None, (note, needs))),
            align="left", style="button_small", kind="green" if tried.solved else "paper",
            tip=tip, first=following, least_w=300, least_h=64,
            picture=(_PICTURE[0], _PICTURE[1] + _STARS),
            spoken=aloud(title, about, needs, tip, won),
        )  # fmt: skip
        self._cards[puzzle.id] = card
        return card

    def play(self, heading: Heading) -> None:
        """Open a puzzle at the table, or show its fault."""
        puzzle = self.puzzles.open(heading)
        if puzzle is None:
            self.relayout(self.app.size)
        else:
            PuzzleGuide(self.app, self.puzzles, puzzle, self.chosen).play()

    def _by_theme(self, name: str) -> None:
        self._keep(name, self.difficulty, -1)

    def _by_difficulty(self, value: str) -> None:
        self._keep(self.theme, int(value), -1)

    def _turn_to(self, page: str) -> None:
        self.area.scroll_to(0)
        self._keep(self.theme, self.difficulty, int(page))

    def _keep(self, theme: str, difficulty: int, page: int) -> None:
        self.app.session[f"puzzles of {self.app.game.id}"] = (theme, difficulty, page)
        self.relayout(self.app.size)
