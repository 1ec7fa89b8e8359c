"""The ``GameHooks`` of Kraftwagen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.engine.wording import Term, named, say
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.codes import TABLE
from kraftwagen.games.kraftwagen.presentation import recap, rule_ids, text
from kraftwagen.games.kraftwagen.rules.scoring import LAST_TURN
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.hooks import Cast, GameHooks, Income

if TYPE_CHECKING:
    from pygame import Rect

    from kraftwagen.ui.services import Services
    from kraftwagen.ui.tables.base import TableView

_ROUND: Final = {"ring": 1.0, "circuit": 0.62}
"""Parts around the middle of the ring -> their radius, as a share of the ring's."""


class KraftwagenHooks(GameHooks):
    """The ``GameHooks`` of Kraftwagen."""

    score_sign = "kraftwagen/coin"
    felt = frozenset(("kraftwagen/sale", "kraftwagen/lap"))
    text, recap, rule_ids, decisions = text, recap, rule_ids, TABLE

    def __init__(self, spec: GameSpec[Any], tr: Translator) -> None:
        super().__init__(spec, tr)
        self.end_turn = spec.from_text("end")

    def meant(self, before: Any, happened: Sequence[Event], seat: Seat) -> int:
        """Return the meaning of a decision for a seat; an unsold car outweighs a sale."""
        return super().meant(before, happened, seat) - 3 * recap.unsold(before, happened, seat)

    def stays(self, before: Any, state: Any) -> Any:
        """Return the slot of each piece on the ring, which the rules leave open."""
        from kraftwagen.ui.tables.kraftwagen.areas.ring import align

        return align(before or {}, state.chain)

    def view(self, app: Services) -> TableView:
        from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable

        return KraftwagenTable(app.resources, app.tr, app.keys)

    def part(self, state: Any, table: Rect, name: str) -> Rect | None:
        """Return the place of an area of the layout, of the "ring" alone or of the "circuit"."""
        from kraftwagen.ui.tables.kraftwagen.pictures.layout import compute
        from kraftwagen.ui.tables.parts.places import centred

        seats, data = len(state.players), state.data
        stalls, row = data.market_spaces[seats], data.active_spaces[seats]
        place = compute(table, seats, stalls, row, data.circuit)
        if name not in _ROUND:
            return place.areas().get(name)
        side = 2 * place.ring_radius * _ROUND[name]
        return centred(place.ring_centre, side, side).clip(table)

    def title(self, state: Any) -> str:
        """Return the game turn in words."""
        from kraftwagen.ui.tables.kraftwagen.areas import start

        if self.spec.is_over(state):
            return self.tr("kraftwagen.title.over")
        if start.showing(state):
            return self.tr("kraftwagen.title.start")
        turn, turns = map(state.data.turn_number, (state.turn, LAST_TURN))
        return self.tr("kraftwagen.title.turn", turn=turn, turns=turns)

    def titles(self, state: Any) -> list[str]:
        """Return the titles of the beginning, all game turns and the end."""
        last = state.data.turn_number(LAST_TURN)
        turns = [
            self.tr("kraftwagen.title.turn", turn=number, turns=last)
            for number in range(1, last + 1)
        ]
        return [self.tr("kraftwagen.title.start"), *turns, self.tr("kraftwagen.title.over")]

    def decision(self, code: Code, state: Any) -> str:
        return say(text.decision_line(code, state.data), self.tr)

    def podium(self, app: Services, state: Any, happened: Sequence[Event]) -> Cast:
        """Return the podium in the street, with the car of each seat that earned most."""
        from kraftwagen.ui.tables.kraftwagen.scoring.end_picture import cast

        return cast(app, state.data, happened, len(state.players))

    def pieces(self, achievement: str) -> Mapping[str, str]:
        """Return names by ids of pieces as in ``games.kraftwagen.presentation.statistics``."""
        match achievement:
            case "customers":
                found = {name: text.preference(k) for k, name in enumerate(terms.PREFERENCES)}
            case "engineers":
                found = {name: text.card(k) for k, name in enumerate(terms.ENGINEERS)}
            case "awards":
                found = {name: text.award(k) for k, name in enumerate(terms.AWARDS)}
            case "start_tiles":
                data = self.spec.new(self.spec.seats[0], 0, {}).data
                key = "kraftwagen.merits.start_tiles.piece"
                found = {
                    name: Term(key, {"tasks": text.start_tile(number, data)})
                    for number, name in enumerate(data.start_names)
                }
            case "won_sizes":
                low, high = self.spec.seats
                return {str(count): str(count) for count in range(low, high + 1)}
            case _:
                return {}
        return {name: named(term, self.tr) for name, term in found.items()}

    figures = (
        "cars_sold", "best_sale", "money_in_turn", "buyers_called", "laps", "races_won", "awards",
        "engineers",
    )  # fmt: skip
    sure = (
        "customers", "customers_at_once", "underbid", "three_turns", "race_won", "two_laps",
        "long_jump", "five_sources", "engineers", "awards",
    )  # fmt: skip
    counted_by_seat = True

    def income(self, state: Any, happened: Sequence[Event]) -> list[Income]:
        """Return money by source, in the order of ``terms.ORIGINS``."""
        incomes = [player.income for player in state.players]
        return [
            Income(named(text.source(source), self.tr), tuple(amounts))
            for source, amounts in enumerate(zip(*incomes, strict=True))
        ]


make_hooks = KraftwagenHooks
