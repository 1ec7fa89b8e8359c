"""Finds other folders in which a person may save a game."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_LEAST_FREE: Final = 2_000_000
"""Bytes that must be free; a game needs far fewer."""
_MEDIA: Final = {"linux": ("/media", "/run/media"), "darwin": ("/Volumes",)}


def usable_places(own: Path) -> list[Path]:
    """Return writable folders with free room other than ``own``, the best known first."""
    return [place for place in dict.fromkeys(_places()) if place != own and _is_usable(place)]


def _places() -> Iterator[Path]:
    import platformdirs

    yield platformdirs.user_documents_path()
    yield platformdirs.user_desktop_path()
    yield Path.home()
    for folder in _MEDIA.get(sys.platform, ()):
        for pattern in ("*", f"{Path.home().name}/*"):
            yield from sorted(Path(folder).glob(pattern))
    yield Path(tempfile.gettempdir())


def _is_usable(folder: Path) -> bool:
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return False
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK) and free >= _LEAST_FREE
