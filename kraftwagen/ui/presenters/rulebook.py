"""The rulebook of a game: chapters, the place of each rule, search."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.wording import filled
from kraftwagen.learn.examples import Example
from kraftwagen.learn.rulebook import read_rulebook
from kraftwagen.ui.drawing.markup import plain
from kraftwagen.ui.language.i18n import Translator

_KEY: Final = "rulebook"


@dataclass(frozen=True)
class Paragraph:
    """A rule of the rulebook; ``caption`` belongs to its example.

    Texts are in ``drawing.markup``.
    """

    rule: str
    title: str
    text: str
    example: Example | None = None
    caption: str = ""


@dataclass(frozen=True)
class Chapter:
    """The paragraphs on one topic; ``text`` may introduce them."""

    topic: str
    title: str
    text: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Found:
    """A search result: the indices of chapter and paragraph, with the rule id and both titles."""

    chapter: int
    paragraph: int
    rule: str
    title: str
    where: str


@dataclass(frozen=True)
class Book:
    """A whole rulebook; ``faults`` are sentences on parts that were left out."""

    chapters: tuple[Chapter, ...]
    faults: tuple[str, ...] = ()

    def all(self) -> Iterator[tuple[int, int, Paragraph]]:
        """Yield every paragraph with the index of its chapter and its index in the chapter."""
        for number, chapter in enumerate(self.chapters):
            for index, paragraph in enumerate(chapter.paragraphs):
                yield number, index, paragraph

    def place(self, rule: str) -> tuple[int, int] | None:
        """Return the indices of chapter and paragraph of a rule; None if there is none.

        A paragraph "T" also covers all ids that begin with T.
        """
        best, place = "", None
        for number, index, paragraph in self.all():
            own = paragraph.rule
            if rule == own or (own.isalpha() and rule.startswith(own)):
                if len(own) > len(best):
                    best, place = own, (number, index)
        return place

    def find(self, wanted: str) -> list[Found]:
        """Return paragraphs with all the words: matches of ids first, then titles, then texts."""
        words = _folded(wanted).split()
        if not words:
            return []
        found: list[tuple[int, Found]] = []
        for number, index, paragraph in self.all():
            chapter = self.chapters[number]
            title = _folded(paragraph.title)
            text = _folded(f"{chapter.title} {plain(paragraph.text)} {plain(paragraph.caption)}")
            if words == [_folded(paragraph.rule)]:
                rank = 0
            elif all(word in title for word in words):
                rank = 1
            elif all(word in title or word in text for word in words):
                rank = 2
            else:
                continue
            one = Found(number, index, paragraph.rule, paragraph.title, chapter.title)
            found.append((rank, one))
        return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def _folded(text: str) -> str:
    """Return a text without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def load_book(spec: GameSpec[Any], tr: Translator, folder: Path) -> Book:
    """Return the rulebook in a game's learn folder; it has no chapters if there is none."""
    head = f"{spec.id}.{_KEY}"
    read = read_rulebook(folder, spec, lambda name: tr.has(f"{head}.{name}"))
    figures = filled(spec.figures, tr)

    def words(key: str, **values: object) -> str:
        return tr(key, **figures, **values) if tr.has(key) else ""

    chapters = []
    for chapter in read.chapters:
        paragraphs = []
        for rule in chapter.rules:
            own = f"{head}.rule.{rule.id}"
            caption = words(f"{own}.example", **rule.example.values) if rule.example else ""
            title, text = words(f"{own}.title"), words(f"{own}.text")
            paragraphs.append(Paragraph(rule.id, title, text, rule.example, caption))
        own = f"{head}.{chapter.topic}"
        title, text = words(f"{own}.title"), words(f"{own}.text")
        chapters.append(Chapter(chapter.topic, title, text, tuple(paragraphs)))
    return Book(tuple(chapters), read.faults)
