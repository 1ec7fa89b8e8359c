"""The ``GameHooks`` of Automania."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.engine.wording import named, say
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.codes import TABLE
from kraftwagen.games.automania.presentation import (
    decisions,
    recap,
    rule_ids,
    statistics,
    text,
    things,
)
from kraftwagen.games.automania.rules import sales
from kraftwagen.ui.tables.hooks import Cast, GameHooks, Income

if TYPE_CHECKING:
    from pygame import Rect

    from kraftwagen.ui.services import Services
    from kraftwagen.ui.tables.base import TableView


_LAST = (terms.FROM_CONTRACTS, terms.FROM_TILE_MEDALS, terms.FROM_MONEY_RANK)
"""Sources counted when the game is over (E2, E3)."""


class AutomaniaHooks(GameHooks):
    """The ``GameHooks`` of Automania."""

    open_scores = counted_by_seat = True
    score_sign = "automania/victory_point"
    felt = frozenset(("automania/sale", "automania/top_car"))
    text, recap, rule_ids, decisions = text, recap, rule_ids, TABLE

    def view(self, app: Services) -> TableView:
        from kraftwagen.ui.tables.automania.view import AutomaniaTable

        return AutomaniaTable(app.resources, app.tr, app.keys)

    def part(self, state: Any, table: Rect, name: str) -> Rect | None:
        """Return the place of an area of the layout."""
        from kraftwagen.ui.tables.automania.pictures.layout import compute

        found = compute(table, len(state.order), plain=state.data.plain)
        return found.areas().get(name)

    def title(self, state: Any) -> str:
        """Return the round and its phase in words."""
        if not state.pending:
            return self.tr("automania.title.over")
        phase = {frames.SALE: "sales", frames.ADVANCE: "demands", frames.FACTORY: "factories"}
        name = phase.get(frames.kind(state.pending[-1]), "round")
        number, last = map(state.data.round_number, (state.round, terms.LAST_ROUND))
        return self.tr(f"automania.title.{name}", round=number, rounds=last)

    def titles(self, state: Any) -> list[str]:
        """Return the titles of all rounds and phases; factories are chosen in some games."""
        last = state.data.round_number(terms.LAST_ROUND)
        names = ["round", "sales", "demands", *["factories"] * bool(state.advanced), "over"]
        return [
            self.tr(f"automania.title.{name}", round=number, rounds=last)
            for name in names
            for number in range(1, last + 1)
        ]

    def decision(self, code: Code, state: Any) -> str:
        return say(decisions.decision_line(code, state), self.tr)

    def withholds(self, state: Any, people: Collection[Seat]) -> bool:
        """Return whether no car of the ``people`` is asked about any more in this sale (Z2)."""
        if frames.kind(state.asked) != frames.SALE:
            return False
        return not any(sales.has_offers(state, seat) for seat in people)

    def podium(self, app: Services, state: Any, happened: Sequence[Event]) -> Cast:
        """Return the podium in the show room, with the most popular car of each seat."""
        from kraftwagen.ui.tables.automania.scoring.end_picture import cast

        return cast(app, state, happened)

    def pieces(self, achievement: str) -> Mapping[str, str]:
        """Return names by ids of pieces as in ``games.automania.presentation.statistics``."""
        data = self.spec.new(self.spec.seats[0], 0, {}).data
        found = statistics.pieces(achievement, data)
        return {name: named(term, self.tr) for name, term in found.items()}

    figures = (
        "cars_made", "cars_sold", "best_car", "gold_medals", "top_cars", "contracts_played",
        "managers_hired", "scored_in_round",
    )  # fmt: skip

    sure = (
        "top_car", "all_wanted", "campaign", "gold_ships", "five_sold", "six_contracts",
        "start_contracts", "make_way", "night_shift", "offices",
    )  # fmt: skip

    def income(self, state: Any, happened: Sequence[Event]) -> list[Income]:
        """Return points by source, in the order of ``terms.SOURCES``."""
        seats = self.spec.summarize(happened, state)
        return [
            Income(
                named(things.source(number), self.tr),
                tuple(sum(seat.sources.get(source, ())) for seat in seats),
                last=number in _LAST,
            )
            for number, source in enumerate(terms.SOURCES)
        ]


make_hooks = AutomaniaHooks
