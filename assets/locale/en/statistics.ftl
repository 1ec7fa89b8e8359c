## score

score-name = score

# Heading: what is counted in a game that has no word of its own
score-title = Score
score-amount = { $count ->
    [one] { $number } point
   *[other] { $number } points
}

# Plural: the parts of a game (rounds, game turns)
stages = stages

## statistics

statistics-title = Statistics
statistics-everybody = Everyone here
statistics-who_tip = Whose games are counted
statistics-against = Against { $name }
statistics-against_all = Against anyone
statistics-against_tip = Only games in which this player took part
statistics-any_number = Any number
statistics-number_tip = How many players took part
statistics-option_any = { $option }: both
statistics-option_is = { $option }: { $value }
statistics-pure_filter-any = Hints: both
statistics-pure_filter-pure = Hints: pure games
statistics-pure_filter-helped = Hints: allowed
statistics-practice = Include practice
statistics-practice_tip = Games in which something already revealed was taken back or a seat changed hands, games that go on from an earlier one, and set-ups that were played before
statistics-none = Finish a game and it appears here, with where your { $score } came from and how often you win.
statistics-none_fitting = No finished game matches this choice.
statistics-none_handed = { $count ->
    [one] { $count } finished game is not counted: a seat changed hands in it, so that its result is nobody's own. It is kept as practice.
   *[other] { $count } finished games are not counted: a seat changed hands in them, so that their results are nobody's own. They are kept as practice.
}
statistics-none_practice = { $count ->
    [one] { $count } finished game is not counted, for it is practice: a seat changed hands, something revealed was taken back, or its set-up was known.
   *[other] { $count } finished games are not counted, for they are practice: a seat changed hands, something revealed was taken back, or their set-up was known.
}
statistics-none_of_people = { $count ->
    [one] { $count } finished game is not counted: only bots played in it. Choose who is counted in the filter to see it.
   *[other] { $count } finished games are not counted: only bots played in them. Choose who is counted in the filter to see them.
}
statistics-left_out = { $count ->
    [one] { $count } practice game left out
   *[other] { $count } practice games left out
}
statistics-handed = { $count ->
    [one] { $count } changed hands
   *[other] { $count } changed hands
}

# Button
statistics-play = Play a game

# Button (noun)
statistics-filter = Filter
statistics-filter_tip = Choose which games are counted

# Button: take away all filters
statistics-clear = Count all games
statistics-all_games = All games played here
statistics-with_practice = with practice
statistics-games = { $count ->
    [one] Game
   *[other] Games
}
statistics-seats = { $count ->
    [one] { $count } result of people
   *[other] { $count } results of people
}
statistics-pure = { $count ->
    [one] { $count } pure
   *[other] { $count } pure
}
statistics-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
statistics-victories = Victories
statistics-likely = { $low } to { $high } likely
statistics-likely_tip = With { $games } the true rate is likely between { $low } and { $high }. Chance alone gives { $fair }.

# Label: the mean {score}, as in Average points
statistics-average = Average { $score }
statistics-lately = { $mean } in the last ten

# Label: the game with the highest score
statistics-best = Best game
statistics-rates = Victories by opponent
statistics-rates_note = Black line: likely true rate. Red mark: chance alone
statistics-sources = { $score_title } by source
statistics-no_sources = Nothing is known about where the { $score } came from.
statistics-course = { $score_title } game by game
statistics-course_note = Filled: won. Line: mean of ten games
statistics-stage = Stage { $number }
statistics-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-rate_tip = Against { $name }: { $games }, { $wins } won (ties shared), which is { $share }. The true rate is likely between { $low } and { $high }; chance alone gives { $fair }. On average { $own } to { $theirs }.
statistics-source_tip = { $source }, { $stage }: { $mean } on average; { $whole } in a whole game.
statistics-course_tip = { $name }, { $date }: { $own }, place { $place } of { $players } ({ $others }). Recent mean: { $mean }.
statistics-opening = Reading your games …
statistics-counting = Counting …
statistics-reading = Reading saved games, { $done } of { $count }

# Button (verb)
statistics-export = Export
statistics-export_tip = The games chosen above as a table for spreadsheets (CSV), one line for each player of each game
statistics-export_none = There is nothing to export.
statistics-exported = The table was saved as { $file }.
statistics-export_failed = The table could not be written: { $problem }.
statistics-folder = Open folder
statistics-rebuild = Reread saves
statistics-rebuild_tip = Reads every finished game in the saves folder again. Games whose files are gone are kept.
statistics-learned-challenges = Challenges: { $gold } gold, { $silver } silver, { $bronze } bronze
statistics-learned-challenges_tip = The best medal of each challenge. Challenges do not count as games above.
statistics-learned-puzzles = { $count ->
    [one] Puzzles: { $solved } of { $all } solved · { $count } star
   *[other] Puzzles: { $solved } of { $all } solved · { $count } stars
}
statistics-learned-rated = Your rating: { $rating }
statistics-troubles-damaged = The statistics file was damaged. It is kept as { $detail }; a new one is made from the saved games.
statistics-troubles-locked = Another window is using the statistics file. Games played now are added later.
statistics-troubles-newer = The statistics file was written by a newer version of the program and is left as it is.
statistics-troubles-unwritable = The statistics file cannot be used: { $detail }. Results in saved games can be read again later.

