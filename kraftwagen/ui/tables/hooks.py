"""What the game-neutral scenes ask of the package that knows a game.

Each ``kraftwagen.ui.tables.<game id>.hooks`` has a function ``make_hooks(spec, tr) -> GameHooks``,
each ``kraftwagen.ui.tables.<game id>`` the ``COMMANDS`` that only this game has, with their keys.
Texts come back finished in the language in use. Names given to ``log`` may carry marks; whatever
stands in ``names`` is put into the sentences unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.ui.language.i18n import Translator

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from kraftwagen.ui.services import Services
    from kraftwagen.ui.shell.scene import Scene
    from kraftwagen.ui.tables.base import Position, TableView


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log; ``weight`` is "heading", "move", "detail" or, in recaps, what somebody
    else's decision means to the reader: "gain", "loss" or "touch" for neither.

    ``rule`` is the id of the rule that it is about, empty where there is none.
    """

    text: str
    weight: str = "detail"
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Income:
    """One source of score: its name and what each seat got from it."""

    title: str
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table in words."""

    title: str
    sentences: tuple[str, ...]


class EndPicture(Protocol):
    """What is seen when a game has ended."""

    words: str
    """What it shows, in a sentence; may be empty."""
    sound: str
    """What is heard as it arrives; may be empty."""

    def draw(self, surface: Surface, stage: Rect, share: float) -> None:
        """The whole ground, and what arrives on it: from nothing at ``share`` 0 to all of it at 1.

        It comes to rest within ``stage``, at the height that the ground asks for.
        """


class Tip(NamedTuple):
    """A sentence for a first game; each is said once, by its name; ``rule`` is what it is about."""

    name: str
    words: str
    rule: str = ""


class GameHooks(Protocol):
    """Words and scenes of one game."""

    end_turn: Code | None
    """The decision that ends a turn by the player's word; None where turns end by themselves."""

    felt: frozenset[str]
    """Effects that controllers let players feel."""

    def view(self, app: Services) -> TableView:
        """A new view of the table."""

    def stays(self, before: Any, state: Any) -> Any:
        """Where on the table things stand in a state, after what this gave for the one before it.

        ``before`` is None at the beginning. For what the rules leave open and the eye remembers;
        None where there is nothing of the kind. It tells nothing that is hidden.
        """

    def pictures(self, app: Services) -> Callable[[str], Surface | None]:
        """The pictures of the game's pieces by the names that its rules use, in today's size."""

    def part(self, state: Any, table: Rect, name: str) -> Rect | None:
        """Where a part of the game lies on a table of that place; None if unknown."""

    def thumbnail(
        self, app: Services, state: Any, height: int, colours: tuple[int, ...]
    ) -> Surface:
        """A small picture of a position for lists of games, at most 2.3 times as wide as high.

        ``colours`` are those of the seats, as a ``Canvas`` has them.
        """

    def title(self, state: Any) -> str:
        """Where the game stands, for the bar above the table: "Round 2 of 3"."""

    def log(self, event: Event, state: Any, names: Sequence[str]) -> list[LogLine]:
        """The log lines of an event; often one, sometimes none."""

    def touched(
        self, before: Any, after: Any, happened: Sequence[Event], seat: Seat, names: Sequence[str]
    ) -> list[LogLine]:
        """How a decision of somebody else touched a seat, for the recap; often nothing."""

    def sound(self, event: Event) -> str | None:
        """The name of the effect that goes with an event; None for silence."""

    def reason(self, reason: Reason) -> str:
        """Why something is refused and what to do instead."""

    def decision(self, code: Code, state: Any) -> str:
        """A decision as an instruction: "Take three stones"."""

    def rule(self, thing: Reason | Code | str) -> str:
        """The id of the rule that something is about; empty where there is none.

        That is a reason, a decision or a part of the table as ``TableView.light`` calls it.
        """

    def scoring(self, events: Sequence[Event]) -> tuple[int, int] | None:
        """The slice of a decision's events that a scoring scene explains, if there is one."""

    def scoring_scene(
        self, state: Any, events: Sequence[Event], names: Sequence[str], settings: Mapping[str, Any]
    ) -> Scene:
        """Walks through scoring events; ``state`` is the position before their decision.

        ``settings``: ``instant`` shows the end at once, ``alone`` advances without a person,
        ``hidden`` has the seats whose totals are secret, ``people`` those of persons, ``earlier``
        all that has happened before these events, ``after`` the position that their decision led
        to. The scene gives each step its sound and has it read aloud.
        """

    def describe(self, position: Position) -> list[Area]:
        """Everything that lies open, in words, area by area."""

    def end_picture(
        self, app: Services, state: Any, happened: Sequence[Event], winners: Sequence[Seat]
    ) -> EndPicture | None:
        """What drives up, rises or falls for the winners; ``happened`` is the whole game.

        None for the picture of the house.
        """

    def tips(self, position: Position) -> list[Tip]:
        """What somebody in a first game may be told now, the most urgent first."""

    def pieces(self, achievement: str) -> Mapping[str, str]:
        """All pieces of an achievement that takes several, in words; empty for any other."""

    def income(self, state: Any, happened: Sequence[Event]) -> list[Income]:
        """Each seat's score by source, for the results; ``happened`` is the whole game."""


def with_table(games: Sequence[str]) -> list[str]:
    """Those of these games that the window can show; others are for the command line alone."""
    return [game for game in games if _has_hooks(f"kraftwagen.ui.tables.{game}")]


def _has_hooks(package: str) -> bool:
    """Whether a table is complete: one that is still being built is a package without hooks."""
    try:
        return find_spec(f"{package}.hooks") is not None
    except ModuleNotFoundError:
        return False


def load_hooks(spec: GameSpec[Any], tr: Translator) -> GameHooks:
    """The hooks of a game, with words by ``tr``."""
    made: GameHooks = import_module(f"kraftwagen.ui.tables.{spec.id}.hooks").make_hooks(spec, tr)
    return made


def load_commands(games: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The commands that only these games have, with their usual keys; light to load."""
    found: dict[str, tuple[str, ...]] = {}
    for game in games:
        found.update(import_module(f"kraftwagen.ui.tables.{game}").COMMANDS)
    return found
