"""Days and times in the words of a language."""

from __future__ import annotations

import re
from datetime import date


def written(moment: date, form: str) -> str:
    """A day or time in the form of a locale file, such as ``%d %B %Y``.

    ``strftime`` gets the signs that begin with % alone: Windows refuses other letters than its own.
    """
    return re.sub(r"%.", lambda sign: moment.strftime(sign[0]), form)
