"""Numbers, shares, lists, dates and plural classes as Babel writes them from the same data."""

from __future__ import annotations

import json
from datetime import datetime

import pytest
from babel import Locale
from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from kraftwagen.tools.formats import REGIONS, formats
from kraftwagen.ui.language.formats import FILE, MINUS, PLAIN, Formats
from kraftwagen.ui.platform.paths import assets_dir

LOCALE = assets_dir() / "locale"
LANGUAGES = sorted(file.parent.name for file in LOCALE.glob(f"*/{FILE}"))
OTHERS = ("pl", "cs", "ru", "fr", "nl", "sv", "pt", "ar")
"""Languages that nobody has translated yet: the same rules serve them."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def region(language: str) -> str:
    return REGIONS.get(language, language)


@each_language
def test_the_files_are_what_the_tool_writes(language: str) -> None:
    kept = json.loads((LOCALE / language / FILE).read_text(encoding="utf-8"))
    assert kept == formats(language), f"python -m kraftwagen.tools.formats {language}"


@pytest.mark.parametrize("language", [*LANGUAGES, *OTHERS])
def test_numbers_have_the_plural_class_of_their_language(language: str) -> None:
    ours, theirs = Formats(formats(language)), Locale.parse(region(language)).plural_form
    for number in (*range(130), 200, 1000, 1_000_000, 0.5, 1.5, 2.0):
        assert ours.plural(number) == theirs(number), number


@each_language
def test_numbers_and_shares_are_written_as_babel_writes_them(language: str) -> None:
    ours, theirs = Formats.read(LOCALE, language, "en"), region(language)
    for number in (0, 7, 1250, 1_234_567):
        assert ours.number(number) == format_decimal(number, locale=theirs)
    for share in (0, 0.314, 1):
        assert ours.percent(share) == format_percent(round(share, 2), locale=theirs)
    assert ours.number(-1.25, 2) == format_decimal(1.25, locale=theirs).join([MINUS, ""])
    assert ours.number(3, signed=True) == "+3"
    assert ours.number(0.04, 1, signed=True) == ours.number(0, 1)


@each_language
def test_lists_are_written_as_babel_writes_them(language: str) -> None:
    ours, theirs = Formats.read(LOCALE, language, "en"), region(language)
    for many in range(5):
        items = ["{1}", "two", "{0} three", "four"][:many]
        assert ours.list(items) == format_list(items, locale=theirs)
        assert ours.list(items, "or") == format_list(items, "or", locale=theirs)


@each_language
def test_dates_are_written_as_babel_writes_them(language: str) -> None:
    ours, theirs = Formats.read(LOCALE, language, "en"), region(language)
    for month in range(1, 13):
        moment = datetime(2026, month, month * 2, month, 5)
        assert ours.date(moment) == format_date(moment, "long", locale=theirs)
        assert ours.date(moment, "time") == format_time(moment, "short", locale=theirs)
        assert ours.date(moment, "time") in ours.date(moment, "moment")
        assert ours.month(month) == format_date(moment, "LLLL", locale=theirs)
    assert len(ours.weekdays()) == 7
    assert ours.weekdays()[0] == format_date(datetime(2026, 11, 23), "ccc", locale=theirs)


def test_without_data_all_can_still_be_written() -> None:
    plain = Formats(PLAIN)
    assert plain.date(datetime(2026, 3, 7, 18, 5), "moment") == "2026-03-07 18:05"
    assert plain.list(["a", "b", "c"]) == "a, b and c"
    assert (plain.plural(1), plain.plural(2)) == ("one", "other")
