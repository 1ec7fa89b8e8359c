"""The tooltips of the market, the buyers and the forecast, and the base of all areas' tooltips."""

from __future__ import annotations

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation.previews import PrivateSale, Purchase
from kraftwagen.games.kraftwagen.rules import buyers, cars, scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language import whole
from kraftwagen.ui.language.i18n import Term, Translator
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say, term
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache


class AreaTips:
    """Tooltips of one position; a method ``_<name>`` returns that of a key ``(name, ...)``."""

    def __init__(self, position: Position, tr: Translator, previews: PreviewCache) -> None:
        self.position, self.tr, self.previews = position, tr, previews
        self.state: State = position.state
        self.options = {o.code: o for o in position.options if o.ok and o.code is not None}

    def __call__(self, key: Key) -> str | None:
        """Return the tooltip of a place; None if there is nothing to say."""
        method = getattr(self, f"_{key[0]}", None)
        said: str | None = method(*key[1:]) if method else None
        return said

    def _say(self, key: str, **values: object) -> str:
        return say(self.tr, key, **values)

    def _term(self, key: str, **values: object) -> Term:
        return term(self.tr, key, **values)

    def _name(self, seat: int) -> str:
        return self.position.names[seat]


class MarketTips(AreaTips):
    """Tooltips of market, buyers and forecast, also for a car that is being built."""

    def __init__(self, position: Position, tr: Translator, previews: PreviewCache) -> None:
        super().__init__(position, tr, previews)
        self.draft = 0
        """The decision to offer the car being built; 0 while it is incomplete."""
        self.pricing = 0
        """The code of a car being built that lacks at most its price, else 0."""
        found = [option.preview for option in self.options.values()]
        self.private = {one.space: one.money for one in found if isinstance(one, PrivateSale)}
        """Market space of each car that may be sold privately -> what that pays."""

    def _price(self, price: int) -> str:
        held = price in self.state.prices
        return self._say("tip.price" if held else "tip.price_gone", price=price)

    def _stall(self, space: int) -> str:
        if space < len(self.state.cars):
            return self._car(space)
        last = space == self.state.data.market_spaces[len(self.state.players)] - 1
        return self._say("tip.stall_last" if last else "tip.stall")

    def _car(self, space: int) -> str:
        state = self.state
        car = state.cars[space]
        if cars.is_closed(car):
            return self._say("tip.closed")
        said = [
            self._say(
                "tip.car",
                name=self._name(cars.seat_of(car)),
                body=cars.body_of(car),
                engine=cars.engine_of(car),
                count=cars.workers_of(car),
                price=cars.price_of(car),
            )
        ]
        marker = cars.marker_of(car)
        if marker:
            said.append(self._say("tip.car_marker", value=state.data.marker_values[marker - 1]))
        if space in self.private:
            private = self._say("tip.car_private", money=self.private[space])
            return "\n".join((said[0], private))
        bought = scoring.sales(state)
        if space in bought:
            buyer = bought.index(space)
            active = state.active_buyers[buyer]
            wish = self._term(f"preference.{terms.PREFERENCES[buyers.preference(active)]}")
            money = scoring.proceeds(state, active, car)
            said.append(self._say("tip.car_sold", buyer=buyer + 1, wish=wish, money=money))
        else:
            said.append(self._say("tip.car_unsold"))
        return "\n".join(said)

    def _wish(self, wish: int) -> Term:
        return self._term(f"tip.wish_{terms.PREFERENCES[wish]}")

    def _stack(self, wish: int) -> str:
        count, white = self.state.stacks[wish], self.state.white[wish]
        key = "tip.stack" if count else "tip.stack_empty"
        said = self._say(key, wish=self._wish(wish), count=count, white=white)
        entry = self.previews.one_more(self.draft).get(wish)
        return said if entry is None else "\n".join((said, self._entry("board.tip_more", entry)))

    def _active(self, space: int) -> str:
        state = self.state
        if space >= len(state.active_buyers):
            benz = space >= state.data.active_spaces[len(state.players)]
            return self._say("tip.benz_space" if benz else "tip.active_free")
        active = state.active_buyers[space]
        said = [
            self._say("tip.active", buyer=space + 1, wish=self._wish(buyers.preference(active)))
        ]
        bought = scoring.sales(state)[space]
        if bought == scoring.UNSOLD:
            offered = any(not cars.is_closed(car) for car in state.cars)
            said.append(self._say("tip.active_none" if offered else "tip.active_no_car"))
        else:
            car = state.cars[bought]
            name = self._name(cars.seat_of(car))
            said.append(self._say("tip.active_buys", name=name, price=cars.price_of(car)))
        gift = scoring.gift(state, active)
        if gift:
            said.append(self._say("tip.active_gift", amount=gift))
        return "\n".join(said)

    def _token(self) -> str:
        return self._say(
            "tip.token",
            space=self._term("buyers.start") if self.state.token == 4 else self.state.token,
        )

    def _board(self, what: str, at: int = 0) -> str | None:
        if what == "row":
            entry = self.previews.sale(self.draft)[at]
            return self._entry("board.tip_row", entry, buyer=at + 1)
        return self._say("board.tip")

    def _entry(self, key: str, entry: Purchase, **values: object) -> str:
        """Return what a buyer would do."""
        wish = self._wish(entry.preference)
        why = quote(sentences.choice(self.tr, self.state, entry))
        if not entry.sold:
            return self._say(f"{key}_none", wish=wish, why=why, **values)
        return self._say(
            key,
            wish=wish,
            why=why,
            name=self._name(entry.seat),
            price=entry.price,
            money=entry.money,
            **values,
        )

    def _build(self, what: str, price: int = 0) -> str | None:
        if what != "set" or not self.pricing:
            return None
        outcome = self.previews.prices(self.pricing)[price]
        key = "board.tip_price" if outcome.sold else "board.tip_price_none"
        said = self._say(key, price=price, buyer=outcome.buyer + 1, money=outcome.money)
        lacks = self.previews.lacking(self.pricing, price)
        if lacks is None:
            money = self.previews.in_all(self.pricing, price)
            return whole.sentences(said, self._say("board.tip_in_all", money=money))
        return whole.sentences(said, self._say(f"board.tip_lacks_{lacks[0]}", count=lacks[1]))
