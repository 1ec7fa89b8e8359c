"""The requests of shared scenes to the package of a game, with the usual answers.

Each ``kraftwagen.ui.tables.<game id>.hooks`` has ``make_hooks(spec, tr) -> GameHooks``, each
``kraftwagen.ui.tables.<game id>`` the ``COMMANDS`` of this game alone, with their keys. Texts are
returned in the language in use. Names given to ``log`` may carry markup: ``names`` are put into the
sentences unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.engine.wording import Line, Name, say
from kraftwagen.ui.language.i18n import Translator

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from kraftwagen.ui.services import Services
    from kraftwagen.ui.shell.scene import Scene
    from kraftwagen.ui.tables.base import Key, Position, TableView


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log; ``weight`` is "heading", "move" or "detail".

    In recaps of others' decisions the weight is their meaning to the reader: "gain", "loss", or
    "touch" for neither. ``rule`` is the id of its rule, or empty.
    """

    text: str
    weight: str = "detail"
    rule: str = ""


class Sign(NamedTuple):
    """Pictures in a row of the log, on a ``plate`` or not, with a number beside them."""

    images: tuple[str, ...]
    number: str = ""
    plate: bool = False


@dataclass(frozen=True, slots=True)
class Income:
    """One source of score: its name, and each seat's amount from it."""

    title: str
    amounts: tuple[int, ...]
    last: bool = False
    """Whether it is counted only when the game is over, so that nobody knows it before."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table described in words."""

    title: str
    sentences: tuple[str, ...]


class Tip(NamedTuple):
    """A tip for a first game, shown once per ``name``; ``rule`` is the id of its rule."""

    name: str
    words: str
    rule: str = ""


class Best(NamedTuple):
    """The best piece of a seat for the podium: its picture, and a sentence about it."""

    picture: str
    words: str


class Cast(NamedTuple):
    """A game's podium: ground, step, first sound, and the best of each seat.

    ``roll(surface, seat, width, corner, way)`` draws a seat's best ``width`` pixels wide after a
    way of ``way`` pixels, its upper left at ``corner``; None if nothing of it moves.
    """

    scenery: str
    step: str
    sound: str
    best: Sequence[Best | None]
    roll: Callable[[Surface, Seat, int, tuple[int, int], float], None] | None = None


class Feat(NamedTuple):
    """How a game shows an event that is celebrated."""

    kind: str
    """Name of the feat; its texts lie below ``feats.<kind>`` of the game."""
    picture: str
    """Name of a picture for ``Resources.image``."""
    seat: Seat
    """The seat that did it; NOBODY for all seats."""
    size: int = 0
    """Size of the feat; of several of a kind the largest is told."""
    values: Mapping[str, Any] = {}
    """Values of the texts, as in ``wording.Line``; names of seats are added."""
    place: Key | None = None
    """Place on the table to be lit if the event marks none."""


class Shown(NamedTuple):
    """What an event shows beside the table: signs in the log's row of its turn, and its feat."""

    signs: tuple[Sign, ...] = ()
    feat: Feat | None = None


def with_sign(image: str, number: str = "", feat: Feat | None = None) -> Shown:
    """Return what an event with a single picture shows."""
    return Shown((Sign((image,), number),), feat)


