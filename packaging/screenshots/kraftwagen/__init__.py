"""The pictures of Kraftwagen: table, moments of a game, statistics, replay, analysis."""

from screenshots.kraftwagen import analysis, moments, replay, statistics, table

SHOTS = [*table.SHOTS, *moments.SHOTS, *statistics.SHOTS, *replay.SHOTS, *analysis.SHOTS]
