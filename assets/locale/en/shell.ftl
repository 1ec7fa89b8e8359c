## app

app-title = Kraftwagen & Automania

# Title of a small window with a message
app-notice = Please note
app-not_kept = Nothing can be saved in { $folder }. For now saves go to { $session } and may be gone after the computer restarts.
app-second_window = The program is already open in another window. Games played here are saved separately, so nothing is lost.
app-game_tip = Which game this page is about
app-ok = OK
app-cancel = Cancel
app-back = Back
app-no_letter = Use Latin, Greek or Cyrillic letters. This letter cannot be shown here.

## kept

kept-files-daily = The record of your daily games
kept-files-progress = Your progress in lessons, puzzles and challenges
kept-damaged = { $what } ({ $file }) was damaged, so a new one has been started. The old one is kept as { $detail }.
kept-unreadable = { $what } ({ $file }) cannot be opened now: { $detail }. The file stays as it is; what you do lasts until you quit, and is added when that works again.
kept-unwritable = { $what } ({ $file }) cannot be saved now: { $detail }. What you do lasts until you quit, and is saved when that works again.
kept-newer = { $what } ({ $file }) is from a newer version of the program. The file stays as it is; what you do here lasts until you quit.

## menu

# Button: go on with the last game
menu-continue = Continue
menu-new = New game
menu-choose = Choose this game

# Label on the poster of the game chosen
menu-chosen = Chosen
menu-facts-players = { $low } to { $high } players
menu-facts-minutes = { $low } to { $high } minutes

# How demanding the game is, for players of board games
menu-facts-weight-light = light
menu-facts-weight-medium = medium weight
menu-facts-weight-heavy = heavy

# Button (noun): opens the list of saved games
menu-load = Saved games
menu-rules = Rules
menu-settings = Settings
menu-quit = Quit
menu-continue_none = No game in progress
menu-new_note = Choose players and options
menu-alone = Play alone
menu-alone_note = Career, game of the day, puzzles and more

# Button (verb)
menu-learn = Learn
menu-learn_note = By doing, step by step

# Button: a first whole game against easy bots
menu-first = Play a first game
menu-first_note = Two mild opponents, nothing to set up
menu-quit_question = Leave the program? Every move is already saved.
menu-version = Version { $version }

## aim

aim-go = Let's play

## new_match

new_match-title = New game
new_match-players = Players
new_match-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new_match-colour_hint = Press a sign or a face to change it.
new_match-colour_tip = { $colour }. Press for another colour.
new_match-colour_spoken = { $name } has the colour { $colour }. Press for another one.
new_match-name_tip = The name shown in the log and at the table

# Button
new_match-add = Add a player
new_match-options = Options

# Label of the number from which the set-up is drawn
new_match-seed = Seed
new_match-seed_empty = New each time
new_match-seed_tip = The same seed and moves give the same game.
new_match-from_to = From { $low } to { $high }
new_match-out_of_range = { $option }: a number from { $low } to { $high }.
new_match-bad_options = This cannot be played: { $problem }.

# Name of an option: a game without hints and without taking back
new_match-pure = Pure game
new_match-pure_note = No hints. Once something new was seen, nothing before it can be taken back.
new_match-help-title = Help
new_match-help-moves = Show good moves
new_match-help-moves_tip = A small star marks moves that are worth a thought.
new_match-help-hints = Free hints
new_match-help-hints_tip = Hints and taking back cost nothing, as long as nothing new was seen, even if the next player is already at the screen.
new_match-head_start-none = No head start
new_match-head_start-little = A little: { $amount }
new_match-head_start-some = Some: { $amount }
new_match-head_start-lot = A lot: { $amount }
new_match-start = Start the game
new_match-empty_name = Player { $number } needs a name.
new_match-odd_name = Player { $number }: one letter cannot be shown; use Latin, Greek or Cyrillic letters.
new_match-same_name = Two players are called { $name }. Give one of them another name.
guests-girl = Girl
guests-boy = Boy
guests-woman = Young woman
guests-man = Man
guests-grandmother = Grandmother
guests-grandfather = Grandfather
guests-title = Which face for { $name }?
guests-tip = { $guest }. Press to choose another face.
guests-spoken = The face of { $name }: { $guest }. Press to choose another one.
guests-taken = { $name } has this face and gets yours.

## options

options-on = { $option }: on
options-off = { $option }: off

## bots

bots-levels = Bots, from mild to strong
bots-levels_won = Bots, from mild to strong. The percentage: how often each wins against three bots of the line above

# A bot without a name of its own: "Merchant 2"
bots-numbered = { $name } { $number }
bots-won = It wins { $rate } of 100 games against three bots of the level below.
bots-styles = Bots with a style of play
bots-strength = Strength { $strength } of { $most }.
bots-person-title = Person
bots-person-note = Plays at this screen.
bots-person-names =
    Ada
    Bruno
    Clara
    Dorian
    Edith
