"""The rulebook as a PDF for printing: contents, chapters with pictures, an index.

Needs reportlab, which only the extra "rulebook" installs.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

import pygame
from pygame import Surface
from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    Image,
    KeepTogether,
    PageBreak,
    PageTemplate,
    Spacer,
    Table,
)
from reportlab.platypus import Paragraph as Words
from reportlab.platypus.tableofcontents import SimpleIndex, TableOfContents

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.drawing.markup import MARKS, Block, Pictures, blocks_of
from kraftwagen.ui.drawing.theme import BRASS_DARK, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import beside
from kraftwagen.ui.presenters.rulebook import Book, Chapter, Paragraph
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.demo import Demo
from kraftwagen.ui.tables.hooks import GameHooks

_UNIT: Final = 0.58
"""PDF points per design unit."""
_MARGIN: Final = 54
_EXAMPLE: Final = (370, 300)
"""The largest picture of an example, in design units."""
_FACES: Final = {
    "Text": "body",
    "Text-Bold": "bold",
    "Text-Italic": "italic",
    "Heading": "heading",
    "Title": "title",
}
"""Font of the PDF -> the style of the theme whose face it has."""


class RulebookPdf:
    """Writes a rulebook as a PDF; the scale of ``app`` sets how fine the pictures are."""

    def __init__(
        self, app: Services, spec: GameSpec[Any], hooks: GameHooks, book: Book, pictures: Pictures
    ) -> None:
        self._app, self._spec, self._hooks = app, spec, hooks
        self._book, self._pictures = book, pictures
        self._tr = app.tr
        self._point = _UNIT / app.theme.scale
        """PDF points per pixel."""
        for name, style in _FACES.items():
            file = app.resources.faces.file(app.theme.style(style).face)
            pdfmetrics.registerFont(TTFont(name, file))
        pdfmetrics.registerFontFamily(
            "Text", normal="Text", bold="Text-Bold", italic="Text-Italic", boldItalic="Text-Bold"
        )
        hexa = app.resources.palette.hexa
        ink, red, sepia = (HexColor(hexa(tone)) for tone in (INK, OXBLOOD, SEPIA))
        text = ParagraphStyle("text", fontName="Text", fontSize=10, leading=14, textColor=ink)
        self._style = {
            "text": text,
            "#": ParagraphStyle(
                "chapter", fontName="Heading", fontSize=19, leading=24, textColor=red, spaceAfter=6
            ),
            "##": ParagraphStyle("small", text, fontName="Heading", fontSize=12, textColor=red),
            "title": ParagraphStyle(
                "title", fontName="Title", fontSize=34, leading=44, textColor=red
            ),
            "note": ParagraphStyle("note", text, fontSize=9, leading=12, textColor=sepia),
            "toc": ParagraphStyle("toc", text, fontSize=12, leading=20),
        }
        self._rule = HexColor(hexa(BRASS_DARK))

    def write(self, file: Path) -> int:
        """Write the file; returns the number of pages."""
        tr = self._tr
        contents = TableOfContents(dotsMinLevel=0, levelStyles=[self._style["toc"]])
        index = SimpleIndex(
            dot=" . ", headers=False, style=[ParagraphStyle("index", self._style["text"])]
        )
        story: list[Flowable] = [
            Words(escape(self._spec.title), self._style["title"]),
            Words(tr("rules.title"), self._style["#"]),
            Spacer(1, 20),
            contents,
        ]
        for number, chapter in enumerate(self._book.chapters):
            story += self._chapter(number, chapter)
        story += [
            PageBreak(),
            _Heading(tr("learn.rulebook.index"), self._style["#"], "index"),
            index,
        ]
        rl_config.useA85 = 0  # pictures as bytes, not as letters: half the time, smaller files
        made = io.BytesIO()
        document = _Document(made, self._spec.title, tr("rules.title"), self._foot)
        document.multiBuild(story, canvasmaker=index.getCanvasMaker())
        file.write_bytes(made.getvalue())
        return int(document.page)

    def _foot(self, canvas: Any, document: Any) -> None:
        """Draw the page number."""
        canvas.saveState()
        canvas.setStrokeColor(self._rule)
        canvas.line(_MARGIN, 40, A4[0] - _MARGIN, 40)
        canvas.setFont("Text", 9)
        canvas.drawString(_MARGIN, 28, beside(self._spec.title, self._tr("rules.title")))
        canvas.drawRightString(A4[0] - _MARGIN, 28, str(document.page))
        canvas.restoreState()

    # -- words

    def _chapter(self, number: int, chapter: Chapter) -> list[Flowable]:
        heading = _Heading(chapter.title, self._style["#"], f"chapter{number}")
        intro = self._text(chapter.text)
        made: list[Flowable] = [PageBreak() if number == 0 else Spacer(1, 18)]
        rest = [self._paragraph(paragraph) for paragraph in chapter.paragraphs]
        made.append(KeepTogether([heading, *intro, *(rest[0] if rest else [])]))
        return made + [KeepTogether(one) for one in rest[1:]]

    def _paragraph(self, paragraph: Paragraph) -> list[Flowable]:
        """Return a rule with its id at the right, its text and its example."""
        term = paragraph.title.replace(",", ",,")
        number = paragraph.rule
        head = (
            f"<index item={quoteattr(f'{term} ({number})')}/>"
            f"<a name={quoteattr(number)}/>{escape(paragraph.title)}"
        )
        right = ParagraphStyle("id", self._style["note"], alignment=2)
        row = Table(
            [[Words(head, self._style["##"]), Words(number, right)]],
            colWidths=[_Document.room - 40, 40],
            style=_PLAIN,
        )
        made = [Spacer(1, 8), row, *self._text(paragraph.text)]
        return made + self._example(paragraph)

    def _text(self, text: str) -> list[Flowable]:
        """Return a text in the notation of ``markup``."""
        made: list[Flowable] = []
        for kind, run in groupby(blocks_of(text), lambda block: block.kind):
            found = [(block, self._images(block)) for block in run]
            column = max((_width(images) for _, images in found), default=0.0)
            for block, images in found:
                words = Words(_marked(block.words), self._style.get(kind, self._style["text"]))
                if images:
                    room = column if kind == "-" else _width(images)
                    made.append(self._beside(images, room, words))
                elif kind == "-":
                    made.append(self._beside([], 10, words, "•"))
                else:
                    made += [words, Spacer(1, 3)]
        return made

    def _beside(
        self, images: Sequence[Image], room: float, words: Words, mark: str = ""
    ) -> Flowable:
        """Return pictures at the left and a text at the right."""
        left: Any = Words(mark, self._style["text"])
        if images:
            left = Table(
                [images], colWidths=[image.drawWidth + 4 for image in images], style=_PLAIN
            )
        wide = room + 10
        return Table([[left, words]], colWidths=[wide, _Document.room - wide], style=_MIDDLE)

    # -- pictures

    def _images(self, block: Block) -> list[Image]:
        found = (self._pictures(name) for name in block.pictures)
        return [self._image(one) for one in found if one is not None]

    def _image(self, picture: Surface) -> Image:
        data = io.BytesIO()
        pygame.image.save(picture, data, "picture.png")
        data.seek(0)
        wide, high = picture.get_size()
        return Image(data, wide * self._point, high * self._point)

    def _example(self, paragraph: Paragraph) -> list[Flowable]:
        """Return the pictures before and after, side by side, with the caption."""
        if paragraph.example is None:
            return []
        px = self._app.theme.px
        size = px(_EXAMPLE[0]), px(_EXAMPLE[1])
        demo = Demo(self._spec, self._hooks, self._app, paragraph.example, *size)
        before, after = demo.before_and_after()
        same = pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")
        shown = [(before, "before"), (after, "after")][: 1 if same else 2]
        images = [self._image(picture) for picture, _ in shown]
        notes = [
            Words("" if same else self._tr(f"learn.rulebook.{key}"), self._style["note"])
            for _, key in shown
        ]
        widths = [image.drawWidth + 14 for image in images]
        pictures = Table([images, notes], colWidths=widths, style=_PLAIN, hAlign="LEFT")
        return [Spacer(1, 4), pictures, *self._text(paragraph.caption)]


class _Heading(Words):
    """A chapter's heading, listed in the contents."""

    def __init__(self, words: str, style: ParagraphStyle, key: str) -> None:
        self.words, self.key = words, key
        super().__init__(f"<a name={quoteattr(key)}/>{escape(words)}", style)


