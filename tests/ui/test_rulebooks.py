"""The rulebook of each game: every rule in a paragraph of its own, links, pictures, examples."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pygame
import pytest
from pygame import Rect, Surface

from kraftwagen.engine import registry
from kraftwagen.ui.drawing.markup import MARKS, blocks_of, plain
from kraftwagen.ui.drawing.theme import TABLE
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters.rulebook import Book, Paragraph, load_book
from kraftwagen.ui.tables.demo import Demo
from kraftwagen.ui.tables.hooks import load_hooks, with_table
from tests.games import GAMES, each_game, part, sample

SOURCES: Final = Path(__file__).parents[2] / "kraftwagen" / "games"
IDS: Final = {game: part(game, "rules").PARAGRAPHS for game in GAMES}
ALIKE: Final = {("kraftwagen", "11b")}
"""Examples that begin and end with the same picture: money is all that changes."""


@cache
def loaded(game: str) -> tuple[Book, Translator]:
    tr = Translator(assets_dir() / "locale")
    return load_book(registry.load(game), tr, learn_folder(assets_dir(), game)), tr


def book_of(game: str) -> Book:
    return loaded(game)[0]


def paragraphs(game: str) -> dict[str, Paragraph]:
    return {paragraph.rule: paragraph for _, _, paragraph in book_of(game).all()}


def texts(game: str) -> dict[str, str]:
    """What stands in chapters and paragraphs, captions left out."""
    found = {chapter.topic: chapter.text for chapter in book_of(game).chapters}
    return found | {rule: paragraph.text for rule, paragraph in paragraphs(game).items()}


def shown(game: str) -> list[str]:
    return [rule for rule, one in paragraphs(game).items() if one.example is not None]


@each_game
def test_nothing_is_left_out(game: str) -> None:
    book, tr = loaded(game)
    assert (book.faults, set(tr.missing)) == ((), set())
    assert len(book_of(game).chapters) == sample(game).chapters
    captions = {rule: one.caption for rule, one in paragraphs(game).items()}
    assert [name for name, text in (*texts(game).items(), *captions.items()) if "{" in text] == []


@each_game
def test_every_rule_has_one_paragraph_that_it_opens(game: str) -> None:
    book = book_of(game)
    assert paragraphs(game).keys() == IDS[game]
    for number, index, paragraph in book.all():
        assert book.place(paragraph.rule) == (number, index)
        assert paragraph.title
        assert len(plain(paragraph.text)) > 10
    assert book.place("?") is None


@each_game
def test_the_sources_cite_rules_that_are_there(game: str) -> None:
    found = set[str]()
    for file in (SOURCES / game).rglob("*.py"):
        found |= set(re.findall(r'Reason\([^()]*?"([A-Z]\d{1,2}|11b?)"', file.read_text("utf-8")))
    assert len(found) > 15
    assert found <= IDS[game]


@each_game
def test_links_lead_to_other_rules(game: str) -> None:
    links = {
        (name, link[1:-1])
        for name, text in texts(game).items()
        for link in MARKS.findall(text)
        if link.startswith("<")
    }
    assert len(links) > 20
    assert [link for link in links if link[1] not in IDS[game] or link[0] == link[1]] == []


@pytest.mark.parametrize("game", with_table(GAMES))
def test_each_chapter_has_pictures_and_the_table_draws_them(make_app: Any, game: str) -> None:
    app = make_app(games=[registry.load(game)])
    draw = load_hooks(app.game, app.tr).pictures(app)
    for chapter in book_of(game).chapters:
        words = [chapter.text, *(paragraph.text for paragraph in chapter.paragraphs)]
        names = [name for text in words for block in blocks_of(text) for name in block.pictures]
        assert names
        assert [name for name in names if draw(name) is None] == []
    assert [draw(name) for name in ("tile hero", "body 9", "wheels", "car 1", "")] == [None] * 5


def beside(demo: Demo, picture: Surface) -> set[tuple[int, ...]]:
    """The colours of a picture outside the parts of the table that it is about."""
    shrunk, edge = picture.get_width() / demo._seen.w, 16
    found = set()
    for x in range(0, picture.get_width(), 5):
        for y in range(0, picture.get_height(), 5):
            at = demo._seen.x + round(x / shrunk), demo._seen.y + round(y / shrunk)
            if not any(part.inflate(edge, edge).collidepoint(at) for part in demo._parts):
                found.add(tuple(picture.get_at((x, y)))[:3])
    return found


@pytest.mark.parametrize(
    ("game", "rule"), [(game, rule) for game in with_table(GAMES) for rule in shown(game)]
)
def test_an_example_begins_where_it_says_and_shows_something(
    make_app: Any, game: str, rule: str
) -> None:
    app = make_app(games=[registry.load(game)])
    app.settings.speed = "instant"
    hooks = load_hooks(app.game, app.tr)
    example = paragraphs(game)[rule].example
    assert example is not None
    assert all(hooks.part(example.start, Rect(0, 0, 1066, 632), part) for part in example.shows)
    demo = Demo(app.game, hooks, app, example, 600, 300)
    assert max(demo.size[0] - 600, demo.size[1] - 300) <= 1
    before, after = demo.before_and_after()
    plain_ground = app.resources.palette(TABLE)
    assert all(
        abs(one - other) <= 5  # a picture made smaller is a little darker
        for colour in beside(demo, before)
        for one, other in zip(colour, plain_ground, strict=False)
    )
    assert before.get_size() == after.get_size() == demo.size
    if (game, rule) not in ALIKE:
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
