## analysis

analysis-title = Analysis
analysis-open = Analysis
analysis-open_tip = What you did well, one thing to try, and all turns and figures
analysis-unfinished = This game is not finished. It can be analysed when it is over.
analysis-taken_over = This game was played by other rules or components than those of today and cannot be analysed.

# Tab: the lines of everybody's chance to win
analysis-chances = Chance to win
analysis-score = { $score_title }

# Tab: the score expected at the end
analysis-expected = Expected

# Tab: where the score came from
analysis-sources = Sources

# Tab: good and bad draws
analysis-luck = Luck
analysis-everybody = All players
analysis-bots = Turns of bots, too
analysis-who_tip = Whose turns, sources and luck are shown; the lines are always those of all

# Choice of a list: only turns worth a look
analysis-worth = Worth a look
analysis-all = Every turn
analysis-list_tip = Only losses and turning points, or every turn
analysis-first = A first estimate; looking closer, { $done } done
analysis-reading = Reading the game
analysis-complete = Dots are losses, bands turning points. Errors (±) hold in about 95 of 100 cases.
analysis-stopped = Stopped, { $done } done
analysis-stop = Stop
analysis-go_on = Go on
analysis-trouble = The analysis could not be made: { $problem }.
analysis-point_tip = { $count ->
    [one] After { $count } turn: { $values }.
   *[other] After { $count } turns: { $values }.
}
analysis-before_tip = At the start: { $values }.
analysis-score_point_tip = { $count ->
    [one] After { $count } turn, { $score }: { $values }.
   *[other] After { $count } turns, { $score }: { $values }.
}
analysis-expected_point_tip = { $count ->
    [one] After { $count } turn, { $score } expected at the end: { $values }.
   *[other] After { $count } turns, { $score } expected at the end: { $values }.
}
analysis-expected_before_tip = At the start, { $score } expected at the end: { $values }.
analysis-value = { $name } { $value }
analysis-give_or_take = { $count ->
    [one] Give or take { $count } in 100.
   *[other] Give or take { $count } in 100.
}
analysis-turn = Turn { $number }
analysis-turn_part = Turn { $number }, after the draw

# Grade of a decision: good
analysis-sound = Sound

# Grade of a decision: a small loss (as of paint)
analysis-scratch = Scratch

# Grade of a decision: a larger loss (as in sheet metal)
analysis-dent = Dent

# Grade of a decision: the largest loss (an engine that stops running)
analysis-breakdown = Breakdown

# Grade: only one move was possible
analysis-forced = No choice

# Grade: the loss is smaller than the error of measuring
analysis-unclear = Within the error

# Mark of a turn after which somebody else was likely to win
analysis-turning = Turning point
analysis-points = −{ $loss } ± { $error } of 100 games
analysis-point_count = { $count ->
    [one] { $number } of 100 games
   *[other] { $number } of 100 games
}
analysis-grades = A scratch costs at least 5 of 100 games, a dent 10, a breakdown 15.
analysis-legend = A scratch costs at least 5 of 100 games, a dent 10, a breakdown 15. Turning point: at least 10 of 100 changed hands. Whatever lies within its error gets no grade. In a graded turn each decision is judged as well; those without a mark are sound.
analysis-nothing = Nothing better was found.
analysis-only = There was nothing to choose.
analysis-inside = { $count ->
    [one] Another way promised to win { $loss } more of 100 games, but that lies within the error of ±{ $error }.
   *[other] Another way promised to win { $loss } more of 100 games, but that lies within the error of ±{ $error }.
}
analysis-small = Another way promised to win { $loss } ± { $error } more of 100 games.
analysis-lost = **{ $grade }** ({ $least } or more of 100 games): this cost { $loss } ± { $error }, about { $amount }.
analysis-lost_chance = **{ $grade }** ({ $least } or more of 100 games): this cost { $loss } ± { $error }.
analysis-estimated = This is a first estimate; a closer look follows.

# In brackets after a decision of a turn: what it cost
analysis-mark = (**{ $grade }**, −{ $loss } ± { $error } of 100 games)
analysis-mark_small = (−{ $loss } ± { $error } of 100 games)
analysis-mark_unclear = (−{ $loss } ± { $error } of 100 games, within the error)
analysis-played = Played: { $decisions }.
analysis-what_was_played = what was played
analysis-better = Better: { $decisions }.
analysis-other = The other way: { $decisions }.
analysis-gained = { $count ->
    [one] The first idea might have been: { $decisions }. What was played promised to win { $count } ± { $error } more of 100 games.
   *[other] The first idea might have been: { $decisions }. What was played promised to win { $count } ± { $error } more of 100 games.
}
analysis-swing = { $count ->
    [one] Turning point: { $gainer } went from { $gained_from } to { $gained_to }, { $loser } from { $lost_from } to { $lost_to } (± { $error } in 100).
   *[other] Turning point: { $gainer } went from { $gained_from } to { $gained_to }, { $loser } from { $lost_from } to { $lost_to } (± { $error } in 100).
}
analysis-swing_scoring = This turn included a scoring.
analysis-swing_draw = The draw alone: { $points }.
analysis-none_listed = Nothing these players did is worth a closer look.
analysis-choose = Choose a turn in the list or in the graph.

# Button: show this moment on the table
analysis-replay = Show it
analysis-replay_tip = The game at this moment, at the decision that cost most when one is marked

# Button: open the rulebook
analysis-rule = Rulebook
analysis-rule_tip = The rule that this remark is about

# Button: play on from this moment, as practice
analysis-retry = Retry from here
analysis-retry_tip = A new practice game from this moment, at the decision that cost most when one is marked; you decide for whoever is to move, even a bot
analysis-no_sources = This game does not say where its points come from.
analysis-stage = Stage { $number }
analysis-source_tip = { $source }, { $stage }: { $value }
analysis-luck_wait = Comparing the draws with others that could have come.
analysis-luck_none = Nothing was drawn in this game.
analysis-luck_intro = After each draw the game was judged with what came and with { $draws } other draws that could have come. The difference is luck, whoever drew.
analysis-luck_line-good = **{ $name }**: lucky draws. All draws together: { $points } (± { $error }), { $amount }.
analysis-luck_line-bad = **{ $name }**: unlucky draws. All draws together: { $points } (± { $error }), { $amount }.
analysis-luck_line-even = **{ $name }**: neither lucky nor unlucky, as the sum lies within its error. All draws together: { $points } (± { $error }), { $amount }.
analysis-luck_best = Best moment: { $turn }, { $points }.
analysis-luck_worst = Worst moment: { $turn }, { $points }.
analysis-luck_start = **{ $name }**: { $start }.
analysis-start_line = By the estimate the start was worth { $chance }, where { $even } is even.
analysis-start_even = The start was about even.
