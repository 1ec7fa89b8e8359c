"""The parts of the application that scenes, widgets and tables may use.

``shell.app.App`` implements ``Services``, ``routes.Routes`` and ``learn_routes.LearnRoutes`` what
is called so here. This module knows no scene: scenes open those of other topics by ``app.routes``.
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
from kraftwagen.ui.platform.ambience import Ambience
from kraftwagen.ui.platform.buttons import ButtonBindings
from kraftwagen.ui.platform.devices import Devices
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.music import Music
from kraftwagen.ui.platform.paths import Paths
from kraftwagen.ui.platform.report import Failure, RunningMatch
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.sound import Sound
from kraftwagen.ui.platform.speech import Speech

if TYPE_CHECKING:
    from pygame import Surface
    from pygame_gui.core import UIAppearanceTheme


class LibraryError(Exception):
    """Raised for a save that cannot be used; the message is a sentence for people."""


@dataclass(frozen=True, slots=True)
class SaveEntry:
    """A row of the list of saves. ``problem`` says why the save cannot be loaded, or is empty.

    ``older`` are outdated autosaves of the same game.
    """

    path: Path
    title: str
    date: datetime
    players: Sequence[str]
    progress: str
    problem: str = ""
    older: Sequence[Path] = ()
    colours: tuple[int, ...] = ()
    """Seat colours, as in ``Canvas``."""
    about: str = ""
    """Of the game to continue: whether it is a challenge or a day's game, and with whom."""


@dataclass(frozen=True, slots=True)
class SavedPosition:
    """The last position of a saved game, found by replaying its decisions.

    ``people`` is the number of persons who play it.
    """

    spec: GameSpec[Any]
    state: Any
    progress: str
    people: int
    colours: tuple[int, ...] = ()
    """Seat colours, as in ``Canvas``."""


class Library(Protocol):
    """The saved games, for the menus."""

    folder: Path

    def entries(self) -> list[SaveEntry]:
        """Return all saves, newest first."""

    def latest(self, game: str) -> SaveEntry | None:
        """Return the newest readable save of an unfinished match of a game; None without one."""

    def position(self, entry: SaveEntry) -> SavedPosition:
        """Return the position of a save; raises LibraryError. Takes milliseconds."""

    def load(self, entry: SaveEntry) -> Any:
        """Return the record of a save; raises LibraryError."""

    def delete(self, entry: SaveEntry) -> None:
        """Delete the file of a save and its older autosaves; raises LibraryError."""


class Stack(Protocol):
    """The stack of the window's scenes, the last one on top."""

    def __len__(self) -> int:
        """Return the number of scenes."""

    @property
    def top(self) -> Any:
        """The scene that gets events."""

    def covered(self) -> Sequence[Any]:
        """Return the scenes below the top one."""

    def push(self, scene: Any) -> None:
        """Put a scene on top."""

    def pop(self) -> None:
        """Remove the top scene; the scene below becomes active."""

    def reset(self, scene: Any) -> None:
        """Remove all scenes and show this one."""


class LearnRoutes(Protocol):
    """Opens the scenes to learn from; each method puts one on top of those shown."""

    def guided(self, match: Match, guide: Any) -> None:
        """Open a table with a ``scenes.parts.guide.Guide``, replacing another such table."""

    def hub(self) -> None:
        """Open the page of lessons and other ways to learn, for the menu's game."""

    def learn(self) -> None:
        """Open the page of lessons, and the guided game over it if that is not finished."""

    def lesson(self, game: str, name: str, at: int | None = None, course: str = "lessons") -> None:
        """Open a lesson at the step ``at`` (from 0), by default where it was left.

        ``course`` is one of ``presenters.lessons``.

        If the lesson is broken, show a sentence instead.
        """

    def first_match(self) -> None:
        """Start a match against the weakest bots at once, with a card about its aim."""

    def sandbox(self, game: str = "", table: Mapping[str, Json] | None = None) -> None:
        """Open a position for editing: by default an empty table of the menu's game."""

    def puzzles(self, game: str = "", theme: str | None = None) -> None:
        """Open the puzzles, by default those of the menu's game; ``theme`` "" shows all."""

    def challenges(self) -> None:
        """Open the challenges of the menu's game."""

    def start_challenge(self, spec: GameSpec[Any], challenge: str) -> None:
        """Close everything and open a table with a new game for a challenge (its id)."""

    def career(self) -> None:
        """Open the career of the menu's game."""

    def start_chapter(self, spec: GameSpec[Any], name: str, persons: int = 1) -> None:
        """Close everything and open a table with a chapter; ``name`` says which, and its job."""

    def album(self) -> None:
        """Open the album of the menu's game."""

    def marque(self) -> None:
        """Open the page of one's marque."""

    def rules(self, game: str = "", rule: str = "") -> None:
        """Open the rulebook of a game, at a rule if one is given."""