bots-apprentice-title = Apprentice
bots-apprentice-note = Learns the rules and looks only at its own side.
bots-apprentice-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-journeyman-title = Journeyman
bots-journeyman-note = Knows the game but often misjudges what things are worth.
bots-journeyman-names =
    Anton
    Berta
    Emil
    Paula
bots-merchant-title = Merchant
bots-merchant-note = Weighs every way to play a turn by what it is likely to bring.
bots-merchant-names =
    Gustav
    Helene
    Viktor
    Amalie
bots-engineer-title = Engineer
bots-engineer-note = Has learned from thousands of games what a position is worth.
bots-engineer-names =
    Konrad
    Hedwig
    Oskar
    Ilse
bots-champion-title = Champion
bots-champion-note = The strongest. Thinks several turns ahead.
bots-champion-names =
    Maximilian
    Theodora
    Ferdinand
    Leonore
bots-random-title = Dice
bots-random-note = Makes any legal move.
bots-random-names =
    Rudi
    Lotte
    Fritz
    Mitzi
bots-greedy-title = Trader
bots-greedy-note = Weighs each move of a turn and takes what is likely to bring the most { $score }.
bots-greedy-names =
    Gustav
    Helene
    Viktor
    Amalie

## settings

settings-title = Settings

# Heading of a group: how the game is played (noun)
settings-game = Play

# Heading of a group: what is announced and explained
settings-told = News and explanations
settings-ease = Easier to see and hear
settings-controls = Keys and controllers
settings-speed = Speed of animations and other players
settings-speed_note = Press { $any } to skip an animation.
settings-speeds-slow = Slow
settings-speeds-normal = Normal
settings-speeds-fast = Fast
settings-speeds-instant = Instant
settings-auto_forced = Play forced moves for me
settings-auto_forced_note = When only one move is possible, it is announced and then played.
settings-auto_end_turn = End my turn automatically
settings-auto_end_turn_note = When nothing else can be done. The turn cannot be taken back then.
settings-bot_reasons = Bots explain their moves
settings-bot_reasons_note = A short line with each move, and what they weighed in the log.
settings-show_figures = Show figures
settings-show_figures_note = Chances to win and expected results, in hints, remarks and the analysis.
settings-open_totals = Show everybody's { $score }
settings-open_totals_note = Automatic: shown against bots, hidden among people. The printed rules let everybody keep it secret, though every gain is public and can be added up.

# Choice for showing what everybody has scored so far
settings-totals-auto = Automatic
settings-totals-on = Always
settings-totals-off = Never

# Heading of a group: the screen
settings-window = Display
settings-language = Language
settings-language_system = System language
settings-fullscreen = Full screen
settings-fullscreen_note = F11 or Alt+Enter switches at any time.
settings-scale = Interface size
settings-scale_note = Also Ctrl and plus, Ctrl and minus; Ctrl+0 resets it. The table grows as far as it fits; { $close_up } or the mouse wheel zooms in on it.
settings-text_size = Text size
settings-text_size_note = Only the text on pages, panels and cards; boards keep their size.
settings-palette = Colours
settings-palettes-normal = Standard
settings-palettes-contrast = High contrast

# Option: larger pictures for people who sit far from the screen
settings-sofa = Larger on the sofa
settings-sofa_note = If a controller starts the session, everything is at least a quarter larger, to be read from three metres away.
settings-rumble = Vibration
settings-rumble_note = Controllers that can vibrate do so briefly when it is your turn and when something great happens.
settings-large_pictures = Larger pictures for players with help
settings-large_pictures_note = Their table shows only what they play with; the log and the others open when you ask.
settings-reduced_motion = Reduced motion
settings-reduced_motion_note = Nothing travels across the table; pieces simply appear in their new place.
settings-banners = Banners for first successes, new rounds or game turns, and opponents' blows
settings-notices = Notices of achievements and records
settings-rule_codes = Numbers of the rules
settings-rule_codes_note = In the rulebook each rule has its number, such as A3, as in reports about the rules.
settings-sound = Sound

# Heading of a group
settings-files = Files and program

