### The table: bars, log, prompts of the scene itself, hand-over, pause, results.

## table

table-rulebook = Rulebook

# Button of the table's bar; opens the pause menu
table-menu = Menu
table-menu_tip = Pause, save, settings, back to the menu ({ $keys })
table-book_tip = The rules ({ $keys })
table-settings_tip = Settings
table-speed_tip = Speed of animations and other players. Press { $any } to skip.
table-step_tip = Step by step: every move of a bot waits for a key or click ({ $keys })
table-zoom_tip = Zoom in on the table; the view follows the pointer ({ $keys } or the mouse wheel)
table-scroll_tip = What the others have done since the last turn ({ $keys })
table-log_tip = The log, with what the others have done since the last turn ({ $keys })
table-others_tip = See close up what { $name } has ({ $keys })
table-next_tip = The next move of a bot ({ $any })
table-wait_next = { $name } is next. Press { $any } to go on.

# Beside a player's name, small: this player's turn comes now
table-waits = is next
table-merit = Achievement: { $title }
table-merit_of = { $name }, achievement: { $title }
table-recap = Since { $name }'s last turn
table-recap_first = Before { $name }'s first turn
table-recap_nothing = Nobody else has moved since the last turn.
table-looking = Looking back: { $line }
table-looking_at = Looking back: move { $number } of { $count }
table-back_to_game = Back to the game
table-back_to_game_tip = Return to the current position ({ $keys })
table-looking_refused = Go back to the game to decide. This is an earlier position.
table-seats = Who plays?
table-seats_note = A seat can be handed to a bot and back at any time. The game then counts as practice, and a seat for which a bot has decided earns no achievements.
table-hand_over_title = Hand over the seat?
table-hand_over_daily = If you hand over a seat, this try no longer counts as the game of the day.
table-hand_over_yes = Hand it over
table-hand_over_no = Leave it as it is
table-seats_done = Continue
table-seats_tip = Click to hand seats to bots or people
table-pause_seats = Hand over a seat
table-handed-to_bot = From now on a bot plays for { $name } ({ $bot }).
table-handed-to_person = From now on a person plays for { $name }.
table-end_turn = End turn
table-end_turn_tip = End the player turn ({ $keys })

# Button: end the turn although something begun is not finished (answers table unfinished)
table-end_turn_without = End without it
table-end_turn_back = Go back
table-end_turn_none = There is no turn to end now.
table-undo = Undo
table-undo_tip = Take back the last decision ({ $keys })
table-undo_nobody = Only bots play here; there is nothing to take back.

# Button: undo a decision that has shown something new
table-take_back = Take back
table-step_back_tip = One step back

# These three follow the reason why undoing is not enough
table-take_back_tip = With one person at the table it can be taken back all the same; the game then counts as practice.
table-take_back_title = Take it back?
table-take_back_question = With one person at the table it can be taken back all the same; the game then counts as practice and stands apart in the statistics.
table-take_back_daily = With one person at the table it can be taken back all the same, but then this try no longer counts as the game of the day.
table-take_back_yes = Take it back
table-hint = Hint
table-hint_tip = A hint in three steps: the idea, what to consider, what is best ({ $keys })
table-hint_title = Hint { $step } of { $steps }
table-hint_candidates = Show a few moves
table-hint_best = Show the best
table-hint_more_tip = The next step ({ $keys })
table-hint_cancel = Close ({ $keys })
table-hint_thinking = The adviser is thinking …
table-hint_daily = After a hint this try no longer counts as the game of the day. Ask again to get one anyway ({ $keys }).
table-hint_pure = A pure game has no hints.
table-hint_not_now = Wait for your turn; a hint is for whoever is to move.
table-hint_trouble = Ask again later; the adviser failed and has no hint now. The game goes on.
table-log_empty = Everything that happens appears here.

# After a player's name: the player has to decide
table-your_move = to move

# After a bot's name, small: it is making its move
table-moves = moves
table-thinking = is thinking

# After the winner's name
table-over = has won
table-wait = { $name } is to move.
table-begins = begins
table-begins_game = { $name } begins the game.
table-scoring = The scoring is shown; the game goes on after it.
table-scoring_last = The scoring is shown; then come the results.
table-forced = { $name } has only one choice, which is made now: { $decision }.
table-practice = practice
table-pure = pure game

# Button: to the next part of the scoring
table-next = Next

# Button: end the scoring, back to the table
table-go_on = Go on
table-skip_all = Skip all

# Button in the sale and the scoring: shows what led to this sum
table-how = Why this result?
# News: a bot failed, so that a simple one decided. The log file says what happened
table-bot_trouble = { $name } did not think for long this time: a simple move.
table-autosave_failed = The game cannot be saved right now: { $problem }. Play goes on.
table-autosave_again = The game is saved again.
table-saved_elsewhere = This game is now saved in { $file }. To go on with it another day, move that file to the folder of saved games.
table-kept-title = Saving
table-kept-not_saved-mark = Not saved
table-kept-not_saved-words = This game is not being saved: { $problem }.
table-kept-elsewhere-mark = Saved elsewhere
table-kept-elsewhere-words = The usual folder cannot be written. This game is saved in { $file }.

# Label: saved only until the computer restarts
table-kept-temporary-mark = Until restart
table-kept-temporary-words = This game is saved in { $folder }, where it may be gone after the computer restarts.
table-kept-help = Free some space on that disk, or allow writing in { $folder }, where games are usually saved. The program keeps trying.
table-kept-again = Try again
table-kept-place = Save in “{ $folder }”
table-kept-play_on = Play on

