"""Writes dates and times in the format of a language."""

from __future__ import annotations

import re
from datetime import date


def written(moment: date, form: str) -> str:
    """Return a date or time by the pattern ``form`` of a locale file, such as ``%d %B %Y``.

    ``strftime`` gets only the % codes: on Windows it refuses letters that its code page lacks.
    """
    return re.sub(r"%.", lambda sign: moment.strftime(sign[0]), form)
