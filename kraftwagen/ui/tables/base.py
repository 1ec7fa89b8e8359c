"""The interface between the shared table scene and the package that draws a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Option, Seat
from kraftwagen.ui.drawing.people import Face
from kraftwagen.ui.platform.focus import Focusable, FocusRing
from kraftwagen.ui.tables.camera import Camera

if TYPE_CHECKING:
    import pygame

    from kraftwagen.ui.drawing.timeline import Timeline

Key: TypeAlias = tuple[str | int, ...]
"""The name of a piece or a place on a table: ("card", 3), ("hand", seat, 1), ("deck",)."""


Piece: TypeAlias = "tuple[Key, tuple[int, int], pygame.Surface]"
"""A piece left in sight by an animation: its key, its centre in the window, its picture."""


@dataclass(frozen=True)
class Position:
    """All that a table needs to show one moment of a game.

    ``options`` is what ``spec.explain`` returns for the seat to move, empty while nobody at this
    screen may decide. ``viewer`` is the seat whose mat lies in front; the totals of the
    ``hidden_totals`` seats are kept from it. ``marks`` are the events of the last player turns to
    mark on the table, ``colours`` the seats' colours as in ``Canvas``.
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
    """Places that the rules leave open, such as ring slots, as from ``GameHooks.stays``."""
    faces: Sequence[Face | None] = ()
    """The face shown at each seat; None where no bot sits, empty where none is shown."""

    def looks_like(self, other: Position) -> bool:
        """Return whether all is the same."""
        if replace(self, state=None) != replace(other, state=None):
            return False
        digest = self.spec.digest
        return self.state is other.state or digest(self.state) == digest(other.state)


@dataclass(frozen=True)
class Choose:
    """A person's gesture that chooses a legal decision."""

    code: Code


@dataclass(frozen=True)
class Refused:
    """A person's gesture that chooses something impossible, for the reason ``option.reason``."""

    option: Option


Gesture = Choose | Refused


@dataclass(frozen=True)
class Unfinished:
    """The unfinished construction of a person that ending the turn would lose.

    ``title`` and ``words`` warn of it. ``code`` is its decision, or None while something is
    missing; ``finish`` is the label of the answer that decides it and ends the turn.
    """

    title: str
    words: str
    finish: str
    code: Code | None


class BoardStop(Focusable, Protocol):
    """A place on the table that the focus ring can stand on."""

    key: Key


class BoardKeys(Protocol):
    """Keyboard play on a table."""

    ring: FocusRing | None
    taker: Callable[[Gesture, tuple[int, int]], object] | None
    """Receives finished gestures and the point in the window where they were made."""
    lettered: bool
    """Whether the letters to type are shown on the usable places."""
    moved: bool
    """Whether the usable places have changed since the ring was last updated."""

    @property
    def current(self) -> Key | None:
        """The place under the ring; None if the ring is hidden or elsewhere."""

    def stops(self) -> Sequence[BoardStop]:
        """Return all focus stops, area by area."""

    def stop(self, key: Key) -> BoardStop:
        """Return the focus stop of a place."""

    def next_stop(self, key: Key | None) -> BoardStop | None:
        """Return the stop to focus when nothing can be done at ``key`` any more; None to stay."""

    def beside(self, key: Key | None, by: int) -> BoardStop | None:
        """Return the usable place ``by`` stops after ``key``, or before it if negative."""

    def show_letters(self, shown: bool) -> None:
        """Show or hide the letters."""

    def letters(self) -> dict[str, Key]:
        """Return the letters to type for each usable place."""

    def type(self, sign: str) -> Key | None:
        """Add a typed character; returns the place whose code is complete, else None."""

    def press(self, key: Key) -> None:
        """Press a place as a click would."""

    def way(self, code: Code) -> list[Key]:
        """Return the places to press, in order, for a decision; for tests and hints."""


class Subject(NamedTuple):
    """What a tip is about."""

    rule: str = ""
    """The id of its rule; empty if there is none."""
    picture: pygame.Surface | None = None
    """The picture of the piece; None without one."""