class _Document(BaseDocTemplate):
    """Pages with a foot; collects headings for the contents."""

    room: Final = A4[0] - 2 * _MARGIN

    def __init__(self, file: io.BytesIO, title: str, subject: str, foot: Any) -> None:
        super().__init__(file, pagesize=A4, title=f"{title}: {subject}", invariant=1)
        high = A4[1] - 2 * _MARGIN
        frame = Frame(_MARGIN, _MARGIN, self.room, high, 0, 0, 0, 0)
        self.addPageTemplates(PageTemplate(frames=[frame], onPage=foot))

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802 - the library's name
        """Add a heading to the contents once its page is known."""
        if isinstance(flowable, _Heading):
            entry = (0, escape(flowable.words), self.page, flowable.key)
            self.notify("TOCEntry", entry)
            self.canv.addOutlineEntry(flowable.words, flowable.key, 0)


_PLAIN: Final = [
    ("LEFTPADDING", (0, 0), (-1, -1), 0),
    ("RIGHTPADDING", (0, 0), (-1, -1), 0),
    ("TOPPADDING", (0, 0), (-1, -1), 1),
    ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
    ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
]
_MIDDLE: Final = [*_PLAIN, ("ALIGN", (0, 0), (0, -1), "LEFT")]


def _width(images: Sequence[Image]) -> float:
    return sum(image.drawWidth + 4 for image in images)


def _marked(text: str) -> str:
    """Return a text in reportlab's markup; its links lead to rules."""

    def part(words: str) -> str:
        if not MARKS.fullmatch(words):
            return escape(words)
        inner = escape(words.strip("*<>"))
        if words.startswith("<"):
            return f'<a href="#{inner}"><u>{inner}</u></a>'
        return f"<b>{inner}</b>" if words.startswith("**") else f"<i>{inner}</i>"

    return "".join(part(words) for words in re.split(MARKS, text))
