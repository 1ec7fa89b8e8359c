"""The component data as the rules use it: ints and tuples, indexed as in ``terms``."""

from __future__ import annotations


class DataSet:
    """All component data, unchangeable while a game runs.

    Tables named ``tile_...`` are indexed by factory tile, with 0 for no tile; ``board_...``,
    ``oval_city`` and ``electric_stars`` by ``terms.BOARDS``; ``card_...`` by contract.
    """

    __slots__ = (
        "board_copies",
        "board_lines",
        "board_managers",
        "board_offices",
        "car_cost",
        "card_feature",
        "card_medals",
        "card_names",
        "card_popularity",
        "card_start",
        "card_type",
        "deck",
        "demand_tiles",
        "digest",
        "display",
        "electric_stars",
        "first_round",
        "gold_medals",
        "left_money",
        "left_points",
        "medal_points",
        "money_rank",
        "name",
        "neutral_stock",
        "no_card_points",
        "office_limit",
        "office_money",
        "office_points",
        "office_tile",
        "oval_city",
        "plain",
        "round_sets",
        "sale_money",
        "sale_points",
        "sale_row",
        "seat_cars",
        "seat_money",
        "seat_points",
        "seat_workers",
        "space_action",
        "sponsor_money",
        "stacks",
        "stars",
        "start_card_money",
        "starting",
        "tile_kind",
        "tile_medals",
        "tile_money",
        "tile_names",
        "tile_points",
        "tile_sales",
        "tile_set",
        "tile_stars",
        "tile_what",
        "tile_workers",
        "top_car",
        "variant",
        "variants",
    )

    def __init__(self) -> None:
        self.name: str = ""
        self.digest: str = ""
        """Fingerprint of all values, stored in records of games."""
        self.variant: str = ""
        """Name of the variant of the game, such as "short"; empty for the whole game."""
        self.variants: dict[str, DataSet] = {}
        """The data set of each variant, by its name; empty in the data set of a variant."""
        self.first_round: int = 1
        """Round with which a game begins; the number shown to people counts from it (S5)."""
        self.plain: bool = False
        """Whether marketing and taking cars back are left out (S5)."""
        self.seat_workers: int = 0
        self.seat_cars: tuple[int, ...] = ()
        """Number of car tiles of each type that a seat has (B1)."""
        self.seat_money: tuple[int, ...] = ()
        """Autobucks at the start by place in the first player order; likewise seat_points (S1)."""
        self.seat_points: tuple[int, ...] = ()
        self.neutral_stock: int = 0
        self.round_sets: tuple[int, ...] = ()
        """Set of factory tiles used in each round, from index 1: 0 is A, 1 is B (N4)."""
        self.stacks: tuple[tuple[int, int], ...] = ()
        """For each round the index in ``State.unseen`` where its set begins, and the number left.

        Tiles are numbered set by set, and a set keeps as many tiles as later rounds need.
        """
        self.car_cost: tuple[int, ...] = ()
        """Price of a car by type (P1)."""
        self.space_action: tuple[int, ...] = ()
        """Car type produced on each action space, or CONTRACT_ACTION; on the corner any type."""
        self.sponsor_money: int = 0
        self.display: int = 0
        """Number of contracts face up (S4)."""
        self.no_card_points: int = 0
        """Points for drawing when no contract is left (K1)."""
        self.start_card_money: int = 0
        """Autobucks for playing a starting contract (K4)."""
        self.demand_tiles: tuple[int, ...] = ()
        """Demand shown on each of the ten demand tiles (B4)."""
        self.stars: tuple[int, ...] = ()
        """Stars by active place of a market, from the fewest to the most (B4)."""
        self.gold_medals: tuple[int, ...] = ()
        """Points of the gold medal on each ship, from index 1 (B5)."""
        self.top_car: int = 0
        """Smallest popularity of a top car, which is sold at once (P8)."""
        self.sale_money: tuple[tuple[int, ...], ...] = ()
        """Autobucks by market and sales space, the top space last; ``sale_points`` alike (B6)."""
        self.sale_points: tuple[tuple[int, ...], ...] = ()
        self.sale_row: tuple[tuple[int, ...], ...] = ()
        """Sales row of each sales space; 0 is the best."""
        self.office_limit: tuple[int, ...] = ()
        """Number of cars that each sales office allows to sell, from index 0 (B7)."""
        self.office_money: tuple[int, ...] = ()
        self.office_points: tuple[int, ...] = ()
        self.office_tile: tuple[int, ...] = ()
        """Index in ``State.tiles`` of the tile below each sales office, 0 for none."""
        self.board_lines: tuple[tuple[tuple[int, ...], ...], ...] = ()
        """Slots on the line of each car type of a board, in the order a car passes them (B10, V2).
        """
        self.board_offices: tuple[tuple[int, ...], ...] = ()
        """Price of filling the first, second ... manager office (B10, V5)."""
        self.board_managers: tuple[int, ...] = ()
        """Largest number of managers with the same portrait (T4, V5)."""
        self.board_copies: tuple[int, ...] = ()
        """Number of copied sales allowed in a sales phase (V4)."""
        self.oval_city: tuple[int, ...] = ()
        """1 for a board with an additional city car, else 0 (V2)."""
        self.electric_stars: tuple[int, ...] = ()
        """Popularity that the electric car adds, 0 for a board without one (V3)."""
        self.tile_names: tuple[str, ...] = ()
        self.tile_set: tuple[int, ...] = ()
        """Set of each tile; tiles are numbered set by set."""
        self.tile_kind: tuple[int, ...] = ()
        self.tile_what: tuple[int, ...] = ()
        """Index of a machine's demand, a style part's or manager's portrait; 0 for a bonus."""
        self.tile_stars: tuple[int, ...] = ()
        self.tile_medals: tuple[int, ...] = ()
        """Number of silver medals on each tile."""
        self.tile_sales: tuple[int, ...] = ()
        """Number by which each tile raises the sales limit in each sales phase."""
        self.tile_workers: tuple[int, ...] = ()
        """Number of neutral workers that each tile brings."""
        self.tile_money: tuple[int, ...] = ()
        """Autobucks that each finance manager or bonus brings."""
        self.tile_points: tuple[int, ...] = ()
        """Points that each bonus brings."""
        self.card_names: tuple[str, ...] = ()
        """Name of each contract (B9)."""
        self.card_start: tuple[int, ...] = ()
        self.card_type: tuple[int, ...] = ()
        self.card_feature: tuple[int, ...] = ()
        self.card_popularity: tuple[int, ...] = ()
        self.card_medals: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        """Contracts that are not dealt as starting contracts, sorted; ``starting`` has the others.
        """
        self.starting: tuple[int, ...] = ()
        self.left_money: tuple[int, ...] = ()
        """Autobucks for a car on its ship at the end, by market (E1); likewise left_points."""
        self.left_points: tuple[int, ...] = ()
        self.medal_points: int = 0
        """Points for a silver medal at the end (E2)."""
        self.money_rank: tuple[int, ...] = ()
        """Points at the end by rank in autobucks (E3)."""

    def round_number(self, number: int) -> int:
        """Return the number of a round as shown to people, from 1 (S5)."""
        return number - self.first_round + 1
