"""A golden game that is played: what it shows and how it ends."""

from __future__ import annotations

from typing import Any

from kraftwagen.engine import registry
from kraftwagen.engine.types import Code, Event
from tests.games import part, sample

SetUp = tuple[int, int, bool]
"""Seats, seed, and whether the variant of the game is played."""


class Replay:
    """A game from its set-up and decisions; ``cover.py`` of each game has a subclass."""

    def __init__(self, game: str, set_up: SetUp) -> None:
        seats, seed, variant = set_up
        self.spec = registry.load(game)
        self.options = {sample(game).variant: variant}
        self.state = self.spec.new(seats, seed, self.options)
        self.happened: list[Event] = []
        self.shown = {set_up_fact(seats, variant)}

    def decide(self, code: Code) -> list[Event]:
        """Carry out a decision, note what it shows and return what happened."""
        out: list[Event] = []
        self.shown |= self.decided(code)
        self.spec.apply(self.state, code, out)
        self.happened += out
        for event in out:
            self.shown |= {f"event {type(event).__name__}"} | self.told(event)
        return out

    def decided(self, code: Code) -> set[str]:
        """What a decision shows, before it is carried out."""
        raise NotImplementedError

    def told(self, event: Event) -> set[str]:
        """What an event shows; the state stands after the decision it belongs to."""
        raise NotImplementedError

    def result(self) -> dict[str, Any]:
        """What the file of a game holds besides its decisions."""
        return {
            "winners": self.spec.winners(self.state),
            "digest": self.spec.digest(self.state),
        }


def set_up_fact(seats: int, variant: bool) -> str:
    """The name of a set-up among the facts."""
    return f"{seats} seats{' variant' if variant else ''}"


def set_up_facts() -> set[str]:
    """The names of all set-ups."""
    return {set_up_fact(seats, variant) for seats in (2, 3, 4) for variant in (False, True)}


def begin(game: str, set_up: SetUp) -> Replay:
    """A game about to begin."""
    replay: Replay = part(game, "golden.cover").Shown(game, set_up)
    return replay


def begin_again(record: dict[str, Any]) -> Replay:
    """The game of a file about to begin."""
    game = record["game"]
    variant = record["options"][sample(game).variant]
    return begin(game, (record["seats"], record["seed"], variant))
