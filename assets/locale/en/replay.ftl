### Looking at a game again: the replay, its files, playing on from one of its moments.

## replay

replay-title = Replay

# Button (noun)
replay-open = Replay
replay-open_tip = Watch this game again, move by move
replay-back_tip = Leave the replay ({ $keys })
replay-view_tip = Whose side of the table is in front
replay-speed_tip = Speed of the moves
replay-log_tip = Click a line to see its moment
replay-log_door_tip = The log of the game; click a line to see its moment ({ $keys })
replay-scrub_tip = The whole game: drag, click, or use the arrow keys. The tall marks are { $stages } (Page up, Page down).
replay-turn_back_tip = Previous player turn (Up)
replay-move_back_tip = Previous move (Left)
replay-play_tip = Play (Space)
replay-pause_tip = Pause (Space)
replay-move_on_tip = Next move (Right)
replay-turn_on_tip = Next player turn (Down)
replay-count = Move { $number } of { $count }
replay-count_short = Move { $number }

# Button: begin a new game at this moment
replay-branch = Play from here
replay-branch_tip = Play on from here with people or bots; this game is left as it is
replay-branch_over = Go back to an earlier moment to play on from there. Here the game is over.
replay-branch_pure = Play on from here when this game is over; a pure game has no looking ahead.
replay-branch_hidden = Play on from here when this game is over; until then, what others hold is hidden.
replay-branch_daily = Play on from here when this game is over; the game of the day has one try.
replay-branch_at = From move { $number }: { $title }
replay-branch_practice = A new game begins with this position and the moves before it. The recorded game is left as it is. The new one is marked as practice.
replay-branch_start = A new game begins with the same set-up. The recorded game is left as it is.

# Button (verb)
replay-branch_go = Play

# Button (verb): make a file for others
replay-share = Share
replay-share_tip = Save this game as a file, a moving picture or a text

# Label: what kind of file
replay-kind = File

# Kind of file: the game itself
replay-kinds-game = Game
replay-kinds-png = PNG
replay-kinds-gif = GIF
replay-kinds-txt = Text
replay-notes-game = The game itself. Anyone with this program can watch it and play on from it; dropping the file onto the window opens it.
replay-notes-png = A moving picture of the board in full colours. Web browsers show it; some other programs show only its first frame.
replay-notes-gif = A moving picture of the board in 255 colours. Every program shows it.
replay-notes-txt = Everything that happened, in words.

# Label: the single pictures of a moving picture
replay-frames = Frames
replay-frames_of-move = Every move ({ $count })
replay-frames_of-turn = Every turn ({ $count })

# Label: width and height of the picture
replay-size = Size
replay-folder = Folder
replay-folder_tip = Where the file is saved; the folder is created if needed
replay-export = Save file
replay-secrets-title = This file tells what is hidden
replay-secrets-text = The game goes on. Whoever has this file can find out what every player holds, and what is still to come.
replay-secrets-save = Save it all the same
replay-exporting = Frame { $number } of { $count }
replay-exported = { $file } was saved in { $folder }
replay-not_exported = The file was not saved: { $problem }.
replay-cancelled = Nothing was saved.
replay-open_folder = Open folder
replay-folder_is = The folder is { $folder }

# Button
replay-close = Close
replay-yes = yes
replay-unfinished = not finished
replay-unknown = unknown
replay-player = { $name } ({ $kind })
replay-option = { $option } { $value }
replay-origin = played on from move { $number } of the game begun on { $date }
replay-fact-players = Players

# Label: when the game began
replay-fact-began = Began
replay-fact-seed = Seed
replay-fact-options = Options

# Label: version of the rules and of the component data
replay-fact-rules = Rules and data
replay-fact-practice = Practice
replay-fact-pure = Pure game
replay-fact-hints = Hints

# Label: the game and move this one was played on from
replay-fact-origin = Origin
replay-fact-scores = Result
