"""The pictures of Automania: table, lessons, puzzles, rules, statistics, replay, analysis."""

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.automania import frames
from kraftwagen.tools.games.automania.screenshots import table
from kraftwagen.tools.screenshots import analysis, around, challenges, pages, puzzles, statistics
from kraftwagen.tools.screenshots.lessons import done, guided, lesson, tip, wrong

_SAMPLE = statistics.Sample(
    {"sales": 0.35, "contracts": 0.21, "gold_medals": 0.13, "top_cars": 0.05, "tile_medals": 0.1,
     "money_rank": 0.09, "bonus_tiles": 0.04, "offices": 0.03}, 4, 70,
)  # fmt: skip
_FULL = table.table(4, table.asked(frames.TURN, 150))
_BEGUN = table.table(3, table.asked(frames.TURN, 30))

_RULES = [
    ("rules-board", pages.rules(1)),
    ("rules-factory", pages.rules(4)),
    ("rules-car", pages.rules(5)),
    ("rules-sale", pages.rules(8)),
    ("rules-advanced", pages.rules(11)),
    ("rules-example", pages.rules(rule="Z4")),
    ("rules-search", pages.rules(search="worker")),
]
_LESSONS = [
    ("guided-make", guided("make", 1)),
    ("guided-aim", guided("aim", 7)),
    ("lesson-read", lesson("workers", 0)),
    ("lesson-step", lesson("sale", 3)),
    ("lesson-why", lesson("lines", 7)),
    ("lesson-wrong", wrong("sale", 3, "act row_city city")),
    ("lesson-done", done("sale", 15)),
    ("first-tip", tip("popularity")),
]

SHOTS = [
    *table.SHOTS,
    *_RULES,
    *_LESSONS,
    ("text-board", around.words(_FULL)),
    ("handoff", around.handoff(table.two_people)),
    ("pause", around.over_table(_BEGUN, "pause")),
    ("seats", around.over_table(_BEGUN, "seats")),
    ("automania-scoring", around.scoring(table.scored(2), 9)),
    ("automania-scoring-round", around.scoring(table.scored(2), 99)),
    ("automania-scoring-end", around.scoring(table.scored(4), 99)),
    ("automania-show", around.show(table.scored(2), 0)),
    ("automania-show-sale", around.show(table.scored(2), 1)),
    ("automania-show-sum", around.show(table.scored(2), 99)),
    ("automania-show-end", around.show(table.scored(4), 99)),
    ("results", around.results(table.finished(4), 6)),
    ("end", around.end(table.finished(4), 0)),
    ("end-medals", around.end(table.finished(3), 6)),
    *puzzles.shots("s73-g4-t96"),
    *challenges.shots("gold_ships", "campaign", table.play_ahead),
    ("sandbox", pages.sandbox),
    *statistics.shots(_SAMPLE),
    *around.replay_shots(_FULL, 101),
    *analysis.shots(table.finished(4), Reason("points", "-", {"gain": 3})),
]
