"""A language for tests: English with accents, and 40 % longer.

It shows at a glance which texts are not from the locale files, which do not fit, and which letters
a typeface lacks. ``--language pseudo`` selects it; no menu offers it.
"""

from __future__ import annotations

import math
import re
from typing import Any, Final

NAME: Final = "pseudo"
LONGER: Final = 0.4
_ACCENTS: Final = str.maketrans("aeiouycnszrtdlAEIOUCNSZ", "áéïöüýčñšžřťďľÀÉÎÖÜČŇŠŽ")
_KEEP: Final = re.compile(r"(\{\w+\}|\*+|^#+ |^- |%\w|\[[^\]]+\]|<\w+>)", re.M)
_AS_IT_IS: Final = {"day_format": str, "moment_format": str, "time_format": str, "names": list}
"""Keys of formats and names of people: values of this type are not changed."""
_FILL: Final = "ěžůáôřéčňýüš"


def pseudo(texts: Any) -> Any:
    """Return a catalogue, or any part of it, in the language for tests."""
    if isinstance(texts, dict):
        return {
            key: value if isinstance(value, _AS_IT_IS.get(str(key), ())) else pseudo(value)
            for key, value in texts.items()
        }
    if isinstance(texts, list):
        return [pseudo(value) for value in texts]
    return _sentence(texts) if isinstance(texts, str) else texts


def _sentence(text: str) -> str:
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
