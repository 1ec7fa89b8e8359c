"""The vocabulary of the game as small ints: preferences, tasks, parts, cards, markers, awards.

Names follow section 0 of the rules. Tuples of names are in the order of the ints.
"""

from __future__ import annotations

from typing import Final

# Preferences of buyers, in the order of the stacks on the board
BODY: Final = 0
ENGINE: Final = 1
PRESTIGE: Final = 2
PRICE: Final = 3
PREFERENCES: Final = ("body", "engine", "prestige", "price")

# Tasks: the six actions (A1-A6) and the extras of start and special tiles
HIRE: Final = 0
RESEARCH: Final = 1
TAKE_BODY: Final = 2
TAKE_ENGINE: Final = 3
RACE: Final = 4
BUYER: Final = 5
SALE: Final = 6
TO_SPACE: Final = 7
GRAND_PRIX_ENGINE: Final = 8
TASKS: Final = (
    "hire",
    "research",
    "body",
    "engine",
    "race",
    "buyer",
    "sale",
    "to_space",
    "grand_prix_engine",
)
ACTIONS: Final = TASKS[:6]
TASK_RULES: Final = ("A1", "A2", "A3", "A4", "A6", "A5", "V4", "S4", "S4")

# Parts in a workshop: 0 empty, bodies 1..7, engines 8..14
EMPTY: Final = 0
ENGINE_PART: Final = 7
"""Offset of engines among parts: an engine is this plus its value, a body its value alone."""
PART_NAMES: Final = (
    *("", "b1", "b2", "b3", "b4", "b5", "b6", "b7"),
    *("e1", "e2", "e3", "e4", "e5", "e6", "e7"),
)
"""Names of parts in notation and positions, by part."""

# Research cards
OPEL: Final = 0
HORCH: Final = 1
MAYBACH: Final = 2
BENZ: Final = 3
BUGATTI: Final = 4
PORSCHE: Final = 5
DAIMLER: Final = 6
OTTO: Final = 7
DIESEL: Final = 8
THREE_WORKERS: Final = 9
GRAND_PRIX_5: Final = 10
TWO_PARTS: Final = 11
TWO_BODY: Final = 12
TWO_ENGINE: Final = 13
BODY_ENGINE: Final = 14
BODY_NOW: Final = 15
ENGINE_NOW: Final = 16
CARDS: Final = (
    "opel",
    "horch",
    "maybach",
    "benz",
    "bugatti",
    "porsche",
    "daimler",
    "otto",
    "diesel",
    "three_workers",
    "grand_prix_5",
    "two_parts",
    "two_body",
    "two_engine",
    "body_engine",
    "body_now",
    "engine_now",
)
ENGINEERS: Final = CARDS[:9]
INSTANTS: Final = CARDS[9:12]
DEVELOPMENTS: Final = CARDS[12:]
INSTANT_CARDS: Final = 9
DEVELOPMENT_CARDS: Final = 32
"""Number of development cards in the deck; likewise INSTANT_CARDS."""
DEVELOPMENT_POINTS: Final[tuple[tuple[int, int], ...]] = ((2, 0), (0, 2), (1, 1), (1, 0), (0, 1))
"""Body and engine points of each development, from TWO_BODY on [book]."""

# Engineer markers, each a bit in a seat's set
HORCH_LOW: Final = 0
HORCH_HIGH: Final = 1
MAYBACH_LOW: Final = 2
MAYBACH_HIGH: Final = 3
BENZ_BUYER: Final = 4
DAIMLER_LOW: Final = 5
DAIMLER_HIGH: Final = 6
DIESEL_FIRST: Final = 7
DIESEL_SECOND: Final = 8
MARKERS: Final = (
    "horch_low",
    "horch_high",
    "maybach_low",
    "maybach_high",
    "benz",
    "daimler_low",
    "daimler_high",
    "diesel_first",
    "diesel_second",
)
ENGINEER_MARKERS: Final = (0, 0b11, 0b1100, 0b10000, 0, 0, 0b1100000, 0, 0b110000000)
"""Markers that each engineer brings, as a bit set of the nine markers [book]."""
CAR_MARKERS: Final = 0b1111
DAIMLER_MARKERS: Final = 0b1100000
DIESEL_MARKERS: Final = 0b110000000

# Awards W1-W7
LAP_1: Final = 0
LAP_2: Final = 1
AWARD_BUYER: Final = 2
AWARD_MARKET: Final = 3
BODY_3: Final = 4
BODY_6: Final = 5
ENGINE_4: Final = 6
ENGINE_7: Final = 7
AWARD_WORKERS: Final = 8
AWARD_ENGINEERS: Final = 9
AWARDS: Final = (
    "lap_1",
    "lap_2",
    "buyer",
    "market",
    "body_3",
    "body_6",
    "engine_4",
    "engine_7",
    "workers",
    "engineers",
)
AWARD_RULES: Final = ("W1", "W1", "W2", "W3", "W4", "W4", "W5", "W5", "W6", "W7")
AWARD_NEEDS: Final[tuple[int, ...]] = (1, 2, 2, 2, 3, 6, 4, 7, 0, 3)
"""Smallest number that each award requires [book].

Laps, buyers of one preference, cars, value of a part or engineers; workers left in the supply for
the award of workers.
"""
NOBODY: Final = -1

# Where money comes from
FROM_CARS: Final = 0
FROM_PRICE_BUYERS: Final = 1
FROM_DAIMLER: Final = 2
FROM_PLACES: Final = 3
FROM_LAPS: Final = 4
FROM_BUYER_MARKERS: Final = 5
FROM_AWARDS: Final = 6
FROM_SPECIAL_TILES: Final = 7
SOURCES: Final = (
    "cars",
    "price_buyers",
    "daimler",
    "places",
    "laps",
    "buyer_markers",
    "awards",
    "special_tiles",
)
SOURCE_RULES: Final = ("Z5", "Z5", "E7", "Z1", "Z2", "A5", "W1", "V2")
HANDICAP: Final = 8
"""Index of the money a seat began with, after all sources; only in games with handicaps."""
ORIGINS: Final = (*SOURCES, "handicap")

# The chain: seats 0..3 are workers, tiles follow
TILE: Final = 4
"""Offset of tiles in the chain: a tile is this plus its number, lower ints are workers."""
BASIC_TILES: Final = 10
"""Number of basic tiles; tile numbers from here on are special tiles."""
SPECIAL_TILES: Final = 12

# What a Diesel marker changes on a car (E9)
CHANGE_BODY: Final = 0
CHANGE_ENGINE: Final = 1
CHANGE_WORKERS: Final = 2
CHANGE_PRICE: Final = 3
CHANGES: Final = ("body", "engine", "workers", "price")


def card_rule(card: int) -> str:
    """Return the rule id of a research card: an engineer's own, or that of its sort of card."""
    if card < len(ENGINEERS):
        return f"E{card + 1}"
    return "K1" if card < TWO_BODY else "K2"


def part(value: int, engine: bool) -> int:
    """Return the part with a value: an engine if ``engine``, else a body."""
    return value + ENGINE_PART if engine else value


def is_engine(part: int) -> bool:
    """Return whether a part is an engine."""
    return part > ENGINE_PART


def part_value(part: int) -> int:
    """Return the value 1..7 of a part, 0 for an empty workshop."""
    return part - ENGINE_PART if part > ENGINE_PART else part
