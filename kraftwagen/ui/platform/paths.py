"""Where things are: assets beside the program, files of the player by the system's rules."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from kraftwagen.match.files import make_folder

_PACKAGE = Path(__file__).resolve().parents[2]
_APP = "kraftwagen"


def assets_dir() -> Path:
    """The assets folder: frozen build, wheel or checkout, whichever this program runs from."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else []
    places += [_PACKAGE / "assets", _PACKAGE.parent / "assets"]
    return next((place for place in places if place.is_dir()), places[-1])


def learn_folder(assets: Path, game: str) -> Path:
    """Where the lessons, puzzles, challenges and rules of a game lie."""
    return assets / "games" / game / "learn"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders in use; ``make`` creates those that are written to.

    ``refused`` is what of the player's own could not be written, and why all of these are
    temporary.
    """

    assets: Path
    config: Path
    data: Path
    log: Path
    refused: Path | None = None

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
            make_folder(folder)
        return self


def find_paths(data_dir: Path | None = None) -> Paths:
    """The folders of the system's conventions, or everything below ``data_dir``."""
    if data_dir is not None:
        return Paths(assets_dir(), data_dir, data_dir, data_dir / "log")
    import platformdirs

    dirs = platformdirs.PlatformDirs(_APP, appauthor=False)
    return Paths(assets_dir(), dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)


def usable_paths(data_dir: Path | None = None) -> Paths:
    """Folders that can be written to, made now.

    Without a home of the player's everything goes into a temporary folder. A ``data_dir``
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
        refused = Path(error.filename or paths.data)
        return replace(find_paths(_temporary()), refused=refused).make()
    return paths


def _temporary() -> Path:
    """A temporary folder of this user's own, the same at each start.

    If another user has taken its name, a new one with a random name instead.
    """
    user: int = getattr(os, "getuid", int)()  # Windows has none: 0
    folder = Path(tempfile.gettempdir()) / f"{_APP}-{user}"
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        alone = found.st_uid == user and not found.st_mode & 0o077
        if stat.S_ISDIR(found.st_mode) and (alone or sys.platform == "win32"):
            return folder
    return Path(tempfile.mkdtemp(prefix=f"{_APP}-"))
