"""Writes ``formats.json`` of each language from Unicode CLDR, as Babel brings it.

    python -m kraftwagen.tools.formats            for all languages that have a folder
    python -m kraftwagen.tools.formats pl         for one more

Babel is needed for this alone: it belongs to the tests, not to the program.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kraftwagen.match.files import write_atomically
from kraftwagen.ui.language.formats import FILE
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages

REGIONS: Final = {"en": "en_GB"}
"""Our English is British: "26 November 2026"."""


def formats(language: str) -> dict[str, Any]:
    """Return what CLDR says of a language."""
    from babel import Locale

    found = Locale.parse(REGIONS.get(language, language))
    symbols = found.number_symbols["latn"]
    day, time = found.date_formats["long"].pattern, found.datetime_skeletons["Hm"].pattern
    moment = found.datetime_formats["medium"]
    medium = found.datetime_skeletons["yMMMd"].pattern
    months, days = found.months, found.days["stand-alone"]["abbreviated"]
    name = found.get_language_name() or language
    return {
        "name": name[0].upper() + name[1:],
        "plural": dict(found.plural_form.rules),
        "number": {"decimal": symbols["decimal"], "group": symbols["group"]},
        "percent": found.percent_formats[None].pattern.replace("#,##0", "{0}"),
        "list": {"and": dict(found.list_patterns["standard"].items()),
                 "or": dict(found.list_patterns["or"].items())},
        "dates": {"day": day, "time": time,
                  "moment": str(moment).replace("{1}", medium).replace("{0}", time)},
        "months": _names(months["stand-alone"]["wide"], 1, 12),
        "months_in_dates": _names(months["format"]["wide"], 1, 12),
        "months_short": _names(months["format"]["abbreviated"], 1, 12),
        "weekdays": _names(days, 0, 6),
    }  # fmt: skip


def _names(names: Any, first: int, last: int) -> list[str]:
    return [str(names[number]) for number in range(first, last + 1)]


def main(arguments: Sequence[str]) -> None:
    """Write the files of the languages named, or of all."""
    assets = assets_dir()
    for language in arguments or languages(assets):
        file = Path(assets, "locale", language, FILE)
        file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(formats(language), ensure_ascii=False, indent=1)
        write_atomically(file, f"{text}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1:])