# Button and title
table-save = Save
table-save_title = Save this game
table-save_note = The same name replaces the older save of this game.

# Button: replace the older file
table-replace = Replace
table-replace_not = Choose another name
table-replace_title = Replace the other game?
table-replace_question = Another game is saved under the name “{ $name }” and would be lost.
table-save_failed = The game was not saved: { $problem }.
table-save_nowhere = There is no folder for saved games.
table-saved_as = The game is saved as “{ $name }”.

# Title of the menu in a game
table-pause = Pause
table-resume = Resume
table-pause_save = Save as …
table-pause_rules = Rules
table-pause_settings = Settings
table-pause_results = Results
table-pause_menu = Save and quit to the menu
table-pause_leave = Leave to the menu
table-back_to_analysis = Back to the analysis
table-back_to_replay = Back to the replay

# Title: the next person sits down at the screen
table-handoff = Next at the screen
table-handoff_hint = Press { $any } to go on.
table-good_move = The star: a good move.
table-give_back = Give it back
table-give_back_tip = Take back the last move. Nobody has seen anything new. ({ $keys })
table-colour_shape = { $colour }, { $shape }
table-colour-yellow = Yellow
table-colour-blue = Blue
table-colour-vermillion = Vermillion
table-colour-pink = Pink
table-shape-disc = disc

# Noun, the sign of a colour for people who cannot tell colours
table-shape-square = square
table-shape-diamond = diamond
table-shape-hexagon = hexagon

## results

results-title = Final results
results-winner = { $name } wins
results-shared = { $names } share the victory

# Row of a table: the sum
results-podium = Podium
results-podium_tip = Back to the podium
results-total = Total
results-source = { $score_title } by source
results-seed = Seed { $seed }
results-seed_tip = The same seed gives the same set-up again.
results-pure = A pure game: no hints, nothing taken back.
results-hints = Hints: { $names }.
results-hints_of = { $name } { $count }
results-again = Play again
results-again_tip = The same players, a new set-up; the next one begins
results-again_note = same players, new start

# Button: play the same set-up again
results-same = Same set-up
results-same_tip = The same players and the same seed; statistics count it as practice
results-same_note = same players, same start

# Button: back to the main menu
results-menu = Menu

## standing

# Place in the ranking: first (of players)
standing-place-1 = first
standing-place-2 = second
standing-place-3 = third
standing-place-4 = fourth
standing-place-5 = fifth
standing-place-6 = { $place }th

# Two players share the place: second together
standing-together = { $place } together
standing-alone = { $place }
standing-ahead = { $count ->
    [one] { $place }, { $count } ahead
   *[other] { $place }, { $count } ahead
}

# Points behind the winner: second, 4 behind
standing-short = { $count ->
    [one] { $place }, { $count } behind
   *[other] { $place }, { $count } behind
}
standing-tie_break = { $place } by the tie-break
standing-tie = Nobody is ahead, so the victory is shared
standing-lead = { $count ->
    [one] { $count } ahead of { $names }
   *[other] { $count } ahead of { $names }
}
standing-by_tie_break = The tie-break has decided
standing-you-won-alone = You have won
standing-you-won-tie_break = You have won: first by the tie-break
standing-you-won-ahead = { $count ->
    [one] You have won: first, { $count } ahead
   *[other] You have won: first, { $count } ahead
}
standing-you-shared = Nobody is ahead, so you share the victory
standing-you-lost-tie_break = You are { $place } by the tie-break
standing-you-lost-short = { $count ->
    [one] You are { $place }, { $count } behind
   *[other] You are { $place }, { $count } behind
}

## end

end-row = { $name }: { $amount }, { $words }
end-medals = { $count ->
    [one] A new achievement
   *[other] { $count } new achievements
}
end-medals_of_all = { $count ->
    [one] A new achievement for all of you
   *[other] { $count } new achievements for all of you
}

# Title of the part in which the points are added up (noun)
end-count = The count
end-counted = { $names }: { $source }
end-evening = This evening

# Column of the table of the evening: number of games won
end-won = won

# Button (verb): give a picture of the result to others
end-share = Share
end-share_tip = A picture of the podium as a file, and the result in one line to paste
end-shared-score = { $name } { $score }
end-shared-line = { $game }: { $result }.
end-shared-code = { $game }: { $result }. The same start: { $code }
end-shared-copied = Copied. Paste it where you like: { $line }
end-shared-not_copied = Send this line with it: { $line }
end-story = { $name }'s game
end-record = The highest score so far!
end-best_title = The best moment
end-best = { $amount } at once. { $words }
end-moment_tip = { $when }: see it in the replay
end-near-short = { $count ->
    [one] Only { $count } short.
   *[other] Only { $count } short.
}
end-near-tie = Only the tie-break decided.
end-near-source = { $source }: { $own } against { $name }'s { $other }.
end-near-stage = { $stage } mattered most: { $own } against { $other }.
end-better = { $amount } more than last time ({ $before }).
end-results = Details
end-results_tip = Where the { $score } came from, replay, analysis, and another game

## reason

# Reasons given by the match, not by a game

reason-undo_game_over = To play on from an earlier moment, open the replay and choose “Play from here”. The game is over and stays as it was.
reason-undo_other_decided = Another player has decided since, and that would be undone, too.
reason-undo_revealed = Something new has been turned up since, and everybody has seen it.
reason-undo_not_alone = Others play at this screen as well; only the last decision can be undone.
reason-undo_not_a_person = Only decisions of people can be undone.
reason-undo_nothing = Nothing has been decided yet.
