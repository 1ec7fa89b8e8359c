"""A table set up readably for one test, and played in notation.

``Table`` starts from the position of a real new game, quiet and in order: seat 0 at the tail,
then the other seats and the tiles as the data set lists them; every seat has a start tile and
four workers in its canteen. Keywords and ``seat`` change what a test is about. Everything that
follows from it (supplies, points, deck, prices, stacks) is filled in.

    table = Table(3, buyers="body price", market=["1 b3 e4 w2 p8"], shown="benz otto")
    table.seat(0, canteen=2, workshops="b3 e4", engineers="horch")
    table.play("take hire", "hire", "car b3 e4 w1 p6 horch_low", "end")
"""

from __future__ import annotations

from typing import Any, TypeVar

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.spec import load
from kraftwagen.games.kraftwagen.state import Player, State

GAME = load()
E = TypeVar("E", bound=Event)
_HIRED_OUT = 12
"""Workers of a seat that are not in the chain or on the lap counter."""


class Table:
    """A position under construction until the first look at it, a game in play from then on.

    ``ask`` is "take", "start", "end", "end_placed", "benz", or the tasks to be done as in
    "hire 2 engine". ``buyers`` reads like "body engine+daimler_low", a car on the ``market``
    like "0 b3 e4 w2 p8 horch_low" with "sold" at the end for a closed space. With ``deck`` all
    other cards lie among the discards.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        seed: int = 1,
        special: str | None = None,
        unseen: str | None = None,
        chain: str | None = None,
        turn: int = 1,
        ask: str = "take",
        bonus: int = 0,
        current: int = 0,
        shown: str = "two_body two_engine",
        deck: str | None = None,
        buyers: str = "",
        market: list[str] | None = None,
        white: dict[str, int] | None = None,
        token: int | None = None,
        awards: dict[str, int] | None = None,
        marker_used: bool = False,
        game: GameSpec[State] = GAME,
    ) -> None:
        self.game = game
        self.data = game.new(seats, seed, {}).data
        self.seats = seats
        self.log: list[Event] = []
        self._state: State | None = None
        self._cards = (shown.split(), None if deck is None else deck.split())
        self._players: list[dict[str, Any]] = [{} for _ in range(seats)]
        values = game.to_position(game.new(seats, seed, {"special_tiles": special is not None}))
        tiles = [*self.data.tile_names[: terms.BASIC_TILES], *([special] if special else [])]
        pieces = chain.split() if chain else [*map(str, range(seats)), *tiles]
        values["chain"] = [f"seat {p}" if p.isdigit() else p for p in pieces]
        names = list(self.data.start_names)
        values["start_tiles"] = names[seats:] if seats > 2 else []
        values["turn"] = turn
        values["current"] = current
        values["todo"] = _asked(ask, bonus)
        values["active_buyers"] = [_buyer(text) for text in buyers.split()]
        values["cars"] = [_car(text) for text in market or []]
        if white is not None:
            values["white"] = white
        if token is not None:
            values["token"] = token
        values["awards"].update(awards or {})
        values["marker_used"] = marker_used
        if special:
            own = [self.data.tile_names[tile] for tile in self.data.special_sets[turn]]
            left = [name for name in own if name != special]
            values["unseen_special_tiles"] = left if unseen is None else unseen.split()
        self.values = values

    @classmethod
    def fresh(cls, seats: int, seed: int = 1, special_tiles: bool = False) -> Table:
        """A new game as it is set up, before the first start tile."""
        table = cls(seats)
        table._state = GAME.new(seats, seed, {"special_tiles": special_tiles})
        return table

    def seat(self, seat: int, **changes: Any) -> Table:
        """Change a seat: canteen, supply, workshops "b3 e4", engine (of the Grand Prix car),
        space, laps, active, inactive, engineers, markers (all of them unless given), money.
        """
        self._players[seat] = changes
        return self

    @property
    def state(self) -> State:
        if self._state is None:
            self._fill_in()
            self._state = self.game.from_position(self.values)
        return self._state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def money(self, seat: int) -> dict[str, int]:
        """Money of a seat by source, without the sources that gave nothing."""
        income = zip(terms.SOURCES, self.player(seat).income, strict=True)
        return {name: amount for name, amount in income if amount}

    def workshops(self, seat: int) -> str:
        parts = self.game.to_position(self.state)["players"][seat]["workshops"]
        return " ".join(part or "-" for part in parts)

    def chain(self) -> str:
        """The chain from tail to head."""
        pieces = self.game.to_position(self.state)["chain"]
        return " ".join(piece.removeprefix("seat ") for piece in pieces)

    def lines(self, word: str = "") -> list[str]:
        """All legal decisions, or those that start with a word."""
        texts = [self.game.to_text(code) for code in self.game.legal(self.state)]
        return [text for text in texts if not word or text.split()[0] == word]

    def asked(self) -> str:
        """The question on top."""
        return str(self.game.to_position(self.state)["todo"][-1]["ask"])

    def play(self, *lines: str) -> list[Event]:
        """Play lines that must be legal; what happened is returned and added to the log."""
        out: list[Event] = []
        for line in lines:
            code = self.game.from_text(line)
            assert self.game.why_not(self.state, code) is None, self.game.why_not(self.state, code)
            assert code in self.game.legal(self.state)
            self.game.apply(self.state, code, out)
            self.game.check(self.state)
        self.log += out
        return out

    def refusal(self, line: str) -> Reason:
        """Why a line is not allowed; asking must change nothing."""
        code = self.game.from_text(line)
        before = self.game.digest(self.state)
        assert code not in self.game.legal(self.state), f"'{line}' is legal"
        reason = self.game.why_not(self.state, code)
        assert reason is not None
        assert self.game.digest(self.state) == before
        return reason

    def refuses(self, line: str, key: str, rule: str) -> None:
        """Assert the reason and the rule behind a refusal."""
        reason = self.refusal(line)
        assert (reason.key, reason.rule) == (key, rule)

    def happened(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def _fill_in(self) -> None:
        values = self.values
        prices = self.data.prices[values["turn"]]
        taken = [car["price"] for car in values["cars"]]
        values["prices"] = [price for price in prices if price not in taken]
        wishes = [buyer["preference"] for buyer in values["active_buyers"]]
        values["stacks"] = {name: 2 - wishes.count(name) for name in terms.PREFERENCES}
        used = [entry["marker"] for entry in (*values["cars"], *values["active_buyers"])]
        for seat, changes in enumerate(self._players):
            self._fill_in_seat(seat, dict(changes), used)
        shown, deck = self._cards
        rest = [terms.CARDS[card] for card in self.data.deck]
        for player in values["players"]:
            for card in (*player["active"], *player["inactive"], *player["engineers"]):
                rest.remove(card)
        for card in (*shown, *(deck or [])):
            rest.remove(card)
        values["shown"] = shown
        values["deck"] = _counts(rest if deck is None else deck)
        values["discards"] = _counts([] if deck is None else rest)

    def _fill_in_seat(self, seat: int, changes: dict[str, Any], used: list[str]) -> None:
        player = self.values["players"][seat]
        for name in ("active", "inactive", "engineers"):
            player[name] = changes.pop(name, "").split()
        points = [
            terms.DEVELOPMENT_POINTS[terms.DEVELOPMENTS.index(card)] for card in player["active"]
        ]
        player["body_points"] = 1 + sum(body for body, _ in points)
        player["engine_points"] = 1 + sum(engine for _, engine in points)
        on_cars = sum(car["workers"] for car in self.values["cars"] if car["seat"] == seat)
        free = _HIRED_OUT - on_cars - len(player["active"])
        canteen = changes.pop("canteen", None)
        supply = changes.pop("supply", None)
        if canteen is None:
            canteen = min(4, free) if supply is None else free - supply
        player["canteen"] = canteen
        player["supply"] = free - canteen
        parts = changes.pop("workshops", "").split()
        player["workshops"] = [*parts, None, None, None][:3]
        player["grand_prix_engine"] = changes.pop("engine", 1)
        player["start_tile"] = changes.pop("start_tile", self.data.start_names[seat])
        owned = [
            terms.MARKERS[marker]
            for card in player["engineers"]
            for marker in range(len(terms.MARKERS))
            if terms.ENGINEER_MARKERS[terms.ENGINEERS.index(card)] >> marker & 1
        ]
        markers = changes.pop("markers", None)
        left = [name for name in owned if name not in used]
        player["markers"] = left if markers is None else markers.split()
        money = changes.pop("money", {})
        paid = zip(self.values["awards"].values(), self.data.award_money, strict=True)
        awards = sum(amount for owner, amount in paid if owner == seat)
        player["income"].update({**money, "awards": awards})
        for name in ("space", "laps"):
            player[name] = changes.pop(name, 0)
        assert not changes, f"seats have no {set(changes)}"


def _asked(ask: str, bonus: int) -> list[dict[str, Any]]:
    if ask in ("take", "start", "end", "end_placed", "benz"):
        return [{"ask": ask, "tasks": {}, "bonus": 0}]
    tasks: dict[str, int] = {}
    name = ""
    for word in ask.split():
        if word.isdigit():
            tasks[name] = int(word)
        else:
            name = word
            tasks[name] = 1
    return [{"ask": "action_phase", "tasks": tasks, "bonus": bonus}]


def _buyer(text: str) -> dict[str, Any]:
    preference, _, marker = text.partition("+")
    return {"preference": preference, "marker": marker or None}


def _car(text: str) -> dict[str, Any]:
    words = text.split()
    seat, body, engine, workers, price, *rest = words
    closed = "sold" in rest
    markers = [word for word in rest if word != "sold"]
    return {
        "seat": int(seat),
        "body": int(body[1:]),
        "engine": int(engine[1:]),
        "workers": int(workers[1:]),
        "price": int(price[1:]),
        "marker": markers[0] if markers else None,
        "closed": closed,
    }


def _counts(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in sorted(set(cards))}