class TableView(Protocol):
    """Draws positions of one game and turns clicks, drags and keys into gestures.

    The table scene owns the match, the bots, the log and the buttons around the table; the view
    owns everything inside its rectangle. It never decides legality: it reads ``options``. All
    places are in window coordinates.
    """

    camera: Camera
    """The camera that zooms in and scrolls."""
    calm: bool
    """Whether highlights stand still, as motion is reduced or everything is shown at once."""
    awaits: bool
    """Whether a position is to come, so that what is drawn over the present one may be old."""
    veiled: bool
    """Whether the scene shades the table, so that the view has no light and shade of its own."""
    waits: bool
    """Whether the question that is asked is not to be seen yet."""
    position: Position | None
    """The position shown; None before the first ``rebuild``."""
    choosers: Sequence[pygame.Rect]
    """Where panels to choose from were drawn last, over which nothing may lie."""
    felt: Callable[[str], object]
    """Called with "pickup" when a piece is picked up, "drop" when it is back in its place."""

    @property
    def keys(self) -> BoardKeys | None:
        """Keyboard play; None where the table has none."""

    @property
    def busy(self) -> bool:
        """Whether something is in hand or half done, which Escape would cancel."""

    def unfinished(self) -> Unfinished | None:
        """Return the construction that ending the turn would lose; None for none."""

    def keep_unfinished(self) -> None:
        """Keep the unfinished construction, to restore it if the next rebuild asks the same."""

    def relayout(
        self,
        rect: pygame.Rect,
        scale: float,
        room: float = 1.0,
        text: float = 1.0,
        *,
        folded: bool = False,
        beside: pygame.Rect | None = None,
    ) -> None:
        """Use a new rectangle of the window; a ``rebuild`` must follow to show it.

        Pieces may be up to ``room`` times smaller than ``scale`` says, so that more fits. Texts of
        panels over the table are ``text`` times larger. On a ``folded`` table the things of other
        seats are out of sight, so that the rest is larger; ``open_seat`` shows them. Texts may
        cover what lies ``beside`` the table.
        """

    def prepare(self, coming: Position | Event) -> Iterator[None]:
        """Get ready step by step; what is shown stays.

        Lays out a position for a ``rebuild``, or draws what the animation of an event will bring.
        """

    def rebuild(self, position: Position) -> None:
        """Show a position without animation; drop selection and drags.

        ``keep_unfinished`` saves what a person has begun.
        """

    def handle(self, event: pygame.event.Event) -> Gesture | None:
        """Handle a mouse or key event; returns the gesture it completes, if any."""

    def peek(self, event: pygame.event.Event) -> bool:
        """Handle input that only changes the view, at any time; returns whether it did."""

    @property
    def opened(self) -> Seat | None:
        """The seat whose things stay enlarged until a person closes them; None if there is none."""

    def open_seat(self, seat: Seat | None) -> None:
        """Enlarge the things of another seat, wherever the pointer is; None closes them."""

    def put_away(self) -> bool:
        """Close a panel that is only read, such as a forecast; returns whether one was open."""

    def update(self, dt: float) -> bool:
        """Advance hover, glide-back and other local motion; returns whether to draw again."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw without changing anything.

        The clip may leave only a part of the rectangle; then the view draws the background, too.
        """

    def draw_beside(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Draw a card beside the table, where it covers no pieces; change nothing.

        ``place`` lies beside the table, in pixels of the window.
        """

    def tooltip(self, pos: tuple[int, int]) -> str | None:
        """Return one or two sentences about the thing under the pointer; None for none."""

    def subject(self, pos: tuple[int, int]) -> Subject:
        """Return what the tip of the thing under the pointer is about."""

    @property
    def choosing(self) -> Sequence[Code]:
        """The decisions among which an open panel asks to choose; empty if there is none."""

    def why_not(self, pos: tuple[int, int]) -> Reason | None:
        """Return the reason why a click at a point would be refused; None if it would not be."""

    def lawful(self, pos: tuple[int, int]) -> bool:
        """Return whether a press at a point could begin or make a legal decision."""

    def prompt(self) -> str:
        """Return a short sentence on the possible actions of the seat to move."""

    def timeline(self, event: Event, cue: Callable[[], object]) -> Timeline | None:
        """Return the animation of an event from the present picture; None if nothing moves.

        ``cue`` is called when the event's sound is due: when a piece lands, otherwise at once.
        """

    def set_down(self) -> Sequence[Piece]:
        """Return the visible pieces that animations have moved since the last ``rebuild``."""

    def shows(self, piece: Piece) -> bool:
        """Return whether the position shows a piece of ``set_down`` at the same place."""

    def light(self, codes: Sequence[Code], area: str) -> None:
        """Highlight the places of decisions, or a part of the table, until the next ``rebuild``.

        ``area`` is a term of the game's estimates, a part of the table, or places as "award 3,
        award 4". If unknown, the decisions are highlighted; if "press", only the places to press,
        and all other legal ones recede.
        """

    def star(self, moves: Mapping[Code, str]) -> None:
        """Mark the places to press for decisions with small stars, until the next ``rebuild``.

        Their tips say why each is good, where a few words do.
        """

    def cover(self, shown: Collection[str] | None) -> None:
        """Cover the table with plain ground but for some areas and places, named as in ``light``.

        What is covered cannot be pointed at. None uncovers the whole table.
        """

    def lit(self) -> list[pygame.Rect]:
        """Return the highlighted rectangles in the window, and the panels open for a decision."""

    def panel(self) -> pygame.Rect | None:
        """Return the keys of pieces and places under a point of the window, topmost first."""

    def places(self, pos: tuple[int, int]) -> list[Key]:
        """Return the pieces and places under a point of the window, topmost first."""

    def place(self, key: Key) -> pygame.Rect | None:
        """Return the rectangle of a piece or place in the window; None if it is not there."""

    def hold(self, key: Key | None, pos: tuple[int, int] = (0, 0)) -> None:
        """Show a piece in the hand instead of in its place, until the next ``rebuild``."""

    def about(self, code: Code) -> Collection[Key]:
        """Return every place that may be touched to make a decision, whatever the way."""

    def targets(self, code: Code) -> list[tuple[int, int]]:
        """Return the points to click, in order, to choose a code; for tests and hints."""

    def drag(self, code: Code) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """Return the drags (from, to) that choose a code; empty if clicks choose it."""
