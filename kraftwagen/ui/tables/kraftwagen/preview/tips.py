"""The tooltip of everything on the table."""

from __future__ import annotations

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation.gains import now
from kraftwagen.games.kraftwagen.presentation.previews import (
    PartPreview,
    PrivateSale,
    Purchase,
    TilePreview,
    drive_of,
)
from kraftwagen.games.kraftwagen.rules import buyers, cars, scoring
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.kraftwagen.areas import ring, start
from kraftwagen.ui.tables.kraftwagen.pictures import card_images
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import say
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache


class Tips:
    """Tooltips of one position; ``_<name>`` answers for places of that name."""

    def __init__(
        self, position: Position, tr: Translator, previews: PreviewCache | None = None
    ) -> None:
        self.position, self.tr = position, tr
        self.previews = previews or PreviewCache(position)
        self.state: State = position.state
        self.draft = 0
        """The car being built; 0 while incomplete."""
        self.pricing = 0
        """The car being built, complete but for its price; else 0."""
        self.options = {o.code: o for o in position.options if o.ok and o.code is not None}
        found = [option.preview for option in self.options.values()]
        self.taken = {one.tile: one for one in found if isinstance(one, TilePreview)}
        """What taking each tile would bring."""
        self.private = {one.space: one.money for one in found if isinstance(one, PrivateSale)}
        """Market space of each car that may be sold privately -> what that pays."""

    def __call__(self, key: Key) -> str | None:
        """Return the tooltip of a place; None if there is nothing to say."""
        method = getattr(self, f"_{key[0]}", None)
        said: str | None = method(*key[1:]) if method else None
        return said

    def _say(self, key: str, **values: object) -> str:
        return say(self.tr, key, **values)

    def _name(self, seat: int) -> str:
        return self.position.names[seat]

    # -- ring and circuit

    def _tile(self, tile: int) -> str:
        data = self.state.data
        said = [self._task(task) for task in data.tile_actions[tile]]
        kind, amount = data.tile_bonus[tile]
        if kind:
            said.append(self._say(f"tip.bonus_{kind}", amount=amount, count=amount))
        preview = self.taken.get(tile)
        if preview is None:
            return " ".join(said)
        state = self.state
        said = [sentences.gain(self.tr, state, gain) for gain in self.previews.gains(tile)]
        said.append(sentences.movers(self.tr, self.position.names, preview, state.current))
        left = [sentences.tile_name(self.tr, state, other) for other in preview.passed]
        if left:
            said.append(self._say("tip.tile_passed", tiles=sentences.listed(self.tr, left)))
        return " ".join(said)

    def _task(self, task: int) -> str:
        data = self.state.data
        return say(
            self.tr, f"tip.{terms.TASKS[task]}", space=data.start_space, value=data.start_engine
        )

    def _todo(self, task: int) -> str:
        """Return what the task is and what it would bring now."""
        state = self.state
        found = {
            code: option.preview
            for code, option in self.options.items()
            if codes.task(code) == task
        }
        if not found or task > terms.SALE:
            return self._task(task)
        gain = sentences.gain(self.tr, state, now(task, found))
        return f"{self._task(task)} {self._say('tip.now')} {gain}"

    def _worker(self, seat: int) -> str:
        tail = bool(self.state.chain) and self.state.chain[0] == seat
        return self._say("tip.worker_tail" if tail else "tip.worker", name=self._name(seat))

    def _space(self, space: int) -> str:
        for option in self.position.options:
            driven = drive_of(option.preview)
            if driven is not None and driven.space == space:
                return self._say("tip.landing", space=space, count=driven.laps)
        return self._say("tip.space", space=space)

    def _pit(self) -> str:
        return self._say("tip.pit")

    def _race(self, seat: int) -> str:
        player = self.state.players[seat]
        where = (
            self._say("tip.on_space", space=player.space)
            if player.space
            else self._say("tip.in_pit")
        )
        return say(self.tr,
            "tip.race_car", name=self._name(seat), place=where, count=player.laps,
            engine=player.grand_prix_engine,
        )  # fmt: skip

    def _neutral(self, index: int) -> str:
        state = self.state
        return self._say("tip.neutral", space=state.data.neutral_cars[len(state.players)][index])

    def _lap(self, seat: int) -> str:
        laps = self.state.players[seat].laps
        money = self.state.data.laps_pay(laps)
        said = self._say("tip.laps", name=self._name(seat), count=laps, money=money)
        return f"{said} {self._places()}"

    def _places(self) -> str:
        first, second, third = self.state.data.place_money
        return self._say("tip.places", first=first, second=second, third=third)

    def _turn(self) -> str:
        said = self._say("tip.turn", turn=self.state.turn)
        if self.state.special:
            said += " " + self._say("tip.specials", count=len(self.state.specials))
        return said

    def _order(self) -> str:
        names = sentences.listed(self.tr, [self._name(seat) for seat in ring.order(self.state)])
        if start.showing(self.state):
            name = self._name(self.state.current)
            return self._say("tip.order_start", names=names, name=name)
        return self._say("tip.order", names=names)

    def _gap(self, _: int) -> str:
        return self._say("tip.gap")

    def _specials(self) -> str:
        return self._say("tip.specials", count=len(self.state.specials))

    # -- market and buyers

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
            say(self.tr,
                "tip.car", name=self._name(cars.seat_of(car)), body=cars.body_of(car),
                engine=cars.engine_of(car), count=cars.workers_of(car),
                price=cars.price_of(car),
            )
        ]  # fmt: skip
        marker = cars.marker_of(car)
        if marker:
            said.append(self._say("tip.car_marker", value=state.data.marker_values[marker - 1]))
        if space in self.private:
            return f"{said[0]} {self._say('tip.car_private', money=self.private[space])}"
        bought = scoring.sales(state)
        if space in bought:
            buyer = bought.index(space)
            active = state.active_buyers[buyer]
            wish = self._say(f"preference.{terms.PREFERENCES[buyers.preference(active)]}")
            money = scoring.proceeds(state, active, car)
            said.append(self._say("tip.car_sold", buyer=buyer + 1, wish=wish, money=money))
        else:
            said.append(self._say("tip.car_unsold"))
        return " ".join(said)

    def _wish(self, wish: int) -> str:
        return self._say(f"tip.wish_{terms.PREFERENCES[wish]}")

    def _stack(self, wish: int) -> str:
        count, white = self.state.stacks[wish], self.state.white[wish]
        key = "tip.stack" if count else "tip.stack_empty"
        said = self._say(key, wish=self._wish(wish), count=count, white=white)
        entry = self.previews.one_more(self.draft).get(wish)
        return said if entry is None else f"{said} {self._entry('board.tip_more', entry)}"

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
        return " ".join(said)

    def _row(self) -> str:
        return self._say("tip.row")

    def _token(self) -> str:
        return say(
            self.tr,
            "tip.token",
            space=self._say("buyers.start") if self.state.token == 4 else self.state.token,
        )

    def _track(self, _: int) -> str:
        return self._say("tip.track")

    # -- the forecast

    def _forecast(self) -> str:
        return self._say("board.tip")

    def _board(self, what: str, at: int = 0) -> str | None:
        if what == "row":
            entry = self.previews.sale(self.draft)[at]
            return self._entry("board.tip_row", entry, buyer=at + 1)
        return self._say("board.tip")

    def _entry(self, key: str, entry: Purchase, **values: object) -> str:
        """Return what a buyer would do."""
        wish = self._wish(entry.preference)
        why = sentences.choice(self.tr, self.state, entry)
        if not entry.sold:
            return self._say(f"{key}_none", wish=wish, why=why, **values)
        return self._say(
            key, wish=wish, why=why, name=self._name(entry.seat), price=entry.price,
            money=entry.money, **values,
        )  # fmt: skip

    def _build(self, what: str, price: int = 0) -> str | None:
        if what != "set" or not self.pricing:
            return None
        outcome = self.previews.prices(self.pricing)[price]
        key = "board.tip_price" if outcome.sold else "board.tip_price_none"
        return self._say(key, price=price, buyer=outcome.buyer + 1, money=outcome.money)

    # -- research and awards

    def _deck(self) -> str:
        return self._say("tip.deck", count=len(self.state.deck))

    def _discard(self) -> str:
        return self._say("tip.discard", count=len(self.state.discards))

    def _card(self, place: int) -> str:
        return self._card_words(self.state.shown[place])

    def _card_words(self, card: int) -> str:
        return card_images.card_sentence(self.tr, self.state.data, card)

    def _awards(self) -> str:
        money = self.state.data.award_money
        return self._say("tip.awards", low=min(money), high=max(money))

    def _award(self, award: int) -> str:
        owner = self.state.awards[award]
        said = say(self.tr,
            "tip.award", money=self.state.data.award_money[award],
            what=self._say(f"award.{terms.AWARDS[award]}"),
        )  # fmt: skip
        if owner == terms.NOBODY:
            return f"{said} {self._say('tip.award_free')}"
        return f"{said} {self._say('tip.award_owner', name=self._name(owner))}"

    # -- mats

    def _mat(self, seat: int) -> str:
        return self._say("tip.mat", name=self._name(seat))

    def _money(self, seat: int) -> str:
        position = self.position
        if seat in position.hidden_totals:
            return self._say("tip.money_hidden", name=self._name(seat))
        player = self.state.players[seat]
        said = self._say("tip.money", name=self._name(seat), money=player.money())
        sources = [
            f"{self._say(f'source.{terms.ORIGINS[index]}')} {amount}"
            for index, amount in enumerate(player.income)
            if amount
        ]
        return (
            f"{said} {self._say('tip.money_sources', sources=', '.join(sources))}"
            if sources
            else said
        )

    def _workshop(self, seat: int, index: int) -> str:
        part = self.state.players[seat].workshops[index]
        if not part:
            return self._say("tip.workshop_free")
        value = terms.part_value(part)
        if terms.is_engine(part):
            said = self._say("tip.workshop_engine", value=value)
        else:
            names = self.state.data.body_names[value]
            said = self._say("tip.workshop_body", value=value, names=names[seat % len(names)])
        return " ".join([said, *self._given_up(seat, index, part)])

    def _bay(self, seat: int) -> str:
        engine = self.state.players[seat].grand_prix_engine
        said = self._say("tip.bay", value=engine)
        return " ".join([said, *self._given_up(seat, -1, terms.part(engine, True))])

    def _given_up(self, seat: int, slot: int, part: int) -> list[str]:
        """Return sentences about a part that goes back for one that can be taken now."""
        old = sentences.part(self.tr, part)
        return [
            self._say("tip.goes_back", new=sentences.part(self.tr, found.part), old=old)
            for option in self.options.values()
            if isinstance(found := option.preview, PartPreview)
            and seat == self.state.current
            and found.back == part
            and (found.slot < 0) == (slot < 0)
        ]

    def _canteen(self, seat: int) -> str:
        count = self.state.players[seat].canteen
        return self._say("tip.canteen", name=self._name(seat), count=count)

    def _supply(self, seat: int) -> str:
        count = self.state.players[seat].supply
        return self._say("tip.supply", name=self._name(seat), count=count)

    def _points(self, seat: int, kind: int) -> str:
        player = self.state.players[seat]
        value = player.engine_points if kind else player.body_points
        name = self._name(seat)
        key = "tip.points_engine" if kind else "tip.points_body"
        return self._say(key, name=name, value=value, count=value)

    def _dev(self, seat: int, card: int, active: int) -> str:
        state = "tip.dev_active" if active else "tip.dev_inactive"
        return f"{self._card_words(card)} {self._say(state, name=self._name(seat))}"

    def _start(self, seat: int) -> str:
        return self._say("tip.start", name=self._name(seat))

    def _engineer(self, seat: int, engineer: int) -> str:
        return self._card_words(engineer)

    def _marker(self, seat: int, marker: int) -> str:
        value = self.state.data.marker_values[marker]
        left = self._say("tip.marker_value", value=value) if value else self._say("tip.marker_left")
        return f"{self._card_words(card_images.MARKER_ENGINEER[marker])} {left}"

    def _start_tile(self, tile: int) -> str:
        tasks = start.tile_tasks(self.state, tile)
        seen = sorted(set(tasks), key=tasks.index)
        return " ".join(self._task(task) for task in seen)
