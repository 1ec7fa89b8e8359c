"""The player's settings: declared with types, corrected and stored."""

from __future__ import annotations

import errno
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from kraftwagen.match.files import (
    NotAFile,
    make_folder,
    quarantine,
    read_bytes,
    write_atomically,
)
from kraftwagen.match.locks import alone
from kraftwagen.ui.language.i18n import is_language

SPEEDS: Final = ("slow", "normal", "fast", "instant")
OPEN_TOTALS: Final = ("auto", "on", "off")
SCALES: Final = (0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
TEXT_SIZES: Final = (1.0, 1.25, 1.5, 2.0)
PALETTE_NAMES: Final = ("normal", "contrast")
SPEECH: Final = ("off", "voice", "clipboard")
_CHOICES: Final = {
    "speed": SPEEDS,
    "open_totals": OPEN_TOTALS,
    "palette": PALETTE_NAMES,
    "speech": SPEECH,
}
_VOLUMES: Final = ("effects", "interface", "music", "ambience")
SMALLEST: Final = (800, 560)
"""Smallest window size in points."""
VERSION: Final = 1
"""Version of the file, raised when what it has is meant otherwise than before."""
_FORMER: Final = ("open_money",)
"""Keys of earlier versions that are read under a new name."""
_LARGEST: Final = 16_384
"""Limit for window sizes and positions, in pixels."""
_MOST_BYTES: Final = 1_000_000
_MOST_GUESTS: Final = 24
_DEEPEST: Final = 20
"""Most levels of nesting in a setting; ours have far fewer."""


def nearest(values: Sequence[float], wanted: float) -> float:
    """Return the value nearest to ``wanted``."""
    return min(values, key=lambda value: abs(value - wanted))


@dataclass
class Settings:
    """The settings of a player with their defaults; the file may lack any of them."""

    language: str = ""
    """Name of the chosen language; empty for the system's language."""
    speed: str = "normal"
    step_mode: bool = False
    """Whether each decision of a bot waits for the player."""
    bot_reasons: bool = True
    """Whether bots explain their decisions."""
    show_figures: bool = False
    """Whether hints and remarks have estimated figures: expected scores and chances to win."""
    auto_end_turn: bool = False
    auto_forced: bool = True
    open_totals: str = "auto"
    """Whether all scores are shown, "on", "off" or "auto"; for games that allow hiding them."""
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    place: tuple[int, int] | None = None
    """Upper left corner of the window on the desktop; None to leave that to the system."""
    scale: float = 1.0
    """The player's factor on the scale that the window's size gives."""
    text_size: float = 1.0
    """The player's factor on the size of text alone, one of ``TEXT_SIZES``."""
    large_pictures: bool = True
    """Whether the table folds, so that pieces are larger, for a person whose seat has help."""
    palette: str = "normal"
    reduced_motion: bool = False
    """Whether things appear in their new place without moving, growing or pulsing."""
    banners: bool = True
    """Whether a person's first feats and new stages of a game get a banner at the table."""
    notices: bool = True
    """Whether good news appears in a corner of the window for a while."""
    rule_codes: bool = False
    """Whether the rulebook shows the ids of its paragraphs, such as A3."""
    effects: float = 0.8
    """Volume of game events, 0 to 1."""
    interface: float = 0.5
    """Volume of buttons and of picking up and putting down pieces, 0 to 1."""
    music: float = 0.5
    """Volume of music, 0 to 1; 0.5 is 10 dB below the files' own."""
    ambience: float = 0.6
    """Volume of the sounds around a game's table, 0 to 1."""
    music_on: bool = True
    """Whether music plays; a key switches it."""
    mute_unfocused: bool = True
    speech: str = "off"
    keys: dict[str, list[str]] = field(default_factory=dict)
    """Key bindings that the player changed, as in ``platform.input``."""
    buttons: dict[str, list[str]] = field(default_factory=dict)
    """Controller bindings that the player changed, as in ``platform.buttons``."""
    sofa: bool = True
    """Whether everything is larger in a session begun with a controller."""
    rumble: bool = False
    """Whether controllers rumble at the player's turn and at great events."""
    elsewhere: str = ""
    """Path of the file in which a game was saved while the saves folder failed."""
    marque: dict[str, Any] = field(default_factory=dict)
    """Name, emblem and paint of the marque, as in ``drawing.marque``; empty for none."""
    guests: dict[str, str] = field(default_factory=dict)
    """Faces chosen for names of people, as in ``drawing.guests``; used last comes last."""
    last_game: str = ""
    """The id of the game played last."""
    last_setup: dict[str, Any] = field(default_factory=dict)
    """The last set-up by game id, for the new-match scene."""

    def __post_init__(self) -> None:
        self.since: dict[str, Any] | None = None
        """The values that this window last read or wrote; None if it did neither."""
        self.others: dict[str, Any] = {"version": VERSION}
        """The version of the file and what a newer program keeps in it; written back as it is."""

    def setup_of(self, game: str) -> dict[str, Any]:
        """Return the last set-up of a game; empty if there is no valid one."""
        kept = self.last_setup.get(game)
        return kept if isinstance(kept, dict) else {}

    def checked(self) -> Settings:
        """Replace every value out of bounds by a valid one; returns self."""
        for name, values in _CHOICES.items():
            if getattr(self, name) not in values:
                setattr(self, name, getattr(Settings, name))
        self.scale = min(max(self.scale, SCALES[0]), SCALES[-1])
        self.text_size = min(max(self.text_size, TEXT_SIZES[0]), TEXT_SIZES[-1])
        for name in _VOLUMES:
            setattr(self, name, min(max(getattr(self, name), 0.0), 1.0))
        self.keys, self.buttons = _bindings(self.keys), _bindings(self.buttons)
        chosen = [(name, one) for name, one in self.guests.items() if isinstance(one, str)]
        self.guests = dict(chosen[-_MOST_GUESTS:])
        wide, high = (_between(n, least) for n, least in zip(self.window, SMALLEST, strict=True))
        self.window = wide, high
        if self.place is not None:
            self.place = _between(self.place[0], -_LARGEST), _between(self.place[1], -_LARGEST)
        if not is_language(self.language):
            self.language = ""
        return self


def load_settings(file: Path) -> tuple[Settings, str]:
    """Return the settings of a file, and the locale key of a notice about it, or "".

    The file is not changed: a damaged one is put aside when settings are saved.
    """
    try:
        read = _read(file)
    except OSError as error:
        if isinstance(error, NotAFile):
            return Settings(), "settings.bad_file"
        absent = isinstance(error, FileNotFoundError) and not file.is_symlink()
        return _fresh(Settings()), "" if absent else "settings.not_now"
    except (ValueError, RecursionError):
        return Settings(), "settings.bad_file"
    settings, bad = Settings(), False
    settings.others |= _others(read)
    for entry in fields(Settings):
        if read.get(entry.name) is not None:
            value = _fit(getattr(settings, entry.name), read[entry.name])
            bad |= value is None
            if value is not None:
                setattr(settings, entry.name, value)
    return _fresh(settings.checked()), "settings.bad_values" if bad else ""


def _read(file: Path) -> dict[str, Any]:
    """Return the content of the file; raises OSError if unreadable, others if damaged."""
    read = json.loads(read_bytes(file, _MOST_BYTES).decode())
    # JSON can contain lone surrogates, which can neither be shown nor written.
    read = json.loads(json.dumps(read, ensure_ascii=False).encode(errors="replace"))
    if not isinstance(read, dict):
        raise ValueError("not an object")
    if "open_money" in read:  # its former name
        read.setdefault("open_totals", read["open_money"])
    return read


def save_settings(file: Path, settings: Settings) -> None:
    """Write the settings atomically; raises OSError.

    Values not changed in this window are kept as another window may have written them. A file that
    cannot be read now is not overwritten; a damaged one is put aside first.
    """
    make_folder(file.parent)
    own = asdict(settings)
    with alone(file.parent):
        there, problem = load_settings(file)
        if problem == "settings.not_now":
            raise OSError(errno.EAGAIN, "it cannot be read now", str(file))
        if problem == "settings.bad_file":
            quarantine(file, "damaged")
        since, written = settings.since, own
        if since is not None and problem != "settings.bad_file" and file.exists():
            written = asdict(there) | {name: own[name] for name in own if own[name] != since[name]}
        text = json.dumps(there.others | written, indent=1, ensure_ascii=False)
        write_atomically(file, text.encode(errors="replace"))
    settings.since = own


def _others(read: dict[str, Any]) -> dict[str, Any]:
    """Return what the file has besides settings, with its version if that is newer."""
    known = {entry.name for entry in fields(Settings)}.union(_FORMER)
    version = read.get("version")
    if type(version) is not int or version < VERSION:
        known.add("version")
    return {name: value for name, value in read.items() if name not in known}


def _bindings(chosen: dict[str, Any]) -> dict[str, list[str]]:
    """Return the valid bindings: lists of names."""
    return {
        command: keys
        for command, keys in chosen.items()
        if isinstance(keys, list) and all(isinstance(key, str) for key in keys)
    }


def _fresh(settings: Settings) -> Settings:
    settings.since = asdict(settings)
    return settings


def _between(number: int, least: int) -> int:
    return min(max(number, least), _LARGEST)


def _fit(default: Any, value: Any) -> Any:
    """Return the value if it has the type of the default; else None."""
    if isinstance(default, bool):
        return value if isinstance(value, bool) else None
    if isinstance(default, float):
        good = isinstance(value, int | float) and not isinstance(value, bool)
        return float(value) if good and abs(value) <= _LARGEST else None
    if isinstance(default, tuple) or default is None:
        good = isinstance(value, list) and len(value) == 2
        return tuple(value) if good and all(type(n) is int for n in value) else None
    return value if type(value) is type(default) and _is_shallow(value, _DEEPEST) else None


def _is_shallow(value: Any, levels: int) -> bool:
    """Return whether a value has few enough levels of nesting to be copied and written."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_is_shallow(one, levels - 1) for one in inner)
