"""The tooltips of everything on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from kraftwagen.engine.types import Option
from kraftwagen.engine.wording import Line, Name, Terms, say
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import describe, forecast, things
from kraftwagen.games.automania.presentation.previews import SpacePreview
from kraftwagen.games.automania.rules import offices, rounds
from kraftwagen.games.automania.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.automania.preview.cache import PreviewCache
from kraftwagen.ui.tables.automania.preview.interaction import place_of
from kraftwagen.ui.tables.automania.preview.sentences import Sentences
from kraftwagen.ui.tables.base import Key, Position


class Tips:
    """Tooltips of one position: things at a place, and possible decisions about them."""

    def __init__(
        self, position: Position, tr: Translator, previews: PreviewCache | None = None
    ) -> None:
        self.position, self.tr = position, tr
        self.state: State = position.state
        self.previews = previews or PreviewCache(position)
        self.sentences = Sentences(tr, self.state, position.names)
        self._lines: dict[Key, Line] | None = None

    def __call__(self, key: Key) -> str | None:
        """Return the tooltip of a place; None if there is nothing to say."""
        said = [self._what(key), self._then(key)]
        return "\n".join(filter(None, said)) or None

    def _what(self, key: Key) -> str:
        """Return what lies at a place."""
        lines = self.lines()
        for shorter in (key, key[:3], key[:2], key[:1]):
            if shorter in lines:
                return say(lines[shorter], self.tr, self.position.names)
        method = getattr(self, f"_{key[0]}", None)
        said: str = method(*key[1:]) if method else ""
        return said

    def lines(self) -> dict[Key, Line]:
        """Return the lines of ``describe.outline`` by key of the thing described."""
        if self._lines is None:
            closed = self.position.hidden_totals
            sections = describe.outline(self.state, self.position.viewer, closed)
            self._lines = {thing.key: thing.line for part in sections for thing in part.things}
        return self._lines

    def _place(self, seat: int, place: int) -> str:
        return self.sentences.say("empty", place=things.place(place))

    def _ship(self, market: int, ship: int) -> str:
        return self.sentences.say("ship_free", ship=ship, market=things.market(market))

    def _below(self, office: int) -> str:
        line = self.lines().get(("office", office))
        return say(line, self.tr, self.position.names) if line else ""

    def _end(self, seat: int, car_type: int) -> str:
        return self.sentences.say("end", car=things.car(car_type))

    def _tray(self) -> str:
        return say(describe.question(self.state), self.tr, self.position.names)

    def _made(self) -> str:
        return say(describe.question(self.state), self.tr, self.position.names)

    def _played(self, seat: int, *_: int) -> str:
        cards = [things.contract(card, self.state.data) for card in self.state.played[seat]]
        return "\n".join(self.sentences.say("played", contract=card) for card in cards)

    def _market(self, market: int) -> str:
        return self.sentences.say("market", market=things.market(market))

    def _coming(self) -> str:
        (found, *_) = forecast.tiles_to_come(self.state)
        key = "coming_known" if found.known else "coming_drawn"
        return self.sentences.say(key, round=self.state.data.round_number(found.round))

    def _popularity(self, seat: int, *fields: int) -> str:
        matrix = self.previews.matrix(seat)
        return "\n".join(
            say(
                Line(
                    "automania.describe.popularity",
                    {"car": things.car(kind), "america": america, "europe": europe},
                ),
                self.tr,
            )
            for kind, (america, europe) in enumerate(matrix)
            if not fields or fields[0] == kind
        )

    def _hand(self, seat: int) -> str:
        count = len(self.state.hands[seat])
        return self.sentences.say("hand", name=self.position.names[seat], count=count)

    def _limit(self, seat: int) -> str:
        limit = things.counted("cars", offices.limit(self.state, seat))
        gone = offices.has_retired(self.state, seat)
        return self.sentences.say("limit" if gone else "limit_before", limit=limit)

    def _gone(self, seat: int) -> str:
        values = {"name": Name(seat), "office": self.state.offices.index(seat) + 1}
        return say(Line("automania.log.retired.plain", values), self.tr, self.position.names)

    def _leads(self, seat: int) -> str:
        return self.sentences.say("leads", name=self.position.names[seat])

    def _board(self, board: int, *_: int) -> str:
        return self.tr(f"automania.table.factory.{terms.BOARDS[board]}")

    def _forecast(self, *_: object) -> str:
        return self.sentences.say("forecast")

    # -- what could be done

    def _then(self, key: Key) -> str:
        """Return what a decision there brings, or else what its tile or contract would bring."""
        found = self.options(key)
        first = found[0].preview if len(found) > 1 else None
        if isinstance(first, SpacePreview):
            return self.sentences.crew(first)  # The panel to choose shows the rest.
        if found:
            return "\n".join(filter(None, (self.sentences.option(one) for one in found[:3])))
        match key[0]:
            case "points":
                return self._counted(int(key[1]))
            case "tile":
                preview = self.previews.tile(int(key[1]))
                return self.sentences.tile(preview) if preview else ""
            case "contract" | "held":
                return self.sentences.contract(self.previews.contract(int(key[-1])))
            case "sponsor":
                pay = things.counted("autobucks", self.state.data.sponsor_money)
                return self.sentences.say("sponsor_use", pay=pay)
            case "marketing":
                return self.sentences.say("marketing_use")
            case "demand" if int(key[2]) >= terms.ACTIVE and self.previews.demands():
                side = int(key[2]) - terms.ACTIVE
                said = self.sentences.preview(self.previews.demands()[side])
                return "\n".join((said, self._chooser()))
        return ""

    def _counted(self, seat: int) -> str:
        """Return what is added to the score at the end, and who leads as far as all know."""
        state = self.state
        medals = rounds.contract_medals(state, seat) + rounds.tile_medals(state, seat)
        said = [self.sentences.say("score_medals", count=medals)]
        ranks = state.data.money_rank[: len(state.order)]
        said.append(self.sentences.say("score_money", points=self.tr.list(list(map(str, ranks)))))
        leaders = rounds.leaders(state)
        if leaders:
            names = Terms(tuple(map(Name, leaders)))
            said.append(
                self.sentences.say("leader" if len(leaders) == 1 else "leaders", names=names)
            )
        return sentences(*said)

    def _chooser(self) -> str:
        """Return who would choose the side with the present points (N2)."""
        found = forecast.choosers(self.state)
        names = Terms(tuple(map(Name, found)))
        return self.sentences.say("chooser" if len(found) == 1 else "choosers", names=names)

    def options(self, key: Key) -> Sequence[Option]:
        """Return the possible options whose tooltip is that of a place."""
        return self._options.get(key, ())

    @cached_property
    def _options(self) -> dict[Key | None, list[Option]]:
        found: dict[Key | None, list[Option]] = {}
        for option in self.position.options:
            if option.ok and option.code is not None:
                found.setdefault(place_of(option.code), []).append(option)
        return found
