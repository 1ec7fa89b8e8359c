"""The component data as the rules use it: ints and tuples, indexed as in ``terms``."""

from __future__ import annotations


class DataSet:
    """All component data, unchangeable while a game runs.

    What a factory tile has is indexed by its number, 0 standing for no tile; what a board has by
    ``terms.BOARDS``.
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
    )

    def __init__(self) -> None:
        self.name: str = ""
        self.digest: str = ""
        """Fingerprint of the values; records carry it."""
        self.seat_workers: int = 0
        self.seat_cars: tuple[int, ...] = ()
        """Car tiles by type (B1)."""
        self.seat_money: tuple[int, ...] = ()
        """By place in the first player order; likewise seat_points (S1)."""
        self.seat_points: tuple[int, ...] = ()
        self.neutral_stock: int = 0
        self.round_sets: tuple[int, ...] = ()
        """The set of tiles of each round, from index 1: 0 is A, 1 is B (N4)."""
        self.stacks: tuple[tuple[int, int], ...] = ()
        """By round, where the tiles of its set begin in ``State.unseen``, and how many are left.

        Tiles are numbered set by set, and the stacks hold what the rounds to come need.
        """
        self.car_cost: tuple[int, ...] = ()
        """By type (P1)."""
        self.space_action: tuple[int, ...] = ()
        """By action space: the type produced, or CONTRACT_ACTION; the corner has any type."""
        self.sponsor_money: int = 0
        self.display: int = 0
        """Contracts face up (S4)."""
        self.no_card_points: int = 0
        """When no contract is left (K1)."""
        self.start_card_money: int = 0
        """For a starting contract that is played (K4)."""
        self.demand_tiles: tuple[int, ...] = ()
        """The demand of each of the ten tiles (B4)."""
        self.stars: tuple[int, ...] = ()
        """By active place, rising (B4)."""
        self.gold_medals: tuple[int, ...] = ()
        """Points by ship, from index 1 (B5)."""
        self.top_car: int = 0
        """The popularity from which a car is sold at once (P8)."""
        self.sale_money: tuple[tuple[int, ...], ...] = ()
        """By market and sales space, the top space last; likewise sale_points (B6)."""
        self.sale_points: tuple[tuple[int, ...], ...] = ()
        self.sale_row: tuple[tuple[int, ...], ...] = ()
        """The sales row of each sales space, from 0, the best."""
        self.office_limit: tuple[int, ...] = ()
        """By sales office, from 0 (B7); likewise the other tables of offices."""
        self.office_money: tuple[int, ...] = ()
        self.office_points: tuple[int, ...] = ()
        self.office_tile: tuple[int, ...] = ()
        """The place in ``State.tiles`` of the tile below it, 0 for none."""
        self.board_lines: tuple[tuple[tuple[int, ...], ...], ...] = ()
        """The slots of each type's line in the order a car passes them (B10, V2)."""
        self.board_offices: tuple[tuple[int, ...], ...] = ()
        """What filling the first, second ... manager office costs (B10, V5)."""
        self.board_managers: tuple[int, ...] = ()
        """Managers of one portrait at most (T4, V5)."""
        self.board_copies: tuple[int, ...] = ()
        """Copied sales in a sales phase (V4)."""
        self.oval_city: tuple[int, ...] = ()
        """1 for a board with one more city car (V2)."""
        self.electric_stars: tuple[int, ...] = ()
        """What the electric car adds, 0 for a board without (V3)."""
        self.tile_names: tuple[str, ...] = ()
        self.tile_set: tuple[int, ...] = ()
        """Rising: the tiles of a set are numbered in a row."""
        self.tile_kind: tuple[int, ...] = ()
        self.tile_what: tuple[int, ...] = ()
        """Demand, part or portrait; 0 for a bonus."""
        self.tile_stars: tuple[int, ...] = ()
        self.tile_medals: tuple[int, ...] = ()
        """Silver medals."""
        self.tile_sales: tuple[int, ...] = ()
        """Cars more in each sales phase."""
        self.tile_workers: tuple[int, ...] = ()
        """Neutral workers."""
        self.tile_money: tuple[int, ...] = ()
        """Of a finance manager or a bonus."""
        self.tile_points: tuple[int, ...] = ()
        """Of a bonus."""
        self.card_names: tuple[str, ...] = ()
        """By contract; likewise the other tables of contracts (B9)."""
        self.card_start: tuple[int, ...] = ()
        self.card_type: tuple[int, ...] = ()
        self.card_feature: tuple[int, ...] = ()
        self.card_popularity: tuple[int, ...] = ()
        self.card_medals: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        """The contracts that do not begin in hands, sorted; ``starting`` are those that do."""
        self.starting: tuple[int, ...] = ()
        self.left_money: tuple[int, ...] = ()
        """By market, for a car left on its ship at the end (E1); likewise left_points."""
        self.left_points: tuple[int, ...] = ()
        self.medal_points: int = 0
        """For a silver medal (E2)."""
        self.money_rank: tuple[int, ...] = ()
        """Points by place in money (E3)."""
