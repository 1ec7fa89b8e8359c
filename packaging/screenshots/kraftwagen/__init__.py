"""The pictures of Kraftwagen: table, moments of a game, statistics, replay, analysis."""

from screenshots.kraftwagen import (
    analysis,
    challenges,
    learn,
    moments,
    puzzles,
    replay,
    sandbox,
    statistics,
    table,
)

SHOTS = [
    *table.SHOTS,
    *moments.SHOTS,
    *learn.SHOTS,
    *challenges.SHOTS,
    *sandbox.SHOTS,
    *statistics.SHOTS,
    *replay.SHOTS,
    *analysis.SHOTS,
    *puzzles.SHOTS,
]
