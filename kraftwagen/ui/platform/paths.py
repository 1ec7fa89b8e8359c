"""Where things are: assets beside the program, files of the player by the system's rules."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[2]
_APP = "kraftwagen"


def assets_dir() -> Path:
    """The assets folder: frozen build, wheel or checkout, whichever this program runs from."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else []
    places += [_PACKAGE / "assets", _PACKAGE.parent / "assets"]
    return next((place for place in places if place.is_dir()), places[-1])


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders in use; ``make`` creates those that are written to."""

    assets: Path
    config: Path
    data: Path
    log: Path

    @property
    def settings_file(self) -> Path:
        """Settings of this player."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """Saved games and autosaves."""
        return self.data / "saves"

    def make(self) -> Paths:
        """Create the folders that are written to and return self."""
        for folder in (self.config, self.data, self.log):
            folder.mkdir(parents=True, exist_ok=True)
        return self


def find_paths(data_dir: Path | None = None) -> Paths:
    """The folders of the system's conventions, or everything below ``data_dir``."""
    if data_dir is not None:
        return Paths(assets_dir(), data_dir, data_dir, data_dir / "log")
    import platformdirs

    dirs = platformdirs.PlatformDirs(_APP, appauthor=False)
    return Paths(assets_dir(), dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)


def usable_paths(data_dir: Path | None = None) -> tuple[Paths, Path | None]:
    """Folders that can be written to, made now, and the one that could not be, if any.

    Without a home of the player's everything goes into a folder for this session. A ``data_dir``
    is used or refused with OSError.
    """
    paths = find_paths(data_dir)
    try:
        paths.make()
        for folder in (paths.config, paths.data):
            if not os.access(folder, os.W_OK):
                raise PermissionError(None, "no right to write there", str(folder))
    except OSError as error:
        if data_dir is not None:
            raise
        session = Path(tempfile.mkdtemp(prefix=f"{_APP}-"))
        return find_paths(session).make(), Path(error.filename or paths.data)
    return paths, None
