"""The component data as the rules use it: ints and tuples, indexed as in ``terms``."""

from __future__ import annotations


class DataSet:
    """All component data, unchangeable while a game runs. Indices follow ``terms``."""

    __slots__ = (
        "active_spaces",
        "award_money",
        "body_names",
        "circuit",
        "deck",
        "digest",
        "first_turn",
        "further_lap",
        "highest_part",
        "instant_spaces",
        "instant_workers",
        "lap_money",
        "marker_values",
        "market_spaces",
        "name",
        "neutral_cars",
        "opel_factor",
        "otto_workers",
        "place_money",
        "porsche_spaces",
        "prices",
        "seat_body_points",
        "seat_canteen",
        "seat_engine_points",
        "seat_grand_prix_engine",
        "seat_workers",
        "seat_workshops",
        "special_sets",
        "stacks",
        "start_engine",
        "start_frames",
        "start_names",
        "start_space",
        "tile_actions",
        "tile_bonus",
        "tile_frames",
        "tile_names",
        "token_start",
        "variant",
        "variants",
        "white",
    )

    def __init__(self) -> None:
        self.name: str = ""
        self.digest: str = ""
        """Fingerprint of all values, stored in records of games."""
        self.variant: str = ""
        """Name of the variant of the game, such as "short"; empty for the whole game."""
        self.variants: dict[str, DataSet] = {}
        """The data set of each variant, by its name; empty in the data set of a variant."""
        self.first_turn: int = 1
        """Game turn with which a game begins; the number shown to people counts from it (S6)."""
        self.seat_workers: int = 0
        self.seat_canteen: int = 0
        self.seat_workshops: int = 0
        self.seat_body_points: int = 0
        self.seat_engine_points: int = 0
        self.seat_grand_prix_engine: int = 0
        self.highest_part: int = 0
        self.tile_names: tuple[str, ...] = ()
        """Names of the basic tiles 0-9, then of the special tiles 10-21."""
        self.tile_actions: tuple[tuple[int, ...], ...] = ()
        """Tasks of each tile, such as terms.HIRE."""
        self.tile_bonus: tuple[tuple[str, int], ...] = ()
        """Kind and amount of each special tile's bonus; ("", 0) for basic tiles."""
        self.tile_frames: tuple[int, ...] = ()
        """Question that each tile opens when taken, as a frame (see frames)."""
        self.special_sets: tuple[tuple[int, ...], ...] = ()
        """Special tiles of each game turn."""
        self.start_names: tuple[str, ...] = ()
        self.start_frames: tuple[int, ...] = ()
        self.start_space: int = 0
        self.start_engine: int = 0
        self.deck: tuple[int, ...] = ()
        """All research cards, sorted by number; equal cards are repeated."""
        self.instant_workers: int = 0
        self.instant_spaces: int = 0
        self.marker_values: tuple[int, ...] = ()
        """Amount that each engineer marker adds to a value or price; 0 for Benz and Diesel."""
        self.opel_factor: int = 0
        self.porsche_spaces: int = 0
        self.otto_workers: int = 0
        self.stacks: tuple[int, ...] = ()
        self.white: tuple[int, ...] = ()
        """White money added beside each stack per game turn."""
        self.active_spaces: tuple[int, ...] = ()
        """Number of active spaces by number of seats, which also indexes the next three tables."""
        self.token_start: tuple[int, ...] = ()
        self.market_spaces: tuple[int, ...] = ()
        self.neutral_cars: tuple[tuple[int, ...], ...] = ()
        self.prices: tuple[tuple[int, ...], ...] = ()
        """Coloured price markers by game turn, from index 1."""
        self.circuit: int = 0
        """Number of spaces on the Grand Prix circuit."""
        self.place_money: tuple[int, ...] = ()
        self.lap_money: tuple[int, ...] = ()
        self.further_lap: int = 0
        self.award_money: tuple[int, ...] = ()
        self.body_names: tuple[tuple[str, ...], ...] = ()
        """Car names by body value, from index 1; shown only, no rule uses them."""

    def turn_number(self, turn: int) -> int:
        """Return the number of a game turn as shown to people, from 1 (S6)."""
        return turn - self.first_turn + 1

    def first_supply(self) -> int:
        """Return the number of workers in a seat's supply at the start of a game (S2)."""
        return self.seat_workers - self.seat_canteen - 2

    def laps_pay(self, laps: int) -> int:
        """Return the total money for a number of completed laps (Z2)."""
        if laps <= 0:
            return 0
        known = len(self.lap_money)
        if laps <= known:
            return self.lap_money[laps - 1]
        return self.lap_money[known - 1] + self.further_lap * (laps - known)
