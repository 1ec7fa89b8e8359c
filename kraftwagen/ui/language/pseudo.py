"""A language for tests: English with accents, and 40 % longer.

It shows at a glance which texts are not from the locale files, which do not fit, and which letters
a typeface lacks. ``--language pseudo`` selects it; no menu offers it.
"""

from __future__ import annotations

import math
import re
from typing import Final

from kraftwagen.ui.language.pattern import Expression, Message, Pattern, Select, Words

NAME: Final = "pseudo"
LONGER: Final = 0.4
_ACCENTS: Final = str.maketrans("aeiouycnszrtdlAEIOUCNSZ", "áéïöüýčñšžřťďľÀÉÎÖÜČŇŠŽ")
_KEEP: Final = re.compile("(\0|\\*+|^#+ |^- |%\\w|\\[[^\\]]+\\]|<\\w+>)", re.MULTILINE)
_PLACE: Final = "\0"
"""Stands for what a text leaves open, while its words are changed."""
_AS_IT_IS: Final = "-names"
"""How messages with names of people end: they are not changed."""
_FILL: Final = "ěžůáôřéčňýüš"


def pseudo(name: str, message: Message) -> Message:
    """Return a message in the language for tests."""
    if name.endswith(_AS_IT_IS):
        return message
    forms = {form: _pattern(pattern) for form, pattern in message.attributes.items()}
    return Message(_pattern(message.value), forms)


def _pattern(pattern: Pattern) -> Pattern:
    """Translate the words of a text and of its variants; what is in braces stays in its place."""
    open_parts = iter([part for part in pattern if not isinstance(part, Words)])
    whole = "".join(part if isinstance(part, Words) else _PLACE for part in pattern)
    made: list[Words | Expression] = []
    for words in re.split(f"({_PLACE})", sentence(whole)):
        if words == _PLACE:
            part = next(open_parts)
            made.append(_select(part) if isinstance(part, Select) else part)
        elif words:
            made.append(Words(words))
    return tuple(made)


def _select(select: Select) -> Select:
    variants = tuple((key, _pattern(pattern)) for key, pattern in select.variants)
    return Select(select.selector, variants, _pattern(select.default))


def sentence(text: str) -> str:
    """Translate every line by itself, so that headings and lists keep their marks."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    parts = _KEEP.split(line)
    letters = sum(len(part) for part in parts[::2])
    if not letters:
        return line
    said = "".join(p if i % 2 else p.translate(_ACCENTS) for i, p in enumerate(parts))
    return f"{said}{_padding(math.ceil(letters * LONGER))}"


def _padding(length: int) -> str:
    """Return filler words of medium length, with a space first."""
    out = ""
    while len(out) < length:
        out += " " + _FILL[: min(7, max(1, length - len(out) - 1))]
    return out[:length] if length > 1 else _FILL[:length]
