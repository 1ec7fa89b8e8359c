"""What scenes, widgets and tables may use of the application that shows them.

``shell.app.App`` is the usual ``Services``, ``routes.Routes`` the usual ``Routes``. Nothing here
knows a scene: scenes reach each other by ``app.routes`` alone, unless they are of one topic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from kraftwagen.engine.registry import Shelf
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json, Seat
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import Theme
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.buttons import ButtonBindings
from kraftwagen.ui.platform.devices import Devices
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import Paths
from kraftwagen.ui.platform.report import Failure, RunningMatch
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.sound import Sound
from kraftwagen.ui.platform.speech import Speech

if TYPE_CHECKING:
    from pygame import Surface
    from pygame_gui.core import UIAppearanceTheme


class LibraryError(Exception):
    """A save that cannot be used; the text is one sentence for people."""


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """One line of the list of saves. ``problem`` says why it cannot be loaded, or is empty.

    ``older`` are autosaves that the game of this one has gone beyond.
    """

    path: Path
    title: str
    date: datetime
    players: Sequence[str]
    progress: str
    problem: str = ""
    older: Sequence[Path] = ()
    colours: tuple[int, ...] = ()
    """Of the seats, as a ``Canvas`` has them."""


@dataclass(frozen=True, slots=True)
class SavedPosition:
    """Where a saved game stands: its decisions have been played again.

    ``people`` is how many persons play it.
    """

    spec: GameSpec[Any]
    state: Any
    progress: str
    people: int
    colours: tuple[int, ...] = ()
    """Of the seats, as a ``Canvas`` has them."""


class Library(Protocol):
    """Where the menus find saved games."""

    folder: Path

    def entries(self) -> list[SaveEntry]:
        """All saves, the newest first."""

    def latest(self, game: str) -> SaveEntry | None:
        """The newest readable save of an unfinished match of that game."""

    def position(self, entry: SaveEntry) -> SavedPosition:
        """Where it stands; raises LibraryError. Takes some milliseconds."""

    def load(self, entry: SaveEntry) -> Any:
        """The record; raises LibraryError."""

    def delete(self, entry: SaveEntry) -> None:
        """Remove the file and the older ones; raises LibraryError."""


class Stack(Protocol):
    """The scenes of the window, the last one on top."""

    def __len__(self) -> int:
        """How many there are."""

    @property
    def top(self) -> Any:
        """The scene that gets events."""

    def covered(self) -> Sequence[Any]:
        """The scenes below the top one."""

    def push(self, scene: Any) -> None:
        """Put a scene on top."""

    def pop(self) -> None:
        """Remove the top scene; the one below goes on."""

    def reset(self, scene: Any) -> None:
        """Remove all scenes and start with this one."""


class Routes(Protocol):
    """The ways to scenes of other topics. Each puts its scene on top of what is shown."""

    def leave(self, go: Callable[[], object]) -> None:
        """Leave the match in play by ``go``; ask first if it cannot be saved."""

    def menu(self) -> None:
        """Leave everything for the main menu; asks first, as ``leave`` does."""

    def start_match(
        self,
        spec: GameSpec[Any],
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Any],
        *,
        pure: bool = False,
    ) -> None:
        """Leave everything for a table with a new match; a ``pure`` one knows no hints."""

    def continue_match(self, record: Record) -> None:
        """Leave everything for a table with the match of a record; say so if it is no good."""

    def guided(self, match: Match, guide: Any) -> None:
        """A table with a ``scenes.parts.guide.Guide`` over what is shown; replaces another such."""

    def learn(self) -> None:
        """Lessons of the game of the menus, and what else there is to try."""

    def lesson(self, game: str, name: str, at: int | None = None) -> None:
        """A lesson from a step on, by default where it was left; one sentence if it is broken."""

    def type_on_screen(
        self, text: str, done: Callable[[str], object], *, limit: int, allowed: str, note: str
    ) -> None:
        """Letters on the screen; ``done`` gets what was typed."""

    def error(self, failure: Failure) -> None:
        """What went wrong, in plain words."""

    def first_match(self) -> None:
        """A match at once, against the mildest bots, with a card that says what it is about."""

    def new_match(self) -> None:
        """The choice of seats and options."""

    def daily(self) -> None:
        """The game of the day."""

    def sandbox(self, game: str = "", table: Mapping[str, Json] | None = None) -> None:
        """A position to be edited: of the game of the menus, from an empty table, by default."""

    def puzzles(self, game: str = "", theme: str | None = None) -> None:
        """The puzzles of the game of the menus."""

    def challenges(self) -> None:
        """The challenges of the game of the menus."""

    def start_challenge(self, spec: GameSpec[Any], challenge: str) -> None:
        """Leave everything for a table with a new game for the challenge of that id."""

    def saves(self) -> None:
        """The saved games."""

    def statistics(self) -> None:
        """The figures of finished games."""

    def settings(self) -> None:
        """The settings."""

    def rules(self, game: str = "", rule: str = "") -> None:
        """The rules of a game (by default the first on offer), open where a rule is explained."""

    def results(self, match: Match) -> None:
        """Who won a finished match and why."""

    def end(self, match: Match, *, fresh: bool = True, noted: Any = None) -> None:
        """A game is over: its end as a scene over the results; ``fresh`` if it ended just now.

        ``noted`` is the ``presenters.post_game.PostGameReport`` of then, None to find it out.
        """

    def replay(self, match: Match, number: int = 0, at_screen: Seat | None = None) -> None:
        """A match moment by moment, beginning after ``number`` decisions."""

    def replay_record(self, load: Callable[[], Record]) -> None:
        """The replay of a record, or one sentence on why that cannot be."""

    def open_file(self, path: Path) -> None:
        """The replay of a file, for instance of one dropped onto the window."""

    def analysis(self, match: Match) -> None:
        """The analysis of a finished match."""

    def analyse_record(self, record: Record) -> str:
        """The analysis of a record; otherwise one sentence on why that cannot be."""


class Services(Protocol):
    """What an application offers to the scenes it shows."""

    paths: Paths
    games: Shelf
    """On offer; each is loaded when it is first wanted."""
    bots: Callable[[GameSpec[Any]], Sequence[str]]
    """Names of the bots on offer for a game, the weakest first."""
    library: Library | None
    settings: Settings
    tr: Translator
    keys: KeyBindings
    buttons: ButtonBindings
    """Of game controllers."""
    devices: Devices
    """What is played with."""
    resources: Resources
    sound: Sound
    speech: Speech
    theme: Theme
    canvas: Canvas
    """Both in the size of the scene that is laid out or drawn."""
    now: float
    """Seconds the window has been open, up to this turn of its loop."""
    notice: str
    """A sentence for the next menu."""
    running: RunningMatch | None
    """The match in play."""
    session: dict[str, Any]
    """What scenes remember until the program ends, under names that begin with theirs."""
    preset_seed: int | None
    """Offered for the next new match."""
    preload_steps: Iterator[None]
    """Small steps of getting ready for a match, for moments when nothing is to be done."""

    @property
    def speed(self) -> str:
        """How fast pieces move now: in the match in play, else by the settings."""

    @property
    def stack(self) -> Stack:
        """The scenes that are shown."""

    @property
    def routes(self) -> Routes:
        """The ways to scenes of other topics."""

    @property
    def game_id(self) -> str:
        """The id of the game the menus are about: the one chosen or played last; loads nothing."""

    @property
    def game(self) -> GameSpec[Any]:
        """That game."""

    def choose_game(self, game: str) -> None:
        """Let the menus be about the game of that id; remembered."""

    @property
    def look(self) -> UIAppearanceTheme:
        """What pygame_gui's elements look like."""

    @property
    def screen(self) -> Surface:
        """What is drawn on."""

    @property
    def size(self) -> tuple[int, int]:
        """What a scene has of the window, in real pixels."""

    @property
    def window_size(self) -> tuple[int, int]:
        """The whole window in real pixels, with what is below the scene."""

    @property
    def density(self) -> float:
        """Pixels per point: what one pixel of a usual screen is, on a dense one."""

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the mouse is on the window, in real pixels."""

    def at_scale(self, scale: float) -> tuple[Theme, Canvas]:
        """Sizes and drawing at a scale."""

    @property
    def wanted_scale(self) -> float:
        """The scale of words if there is room for them."""

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""

    def use(self, scene: Any) -> None:
        """Give ``theme`` and ``canvas`` the sizes of a scene."""

    def quit(self) -> None:
        """Close the window after this step."""

    def save_settings(self) -> None:
        """Write the settings."""

    def toggle_fullscreen(self) -> None:
        """Between window and full screen; remembered."""

    def set_scale(self, scale: float) -> None:
        """Set the player's own size factor; remembered."""

    def set_palette(self, name: str) -> None:
        """Draw everything in the colours of a palette; remembered."""

    def set_language(self, language: str) -> None:
        """Say everything in a language, empty for the system's; remembered."""