class Routes(Protocol):
    """Opens scenes of other topics; most methods put one on top of those shown."""

    learning: LearnRoutes
    """Opens the scenes to learn from."""

    def leave(self, go: Callable[[], object]) -> None:
        """Leave the match in play by calling ``go``; ask first if it cannot be saved."""

    def menu(self) -> None:
        """Close everything and open the main menu; ask first, as ``leave`` does."""

    def start_match(
        self,
        spec: GameSpec[Any],
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Any],
        *,
        pure: bool = False,
    ) -> None:
        """Close everything and open a table with a new match; ``pure`` means no hints or undo."""

    def play(self, match: Match) -> None:
        """Close everything and open a table with a match; ask first, as ``leave`` does."""

    def continue_match(self, record: Record) -> None:
        """Close everything and open a table with a record's match; a message if it is invalid."""

    def play_on(self, record: Record, back: str) -> None:
        """Open a table over what is shown with a match that goes on from there.

        The pause menu leads back by an entry with the key ``back``.
        """

    def type_on_screen(
        self, text: str, done: Callable[[str], object], *, limit: int, allowed: str, note: str
    ) -> None:
        """Open the on-screen keyboard with a text to change; ``done`` receives the final text."""

    def error(self, failure: Failure) -> None:
        """Open the page about an unexpected error."""

    def new_match(self) -> None:
        """Open the scene to choose seats and options of a new match."""

    def alone(self) -> None:
        """Open the page of what is played alone, for the menu's game."""

    def daily(self) -> None:
        """Open the game of the day."""

    def saves(self) -> None:
        """Open the list of saved games."""

    def statistics(self) -> None:
        """Open the statistics."""

    def settings(self) -> None:
        """Open the settings."""

    def results(self, match: Match) -> None:
        """Open the results of a finished match."""

    def end(self, match: Match, *, fresh: bool = True, noted: Any = None) -> None:
        """Open the end of a match over its results; ``fresh`` tells that it ended just now.

        ``noted`` is its ``presenters.post_game.PostGameReport``; None to compute it.
        """

    def podium(self, match: Match, noted: Any) -> None:
        """Open the podium of a finished match, over the results; ``noted`` is its report."""

    def replay(
        self,
        match: Match,
        number: int = 0,
        at_screen: Seat | None = None,
        playing: bool = False,
    ) -> None:
        """Open a replay after ``number`` decisions, at once ``playing`` if asked for.

        ``at_screen`` is the seat of the person who watches.
        """

    def replay_record(self, load: Callable[[], Record]) -> None:
        """Open the replay of a record; if ``load`` or the replay fails, show the reason."""

    def open_file(self, path: Path) -> None:
        """Open the replay of a file, or the position in it, as when a file is dropped."""

    def analysis(self, match: Match) -> None:
        """Open the analysis of a finished match."""

    def analyse_record(self, record: Record) -> str:
        """Open the analysis of a record; returns the reason if that fails, else ""."""


class Services(Protocol):
    """The parts of an application that its scenes may use."""

    paths: Paths
    games: Shelf
    """The games on offer; each is loaded when first used."""
    bots: Callable[[GameSpec[Any]], Sequence[str]]
    """A function that returns the names of a game's bots, weakest first."""
    library: Library | None
    settings: Settings
    tr: Translator
    keys: KeyBindings
    buttons: ButtonBindings
    """The bindings of controller buttons."""
    devices: Devices
    """The input devices and which of them is in use."""
    resources: Resources
    sound: Sound
    music: Music
    ambience: Ambience
    speech: Speech
    theme: Theme
    canvas: Canvas
    """The canvas for the scene being laid out or drawn; ``theme`` and ``canvas`` have its scale."""
    now: float
    """Seconds since the window was opened, updated once per step of the loop."""
    notice: str
    """A sentence to be shown by the next menu; empty for none."""
    running: RunningMatch | None
    """The match in play; None if there is none."""
    session: dict[str, Any]
    """Values that scenes keep until the program ends; keys begin with the scene's name."""
    preset_seed: int | None
    """The seed offered for the next new match; None for a random one."""
    preload_steps: Iterator[None]
    """Small steps that preload what a match needs, for idle moments."""

    @property
    def speed(self) -> str:
        """The speed of pieces, a key of ``SPEEDS``, of the match in play or else the settings."""

    @property
    def stack(self) -> Stack:
        """The stack of scenes."""

    @property
    def routes(self) -> Routes:
        """The object that opens scenes of other topics."""

    @property
    def game_id(self) -> str:
        """The id of the menus' game, the one chosen or played last; reading it loads no game."""

    @property
    def game(self) -> GameSpec[Any]:
        """The game that the menus are about."""

    def choose_game(self, game: str) -> None:
        """Set and store the game that the menus are about, by its id."""

    def look_of(self, theme: Theme) -> UIAppearanceTheme:
        """Return the theme of pygame_gui for one of ours; the first time takes a moment."""

    @property
    def screen(self) -> Surface:
        """The surface for scenes."""

    @property
    def size(self) -> tuple[int, int]:
        """The room for scenes in the window, in pixels."""

    @property
    def window_size(self) -> tuple[int, int]:
        """The whole window in pixels, including a bar below the scene."""

    @property
    def density(self) -> float:
        """Pixels per point; more than 1 on a dense screen."""

    @property
    def pointer(self) -> tuple[int, int]:
        """The mouse position in the window, in pixels."""

    @property
    def wanted_scale(self) -> float:
        """The scale that texts have if there is enough room."""

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""

    def use(self, scene: Any) -> None:
        """Set ``theme`` and ``canvas`` for the world and size of a scene."""

    def quit(self) -> None:
        """Close the window after this step."""

    def save_settings(self) -> None:
        """Write the settings."""

    def toggle_fullscreen(self) -> None:
        """Switch between window and full screen, and store the choice."""

    def set_scale(self, scale: float) -> None:
        """Set and store the player's size factor."""

    def set_look(self, name: str, value: object) -> None:
        """Set and store the setting "palette" or "text_size", and draw everything accordingly."""

    def set_language(self, language: str) -> None:
        """Switch to a language ("" for that of the system), and store the choice."""
