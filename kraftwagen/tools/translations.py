"""Shows translators what is left to do in a language.

    python -m kraftwagen.tools.translations de

Missing are messages that only English has; unused those that English has not. A message that says
the same as in English is named unless its key stands in ``same.txt`` in a folder of the language
(one key a line; ``*`` stands for any letters). Values are what the program fills in: a translation
may use other forms of them (``$piece-acc`` for ``$piece``), but no others, and leave none out.
Forms are wrong that ``language-forms`` does not name, or that only some things of a kind have.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from kraftwagen.ui.language.bundle import Bundle, message_id, variables
from kraftwagen.ui.language.i18n import FALLBACK, load_bundle
from kraftwagen.ui.language.pattern import FluentError, Message, Pattern, Select, Variable, Words
from kraftwagen.ui.platform.paths import assets_dir

SAME: Final = "same.txt"
FORMS: Final = "language.forms"
"""The text that names the forms of things a language has, one a line."""
_THINGS: Final = "-term-"
"""What stands in the names of messages that name a thing."""
ALWAYS: Final = {"score", "score_title"}
"""Values that every text of a game may use."""


@dataclass
class Work:
    """What is left to do in a language, as keys with a word about each."""

    damaged: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    values: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return any(getattr(self, one.name) for one in fields(self))


def work_in(locale: Path, language: str) -> Work:
    """Return what is left to do in a language whose folder lies in ``locale``."""
    english, own = load_bundle(locale, FALLBACK), load_bundle(locale, language)
    work = Work()
    allowed = _allowed(locale, language)
    declared = set(str(own.fill(message_id(FORMS), {}, []) or "").split())
    work.missing = [name for name in english if name not in own]
    work.unused = [name for name in own if name not in english and not name.startswith("-")]
    for name in own:
        try:
            said = own.message(name)
        except FluentError as problem:
            work.damaged.append(f"{name}: {problem}")
            continue
        assert said is not None
        work.forms += [f"{name}: {form}" for form in _undeclared(said, own, declared)]
        if name not in english or name == message_id(FORMS) or language == FALLBACK:
            continue
        wanted = english.message(name)
        assert wanted is not None
        if _words(said.value) == _words(wanted.value) and _has_letters(said.value):
            if not any(fnmatchcase(name.replace("-", "."), one) for one in allowed):
                work.same.append(name)
        work.values += [f"{name}: {one}" for one in _other_values(said.value, wanted.value)]
    work.forms += _lacking(own)
    return work


def _lacking(own: Bundle) -> Iterator[str]:
    """Yield the names that lack a form which another thing of their kind has."""
    kinds: dict[str, dict[str, set[str]]] = {}
    for name in own:
        if _THINGS in name and (thing := _read(own, name)):
            kinds.setdefault(name.rpartition("-")[0], {})[name] = set(thing.attributes)
    for things in kinds.values():
        every = set[str]().union(*things.values())
        for name, forms in things.items():
            yield from (f"{name}: lacks {form}" for form in sorted(every - forms))


def _read(own: Bundle, name: str) -> Message | None:
    try:
        return own.message(name)
    except FluentError:
        return None


def _allowed(locale: Path, language: str) -> list[str]:
    """Return the keys that may be as in English, those of games in their own folders."""
    files = [locale / language / SAME]
    files += (locale.parent / "games").glob(f"*/locale/{language}/{SAME}")
    lines = [line.strip() for file in files if file.is_file() for line in _lines(file)]
    return [line for line in lines if line and not line.startswith("#")]


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def _undeclared(message: Message, own: Bundle, declared: set[str]) -> Iterator[str]:
    """Yield the forms in a message that the language does not name among its forms."""
    used = set(message.attributes)
    for text in (message.value, *message.attributes.values()):
        used |= {name.partition("-")[2] for name in variables(text) if "-" in name}
    yield from sorted(used - declared)


def _other_values(said: Pattern, wanted: Pattern) -> Iterator[str]:
    own, english = _values(said), _values(wanted)
    yield from (f"${name} is no value" for name in sorted(own - english - ALWAYS))
    yield from (f"${name} is left out" for name in sorted(_shown(wanted) - own))


def _values(text: Pattern) -> set[str]:
    return {name.partition("-")[0] for name in variables(text)}


def _shown(text: Pattern) -> set[str]:
    """Return the values whose words are seen in every variant of a text."""
    seen: set[str] = set()
    for part in text:
        if isinstance(part, Variable):
            seen.add(part.name.partition("-")[0])
        elif isinstance(part, Select):
            seen |= set.intersection(*(_shown(variant) for _, variant in part.variants))
    return seen


def _words(text: Pattern) -> str:
    return "".join(part if isinstance(part, str) else "{}" for part in text)


def _has_letters(text: Pattern) -> bool:
    return any(sign.isalpha() for part in text if isinstance(part, Words) for sign in part)


def main(arguments: Sequence[str]) -> int:
    """Print what is left to do; returns 1 if there is anything."""
    left = False
    for language in arguments:
        work = work_in(assets_dir() / "locale", language)
        left |= bool(work)
        for one in fields(work):
            found = getattr(work, one.name)
            print(f"{language}: {one.name}: {len(found)}")
            for line in found:
                print(f"    {line}")
    return int(left)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
