"""The seam between the game-neutral table scene and the one package that draws a certain game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Option, Seat
from kraftwagen.ui.platform.focus import Focusable, FocusRing

if TYPE_CHECKING:
    import pygame

    from kraftwagen.ui.drawing.timeline import Timeline

Key: TypeAlias = tuple[str | int, ...]
"""Names a piece or a place on a table: ("card", 3), ("hand", seat, 1), ("deck",)."""


Piece: TypeAlias = "tuple[Key, tuple[int, int], pygame.Surface]"
"""A piece that was set down: its name, its middle, its picture."""


@dataclass(frozen=True)
class Position:
    """All that a table needs to show one moment of a game.

    ``options`` is what ``spec.explain`` says for the seat to move, empty while nobody at this
    screen may decide. ``viewer`` is the seat whose mat lies in front, ``hidden_totals`` are the
    seats whose totals are kept from it. ``marks`` are the events of the last player
    turns that stay marked on the table, ``colours`` those of the seats, as a ``Canvas`` has them.
    """

    spec: GameSpec[Any]
    state: Any
    viewer: Seat
    names: Sequence[str]
    options: Sequence[Option] = ()
    hidden_totals: frozenset[Seat] = frozenset()
    marks: Sequence[Event] = field(default=())
    colours: tuple[int, ...] = ()
    stays: Any = None
    """Where things stand that have moved since the game began: see ``GameHooks.stays``."""


@dataclass(frozen=True)
class Choose:
    """A person decided."""

    code: Code


@dataclass(frozen=True)
class Refused:
    """A person tried something that is not possible; ``option.reason`` says why."""

    option: Option


Gesture = Choose | Refused


@dataclass(frozen=True)
class Unfinished:
    """What a person has put together but not decided, so that the end of the turn would lose it.

    ``title`` and ``words`` say so. ``code`` is the decision that it would be, None while something
    is missing; ``finish`` the words of the answer that decides it and ends the turn.
    """

    title: str
    words: str
    finish: str
    code: Code | None


class BoardStop(Focusable, Protocol):
    """A place on the board that the focus ring can stand on."""

    key: Key


class BoardKeys(Protocol):
    """The places of a board for the keyboard."""

    ring: FocusRing | None
    taker: Callable[[Gesture, tuple[int, int]], object] | None
    """Takes finished gestures, with where on the window they were made."""
    lettered: bool
    """Whether letters are shown."""
    shift: tuple[int, int]
    """What a place on the window lies before the same one on the board, in pixels."""
    moved: bool
    """What can be done has changed since the ring was last put right."""

    @property
    def current(self) -> Key | None:
        """The place under the ring, if it is shown and stands on the board."""

    def stops(self) -> Sequence[BoardStop]:
        """All places, area by area."""

    def stop(self, key: Key) -> BoardStop:
        """A place by its name."""

    def next_stop(self, key: Key | None) -> BoardStop | None:
        """Where to go when nothing can be done at a place; None to stay."""

    def beside(self, key: Key | None, by: int) -> BoardStop | None:
        """The next or previous place where something can be done."""

    def show_letters(self, shown: bool) -> None:
        """Show or hide the letters."""

    def letters(self) -> dict[str, Key]:
        """What to type for each place where something can be done."""

    def type(self, sign: str) -> Key | None:
        """A sign was typed; the name of the place it completes, else None."""

    def press(self, key: Key) -> None:
        """Click on a place."""

    def way(self, code: Code) -> list[Key]:
        """Which places to press, one after the other, for a decision; for tests and hints."""


class TableView(Protocol):
    """Draws positions of one game and turns clicks, drags and keys into gestures.

    The table scene owns the match, the bots, the log and the buttons around the board; the view
    owns everything inside its rectangle. It never decides legality: it reads ``options``.
    """

    @property
    def keys(self) -> BoardKeys | None:
        """The board by keyboard; None where it cannot be played so."""

    @property
    def busy(self) -> bool:
        """Whether something is in hand or half done, so that Escape would cancel it."""

    def unfinished(self) -> Unfinished | None:
        """What the end of the turn would lose; None for nothing."""

    def keep_unfinished(self) -> None:
        """Bring it back with the next question, if that is the same."""

    def relayout(self, rect: pygame.Rect, scale: float, room: float = 1.0) -> None:
        """Take a new place on the window; shown by the ``rebuild`` that has to follow.

        Pieces may be up to ``room`` times smaller than ``scale`` says, for the sake of more.
        """

    def prepare(self, position: Position) -> Iterator[None]:
        """Make the pictures of a position step by step, so that showing it takes no time."""

    def rebuild(self, position: Position) -> None:
        """Show a position as it is, without animation; drops selection and drags.

        See ``keep_unfinished`` for what a person has begun to put together.
        """

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """React to mouse and keys; the gesture if one was completed."""

    def peek(self, event: pygame.event.Event) -> bool:
        """Input that only changes what is shown, used at any time; whether it was."""

    def put_away(self) -> bool:
        """Close what was opened over the table and only shows something; whether it was open."""

    def update(self, dt: float) -> bool:
        """Advance hover, glide-back and other local motion; whether a redraw is needed."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw; changes nothing.

        The clip may leave only a part of the view's place; then the ground is the view's, too.
        """

    def draw_beside(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Draw over the log what would cover pieces on the table; changes nothing.

        ``place`` lies beside the table, in pixels of the window.
        """

    def tooltip(self, pos: tuple[int, int]) -> str | None:
        """One or two sentences on what lies under the pointer."""

    def rule(self, pos: tuple[int, int]) -> str:
        """The id of the rule on what lies under the pointer; empty if there is none."""

    def why_not(self, pos: tuple[int, int]) -> Reason | None:
        """Why a click there would do nothing; None where it would, or where nobody would try."""

    def prompt(self) -> str:
        """What the seat to move may do now, in one short sentence."""

    def timeline(self, event: Event) -> Timeline | None:
        """The animation of one event, from what is shown now; None if there is nothing to see."""

    def set_down(self) -> Sequence[Piece]:
        """What animations have set down where it can be seen."""

    def shows(self, piece: Piece) -> bool:
        """Whether the position has a piece where animations have set it down."""

    def light(self, codes: Sequence[Code], area: str) -> None:
        """Light what decisions are about, or a part of the game, until the next ``rebuild``.

        ``area`` is a name of the game's own estimates, or names parts of the table and places as
        "award 3, award 4"; unknown ones light the decisions, "press" only what is to be pressed.
        """

    def lit(self) -> list[pygame.Rect]:
        """Where what was lit lies on the window, and what lies open over the table to decide."""

    def panel(self) -> pygame.Rect | None:
        """Where a panel lies that stays open whatever is pointed at; None for none."""

    def places(self, pos: tuple[int, int]) -> list[Key]:
        """The pieces and places under a point of the window, topmost first."""

    def place(self, key: Key) -> pygame.Rect | None:
        """Where a piece or a place lies on the window; None if it is not there."""

    def hold(self, key: Key | None, pos: tuple[int, int] = (0, 0)) -> None:
        """Show a piece in the hand instead of in its place, until the next ``rebuild``."""

    def about(self, code: Code) -> Collection[Key]:
        """Every place that may be touched for a decision, however it is made."""

    def targets(self, code: Code) -> list[tuple[int, int]]:
        """Where to click, one after the other, to choose a code; for tests and hints."""

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Drags (from, to) that choose a code, in order; empty if it is only clicked."""
