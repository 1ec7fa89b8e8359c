### The coach: one page after a game, one sentence over many games. Themes are words of the games.

## coach

coach-title = The coach

# Button: the page of the coach, as against all figures
coach-open = In short
coach-open_tip = What you did well, one thing to try, your own turns

# Button: the whole analysis
coach-all = All turns and figures
coach-all_tip = Every turn, the chances over time, where it came from, luck
coach-wait = Bots look at every decision and at what else was possible. This page is written when they have finished.
coach-meanwhile = Meanwhile: where the result came from
coach-who_tip = Whose game the coach speaks of
coach-games = { $won } in { $whole }
coach-error = Give or take { $error } of 100 games.
coach-well-title = What you did well
coach-well-text = { $turn }: you found more than the first idea. Your chance to win became { $after } instead of { $before }.
coach-well-themed = { $turn }, { $theme }: you found more than the first idea. Your chance to win became { $after } instead of { $before }.
coach-well-sound = { $count ->
    [one] For { $sound } of { $count } choice nothing clearly better was found.
   *[other] For { $sound } of { $count } choices nothing clearly better was found.
}
coach-well-none = No turn stands out this time.
coach-try-title = One thing to try
coach-try-text = { $turn }: your chance to win went from { $before } to { $after }.
coach-try-themed = { $turn }, { $theme }: your chance to win went from { $before } to { $after }.
coach-try-none = No turn lost more than can be measured.
coach-next-lesson = Try next: the lesson “{ $title }”.
coach-next-again = Try next: the lesson “{ $title }” once more.
coach-next-puzzles = Try next: the puzzles about { $theme }.
coach-next-any_puzzles = Try next: some puzzles.
coach-next-none = Try next: another game.
coach-turns-title = Your own three turns
coach-turns-fewer = Your own turns
coach-turns-none = No turn stands out this time.
coach-turns-best = { $turn }: well found
coach-turns-worst = { $turn }: more was possible
coach-turns-text = From { $before } to { $after }
coach-turns-themed = { $theme }: from { $before } to { $after }
coach-show_tip = The game at this moment
coach-to_lesson = To the lesson
coach-to_lesson_tip = Leaving the lesson leads back here
coach-to_puzzles = To the puzzles
coach-to_puzzles_tip = Back leads back here
coach-recurring = { $count ->
    [one] In { $count } game { $theme } cost most: { $cost } of 100 games, give or take { $error }.
   *[other] Over { $count } games { $theme } cost most: { $cost } of 100 chances to win in each, give or take { $error }.
}
coach-more_games = { $count ->
    [one] After { $count } analysed game nothing stands out yet. More games are needed.
   *[other] After { $count } analysed games nothing stands out yet. More games are needed.
}
