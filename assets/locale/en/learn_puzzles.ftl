### Puzzles: the page, the task beside the table, what came of it. Themes are words of the games.

## learn

learn-puzzles-title = Puzzles
learn-puzzles-seat = Player { $number }
learn-puzzles-none = There are no puzzles for this game yet.
learn-puzzles-fault = This one is left out: { $problem }
learn-puzzles-solved_of = { $solved } of { $all } solved
learn-puzzles-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
learn-puzzles-stars_tip = Three stars for a puzzle solved at the first try, two at a later one, one with a hint.
learn-puzzles-unrated_yet = { $count ->
    [one] Your rating comes after { $count } more puzzle.
   *[other] Your rating comes after { $count } more puzzles.
}
learn-puzzles-rating = { $points } ± { $error }
learn-puzzles-your_rating = Your rating: { $rating }
learn-puzzles-rating_tip = Your first try at each puzzle counts. The true value lies within the ± in 95 of 100 cases.
learn-puzzles-all_themes = All chapters
learn-puzzles-theme_tip = What the puzzle is about

# Before the lessons that should be done first
learn-puzzles-needs = Needs: { $chapters }
learn-puzzles-page_tip = Which puzzles are shown
learn-puzzles-pages = { $first } to { $last }
learn-puzzles-all_levels = All levels
learn-puzzles-level_tip = The fewer of the five bots find the best turn, the harder
learn-puzzles-levels-1 = very easy
learn-puzzles-levels-2 = easy
learn-puzzles-levels-3 = middling
learn-puzzles-levels-4 = hard
learn-puzzles-levels-5 = very hard
learn-puzzles-state-open = Not tried yet
learn-puzzles-state-solved = Solved
learn-puzzles-state-hinted = Solved with a hint
learn-puzzles-state-missed = Not solved yet
learn-puzzles-best = Find the best turn
learn-puzzles-about_goal = Every turn that does this solves the puzzle.
learn-puzzles-about_best = Find the turn that gives you the best chance to win the game. Turns that are as good count as well.
learn-puzzles-level = Level: { $dots }
learn-puzzles-hint = Hint
learn-puzzles-hint_tip = A hint in three steps. Solved with a hint brings one star.

# Button: the next step of the hint
learn-puzzles-more = More
learn-puzzles-begin = It begins like this: **{ $decision }**

# Button (verb): show the answer
learn-puzzles-answer = Answer
learn-puzzles-answer_tip = Shows the best turn. The puzzle then counts as missed; solved later, it brings one star.

# Button: try once more
learn-puzzles-again = Again
learn-puzzles-retry = Try this puzzle again
learn-puzzles-next = Next puzzle
learn-puzzles-list = All puzzles
learn-puzzles-leave_tip = Leave the puzzle
learn-puzzles-over = This puzzle is over.
learn-puzzles-complete = End your turn. Then you see whether it solves the puzzle.
learn-puzzles-watch = The answer is being shown.
learn-puzzles-no_hint = The hint of a puzzle is in the note beside the table.
learn-puzzles-result-solved = Solved!
learn-puzzles-result-hinted = Solved, with a hint
learn-puzzles-result-missed = That is not the best turn
learn-puzzles-result-failed = That does not meet the goal
learn-puzzles-news = Puzzle solved: { $solved } of { $all }
learn-puzzles-shown = The best turn
learn-puzzles-that_turn = your turn
learn-puzzles-lead = { $points } ± { $error } points of the chance to win
learn-puzzles-loses = This turn costs you { $lead }.
learn-puzzles-speaks = What the best turn brings: { $why }
learn-puzzles-unmeasured = { $count ->
    [one] It is not the best turn that was compared.
   *[other] It is not among the { $count } best turns that were compared.
}

# Before what a person has played in a puzzle
learn-puzzles-you = You:
learn-puzzles-equal = As good: { $ways }.
learn-puzzles-better = Better still: { $ways }.
learn-puzzles-quoted = “{ $decision }”
learn-puzzles-without = the same without “{ $decision }”
learn-puzzles-ahead = Instead { $other } would cost { $lead }.
learn-puzzles-found_by = Found by: { $names }.
learn-puzzles-found_by_none = None of the five bots finds it.
learn-puzzles-rated = Your rating: **{ $rating }** ({ $change })
learn-puzzles-unrated = Only the first try counts for your rating.
