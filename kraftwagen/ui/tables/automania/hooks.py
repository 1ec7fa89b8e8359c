"""The ``GameHooks`` of Automania."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.engine.wording import say
from kraftwagen.games.automania import events, frames, terms
from kraftwagen.games.automania.codes import TABLE
from kraftwagen.games.automania.presentation import (
    decisions,
    recap,
    rule_ids,
    summary,
    text,
    things,
)
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.hooks import Area, EndPicture, GameHooks, Income, LogLine, Tip

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from kraftwagen.ui.services import Services
    from kraftwagen.ui.shell.scene import Scene
    from kraftwagen.ui.tables.base import Position, TableView

FELT: Final = frozenset(("automania/sale", "automania/top_car"))
"""Effects that controllers let players feel."""


class AutomaniaHooks:
    """The ``GameHooks`` of Automania."""

    def __init__(self, spec: GameSpec[Any], tr: Translator) -> None:
        self.spec, self.tr = spec, tr
        self.end_turn: Code | None = None
        self.felt = FELT

    def stays(self, before: Any, state: Any) -> Any:
        """Return None: the rules give every piece its place."""
        return None

    def view(self, app: Services) -> TableView:
        from kraftwagen.ui.tables.automania.view import AutomaniaTable

        return AutomaniaTable(app.resources, app.tr, app.keys)

    def pictures(self, app: Services) -> Callable[[str], Surface | None]:
        from kraftwagen.ui.tables.automania.illustrations import Illustrations

        return Illustrations(self.spec, app)

    def part(self, state: Any, table: Rect, name: str) -> Rect | None:
        """Return an area of the layout."""
        from kraftwagen.ui.tables.automania.pictures.layout import compute

        return compute(table, len(state.order)).areas().get(name)

    def thumbnail(
        self, app: Services, state: Any, height: int, colours: tuple[int, ...]
    ) -> Surface:
        """Return a picture of both markets with the grid between them."""
        from kraftwagen.ui.tables.automania.illustrations import thumbnail

        return thumbnail(self.spec, app, state, height, colours)

    def title(self, state: Any) -> str:
        """Return the round and its phase."""
        if not state.pending:
            return self.tr("automania.title.over")
        phase = {frames.SALE: "sales", frames.ADVANCE: "demands", frames.FACTORY: "factories"}
        name = phase.get(frames.kind(state.pending[-1]), "round")
        return self.tr(f"automania.title.{name}", round=state.round, rounds=terms.LAST_ROUND)

    def log(self, event: Event, state: Any, names: Sequence[str]) -> list[LogLine]:
        lines, rule = text.event_lines(event, state.data), event.rule()
        return [LogLine(say(line, self.tr, names), line.weight, rule) for line in lines]

    def touched(
        self, before: Any, after: Any, happened: Sequence[Event], seat: Seat, names: Sequence[str]
    ) -> list[LogLine]:
        lines = recap.touched(after, happened, seat)
        return [LogLine(say(line, self.tr, names), line.weight, line.rule) for line in lines]

    def reason(self, reason: Reason) -> str:
        return say(text.reason_line(reason), self.tr)

    def decision(self, code: Code, state: Any) -> str:
        return say(decisions.decision_line(code, state), self.tr)

    def rule(self, thing: Reason | Code | str) -> str:
        """Return the rule id; that of a place as the table finds it (``preview.rule_of``)."""
        if isinstance(thing, Reason):
            return rule_ids.of_reason(thing)
        if isinstance(thing, int):
            return TABLE.rule(thing)
        from kraftwagen.ui.tables.automania.preview.rule_of import rule_of_area

        return rule_of_area(thing)

    def scoring(self, happened: Sequence[Event]) -> tuple[int, int] | None:
        """Return the slice from the sales' start, if it is among the events, to the round's end."""
        ends = (events.RoundEnded, events.GameEnded)
        found = [at for at, event in enumerate(happened) if isinstance(event, ends)]
        if not found:
            return None
        started = (at for at in range(found[0]) if isinstance(happened[at], events.SalesStarted))
        return next(started, found[0]), found[-1] + 1

    def scoring_scene(
        self,
        state: Any,
        happened: Sequence[Event],
        names: Sequence[str],
        settings: Mapping[str, Any],
    ) -> Scene:
        from kraftwagen.ui.tables.automania.scoring.panel import ScoringScene

        return ScoringScene(self.spec, state, happened, names, **settings)

    def describe(self, position: Position) -> list[Area]:
        """Return each area with what could be done there."""
        from kraftwagen.ui.tables.automania.words import areas

        return areas(self.tr, position)

    def end_picture(
        self, app: Services, state: Any, happened: Sequence[Event], winners: Sequence[Seat]
    ) -> EndPicture | None:
        """Return the winner's factory in the show room, with its best car."""
        from kraftwagen.ui.tables.automania.scoring.end_picture import ShowRoom

        return ShowRoom(app, self.spec, state, happened, winners[0])

    def tips(self, position: Position) -> list[Tip]:
        from kraftwagen.ui.tables.automania.first_tips import tips

        return tips(self.tr, position)

    def pieces(self, achievement: str) -> Mapping[str, str]:
        """Return names by the piece ids of ``games.automania.presentation.summary``."""
        data = self.spec.new(self.spec.seats[0], 0, {}).data
        found = summary.pieces(achievement, data)
        return {name: say(term, self.tr) for name, term in found.items()}

    def income(self, state: Any, happened: Sequence[Event]) -> list[Income]:
        """Return points by source, in the order of ``terms.SOURCES``."""
        seats = summary.summarize(happened, state)
        return [
            Income(
                say(things.source(number), self.tr),
                tuple(sum(seat.sources.get(source, ())) for seat in seats),
            )
            for number, source in enumerate(terms.SOURCES)
        ]


def make_hooks(spec: GameSpec[Any], tr: Translator) -> GameHooks:
    """Return the hooks of Automania."""
    return AutomaniaHooks(spec, tr)
