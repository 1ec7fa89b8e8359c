"""The list of possible players of a seat: people, bots by strength, playing styles."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.match.seats import PERSON
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.widgets.dropdown import MOST_MARKS, Detail


def opponents(words: GameWords, names: Sequence[str]) -> dict[str, Detail]:
    """Return for each player's name its note, strength and group heading in a list."""
    from kraftwagen.bots.ladder import LEVELS, strength

    levels = [level.name for level in LEVELS]
    found: dict[str, Detail] = {}
    headed: set[str] = set()
    for name in names:
        group = "" if name == PERSON else "levels" if name in levels else "styles"
        marks = strength(name, words.spec)
        heading = words(f"bots.{group}") if marks and group not in headed else ""
        headed.add(group if marks else "")
        note = words.controller_note(name)
        said = words("bots.strength", strength=marks, most=MOST_MARKS) if marks else ""
        spoken = " ".join(part for part in (f"{words.controller(name)}.", said, note) if part)
        found[name] = Detail(note, marks, heading, spoken)
    return found
