"""Properties over many tables: the rules against independent, naive readings of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation.previews import Offer
from kraftwagen.games.kraftwagen.rules import cars, race, scoring
from kraftwagen.games.kraftwagen.state import State
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table

PRICES = {
    1: (1, 2, 3, 5, 6, 8, 9, 10),
    2: (2, 3, 5, 6, 8, 9, 11, 12),
    3: (3, 4, 6, 8, 10, 12, 14, 15),
}
GIFTS = {None: 0, "daimler_low": 2, "daimler_high": 4}
RAISES = {"horch_low": 1, "horch_high": 2, "maybach_low": 1, "maybach_high": 2}


@dataclass(frozen=True)
class Car:
    seat: int
    body: int
    engine: int
    workers: int
    price: int
    marker: str | None = None
    sold: bool = False

    def line(self) -> str:
        workers = 0 if self.sold else self.workers
        text = f"{self.seat} b{self.body} e{self.engine} w{workers} p{self.price}"
        return text + (f" {self.marker}" if self.marker else "") + (" sold" if self.sold else "")


@dataclass(frozen=True)
class Scene:
    """A market at the end of an action phase."""

    turn: int
    cars: tuple[Car, ...]
    buyers: tuple[tuple[str, str | None], ...]
    opel: int

    def table(self, **changes: Any) -> Table:
        names = [wish + (f"+{marker}" if marker else "") for wish, marker in self.buyers]
        table = Table(
            3,
            turn=self.turn,
            buyers=" ".join(names),
            market=[car.line() for car in self.cars],
            special={1: "a_hire", 2: "b_hire", 3: "c_body"}[self.turn],
            **changes,
        )
        for seat in range(3):
            table.seat(seat, engineers=self.engineers(seat), canteen=2)
        return table

    def engineers(self, seat: int) -> str:
        marks = [car.marker or "" for car in self.cars if car.seat == seat]
        owned = {name.split("_")[0] for name in marks if name}
        if seat == 2 and any(marker for _, marker in self.buyers):
            owned.add("daimler")
        if seat == self.opel:
            owned.add("opel")
        return " ".join(sorted(owned))


@st.composite
def scenes(draw: st.DrawFn, most_cars: int = 6) -> Scene:
    turn = draw(st.integers(1, 3))
    prices = draw(st.permutations(PRICES[turn]))
    # Horch belongs to seat 0 and Maybach to seat 1.
    free: dict[int, list[str]] = {
        0: ["horch_low", "horch_high"],
        1: ["maybach_low", "maybach_high"],
        2: [],
    }
    made = []
    for price in prices[: draw(st.integers(0, most_cars))]:
        seat = draw(st.integers(0, 2))
        marked = draw(st.booleans())
        marker = free[seat].pop() if free[seat] and marked else None
        value = st.integers(1, 7) if draw(st.booleans()) else st.integers(2, 3)
        sold = draw(st.integers(0, 5)) == 0
        made.append(
            Car(seat, draw(value), draw(value), draw(st.integers(1, 2)), price, marker, sold)
        )
    stack = draw(st.permutations(terms.PREFERENCES * 2))
    gifts: list[str | None] = ["daimler_low", "daimler_high", None, None]
    buyers = tuple(
        (wish, gifts.pop(draw(st.integers(0, len(gifts) - 1))))
        for wish in stack[: draw(st.integers(0, 4))]
    )
    return Scene(turn, tuple(made), buyers, draw(st.integers(-1, 2)))


def naive_sale(scene: Scene) -> tuple[list[int], list[int]]:
    """What each buyer takes and what each seat earns, by sorting all that is still there."""
    left = [space for space, car in enumerate(scene.cars) if not car.sold]
    bought: list[int] = []
    earned = [0, 0, 0]
    for wish, marker in scene.buyers:
        if not left:
            bought.append(-1)
            continue

        def rank(space: int, wish: str = wish) -> tuple[int, int]:
            car = scene.cars[space]
            raised = RAISES.get(car.marker or "", 0)
            if wish == "body":
                return -(car.body + raised * ("maybach" in (car.marker or ""))), car.price
            if wish == "engine":
                return -(car.engine + raised * ("horch" in (car.marker or ""))), car.price
            return (-car.workers if wish == "prestige" else 0), car.price

        space = sorted(left, key=rank)[0]
        left.remove(space)
        bought.append(space)
        car = scene.cars[space]
        times = 1 if wish != "price" else 3 if car.seat == scene.opel else 2
        earned[car.seat] += times * car.price + GIFTS[marker]
    return bought, earned


@rule("Z4", "Z5", "E1", "E2", "E3", "E7", "V4")
@given(scenes())
@settings(max_examples=250, derandomize=True)
def test_the_sale_against_a_naive_one(scene: Scene) -> None:
    table = scene.table(ask="end", token=0)
    bought, earned = naive_sale(scene)
    assert scoring.sales(table.state) == bought
    table.play("end")
    assert GAME.scores(table.state) == earned
    unsold = tuple(
        space for space, car in enumerate(scene.cars) if not car.sold and space not in bought
    )
    assert table.happened(events.MarketCleared) == [events.MarketCleared(unsold)]
    for event in table.happened(events.BuyerBought):
        wish = terms.PREFERENCES[event.preference]
        car = scene.cars[event.space]
        rest = [
            (space, other)
            for space, other in enumerate(scene.cars)
            if not other.sold and space not in bought[: event.buyer + 1]
        ]
        alone = replace(scene, buyers=((wish, None),), opel=-1)
        for space, other in rest:
            cheap = replace(alone, cars=(replace(other, price=1), replace(car, price=2)))
            as_good = naive_sale(cheap)[0] == [0]
            assert (space in event.tied) == (as_good and wish != "price")


@rule("A6", "E6", "11b")
@given(
    st.integers(2, 4),
    st.lists(st.integers(0, 9), min_size=4, max_size=4),
    st.integers(1, 15),
    st.booleans(),
)
@settings(max_examples=250, derandomize=True)
def test_movement_against_a_naive_step_by_step_one(
    seats: int, wanted: list[int], steps: int, porsche: bool
) -> None:
    spaces = {0: wanted[0] if seats > 2 or wanted[0] not in (3, 6) else 0}
    taken = {3, 6} if seats == 2 else set()
    for seat in range(1, seats):
        spaces[seat] = wanted[seat] if wanted[seat] not in (*taken, *spaces.values()) else 0
    table = Table(seats, ask="race")
    for seat, space in spaces.items():
        table.seat(seat, space=space, engineers="porsche" if porsche and seat == 0 else "")
    taken |= {space for seat, space in spaces.items() if seat and space}
    here, laps, left = spaces[0], 0, steps + porsche
    while left:
        if here == 9:
            here, laps = 1, laps + 1
        else:
            here += 1
        left -= here not in taken
    out: list[Any] = []
    race.advance(table.state, 0, steps, out)
    assert (table.player(0).space, table.player(0).laps) == (here, laps)
    (moved,) = [event for event in out if isinstance(event, events.CarRaced)]
    assert len(moved.path) - len(moved.jumped) == steps + porsche
    assert moved.path[-1] == here
    assert set(moved.jumped) <= taken
    GAME.check(table.state)


def sold_for(state: State, space: int) -> tuple[int, int]:
    """Score a table whose seat is at the end of its turn: who bought a car, and for how much."""
    state.token = 0
    out: list[Any] = []
    GAME.apply(state, GAME.from_text("end"), out)
    for event in out:
        if isinstance(event, events.BuyerBought) and event.space == space:
            return event.buyer, event.price + event.bonus + event.gift
    return -1, 0


@rule("Z4", "Z5")
@given(scenes(most_cars=5), st.data())
@settings(max_examples=150, derandomize=True)
def test_the_forecast_of_an_offer_comes_true(scene: Scene, data: st.DataObject) -> None:
    table = scene.table(ask="end")
    table.seat(0, canteen=2, workshops="b2 b7 e3", engineers=scene.engineers(0))
    line = data.draw(st.sampled_from(table.lines("car")))
    code = GAME.from_text(line)
    (option,) = [option for option in GAME.explain(table.state, 0) if option.code == code]
    table.play(line)
    buyer, money = sold_for(table.state, len(scene.cars))
    assert option.preview == Offer(buyer, money)


@given(scenes(most_cars=5), st.integers(1, 7), st.integers(1, 7))
@settings(max_examples=100, derandomize=True)
def test_car_values_survive_packing(scene: Scene, body: int, engine: int) -> None:
    for car in scene.cars:
        marker = 0 if car.marker is None else 1 + terms.MARKERS.index(car.marker)
        packed = cars.pack(car.seat, body, engine, car.workers, car.price, marker)
        assert cars.seat_of(packed) == car.seat
        assert (cars.body_of(packed), cars.engine_of(packed)) == (body, engine)
        assert (cars.workers_of(packed), cars.price_of(packed)) == (car.workers, car.price)
        assert cars.marker_of(packed) == marker
        assert not cars.is_closed(packed)