## counted

counted-day = Not counted as the game of the day: { $why }.
counted-day_and_practice = Not counted as the game of the day, and in the statistics as practice: { $why }.
counted-practice = Counted in the statistics as practice: { $why }.
counted-no_achievements = It earns no achievements.
counted-no_achievements_for = No achievements for { $names }: a bot has also decided.
counted-chapter = A chapter brings seals. Statistics and achievements do not count it.
counted-challenge = A challenge brings medals. Statistics and achievements do not count it.
counted-position = Not counted in the statistics: the game began from a position that was set up.
counted-why-handed = a seat changed hands
counted-why-hints = hints were used
counted-why-practice = something revealed was taken back, or the set-up was known
counted-why-branch = the game went on from an earlier one
counted-why-clock = the clock had been past that day
counted-why-unknown = it was practice

## achievements

achievements-title = Achievements
achievements-count = { $done } of { $all } earned
achievements-rules = Earned in games that begin in the usual way, by seats for which no bot has decided. Practice and hints count, challenges do not.
achievements-done = Earned on { $date }
achievements-part = { $done } of { $all }
achievements-missing = Still missing: { $names }.
achievements-gained = { $count ->
    [one] New achievement: { $names }
   *[other] New achievements: { $names }
}

## copying

# State of a button after it was pressed
copying-done = Copied
copying-failed = No clipboard

## setup_code

setup_code-title = Set-up code
setup_code-enter = Enter a code
setup_code-enter_tip = Play the set-up that somebody has sent you
setup_code-note = Game, options, seed and opponents in one line. Lower case and spaces do not matter.

# Button: start with this code
setup_code-take = Use it
setup_code-copy_tip = Set-up code { $code }: the same game, options, seed and opponents. Click to copy it.
setup_code-later = Set-up code: when the game is over
setup_code-later_tip = With the code, what the others hold could be found out.
setup_code-problems-empty = Type or paste the code here.
setup_code-problems-sign = The character { $sign } cannot be part of a set-up code.
setup_code-problems-short = The code is too short; something is missing.
setup_code-problems-checksum = The code is not right: at least one character is wrong or missing.
setup_code-problems-newer = The code was made by a newer version of the program.
setup_code-problems-game = The code is for a game that this program does not have.
setup_code-problems-data = The code was made with different component data or rules.
setup_code-problems-bot = The code names a bot that this program does not have.
setup_code-problems-options = The options or the seed of this game do not fit into a code.
setup_code-problems-seats = { $count ->
    [one] The code is for { $count } player, which this game does not allow.
   *[other] The code is for { $count } players, which this game does not allow.
}

## daily

daily-title = Game of the day
daily-same = Everyone gets the same game today. One try counts, without hints, without taking back what was revealed and without handing over a seat.
daily-opponents = At the table
daily-play = Play the game of the day
daily-again = Play it again as practice
daily-rehearse = Play it as practice
daily-go_on = Continue the game of the day
daily-begun_here = The try that counts has begun and continues where it was left.
daily-begun_spoiled = The try has begun and continues where it was left. It no longer counts: { $why }.

# Shown when the game that was begun cannot be found
daily-open = The try was begun, but its game is not among the saved games. If it is open in another window, play on there.
daily-result = Place { $place } of { $players } with { $amount }
daily-week = This week
daily-week_none = Seven days, seven games. Play whichever you like; a day left out costs nothing.
daily-week_played = { $count ->
    [one] You have played { $count } of this week's seven games.
   *[other] You have played { $count } of this week's seven games.
}
daily-copy_week = Copy the week
daily-share_week = { $game }, week of { $date }: { $signs } { $played }, { $won }
daily-days_played = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
daily-won = { $count ->
    [one] { $count } won
   *[other] { $count } won
}
daily-played = A place in a game that counts

# State of a day: its game was begun and not finished
daily-begun = Begun
daily-begun_short = begun
daily-places =
    1st
    2nd
    3rd
    4th
    5th
    6th
    7th
    8th
daily-month = { $month } { $year }
daily-month_before = The month before
daily-month_after = The month after
daily-seat = { $name }, { $kind }

# Beside a seat: this one is played by the person
daily-own = You play here.
daily-uncounted = Begun, or not counted
daily-next = A new game starts at midnight UTC.
daily-copy = Copy the result
daily-share = { $game }, game of { $date }: place { $place } of { $players }
daily-share_practice = { $game }, game of { $date }: place { $place } of { $players }, as practice
daily-day_tip = { $date }: { $words }
daily-day_none = not played
daily-day_today = not played yet
daily-set_back = This computer's clock has been set back. Days it has already shown do not count again; games now are practice.
daily-barred = This computer's clock has already been past this day, so its game is practice.
daily-damaged = The record of daily games was damaged. It has been set aside and a new one started.
daily-unwritable = The record of daily games cannot be used now and stays as it is. What you play lasts until you quit, and is added when that works again.

## menu

menu-statistics = Statistics
