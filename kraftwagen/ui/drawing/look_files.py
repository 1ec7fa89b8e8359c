"""Reads the files that say what a game looks like."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import yaml

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read(path: Path) -> dict[str, Any]:
    """Return the content of one of the program's own YAML files."""
    found: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8-sig"), _LOADER)
    return found
