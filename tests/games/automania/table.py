"""A table set up readably for one test, and played in notation.

``Table`` starts from nothing but what a new game has: seats in order 0, 1, 2 ..., six workers
each at home, ten autobucks, no points. Keywords and ``seat`` change what a test is about; tiles,
cars, workers, contracts and demands not named are filled in lawfully.

    table = Table(3, america="luggage safety speed", ships=["america 12 1 family"])
    table.seat(0, money=3, tiles="slot_a=A03 spoiler_city=A16", hand="C2 N1")
    table.play("act column_city city", "take a1")
"""

from __future__ import annotations

from typing import Any, TypeVar

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import data, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.rules import production
from kraftwagen.games.automania.spec import load
from kraftwagen.games.automania.state import State

GAME = load()
DATA = GAME.new(2, 1, {}).data
E = TypeVar("E", bound=Event)
_MARKETS = {"america": "north_america", "europe": "europe"}
_CARS = (*terms.CAR_TYPES, "electric")
_ROUND_TILES = 18


class Table:
    """A position under construction until the first look at it, a game in play from then on.

    Demands read "speed safety luggage | handling handling": active from 2 stars up, then waiting
    left and right. A ship reads "america 12 1 family", with " electric" at the end; a car sold
    "america 1 1 family" has a sales space in place of the ship. ``ask`` is the question on top
    and what it is about; ``offices`` has the seat at each sales office by its number.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        round: int = 1,
        factories: str = "",
        current: int = 0,
        ask: list[dict[str, Any]] | None = None,
        grid: str = "",
        empty: str = "",
        america: str = "",
        europe: str = "",
        ships: list[str] | None = None,
        sold: list[str] | None = None,
        spaces: dict[str, tuple[int, int]] | None = None,
        offices: dict[int, int] | None = None,
        display: str | None = None,
        deck: str | None = None,
        game: GameSpec[State] = GAME,
    ) -> None:
        self.game = game
        self.data = game.new(seats, 1, {}).data
        self.seats = seats
        self.round = round
        self.log: list[Event] = []
        self._state: State | None = None
        self._players: list[dict[str, Any]] = [{} for _ in range(seats)]
        self._factories = factories.split()
        self._grid = dict(pair.split("=") for pair in grid.split())
        self._empty = empty.split()
        self._demands = (america, europe)
        self._ships, self._sold = ships or [], sold or []
        self._spaces = spaces or {}
        self._offices = offices or {}
        self._display, self._deck = display, deck
        self._ask = [{"ask": "turn"}] if ask is None else ask
        self._current = current

    @classmethod
    def fresh(cls, seats: int, seed: int = 1, **options: Any) -> Table:
        """A new game as it is set up."""
        table = cls(seats)
        table._state = table.game.new(seats, seed, options)
        return table

    def seat(self, seat: int, **changes: Any) -> Table:
        """Change a seat: money, points, neutral, sponsor, marketing, tiles "slot_a=A03 ...", hand
        "C2 N1+" (+ for one that everybody knows), played "C1".
        """
        self._players[seat] = changes
        return self

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = self.game.from_position(self._position())
        return self._state

    def play(self, *lines: str) -> list[Event]:
        """Play lines that must be legal; what happened is returned and added to the log."""
        out: list[Event] = []
        for line in lines:
            code = self.game.from_text(line)
            reason = self.game.why_not(self.state, code)
            assert reason is None, f"{line}: {reason}"
            self.game.apply(self.state, code, out)
            self.game.check(self.state)
        self.log += out
        return out

    def refuses(self, line: str, key: str, rule: str, **args: object) -> None:
        """The line is refused with this reason, and explain lists it so."""
        code = self.game.from_text(line)
        reason = self.game.why_not(self.state, code)
        assert reason is not None, f"{line} is allowed"
        assert (reason.key, reason.rule) == (key, rule)
        for name, value in args.items():
            assert reason.args[name] == value
        assert code not in self.game.legal(self.state)

    def warns(self, line: str) -> list[str]:
        """The keys of what is said before a legal decision."""
        code = self.game.from_text(line)
        options = self.game.explain(self.state, self.state.current)
        found = next(option for option in options if option.code == code)
        assert found.ok
        return [reason.key for reason in found.warnings]

    def lines(self, word: str = "") -> list[str]:
        """All legal decisions, or those that start with a word."""
        texts = [self.game.to_text(code) for code in self.game.legal(self.state)]
        return [text for text in texts if not word or text.split()[0] == word]

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.log if isinstance(event, kind)]

    def position(self) -> dict[str, Any]:
        return self.game.to_position(self.state)

    def asked(self) -> str:
        """The question on top."""
        return str(self.position()["todo"][-1]["ask"])

    def ship(self, market: str, number: int) -> str:
        """The car on a ship as "1 family", or an empty text."""
        for car in self.position()["ships"][_MARKETS[market]]:
            if car["ship"] == number:
                return f"{car['seat']} {car['type']}{' electric' if car['electric'] else ''}"
        return ""

    def demands(self, market: str) -> str:
        """The demands of a market as the table is given them."""
        places = self.position()["demands"][_MARKETS[market]]
        return f"{' '.join(places['active'])} | {places['left']} {places['right']}"

    def popularity(self, seat: int, car_type: str, market: str) -> int:
        """What a car would have without marketing (P3, P4)."""
        types = terms.CAR_TYPES.index(car_type)
        number = terms.MARKETS.index(_MARKETS[market])
        return production.popularity(self.state, seat, types, number)

    def _position(self) -> dict[str, Any]:
        values = self.game.to_position(self.game.new(self.seats, 1, {}))
        values["advanced"] = bool(self._factories)
        values["round"], values["current"] = self.round, self._current
        values["order"] = list(range(self.seats))
        values["todo"] = self._ask
        values["spaces"] = {
            name: {"seat": held[0], "workers": held[1]} if held else None
            for name, held in ((name, self._spaces.get(name)) for name in terms.SPACE_NAMES)
        }
        values["ships"] = {
            name: [_car(ship, "ship") for ship in self._ships if _market(ship) == name]
            for name in terms.MARKETS
        }
        values["sold"] = [{"market": _market(car), **_car(car, "space")} for car in self._sold]
        values["offices"] = [self._offices.get(1 + index) for index in range(terms.SALES_OFFICES)]
        values["demands"] = self._lay_demands()
        self._lay_tiles(values)
        self._deal(values)
        for seat, player in enumerate(values["players"]):
            self._fill(player, seat, values)
        return values

    def _fill(self, player: dict[str, Any], seat: int, values: dict[str, Any]) -> None:
        changes = self._players[seat]
        player["money"], player["points"] = changes.get("money", 10), changes.get("points", 0)
        for name in ("neutral", "sponsor", "marketing"):
            player[name] = changes.get(name, 0)
        on_spaces = sum(count for owner, count in self._spaces.values() if owner == seat)
        away = on_spaces + player["sponsor"] + player["marketing"]
        player["home"] = self.data.seat_workers + player["neutral"] - away
        player["tiles"] = dict(pair.split("=") for pair in changes.get("tiles", "").split())
        player["factory"] = self._factories[seat] if self._factories else "side_a"
        own = dict(zip(_CARS, (*self.data.seat_cars, 0), strict=True))
        own["city"] += player["factory"] == "sumato"
        own["electric"] += player["factory"] == "elon"
        used = [*values["ships"]["north_america"], *values["ships"]["europe"], *values["sold"]]
        for car in used:
            if car["seat"] == seat:
                own["electric" if car["electric"] else car["type"]] -= 1
        player["cars"] = own

    def _lay_demands(self) -> dict[str, Any]:
        left = [terms.DEMANDS[demand] for demand in self.data.demand_tiles]
        given = [text.replace("|", " ").split() for text in self._demands]
        for name in [*given[0], *given[1]]:
            left.remove(name)
        found = {}
        for market, names in zip(terms.MARKETS, given, strict=True):
            while len(names) < terms.DEMAND_PLACES:
                names.append(left.pop(0))
            found[market] = {"active": names[:3], "left": names[3], "right": names[4]}
        return found

    def _lay_tiles(self, values: dict[str, Any]) -> None:
        """Named tiles where they are wanted, others of the round's set round them."""
        data = self.data
        placed = [pair.split("=")[1] for one in self._players
                  for pair in one.get("tiles", "").split()]  # fmt: skip
        placed += [frame["tile"] for frame in self._ask if "tile" in frame]
        named = {*placed, *self._grid.values()}
        unseen, board = [], []
        for number in (0, 1):
            own = [name for tile, name in enumerate(data.tile_names)
                   if tile and data.tile_set[tile] == number and name not in named]  # fmt: skip
            later = data.round_sets[self.round + 1 :].count(number) * _ROUND_TILES
            unseen += own[:later]
            if data.round_sets[self.round] == number:
                board = own[later:]
        cells: list[str | None] = []
        for cell in (*terms.CELL_NAMES, "office_4", "office_5"):
            if cell in self._grid:
                cells.append(self._grid[cell])
            else:
                cells.append(board.pop(0) if board and cell not in self._empty else None)
        values["tiles"], values["office_tiles"] = cells[: terms.CELLS], cells[terms.CELLS :]
        values["unseen_tiles"] = unseen

    def _deal(self, values: dict[str, Any]) -> None:
        """Named contracts where they are wanted; each seat gets a starting one, maybe played."""
        data = self.data
        start = [name for card, name in enumerate(data.card_names) if data.card_start[card]]
        others = [name for name in data.card_names if name not in start]
        hands = [one.get("hand", "").split() for one in self._players]
        played = [one.get("played", "").split() for one in self._players]
        named = {name.rstrip("+") for cards in (*hands, *played) for name in cards}
        free = [name for name in start if name not in named]
        for seat, player in enumerate(values["players"]):
            own = [name.rstrip("+") for name in (*hands[seat], *played[seat])]
            if not set(own) & set(start):
                played[seat].append(free.pop(0))
            player["hand"] = [
                {"card": name.rstrip("+"), "known": name.endswith("+")} for name in hands[seat]
            ]
            player["played"] = played[seat]
        left = [name for name in others if name not in named]
        shown = left[:3] if self._display is None else self._display.split()
        deck = [name for name in left if name not in shown]
        if self._deck is not None:
            wanted = self._deck.split()
            # Whoever is not asked has played what is neither shown nor in the deck.
            values["players"][-1]["played"] += [name for name in deck if name not in wanted]
            deck = wanted
        values["display"], values["deck"], values["unused_contracts"] = shown, deck, free


def office_prices(factory: str = "side_a") -> tuple[int, ...]:
    """What the first, second ... manager office costs: tuned, so only test_setup repeats it."""
    return DATA.board_offices[terms.BOARDS.index(factory)]


def offices_paying(money: int, points: int = 0) -> DataSet:
    """The data set with this bonus at every sales office, as what each of them pays is tuned."""
    # No copy of DATA: a copied data set is the same object (``pickle_by_digest``).
    found = data.load()
    found.office_money = (money,) * terms.SALES_OFFICES
    found.office_points = (points,) * terms.SALES_OFFICES
    return found


def _market(text: str) -> str:
    return _MARKETS[text.split()[0]]


def _car(text: str, key: str) -> dict[str, Any]:
    _, number, seat, car_type, *electric = text.split()
    return {
        key: int(number),
        "seat": int(seat),
        "type": car_type,
        "electric": electric == ["electric"],
    }


def keys(reasons: list[Reason]) -> list[str]:
    return [reason.key for reason in reasons]