class GameHooks:
    """Texts, pictures and scenes of one game.

    Games override what differs. Other methods call functions with usual names in modules of the
    game's package, which are loaded when first needed.
    """

    end_turn: Code | None = None
    """The decision by which a player ends a turn; None where turns end by themselves."""
    open_scores: bool = False
    """Whether all see the scores even of seats whose totals are secret."""
    score_sign: str = ""
    """Name of a picture for ``Resources.image`` that stands beside a score."""
    felt: frozenset[str] = frozenset()
    """Names of the sound effects that also make controllers rumble."""
    text: Any
    """The module of the game's sentences: ``event_lines`` and ``reason_line``."""
    recap: Any
    """The module with ``touched`` and ``blow``: how a decision affected another seat."""
    rule_ids: Any
    """The module with ``of_reason``, which returns the rule id of a reason."""
    decisions: Any
    """The table of the game's decisions."""

    def __init__(self, spec: GameSpec[Any], tr: Translator) -> None:
        self.spec, self.tr = spec, tr

    def _module(self, name: str) -> Any:
        """Return a module of the game's package here."""
        return import_module(f"kraftwagen.ui.tables.{self.spec.id}.{name}")

    def load_show(self) -> None:
        """Load the modules of the show of a scoring, if the game has one."""
        with suppress(ModuleNotFoundError):
            self._module("scoring.show")

    def view(self, app: Services) -> TableView:
        """Create a view of the table."""
        raise NotImplementedError

    def stays(self, before: Any, state: Any) -> Any:
        """Return the places that the rules leave open in ``state``, such as the slots of a ring.

        ``before`` is the result for the state before, from which things keep their places; None at
        the beginning. The result must reveal nothing hidden; None if nothing is left open.
        """
        return None

    def pictures(self, app: Services) -> Callable[[str], Surface | None]:
        """Return a function from a piece's name in the rulebook to its picture, in current size."""
        made: Callable[[str], Surface | None]
        made = self._module("illustrations").Illustrations(self.spec, app)
        return made

    def part(self, state: Any, table: Rect, name: str) -> Rect | None:
        """Return the place of a part of the game if ``table`` is the whole table, or None."""
        return None

    def thumbnail(
        self, app: Services, state: Any, height: int, colours: tuple[int, ...]
    ) -> Surface:
        """Return a small picture of a position for lists, at most 2.3 times as wide as high.

        ``colours`` are those of the seats, as in ``Canvas``. The picture is drawn in the game's own
        world.
        """
        drawn: Surface
        art, res = self._module("illustrations"), app.resources
        with res.palette.wearing(res.world(self.spec.id)):
            drawn = art.thumbnail(self.spec, app, state, height, colours)
        return drawn

    def title(self, state: Any) -> str:
        """Return the stage of the game for the bar above the table: "Round 2 of 3"."""
        raise NotImplementedError

    def titles(self, state: Any) -> list[str]:
        """Return every ``title`` that the game of a state may have."""
        return [self.title(state)]

    def log(self, event: Event, state: Any, names: Sequence[str]) -> list[LogLine]:
        """Return the log lines of an event; often one, sometimes none."""
        lines, rule = self.text.event_lines(event, state.data), event.rule()
        return [LogLine(say(line, self.tr, names), line.weight, rule) for line in lines]

    def shown(self, event: Event, state: Any) -> Shown:
        """Return what an event shows beside the table; nothing for most events."""
        made: Shown = self._module("shown").shown(event, state.data)
        return made

    def touched(
        self, before: Any, after: Any, happened: Sequence[Event], seat: Seat, names: Sequence[str]
    ) -> list[LogLine]:
        """Return lines on another player's effect on a seat, for the recap; often none."""
        lines = self.recap.touched(before, after, happened, seat)
        return [LogLine(say(line, self.tr, names), line.weight, line.rule) for line in lines]

    def meant(self, before: Any, happened: Sequence[Event], seat: Seat) -> int:
        """Return whether a decision was good for a seat (above 0), bad (below 0) or neither (0).

        ``before`` is the state before it, of which only what all may see counts.
        """
        return sum(event.meaning(seat) for event in happened)

    def blow(self, before: Any, after: Any, happened: Sequence[Event], seat: Seat) -> Feat | None:
        """Return what another player's decision did to a seat that hurts it; often None.

        Its place is the seat's piece that was hit, its size how much it hurts.
        """
        found = self.recap.blow(before, after, happened, seat)
        if found is None:
            return None
        return Feat(found.kind, "", seat, found.size, found.values, found.place)

    def feat(self, event: Event, state: Any) -> Feat | None:
        """Return how an event is celebrated; None for an event that is no feat."""
        return self.shown(event, state).feat if event.feat() else None

    def feat_words(self, feat: Feat, text: str, names: Sequence[str]) -> str:
        """Return a text of a feat: "title" and "words" of its banner, "short" for the end."""
        values = {"name": Name(feat.seat)} if feat.seat >= 0 else {}
        line = Line(f"{self.spec.id}.feats.{feat.kind}.{text}", {**values, **feat.values})
        return say(line, self.tr, names)

    def reason(self, reason: Reason) -> str:
        """Return the reason of a refusal and its remedy, in a sentence."""
        return say(self.text.reason_line(reason), self.tr)

    def decision(self, code: Code, state: Any) -> str:
        """Return a decision as an instruction: "Take three stones"."""
        raise NotImplementedError

    def rule(self, thing: Reason | Code | str) -> str:
        """Return the rule id of a thing; empty if there is none.

        ``thing`` is a reason, a decision or a part of the table as in ``TableView.light``.
        """
        if isinstance(thing, Reason):
            return str(self.rule_ids.of_reason(thing))
        if isinstance(thing, int):
            return str(self.decisions.rule(thing))
        rules = self._module("preview.rule_of")
        place = tuple(int(word) if word.isdecimal() else word for word in thing.split())
        return str(rules.AREAS.get(thing) or rules.rule_of(place))

    def scoring(self, happened: Sequence[Event]) -> tuple[int, int] | None:
        """Return start and end of the events that a scoring scene explains; None without any."""
        found: tuple[int, int] | None = self._module("scoring.steps").span(happened)
        return found

    def withholds(self, state: Any, people: Collection[Seat]) -> bool:
        """Return whether the scoring alone shows what is decided from here on.

        It does from the moment when none of the ``people`` has anything to decide before it.
        """
        return False

    def scoring_scene(
        self,
        state: Any,
        happened: Sequence[Event],
        names: Sequence[str],
        settings: Mapping[str, Any],
    ) -> Scene:
        """Return a scene that explains scoring events; ``state`` is the position before.

        ``settings``: ``instant`` shows the end at once, ``alone`` advances without a person,
        ``hidden`` has the seats whose totals are secret, ``people`` those of persons, ``earlier``
        all events before these, ``after`` the position that the decision led to. The scene plays
        each step's sound and has it read aloud.
        """
        made: Scene
        made = self._module("scoring.panel").ScoringScene(
            self.spec, state, happened, names, **settings
        )
        return made

    def scoring_show(
        self,
        state: Any,
        happened: Sequence[Event],
        names: Sequence[str],
        settings: Mapping[str, Any],
    ) -> Scene | None:
        """Return a scene that plays scoring events by itself; it opens the other on request.

        The values are those of ``scoring_scene``. None where the people have seen all of it
        already; the table then shows what it brought.
        """
        show = self._module("scoring.show").make_show(self.spec, state, happened, names, **settings)
        return show if show.has_news(self.tr) else None

    def describe(self, position: Position) -> list[Area]:
        """Return everything that lies open, in words, area by area."""
        return list(self._module("words").areas(self.tr, position))

    def podium(self, app: Services, state: Any, happened: Sequence[Event]) -> Cast | None:
        """Return the game's podium after all events of the game; None for a game without one."""
        return None

    def tips(self, position: Position) -> list[Tip]:
        """Return the tips for a first game that apply to a position, the most urgent first."""
        return list(self._module("first_tips").tips(self.tr, position))

    def pieces(self, achievement: str) -> Mapping[str, str]:
        """Return the names of all pieces that an achievement collects; empty for others."""
        return {}

    figures: ClassVar[Sequence[str]] = ()
    """Names of counted facts that the end of a game may tell, in the order shown."""
    sure: ClassVar[Sequence[str]] = ()
    """Achievements that, once earned, nothing can undo; told while the game goes on."""
    counted_by_seat: ClassVar[bool] = False
    """Whether the final count opens one total after the other, instead of adding up sources."""

    def income(self, state: Any, happened: Sequence[Event]) -> list[Income]:
        """Return each seat's score by source, for the results; ``happened`` is the whole game."""
        raise NotImplementedError


def with_table(games: Sequence[str]) -> list[str]:
    """Return those of the games that the window can show; the command line plays the others."""
    return [game for game in games if _has_hooks(f"kraftwagen.ui.tables.{game}")]


def _has_hooks(package: str) -> bool:
    """Return whether a game's table is complete: a package with a module ``hooks``."""
    try:
        return find_spec(f"{package}.hooks") is not None
    except ModuleNotFoundError:
        return False


def load_hooks(spec: GameSpec[Any], tr: Translator) -> GameHooks:
    """Return the hooks of a game, with texts translated by ``tr``."""
    made: GameHooks = import_module(f"kraftwagen.ui.tables.{spec.id}.hooks").make_hooks(spec, tr)
    return made


def load_commands(games: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the commands that only these games have, with default keys; loads no table."""
    found: dict[str, tuple[str, ...]] = {}
    for game in games:
        found.update(import_module(f"kraftwagen.ui.tables.{game}").COMMANDS)
    return found
