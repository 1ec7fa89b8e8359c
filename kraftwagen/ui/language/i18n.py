"""Texts by key: ``tr("menu.new")``, ``tr("saves.count", count=3)`` with a ``Translator`` ``tr``.

Catalogues are YAML: ``assets/locale/<language>/*.yaml`` (and ``<language>.yaml``) and those of
games, ``assets/games/<game>/locale/<language>/*.yaml``, merged by nested keys. ``{name}`` is
replaced by the argument of that name. A text with plural forms is a mapping of
``one``/``few``/``many``/``other``, chosen by the argument ``count``. A key missing in the language
is taken from English, a key missing there shows itself and is reported once.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from kraftwagen.match.files import read_bytes
from kraftwagen.ui.language import pseudo
from kraftwagen.ui.language.dates import written
from kraftwagen.ui.language.plurals import CATEGORIES, plural_form

_LOG = logging.getLogger(__name__)
_PLACE = re.compile(r"\{(\w+)\}")
_LANGUAGE = re.compile(r"[A-Za-z0-9_-]{1,20}")
"""Names that are safe as a folder of texts, because they cannot lead elsewhere."""
_MOST_BYTES = 1_000_000
_PLURALS = set(CATEGORIES)
_OF_TAGS = (ValueError, LookupError, AttributeError, TypeError)
"""Errors that YAML entries raise if their tag does not fit, such as ``!!timestamp x``."""
FALLBACK = "en"


def is_language(name: str) -> bool:
    """Return whether a text can name a language, such as "en" or "pt_BR"."""
    return _LANGUAGE.fullmatch(name) is not None


def load_catalogue(folder: Path, language: str) -> dict[str, Any]:
    """Load all texts of a language; damaged files are reported and left out."""
    if not is_language(language):
        return {}
    if language == pseudo.NAME:
        made: dict[str, Any] = pseudo.pseudo(load_catalogue(folder, FALLBACK))
        return made
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    texts: dict[str, Any] = {}
    single = folder / f"{language}.yaml"
    files = [single] if single.is_file() else []
    files += sorted((folder / language).glob("*.yaml"))
    files += sorted((folder.parent / "games").glob(f"*/locale/{language}/*.yaml"))
    for file in files:
        try:
            read = yaml.load(read_bytes(file, _MOST_BYTES).decode(), Loader=loader)
        except (OSError, RecursionError, yaml.YAMLError, *_OF_TAGS) as problem:
            _LOG.error("unreadable texts in %s: %s", file.name, problem)
            continue
        if isinstance(read, dict):
            _merge(texts, read)
    return texts


def _merge(into: dict[str, Any], new: Mapping[str, Any]) -> None:
    for key, value in new.items():
        held = into.get(str(key))
        if isinstance(value, dict) and isinstance(held, dict):
            _merge(held, value)
        else:
            into[str(key)] = value


class Term(str):
    """The name of a thing as an argument of texts: its words, with the key that they come from.

    By ``key`` and ``values`` a language finds other forms of the name, such as its plural.
    """

    key: str
    values: Mapping[str, object]

    @classmethod
    def of(cls, words: str, key: str, values: Mapping[str, object]) -> Term:
        """Return words as the term of a key."""
        term = cls(words)
        term.key, term.values = key, values
        return term


class Translator:
    """The texts of the language in use, with English for missing ones. One object is shared."""

    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        self._folder = folder
        self.use(language)

    def use(self, language: str) -> None:
        """Switch to another language."""
        self.language = language
        own = load_catalogue(self._folder, language)
        base = own if language == FALLBACK else load_catalogue(self._folder, FALLBACK)
        self._catalogues = [(language, own)] + ([(FALLBACK, base)] if base is not own else [])
        self.missing: set[str] = set()

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key with its values filled in; the key itself if it has no text."""
        for language, texts in self._catalogues:
            found = self._find(texts, key)
            if isinstance(found, dict) and "other" in found and found.keys() <= _PLURALS:
                form = plural_form(language, int(str(args.get("count", 0))))
                found = found.get(form, found["other"])
            if isinstance(found, str | int | float):
                return self._fill(key, str(found), args)
        self._report(key, "no text")
        return key

    def term(self, key: str, /, **args: object) -> Term:
        """Return the name of a thing, to be an argument of another text.

        With ``count`` it is the name of several: "3 workers".
        """
        return Term.of(self(key, **args), key, args)

    def list(self, items: Sequence[str]) -> str:
        """Return things or names as a list: "a, b and c"."""
        return self._joined("app.and", items)

    def either(self, items: Sequence[str]) -> str:
        """Return things as a choice: "a, b or c"."""
        return self._joined("app.or", items)

    def _joined(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return items[0] if items else ""
        return self(key, first=self("app.comma").join(items[:-1]), last=items[-1])

    def number(self, number: float, decimals: int = 0, *, signed: bool = False) -> str:
        """Return a number as text: "1.5"; ``signed`` with its plus or minus, except for 0."""
        digits = f"{abs(number):.{decimals}f}"
        sign = "" if not float(digits) else "−" if number < 0 else "+" if signed else ""
        return sign + digits.replace(".", self("app.decimal"))

    def percent(self, share: float) -> str:
        """Return a share (0 to 1) as a percentage: "31 %"."""
        return self("app.percent", number=round(100 * share))

    def date(self, moment: date, form: str = "day") -> str:
        """Return a date or time; ``form`` is "day", "moment" (date and time) or "time"."""
        return written(moment, self(f"dates.{form}_format"))

    def day(self, iso: str) -> str:
        """Return the day of a date as records have it, "2026-05-01T12:00", if well formed."""
        try:
            return self.date(date.fromisoformat(iso[:10]))
        except ValueError:
            return iso[:10]

    def month(self, number: int) -> str:
        """Return the name of a month, 1 to 12."""
        return str(self.data("dates.months")[number - 1])

    def weekdays(self) -> tuple[str, ...]:
        """Return the short names of the days of a week from Monday on."""
        return tuple(map(str, self.data("dates.weekdays")))

    def has(self, key: str) -> bool:
        """Return whether there is a text for a key, in the language or in English."""
        return any(self._find(texts, key) is not None for _, texts in self._catalogues)

    def data(self, key: str) -> Any:
        """Return the raw value of a key (a list or mapping of texts); None if missing."""
        for _, texts in self._catalogues:
            found = self._find(texts, key)
            if found is not None:
                return found
        self._report(key, "no text")
        return None

    def keys(self) -> Iterator[str]:
        """Yield all full keys of the language in use."""
        yield from _flat(self._catalogues[0][1], "")

    @staticmethod
    def _find(texts: Mapping[str, Any], key: str) -> Any:
        at: Any = texts
        for part in key.split("."):
            if not isinstance(at, dict) or part not in at:
                return None
            at = at[part]
        return at

    def _fill(self, key: str, text: str, args: Mapping[str, object]) -> str:
        def value(match: re.Match[str]) -> str:
            name = match.group(1)
            if name in args:
                return str(args[name])
            self._report(f"{key}:{name}", "no value")
            return match.group()

        return _PLACE.sub(value, text)

    def _report(self, key: str, problem: str) -> None:
        if key not in self.missing:
            self.missing.add(key)
            _LOG.warning("%s for %s (%s)", problem, key, self.language)


def _flat(texts: Mapping[str, Any], prefix: str) -> Iterator[str]:
    for key, value in texts.items():
        if isinstance(value, dict) and not ("other" in value and value.keys() <= _PLURALS):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}"
