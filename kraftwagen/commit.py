"""The version of this program and the commit that it was made from."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from kraftwagen import __version__

_HERE: Final = Path(__file__).parent
FILE: Final = "commit.txt"
"""The file beside this one that a build leaves in the program."""


def commit(home: Path = _HERE) -> str:
    """Return the commit and its day, from a build or a checkout: "0123456789, 2026-11-26".

    Empty if nobody knows.
    """
    try:
        return (home / FILE).read_text(encoding="ascii").strip()[:40]
    except (OSError, ValueError):
        pass
    if not (home.parent / ".git").exists():
        return ""
    command = ["git", "-C", str(home.parent), "log", "-1", "--abbrev=10", "--format=%h, %cs"]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""


def named_version() -> str:
    """Return the version with what is known of the commit: "1.0 (0123456789, 2026-11-26)"."""
    known = commit()
    return f"{__version__} ({known})" if known else __version__
