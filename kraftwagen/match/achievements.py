"""Achievements: what somebody at this screen has done at least once, or collected over time.

A game says in ``GameSpec.merits`` what there is and in its summaries which pieces were earned.
Everything is counted from the noted games; practice counts too, for this is about learning, but
games that go on from the middle of another one have no pieces (``game_note``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kraftwagen.match.game_note import GameNote


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement: the pieces there are so far and how many complete it.

    ``date`` is when the game began that completed it, or empty.
    """

    name: str
    goal: int
    pieces: tuple[str, ...] = ()
    date: str = ""

    @property
    def done(self) -> bool:
        """Whether it is complete."""
        return len(self.pieces) >= self.goal


def progress(game: str, merits: Mapping[str, int], games: Iterable[GameNote]) -> list[Achievement]:
    """All achievements of a game as the noted games (the oldest first) have brought them."""
    found = {name: Achievement(name, goal) for name, goal in merits.items()}
    for note in games:
        if note.game != game:
            continue
        for seat in note.seats:
            if not seat.is_person:
                continue
            for name, pieces in seat.merits.items():
                old = found.get(name)
                if old is None or old.done:
                    continue
                together = tuple(dict.fromkeys([*old.pieces, *pieces]))[: old.goal]
                date = note.date if len(together) >= old.goal else ""
                found[name] = Achievement(name, old.goal, together, date)
    return list(found.values())


def gained(merits: Mapping[str, int], games: Iterable[GameNote], last: GameNote) -> list[str]:
    """The achievements that were completed by the last of the games."""
    before = [note for note in games if note.id != last.id]
    done = {entry.name for entry in progress(last.game, merits, before) if entry.done}
    after = progress(last.game, merits, [*before, last])
    return [entry.name for entry in after if entry.done and entry.name not in done]
