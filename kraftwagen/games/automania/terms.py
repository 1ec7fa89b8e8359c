"""The vocabulary of the game as small ints: car types, demands, places in a factory, sources.

Tuples of names are in the order of the ints; data files, notation and positions use these names.
"""

from __future__ import annotations

from typing import Final

# Car types (B1) and their number in ``State.cars``; an electric car is of any type (V3).
CITY: Final = 0
FAMILY: Final = 1
SUPER: Final = 2
CAR_TYPES: Final = ("city", "family", "super")
TYPES: Final = 3
ELECTRIC: Final = 3
HOME_PLACES: Final = 4
"""Number of entries of a seat in ``State.cars``: one for each type, one for the electric car."""

DEMANDS: Final = ("speed", "environment", "handling", "safety", "luggage")
PARTS: Final = ("spoiler", "exhaust", "interior")
SALES: Final = 0
PERSONNEL: Final = 1
ENGINEER: Final = 2
FINANCE: Final = 3
PORTRAITS: Final = ("sales", "personnel", "engineer", "finance")
AMERICA: Final = 0
EUROPE: Final = 1
MARKETS: Final = ("north_america", "europe")

# Kinds of factory tiles (B8).
MACHINE: Final = 0
STYLE: Final = 1
MANAGER: Final = 2
BONUS: Final = 3
KINDS: Final = ("machine", "style", "manager", "bonus")
NO_TILE: Final = 0
"""Stands for no tile; tiles are numbered from 1."""

# Action spaces (B2): the corner, then one above each column, then one left of each row.
CORNER: Final = 0
FIRST_COLUMN: Final = 1
FIRST_ROW: Final = 5
SPACES: Final = 9
SPACE_NAMES: Final = (
    "corner",
    "column_city",
    "column_family",
    "column_super",
    "column_contract",
    "row_city",
    "row_family",
    "row_super",
    "row_contract",
)
CONTRACT_ACTION: Final = 3
"""Action of a space on which contracts are drawn; lower numbers produce that type."""
GRID: Final = 4
CELLS: Final = 16
"""Number of cells of the grid, row by row; the tiles below sales offices follow them."""
CELL_NAMES: Final = (
    *("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"),
    *("a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"),
)
"""Name of each cell: a letter for the column, a number for the row."""
LAID: Final = 18
"""Number of tiles on the grid and below sales offices at the start of a round (S2)."""
LINES: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0, 4, 8, 12),
    (1, 5, 9, 13),
    (2, 6, 10, 14),
    (3, 7, 11, 15),
    (0, 1, 2, 3),
    (4, 5, 6, 7),
    (8, 9, 10, 11),
    (12, 13, 14, 15),
)
"""The cells of each action space; none for the corner."""

# Places in a factory: slots for machines, style places (part by type), manager offices (B10).
SLOTS: Final = ("a", "b", "c", "d", "e", "f", "g")
FIRST_STYLE: Final = 7
FIRST_OFFICE: Final = 16
OFFICES: Final = 5
"""Largest number of manager offices in a factory (V5)."""
PLACES: Final = 21
PLACE_NAMES: Final = (
    *("slot_a", "slot_b", "slot_c", "slot_d", "slot_e", "slot_f", "slot_g"),
    *("spoiler_city", "exhaust_city", "interior_city"),
    *("spoiler_family", "exhaust_family", "interior_family"),
    *("spoiler_super", "exhaust_super", "interior_super"),
    *("office_1", "office_2", "office_3", "office_4", "office_5"),
)
BOARDS: Final = ("side_a", "sumato", "elon", "gloria", "werkmann")
SIDE_A: Final = 0
SUMATO: Final = 1
ELON: Final = 2
GLORIA: Final = 3
WERKMANN: Final = 4
NOT_CHOSEN: Final = -1

MOST_SEATS: Final = 4
MOST_WORKERS: Final = 32
"""Largest number of workers of a seat, neutral ones included, in any data set."""

# Demands of a market (B4): active ones worth 2, 3 and 4 stars, then waiting left and right.
ACTIVE: Final = 3
WAITING_LEFT: Final = 3
WAITING_RIGHT: Final = 4
DEMAND_PLACES: Final = 5
SIDES: Final = ("left", "right")

HIGHEST_SHIP: Final = 17
LIMITED_SPACES: Final = 5
"""Sales spaces of a market that hold one car each; the top space follows them (B6)."""
TOP_SPACE: Final = LIMITED_SPACES
SALES_SPACES: Final = 6
SALES_OFFICES: Final = 6
LAST_ROUND: Final = 4
NOBODY: Final = 9

# Contracts: what is held is its number, marked if everybody knows it (K2).
CONTRACTS: Final = 30
HIDDEN: Final = 30
"""A contract of the deck that the observing seat does not know."""
HIDDEN_START: Final = 31
"""A starting contract that the observing seat does not know."""
CARD_MASK: Final = 31
KNOWN: Final = 32
"""Bit added to a contract in a hand that everybody saw being taken (K2)."""
ANY_TYPE: Final = 3
CONTRACT_TYPES: Final = (*CAR_TYPES, "any")
NO_FEATURE: Final = 0
FEATURES: Final = ("none", *DEMANDS, *PARTS)
FIRST_PART_FEATURE: Final = 6

# Where points come from; money has the same sources and those of MONEY_SOURCES.
FROM_START: Final = 0
FROM_SALES: Final = 1
FROM_TOP_CARS: Final = 2
FROM_GOLD_MEDALS: Final = 3
FROM_CONTRACTS: Final = 4
FROM_TILE_MEDALS: Final = 5
FROM_BONUS_TILES: Final = 6
FROM_OFFICES: Final = 7
FROM_SHIPS: Final = 8
FROM_MONEY_RANK: Final = 9
SOURCES: Final = (
    "start",
    "sales",
    "top_cars",
    "gold_medals",
    "contracts",
    "tile_medals",
    "bonus_tiles",
    "offices",
    "left_on_ships",
    "money_rank",
)
FROM_SPONSOR: Final = 10
FROM_FINANCE: Final = 11
MONEY_SOURCES: Final = (*SOURCES, "sponsor", "finance")
SOURCE_RULES: Final = ("S1", "Z3", "P8", "P6", "K4", "E2", "T6", "L1", "E1", "E3", "W1", "T5")
"""Rule id of each source, in the order of ``MONEY_SOURCES``."""
