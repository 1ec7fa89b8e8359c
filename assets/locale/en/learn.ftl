### Learning a game: pages, buttons. The words of a game's own lessons lie with the game.

## learn

learn-title = Learn the game
learn-fault = This file is left out: { $problem }
learn-more-first_match-title = Play with tips
learn-more-first_match-note = Against mild opponents
learn-more-puzzles-title = Puzzles
learn-more-puzzles-note = Find the best move
learn-more-challenges-title = Challenges
learn-more-challenges-note = Games with a twist
learn-more-career-title = Career
learn-more-career-note = Six chapters with a rival
learn-more-album-title = Album
learn-more-album-note = Models you have sold
learn-more-sandbox-title = Sandbox
learn-more-sandbox-note = Set up any position
learn-more-rules-title = Rules
learn-more-rules-note = To look things up
learn-lessons-title = Lessons
learn-lessons-first = Needed before a first game

# Heading: the same lessons for whoever has finished the guided game
learn-lessons-ready = You are ready for a first game. Good to know next:

# Heading: lessons that are not needed at once
learn-lessons-later = Later
learn-lessons-numbered = { $number }  { $title }
learn-lessons-count = { $done } of { $total } done
learn-lessons-minutes = { $count ->
    [one] { $count } min
   *[other] { $count } min
}
learn-lessons-reached = step { $number } of { $count }
learn-lessons-is_done = done
learn-lessons-took = done in { $time }
learn-lessons-step = Step { $number } of { $count }
learn-lessons-next = Next
learn-lessons-next_tip = Or press Enter
learn-lessons-back = Back
learn-lessons-back_tip = The step before
learn-lessons-show = Show me
learn-lessons-show_tip = The lesson does it for you
learn-lessons-leave_tip = Leave the lesson. It goes on here next time.

# After a right move
learn-lessons-right = Right!
learn-lessons-shown = Watch how it is done.
learn-lessons-watch = Watch the others.
learn-lessons-wrong = Not that. What you need is in the light.
learn-lessons-wait = The others are still moving.
learn-lessons-read_first = First press Next beside the table.
learn-lessons-no_undo = Press Back, beside the table, to go a step back.
learn-lessons-no_hint = What you need is in the light.
learn-lessons-broken = This lesson does not fit the rules in use: { $problem }
learn-lessons-repeat = Begin this lesson again
learn-lessons-skip = Skip to the next lesson
learn-lessons-leave = Leave the lesson
learn-lessons-first_game = Play a first game
learn-lessons-done = Well done!

# Title when the last lesson has ended
learn-lessons-over = That is it!
learn-lessons-news = Lesson done: { $done } of { $total }
learn-lessons-following = Next lesson
learn-lessons-list = Leave the lesson
learn-guided-title = The guided game
learn-guided-note = By doing, step by step
learn-guided-done = You can play a first game
learn-guided-repeat = Begin again
learn-guided-skip = Skip to the next part
learn-guided-leave = Leave the guided game
learn-challenges-title = Challenges
learn-challenges-count = { $gold } gold, { $silver } silver and { $bronze } bronze of { $all } challenges
learn-challenges-unwon = { $count ->
    [one] { $count } game with a twist and three medals
   *[other] { $count } games with a twist and three medals each
}
learn-challenges-medals = challenges: { $gold } gold, { $silver } silver, { $bronze } bronze
learn-challenges-against = { $count ->
    [one] { $count } player, against: { $names }
   *[other] { $count } players, against: { $names }
}
learn-challenges-bronze = Bronze
learn-challenges-silver = Silver
learn-challenges-gold = Gold
learn-challenges-never = Condition: { $words }
learn-challenges-spoiled = Broken: { $words }. This game wins no medal.
learn-challenges-unfair_handed = This game wins no medal and does not count as a try: a seat changed hands.
learn-challenges-unfair_known = This game wins no medal and does not count as a try: part of it was played before.
learn-challenges-hand_over = If you hand over a seat, this game wins no medal. Bots cannot win a challenge for you.
learn-challenges-play = Play
learn-challenges-again = Play again
learn-challenges-play_tip = Play “{ $title }”
learn-challenges-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
learn-challenges-new = Not tried yet
learn-challenges-none = There are no challenges for this game yet.
learn-challenges-faults = These challenges could not be read:
learn-challenges-goal = Goal: { $title }
learn-challenges-rung = **{ $medal }**: { $words } (now { $now })
learn-challenges-open = **{ $medal }**: { $words }

# Read aloud: the same without the signs for bold letters
learn-challenges-demands = { $medal }: { $words }
learn-challenges-reached = **{ $medal }**: { $words } – reached
learn-challenges-won = { $medal } won
learn-challenges-no_medal = No medal this time
learn-challenges-better = Your best result so far
learn-challenges-list = All challenges
learn-challenges-list_tip = Back to the list of challenges
learn-challenges-comma = { " " }·{ " " }
learn-challenges-gone = This challenge cannot be played here.
learn-challenges-retry = Try again
learn-challenges-retry_tip = The same challenge with new luck
learn-challenges-results = Results
learn-challenges-results_tip = Who won and where it came from
learn-challenges-now = you: { $now }

# The condition is fulfilled
learn-challenges-met = reached

# Goals of a challenge, each with an amount such as 40 points
learn-challenges-score-at_least = { $amount }
learn-challenges-score-at_most = { $amount } at most
learn-challenges-score-equals = exactly { $amount }
learn-challenges-margin-ahead = { $lead } ahead
learn-challenges-margin-behind = at most { $lead } behind
learn-challenges-margin-level = nobody ahead of you

# How far the player is in front of the others
learn-challenges-lead-ahead = { $lead } ahead
learn-challenges-lead-behind = { $lead } behind
learn-challenges-lead-level = level
learn-challenges-place-win = win
learn-challenges-place-better = place { $place } or better
learn-challenges-place-now = place { $place }
learn-challenges-fact-at_least = { $fact }: { $number }
learn-challenges-fact-at_most = { $fact }: { $number } at most
learn-challenges-fact-equals = { $fact }: exactly { $number }
learn-challenges-fact-none = no { $fact }
learn-rulebook-search = Search
learn-rulebook-search_tip = Words of a rule, or its number if you know it
learn-rulebook-nothing = Nothing found
learn-rulebook-link = Leads to “{ $title }”
learn-rulebook-example = Example: { $words }
learn-rulebook-left_out = Left out
learn-rulebook-faults = These parts of the rulebook could not be read:
learn-rulebook-play = Play the example
learn-rulebook-pause = Pause
learn-rulebook-again = Play again
learn-rulebook-before = Before
learn-rulebook-after = After
learn-rulebook-index = Index
learn-rulebook-tip = { $press }: the rule
learn-rulebook-line_tip = Right click or { $press }: the rule
learn-rulebook-read = Read the rule
learn-rulebook-back = Back to { $place }
learn-rulebook-back_tip = Where the link was followed (Alt+Left, Escape)
learn-rulebook-names =
    Ada
    Gustav
    Helene
    Viktor
learn-tips-title = A tip

# Button: close this tip
learn-tips-good = I see

# Button: no more tips
learn-tips-no_more = Stop
learn-tips-no_more_tip = Play on without tips
