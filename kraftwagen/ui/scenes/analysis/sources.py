"""The score of a game by source."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.widgets.charts import Part


def sources(
    words: GameWords, match: Match, names: Sequence[str], seat: Seat | None
) -> tuple[list[str], list[Part]] | None:
    """Return columns and parts of the score by source: all players, or one seat by stage.

    The result is None if the game does not record sources.
    """
    events = [event for step in match.steps for event in step.events]
    found = match.spec.summarize(events, match.state)
    if not any(summary.sources for summary in found):
        return None
    known = list(match.spec.sources)
    known += dict.fromkeys(n for summary in found for n in summary.sources if n not in known)
    if seat is None:
        columns = list(names)
        amounts = {n: [sum(summary.sources.get(n, ())) for summary in found] for n in known}
    else:
        mine = found[seat].sources
        stages = max((len(given) for given in mine.values()), default=0)
        columns = [words("analysis.stage", number=stage + 1) for stage in range(stages)]
        amounts = {n: list(mine.get(n, ())) for n in known}
    parts = []
    for name, given in amounts.items():
        if not any(given):
            continue
        title = words.source(name)
        tips = [
            words("analysis.source_tip", source=title, stage=column, value=value)
            for column, value in zip(columns, given, strict=True)
        ]
        parts.append(Part(title, known.index(name), given, tips))
    return columns, parts
