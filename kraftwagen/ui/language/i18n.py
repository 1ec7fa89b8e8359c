"""Texts by key: ``tr("menu.new")``, ``tr("saves.count", count=3)`` with a ``Translator`` ``tr``.

The texts are messages of Project Fluent: ``assets/locale/<language>/*.ftl`` and those of games,
``assets/games/<game>/locale/<language>/*.ftl``; the key ``menu.new`` is the message ``menu-new``.
A key missing in the language is taken from English, a key missing there shows itself and is
reported once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Final

from kraftwagen.match.files import read_bytes
from kraftwagen.ui.language import pseudo
from kraftwagen.ui.language.bundle import Bundle, Term, TermList, message_id
from kraftwagen.ui.language.formats import Formats

__all__ = ["FALLBACK", "Term", "Translator", "files_of", "is_language", "load_bundle"]

_LOG = logging.getLogger(__name__)
_LANGUAGE: Final = re.compile(r"[A-Za-z0-9_-]{1,20}")
"""Names that are safe as a folder of texts, because they cannot lead elsewhere."""
_MOST_BYTES: Final = 1_000_000
FALLBACK: Final = "en"


def is_language(name: str) -> bool:
    """Return whether a text can name a language, such as "en" or "pt_BR"."""
    return _LANGUAGE.fullmatch(name) is not None


def files_of(folder: Path, language: str) -> list[Path]:
    """Return the files with texts of a language, those of games last."""
    files = sorted((folder / language).glob("*.ftl"))
    return files + sorted((folder.parent / "games").glob(f"*/locale/{language}/*.ftl"))


def load_bundle(folder: Path, language: str) -> Bundle:
    """Load all texts of a language; damaged files are reported and left out."""
    if not is_language(language):
        return Bundle(Formats.read(folder, FALLBACK, FALLBACK))
    made = language == pseudo.NAME
    source = FALLBACK if made else language
    bundle = Bundle(Formats.read(folder, source, FALLBACK), pseudo.pseudo if made else None)
    for file in files_of(folder, source):
        try:
            text = read_bytes(file, _MOST_BYTES).decode("utf-8-sig")
        except (OSError, ValueError) as problem:
            _LOG.error("unreadable texts in %s: %s", file.name, problem)
            continue
        for what in bundle.add(text):
            _LOG.error("damaged texts in %s: %s", file.name, what)
    return bundle


class Translator:
    """The texts of the language in use, with English for missing ones. One object is shared."""

    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        self._folder = folder
        self.use(language)

    def use(self, language: str) -> None:
        """Switch to another language."""
        self.language = language
        self.own = load_bundle(self._folder, language)
        self.formats = self.own.formats
        self.missing: set[str] = set()
        self.__dict__.pop("_english", None)

    @cached_property
    def _english(self) -> Bundle:
        """The texts for what the language lacks, read when the first is needed."""
        return self.own if self.language == FALLBACK else load_bundle(self._folder, FALLBACK)

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key with its values filled in; the key itself if it has no text."""
        found = self._filled(key, values)
        if found is None:
            self._report(key, "no text")
            return key
        return found

    def _filled(self, key: str, values: Mapping[str, object]) -> str | None:
        name, problems = message_id(key), list[str]()
        found = self.own.fill(name, values, problems)
        if found is None and self.language != FALLBACK:
            found = self._english.fill(name, values, problems)
        for problem in problems:
            self._report(f"{key}:{problem}", problem)
        return found

    def term(self, key: str, /, **values: object) -> Term:
        """Return the name of a thing, to be a value of another text.

        With ``count`` it is the name of several: "3 workers".
        """
        return Term.of(self(key, **values), key, values)

    def list(self, items: Sequence[str], /) -> str:
        """Return things or names as a list: "a, b and c"; a text may ask for a form of each."""
        return items[0] if len(items) == 1 else TermList.of(self.formats.list(items), items)

    def either(self, items: Sequence[str]) -> str:
        """Return things as a choice: "a, b or c"."""
        return self.formats.list(items, "or")

    def number(self, number: float, decimals: int = 0, *, signed: bool = False) -> str:
        """Return a number as text: "1.5"; ``signed`` with its plus or minus, except for 0."""
        return self.formats.number(number, decimals, signed=signed)

    def percent(self, share: float) -> str:
        """Return a share (0 to 1) as a percentage: "31%"."""
        return self.formats.percent(share)

    def date(self, moment: date, form: str = "day") -> str:
        """Return a date or time; ``form`` is "day", "moment" (date and time) or "time"."""
        return self.formats.date(moment, form)

    def day(self, iso: str) -> str:
        """Return the day of a date as records have it, "2026-05-01T12:00", if well formed."""
        try:
            return self.date(date.fromisoformat(iso[:10]))
        except ValueError:
            return iso[:10]

    def month(self, number: int) -> str:
        """Return the name of a month, 1 to 12."""
        return self.formats.month(number)

    def weekdays(self) -> tuple[str, ...]:
        """Return the short names of the days of a week from Monday on."""
        return self.formats.weekdays()

    def lines(self, key: str) -> tuple[str, ...]:
        """Return a text with one item a line, such as names to choose from."""
        return tuple(self(key).split("\n")) if self.has(key) else ()

    def unfilled(self, key: str) -> str:
        """Return a text as long as it will be, while its values are not known."""
        return (self.own if message_id(key) in self.own else self._english).fill(
            message_id(key), {}, []
        ) or key

    def has(self, key: str) -> bool:
        """Return whether there is a text for a key, in the language or in English."""
        name = message_id(key)
        return name in self.own or name in self._english

    def below(self, key: str) -> tuple[str, ...]:
        """Return the next parts of all keys that begin with this one, in the order of English."""
        start = f"{message_id(key)}-"
        names = [name for texts in (self._english, self.own) for name in texts]
        inner = (name[len(start) :] for name in names if name.startswith(start))
        return tuple(dict.fromkeys(name.split("-")[0] for name in inner))

    def keys(self) -> Iterator[str]:
        """Yield all keys of the language in use."""
        for name in self.own:
            yield name.replace("-", ".")

    def _report(self, key: str, problem: str) -> None:
        if key not in self.missing:
            self.missing.add(key)
            _LOG.warning("%s for %s (%s)", problem, key, self.language)
