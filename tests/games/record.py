"""The record of what tests of all games need to know of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Puzzles:
    """What the puzzles that come with a game have to be."""

    stage: str
    """The entry of a position that says which stage of the game it is of."""
    stages: int
    least: int
    """Smallest number of puzzles."""
    easy: int
    """So many are for a first player: difficulty 1 or 2."""
    exhaustive: int
    """So many proofs of ten have looked at all lawful ways through the turn."""
    rare: frozenset[str]
    """Themes with fewer than three puzzles, or none."""


@dataclass(frozen=True)
class Sample:
    """What tests of all games need to know of one."""

    variant: str
    """The set-up option with which all its questions are asked."""
    middle: int
    """After so many decisions a game of four is well under way."""
    crowded: int
    """After so many decisions much lies there that may not be clicked."""
    scenery: tuple[str, ...]
    """Tables of its data set that nobody reads."""
    unseen_data: tuple[tuple[str, Any], ...]
    """Entries of its data set that no rule depends on, with other values."""
    analysed: int
    """So many decisions are analysed within a second."""
    own_words: str
    """Words that only this game has; those of a general kind ("race", "engine") are left out."""
    click: tuple[str, int]
    """How a decision begins that one click makes, and with how many calls at most."""
    piece: str
    """The first part of the key of a piece that a person carries to its place."""
    said: dict[str, str]
    """What pages say in its words: score, its unit and average, course, stages, a source."""
    people: list[str]
    """Who may sit down besides bots of every game: people, then its styles."""
    sources: int
    """From how many its score comes."""
    chapters: int
    """Of its rulebook."""
    example: tuple[str, str]
    """A rule whose example moves, and how its caption begins."""
    linked: str
    """A rule whose chapter has links."""
    lessons: tuple[str, ...]
    """All its lessons."""
    paid: str
    """What an act of a sale says, or else the event, when a person is paid for a car."""
    sale_lesson: tuple[str, int]
    """The lesson that ends with a sale, and the steps of that sale; 0 if the table tells it."""
    themes: tuple[str, ...]
    """Some of its puzzles."""
    puzzles: Puzzles
    reason_values: dict[str, int | str]
    """What the reasons of its bots name."""
    forbids: tuple[str, str]
    """A challenge that forbids something, and the fact that counts it."""
    won_ahead: str
    """A challenge that is won by whoever plays ahead."""
    panels: frozenset[str]
    """Scenes in which a panel is open over the table."""
    covered: frozenset[str]
    """Other scenes in which something lies over words of the table."""
    painted: tuple[str, ...]
    """Scenes in which words lie on painted grounds."""
    largest: tuple[str, ...]
    """Scenes with most on them."""
    acted: tuple[str, ...]
    """The parts of its table where its player acts."""
    car: str
    """A picture of a car in the colour of its owner."""
    shaped: tuple[str, ...]
    """Pictures there are for every shape of a player."""
    coloured: tuple[str, ...]
    """What else has a player's colour."""
    frequent: frozenset[str]
    """Sounds heard ten times a game (counted in games of bots) or made by the player's own hand."""
