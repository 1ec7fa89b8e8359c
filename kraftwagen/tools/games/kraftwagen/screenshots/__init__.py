"""The pictures of Kraftwagen: table, moments of a game, statistics, replay, analysis."""

from kraftwagen.engine.reasons import Reason
from kraftwagen.tools.games.kraftwagen.screenshots import moments, sandbox, table
from kraftwagen.tools.screenshots import analysis, around, challenges, pages, puzzles, statistics
from kraftwagen.tools.screenshots.lessons import done, guided, lesson, tip, wrong

_LESSONS = [
    ("guided-sell", guided("sell", 1)),
    ("guided-aim", guided("aim", 3)),
    ("lesson-read", lesson("ring", 6)),
    ("lesson-step", lesson("parts", 4)),
    ("lesson-wrong", wrong("parts", 4, "research body_now")),
    ("lesson-why", lesson("parts", 7)),
    ("lesson-car", lesson("cars", 4)),
    ("lesson-end", lesson("ring", 11)),
    ("lesson-done", done("ring", 15)),
    ("first-tip", tip("cars")),
]

RULES = [
    ("rules-aim", pages.rules(0)),
    ("rules-set-up", pages.rules(1)),
    ("rules-turn", pages.rules(2)),
    ("rules-actions", pages.rules(3)),
    ("rules-research", pages.rules(4)),
    ("rules-engineers", pages.rules(5)),
    ("rules-market", pages.rules(6)),
    ("rules-race", pages.rules(7)),
    ("rules-awards", pages.rules(8)),
    ("rules-two-players", pages.rules(9)),
    ("rules-special", pages.rules(10)),
    ("rules-marked", pages.rules(rule="Z5")),
    ("rules-search", pages.rules(search="worker")),
    ("rules-example", pages.rules(rule="Z4")),
]

SHOTS = [
    *RULES,
    *table.SHOTS,
    *moments.SHOTS,
    *_LESSONS,
    *challenges.shots("full_showroom", "marathon", table.play_ahead),
    *sandbox.SHOTS,
    *statistics.shots(statistics.KRAFTWAGEN),
    *around.replay_shots(table.table(3, table.decisions(150)), 101),
    *analysis.shots(table.finished(4), Reason("sale", "-", {"gain": 21})),
    *puzzles.shots("s15-g4-t53"),
]