# Volume of the sounds of the game itself
settings-effects = Game volume
settings-interface = Volume of buttons and pieces
settings-music = Music volume
settings-ambience = Volume of the place around the table
settings-music_on = Music
settings-music_on_note = { $music } switches it off and on at any time.
settings-no_sound = No sound device was found, so nothing can be heard. Connect loudspeakers or headphones and start the program again.
settings-mute_unfocused = Mute in the background
settings-mute_unfocused_note = No sound while another window is in use.
settings-rules-compiled = Bots think at full speed.
settings-rules-off = Bots think more slowly: the rules are not compiled.
settings-rules-written = Bots think more slowly: the rules are not compiled. The next start compiles them.
settings-rules-building = Bots will soon think faster; the program is still getting ready.
settings-rules-ready = Bots think at full speed now; the program is ready.
settings-rules-no_compiler = Bots think more slowly: no C compiler was found for the rules.
settings-rules-no_tools = Bots think more slowly: the tools to compile the rules are missing; python3 run.py compile fetches them.
settings-rules-failed = Bots think more slowly: the rules could not be compiled. The next start tries again.
settings-rules-damaged = Bots think more slowly: the compiled rules are damaged. Install the program again.
settings-folder = Open the saves folder
settings-folder_tip = Games, settings and logs are files in this folder
settings-about = About this program
settings-about_tip = Version, licences, where to look for a newer version
settings-about_unofficial = An unofficial edition, made by people who love these games.
settings-about_licences = Fonts, icons and libraries are free to use; their licences lie in a folder of the program.
settings-about_updates = Nothing here calls home. Look for a newer version where you found this one.
settings-licences = Licences
settings-bad_file = The settings file was damaged, so a new one has been started. The old one stays beside it, with “damaged” in its name.
settings-not_now = The settings cannot be opened now, so the defaults are in use. The file stays as it is; what you change lasts until you quit.
settings-not_written = The settings cannot be saved now: { $problem }. What you change lasts until you quit.
settings-bad_values = Some settings could not be read; they have their default values.

## saves

saves-title = Saved games
saves-none = There are no saved games yet.
saves-drop = Has somebody sent you a game? Drop its file onto the window to open it.

# Button (verb)
saves-load = Load
saves-delete = Delete
saves-keep = Keep it
saves-delete_title = Delete this game?
saves-delete_question = { $name } will be gone for good.
saves-delete_question_older = { $count ->
    [one] { $name } and { $count } older autosave of it will be gone for good.
   *[other] { $name } and { $count } older autosaves of it will be gone for good.
}
saves-folder = Open folder
saves-folder_is = The folder is { $folder }
saves-dates-today = Today, { $time }
saves-dates-yesterday = Yesterday, { $time }
saves-amount = { $name }: { $amount }
saves-with = with { $names }
saves-challenge = Challenge: { $title }
saves-chapter = Career: { $title }
saves-autosave = Game in progress
saves-put_aside = Unfinished game
saves-elsewhere = Saved in “{ $folder }”
saves-finished_game = Finished game

# State of a saved game
saves-finished = Finished
saves-moves = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
saves-unreadable = This file cannot be read.
saves-problems-unreadable = The file cannot be opened: { $problem }.
saves-problems-huge = The file is too large for a saved game.
saves-problems-foreign = The file is not a saved game of this program.
saves-problems-truncated = The file is incomplete; it was not fully written.
saves-problems-damaged = The file is damaged; its contents do not match its checksum.
saves-problems-newer = The file was written by version { $version }, which is newer than this version { $own }. Update the program to open it.
saves-problems-invalid = The file has a wrong entry at { $entry }: { $problem }.
saves-problems-game = The file holds a game of { $found }, not { $wanted }.
saves-problems-rules = The game was played with version { $found } of the rules; this program plays version { $wanted }.
saves-problems-data = The game was played with different component data.
saves-problems-unplayable = The game cannot be replayed: at decision { $number }, { $problem }.
saves-problems-position = The game cannot be taken over: { $problem }.
saves-problems-unknown_game = This program does not know the game { $game }.
saves-problems-folder = The saved games in { $folder } cannot be changed: { $problem }.
saves-taken_over-goes_on = This game was begun by other rules or components than those of today. It goes on by those of today from where it stood, as practice; the saved game stays as it was.
saves-taken_over-shown = This game was played by other rules or components than those of today. It is shown position by position, without its log.

## rules

rules-title = Rules
rules-none = There are no pages about the rules of this game yet.

## unsaved

unsaved-title = Leave without saving?
unsaved-text = The game cannot be saved: { $problem }. Everything played since the last save would be lost.

# Button: leave the game
unsaved-leave = Leave

# Button: stay in the game
unsaved-stay = Stay

## text_size

text_size-title = As large as you like
text_size-words = How large should text be here? Your system uses larger text than usual.
text_size-later = You can change this in the settings at any time.
text_size-done = Looks good

## error

error-title = Something went wrong
error-text = An unexpected error stopped the game here. Nothing you did was wrong.
error-saved = The game has been saved; choose Continue in the main menu to resume it.
error-not_saved = The game could not be saved; Continue in the main menu resumes the last save.
error-no_match = No game was running.
error-please = Please send the report to the makers, so that they can mend this.
error-log = The report is kept as { $name }
error-no_log = The report could not be written to a file; copy it instead.
error-copy = Copy report
error-copied = The report is on the clipboard.
error-folder = Open folder
error-menu = Main menu
