### The command line: its help and what is wrong with its arguments. Options such as --open keep their names.

command-about = Board games with friends and bots. Without a command the window opens; a saved game as the only argument opens there.
# Before the form of a call, as in "usage: PROGRAM [--game ID] ..."
command-heading-usage = usage:
# Before a sentence that says what is wrong, as in "PROGRAM: error: ..."
command-heading-error = error:
command-heading-options = options
# What is given after a command, without dashes
command-heading-arguments = arguments
command-heading-commands = commands
command-help-help = show this help and exit
command-help-version = show the program's version and exit
command-help-data_dir = where settings, saves and logs are kept
command-help-data_set = component data other than the built-in
command-help-game = the game to play; default: the one played last
command-help-seed = the same seed gives the same set-up
command-help-open = continue a saved game, replay a finished one
command-help-windowed = open in a window
command-help-fullscreen = fill the screen
command-help-language = language of the window, such as en
command-help-replay = play recorded games again
command-help-files = a saved game or a folder of them
command-help-verify = exit with 1 if a game does not play as it was recorded; several files give a summary
command-help-json = print one JSON object
command-help-jobs = processes to use for several files; default: one for each core
command-help-rulebook = write the rulebook as a PDF for printing
command-help-self_test = check the program: bots play a game through every scene, without a display
command-help-report = print what helps to find a fault: version, system, settings without names, the last error
command-fault-missing = these arguments are missing: { $names }
command-fault-unknown = unknown arguments: { $names }
command-fault-value = { $name }: a value is missing
command-fault-both = { $name } cannot be given together with { $other }
command-fault-choice = { $name }: { $value } is not possible; possible are { $known }
# An argument and what is wrong with it, both ready
command-fault-argument = { $name }: { $problem }
command-fault-small = { $value } is below 1
command-fault-seed = { $value } is not between 0 and { $most }
command-fault-number = '{ $text }' is not a whole number
command-fault-open = --open: games are opened in the window: leave out the command
command-fault-folder = --data-dir: { $folder } is not a folder
command-fault-language = --language: '{ $language }' is not the code of a language, as en is
command-fault-no_table = { $game } has no table yet; '{ $program } simulate' plays it
command-fault-unexpected = unexpected { $kind } at { $place }: { $problem }
command-fault-window = the window cannot be opened: { $problem }
command-fault-library = the window cannot be opened: { $library } is missing; install it
command-fault-no_display = the window cannot be opened: there is no display
command-fault-no_file = { $file }: there is no such file or folder
command-fault-no_games = { $folder }: there are no saved games in this folder
