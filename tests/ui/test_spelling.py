"""The words of every language stand in its dictionary, or in the project's list of other words.

``hunspell`` and its dictionaries are installed by ``run.py test``, where that is possible.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kraftwagen.ui.language.i18n import load_bundle
from kraftwagen.ui.language.pattern import Pattern, Select, Words
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages

DICTIONARIES: Final = {"en": "en_GB", "de": "de_DE", "es": "es_ES", "it": "it_IT"}
OTHER_WORDS: Final = Path(__file__).parent / "spelling"
"""Names, and words of the games that no dictionary has: one file a language, one word a line."""
NO_PROSE: Final = ("language-forms", "language-seams")
_WORD: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
_MARKS: Final = re.compile(r"\[[^\]]*\]|<[^>]*>|--[a-z-]+")
"""Pictures and links of the rulebook, options of the command line."""


def _said(text: Pattern) -> Iterator[str]:
    for part in text:
        if isinstance(part, Words):
            yield str(part)
        elif isinstance(part, Select):
            for _, variant in part.variants:
                yield "\n"
                yield from _said(variant)
        else:
            yield "\0"


def words_of(language: str) -> dict[str, str]:
    """Every word of a language, with a message that has it."""
    texts, found = load_bundle(assets_dir() / "locale", language), dict[str, str]()
    for name in texts:
        message = texts.message(name)
        if message is None or name in NO_PROSE:
            continue
        for text in (message.value, *message.attributes.values()):
            for word in _WORD.findall(_MARKS.sub("", "".join(_said(text)))):
                found.setdefault(word.replace("’", "'"), name)
    return found


def unknown(words: set[str], dictionary: str) -> set[str]:
    """The words that a dictionary does not know."""
    done = subprocess.run(
        ["hunspell", "-d", dictionary, "-i", "utf-8", "-l"],
        input="\n".join(sorted(words)), capture_output=True, text=True, encoding="utf-8",
        check=False,
    )  # fmt: skip
    if done.returncode or "Can't open" in done.stderr:
        reason = f"hunspell or its dictionary {dictionary} is missing"
        assert not os.environ.get("CI"), reason
        pytest.skip(reason)
    return set(done.stdout.split())


@pytest.fixture(autouse=True)
def _hunspell() -> None:
    if shutil.which("hunspell") is None:
        assert not os.environ.get("CI"), "hunspell is missing"
        pytest.skip("hunspell is missing")


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_words_are_spelt_as_the_dictionary_has_them(language: str) -> None:
    words = words_of(language)
    others = set((OTHER_WORDS / f"{language}.txt").read_text(encoding="utf-8").split())
    # Where a dictionary ends words at an apostrophe (Italian), it tells the part it misses.
    places = {part: name for word, name in words.items() for part in (word, *word.split("'"))}
    wrong = unknown(set(words), DICTIONARIES[language])
    assert {word: places[word] for word in sorted(wrong - others)} == {}
    assert others - set(places) == set(), "words that no text has any more"


def test_a_wrong_word_is_found() -> None:
    assert unknown({"house", "huose"}, "en_GB") == {"huose"}
