"""The log beside the table: names, order, the newest lines, scrolling."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.ui.drawing.theme import GREEN
from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.parts.log_book import LogBook, Mark, marked, pieces_of, plain
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.hooks import LogLine, Sign
from tests.ui.driver import Driver

NAMES = marked(["Ada", "Dr. Otto Lang"])


def line(number: int) -> LogLine:
    return LogLine(f"{NAMES[number % 2]} takes the tile Hire and Engine, number {number}.", "move")


class LogScene(Scene):
    name = "log"

    def __init__(self) -> None:
        self.book = LogBook()

    def layout(self, size: tuple[int, int]) -> None:
        self.panel = LogPanel(self.ui, Rect(100, 100, 220, 400), self.book, on_open=id)


@pytest.fixture
def log(make_app: Callable[..., Any]) -> Driver:
    app = make_app()
    app.stack.push(LogScene())
    return Driver(app)


def test_marked_names_read_as_plain_words() -> None:
    assert plain(f"The engineer joins {NAMES[1]}.") == "The engineer joins Dr. Otto Lang."


@pytest.mark.parametrize(
    "words",
    [
        f"{NAMES[0]} takes body 3.",
        f"Buyer 2 takes {NAMES[1]}'s car: price 8.",
        f"{NAMES[0]} and {NAMES[1]} share the victory.",
        "Every car was sold.",
        f"joins {NAMES[0]}.",
    ],
)
def test_pieces_put_together_are_the_sentence(words: str) -> None:
    pieces = pieces_of(words)
    text = "".join(piece.text + (" " if piece.space else "") for piece in pieces)
    assert text.strip() == plain(words)
    seats = [piece.seat for piece in pieces if piece.seat is not None]
    assert len(seats) == words.count("\ue000")


def test_it_follows_its_end(log: Driver) -> None:
    scene = log.scene
    for number in range(40):
        scene.book.add([line(number)])
        scene.panel.renew()
        log.frame()
    assert scene.panel.offset == scene.panel.furthest > 0


def test_who_scrolled_up_stays_there(log: Driver) -> None:
    scene = log.scene
    scene.book.add([line(number) for number in range(40)])
    scene.panel.renew()
    log.move((200, 300))
    log.frame(2)
    log.wheel(3)
    up = scene.panel.offset
    assert up < scene.panel.furthest
    scene.book.add([line(99)])
    scene.panel.renew()
    assert scene.panel.offset == up
    log.wheel(-50)
    assert scene.panel.offset == scene.panel.furthest


def test_the_line_under_the_pointer_is_marked_after_the_wheel(log: Driver) -> None:
    panel = log.scene.panel
    log.scene.book.add([line(number) for number in range(40)])
    panel.renew()
    log.move((200, 300))
    log.frame(2)
    before = panel._pointed
    log.wheel(4)
    log.frame(2)
    assert panel._pointed == panel._index_at(200 + panel.offset) < before


def test_the_newest_lines_are_marked(log: Driver) -> None:
    scene = log.scene
    scene.book.add([line(1)])
    scene.book.mark(1)
    scene.book.add([line(2)])
    scene.panel.renew()
    log.frame()
    old = log.app.screen.get_at((101, 100 + scene.panel._heights[0] // 2))
    new = log.app.screen.get_at((101, 100 + scene.panel._heights[0] + 8))
    assert old != new


def test_old_lines_are_dropped() -> None:
    book = LogBook()
    book.add([line(number) for number in range(5000)])
    book.mark(1)
    book.add([line(1)])
    assert len(book.lines) <= 600
    assert book.fresh == len(book.lines) - 1


def test_nothing_is_cut_off_at_the_side(log: Driver) -> None:
    scene = log.scene
    scene.book.add([line(number) for number in range(4)])
    scene.panel.renew()
    for entry in scene.book.lines:
        plan, _ = scene.panel._plan(entry)
        assert all(x + w <= scene.panel.content_width for x, _, _, w in plan)


def test_headings_stand_out(log: Driver) -> None:
    scene = log.scene
    scene.book.add([LogLine("Game turn 1", "heading"), line(1)])
    scene.panel.renew()
    log.frame()
    plate = pygame.Color(log.app.screen.get_at((280, 112)))
    assert plate == log.app.palette(GREEN)


def played(book: LogBook, number: int, seat: int, lines: int, signs: int = 1) -> None:
    """Write a player turn of one decision into a book."""
    book.mark(number, seat)
    for at in range(lines):
        book.add([line(2 * number + seat + at)], [Sign(("coin",), str(at))][:signs])
    book.add([], ends_turn=True)


def test_each_turn_is_one_row() -> None:
    book = LogBook()
    played(book, 1, 0, 4)
    played(book, 2, 1, 2)
    played(book, 3, 1, 3)  # the same seat once more: a turn of its own
    rows, fresh = book.folded()
    assert [(row.seat, row.open, len(row.told)) for row in rows] == [
        (0, False, 4), (1, False, 2), (1, False, 3),
    ]  # fmt: skip
    assert fresh == 2
    assert [sign.number for sign in rows[0].signs] == ["0", "1", "2", "3"]


def test_a_turn_unfolds_to_its_lines() -> None:
    book = LogBook()
    played(book, 1, 0, 4)
    played(book, 2, 1, 2)
    book.opened = {row.turn for row in book.folded()[0][:1]}
    rows, fresh = book.folded()
    assert [row.open for row in rows] == [True, None, None, None, None, False]
    assert [row.line for row in rows[1:5]] == book.lines[:4]
    assert fresh == 5


def test_a_turn_of_one_line_without_pictures_is_that_line() -> None:
    book = LogBook()
    played(book, 1, 0, 1, signs=0)
    ((row,), _) = book.folded()
    assert row.line == book.lines[0]
    assert row.open is None


def test_what_follows_a_heading_folds_below_it() -> None:
    book = LogBook()
    played(book, 1, 0, 2)
    book.add([LogLine("Round 1 is over", "heading"), line(3), line(4)])
    played(book, 2, 1, 2)
    rows, _ = book.folded()
    assert [row.line.weight for row in rows] == ["turn", "heading", "turn"]
    assert rows[1].open is False
    book.opened = {rows[1].turn}
    opened, _ = book.folded()
    assert [row.line for row in opened[1:4]] == book.lines[2:5]


def test_all_words_stay_for_export_and_speech() -> None:
    book = LogBook()
    played(book, 1, 0, 4)
    (row, *_), _ = book.folded()
    assert book.text() == "\n".join(row.told)


@pytest.mark.parametrize("longest", [400, 30])
def test_rows_made_bit_by_bit_are_those_made_at_once(longest: int) -> None:
    rng, book = random.Random(longest), LogBook(longest)
    for number in range(1, 90):
        book.mark(number, rng.choice((0, 1, None)))
        for _ in range(rng.randrange(4)):
            weight = rng.choice(("move", "detail", "gain", "heading"))
            book.add([LogLine(f"Line {rng.random()}", weight)])
        book.add([], [Sign(("hire",))] * rng.randrange(2), rng.random() < 0.3)
        if rng.random() < 0.2:
            touched = {number: [line(number)], number - 2: [line(2)]}
            book.reader = rng.choice((None, Mark(max(0, number - 3), "Since then", touched)))
        if rng.random() < 0.3:
            book.opened = {rng.randrange(1 + len(book.lines))}
        bit_by_bit = book.shown(), book.folded()
        book._forget()
        assert bit_by_bit == (book.shown(), book.folded())
