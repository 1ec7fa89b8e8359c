"""What helps to find a fault, for whoever tells of one: no names, no folders, no game."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Final

from kraftwagen import compiled
from kraftwagen.ui.platform.paths import Paths
from kraftwagen.ui.platform.report import machine
from kraftwagen.ui.platform.settings import Settings, load_settings

_PRIVATE: Final = ("place", "elsewhere")
"""Settings that may tell about a person or their folders; whole tables are left out, too."""
_UNTOLD: Final = ("seats:", "saved as:")
"""Lines of an error's report that have names in them."""
_RECORD: Final = "record:"
_LONGEST: Final = 20_000
"""The most characters of an error's report."""


def system_report(paths: Paths) -> str:
    """Return version, system, settings that were changed, and the last error that was written."""
    settings, problem = load_settings(paths.settings_file)
    return "\n".join(
        [
            *machine(),
            f"rules: {compiled.condition()}",
            f"settings: {_changed(settings)}{f' ({problem})' if problem else ''}",
            "",
            "last error:",
            _last_error(paths.log),
        ]
    )


def _changed(settings: Settings) -> str:
    usual = Settings()
    told = [
        f"{one.name}={value}"
        for one in fields(Settings)
        if (value := getattr(settings, one.name)) != getattr(usual, one.name)
        and one.name not in _PRIVATE
        and isinstance(value, bool | int | float | str | tuple)
    ]
    return ", ".join(told) or "unchanged"


def _last_error(logs: Path) -> str:
    """Return the newest report of an error without names, record and folders of a person."""
    reports = sorted(logs.glob("error-*.txt"))
    try:
        text = reports[-1].read_text(encoding="utf-8", errors="replace")
    except (OSError, IndexError):
        return "none"
    text = text.partition(f"\n{_RECORD}")[0].replace(str(Path.home()), "~")
    lines = [line for line in text.splitlines() if not line.startswith(_UNTOLD)]
    return "\n".join(lines)[:_LONGEST].rstrip()
