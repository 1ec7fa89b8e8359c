"""The list of possible players of a seat: people, bots by strength, playing styles."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.match.seats import PERSON
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.widgets.dropdown import MOST_MARKS, Detail


def opponents(words: GameWords, names: Sequence[str]) -> dict[str, Detail]:
    """Return for each player's name its note, strength, wins and group heading in a list."""
    from kraftwagen.bots.ladder import LEVELS, strength
    from kraftwagen.bots.plain import insight_of

    levels, beats = [level.name for level in LEVELS], insight_of(words.spec).beats
    found: dict[str, Detail] = {}
    headed: set[str] = set()
    for name in names:
        group = "" if name == PERSON else "levels" if name in levels else "styles"
        marks = strength(name, words.spec)
        key = f"bots.{group}_won" if group == "levels" and beats else f"bots.{group}"
        heading = words(key) if marks and group not in headed else ""
        headed.add(group if marks else "")
        note = words.controller_note(name)
        said = words("bots.strength", strength=marks, most=MOST_MARKS) if marks else ""
        won = beats.get(name, 0)
        figure = words.percent(won / 100) if won else ""
        measured = words("bots.won", rate=won) if won else ""
        spoken = aloud(words.controller(name), said, note, measured)
        found[name] = Detail(note, marks, heading, spoken, figure)
    return found
