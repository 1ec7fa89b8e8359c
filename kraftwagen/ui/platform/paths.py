"""Folders: assets beside the program, the player's files where the system wants them."""

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
    """Return the assets folder of a frozen build, a wheel or a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else []
    places += [_PACKAGE / "assets", _PACKAGE.parent / "assets"]
    return next((place for place in places if place.is_dir()), places[-1])


def licences(assets: Path) -> Path:
    """Return the folder with the licences of what the program is made of; else that of assets."""
    found = Path(sys.executable).parent / "licences"
    return found if getattr(sys, "frozen", False) and found.is_dir() else assets


def learn_folder(assets: Path, game: str) -> Path:
    """Return the folder of a game's lessons, puzzles, challenges and rulebook."""
    return assets / "games" / game / "learn"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders in use; ``make`` creates the writable ones.

    ``refused`` is a folder of the player that could not be written, in which case all writable
    folders are temporary; else None.
    """

    assets: Path
    config: Path
    data: Path
    log: Path
    refused: Path | None = None

    @property
    def settings_file(self) -> Path:
        """The file with the player's settings."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """The folder of saved games and autosaves."""
        return self.data / "saves"

    def make(self) -> Paths:
        """Create the writable folders and return self."""
        for folder in (self.config, self.data, self.log):
            make_folder(folder)
        return self


def find_paths(data_dir: Path | None = None) -> Paths:
    """Return the folders by the system's conventions, or all below ``data_dir``."""
    if data_dir is not None:
        return Paths(assets_dir(), data_dir, data_dir, data_dir / "log")
    import platformdirs

    dirs = platformdirs.PlatformDirs(_APP, appauthor=False)
    return Paths(assets_dir(), dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)


def usable_paths(data_dir: Path | None = None) -> Paths:
    """Return writable folders, creating them; temporary ones if the player's are not writable.

    Raises OSError if ``data_dir`` cannot be used.
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
    """Return a temporary folder of this user, the same at each start.

    If another user owns a folder of that name, return one with a random name.
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
