"""The plural categories of whole numbers, by the rules of Unicode CLDR 46.

Languages that are not listed are treated like English. The category "other" of Czech and Polish is
left out, because it is for fractions, which no text has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
_MILLION: Final = 1_000_000


def _germanic(n: int) -> str:
    return "one" if n == 1 else "other"


def _million(n: int) -> str:
    """Return the category of millions in Romance languages, which say "a million of things"."""
    return "many" if n and n % _MILLION == 0 else "other"


def _spanish(n: int) -> str:
    return "one" if n == 1 else _million(n)


def _french(n: int) -> str:
    return "one" if n in (0, 1) else _million(n)


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


_RULES: Final[dict[str, Callable[[int], str]]] = {
    "en": _germanic, "de": _germanic, "nl": _germanic, "sv": _germanic,
    "es": _spanish, "it": _spanish, "fr": _french, "pt": _french,
    "cs": _czech, "sk": _czech, "pl": _polish, "ru": _russian,
}  # fmt: skip
LANGUAGES: Final = tuple(_RULES)


def plural_form(language: str, count: int) -> str:
    """Return the plural category of a whole number in a language, such as "few"."""
    return _RULES.get(language.replace("-", "_").split("_")[0], _germanic)(abs(count))
