## keys

keys-title = Keys
keys-settings = Change keys
keys-settings_tip = Every command and its key; choose other keys.
keys-intro = Choose a command, then press its new key. Tab, the arrows, Enter and Space always move around and operate what has the focus.
keys-wait = Press the new key for “{ $command }”; { $back } leaves it as it is.
keys-press = Press a key

# After Press: any key will do
keys-any = any key or click
keys-taken = { $sign } already means “{ $command }”; choose another key.
keys-fixed = { $sign } moves around the window and cannot be reassigned.
keys-done = { $sign } now means “{ $command }”.
keys-reset = Restore default keys
keys-reset_done = All commands have their default keys again.
keys-reset_tip = Gives every command its default key.
keys-row_tip = Choose this and press the new key for “{ $command }”.
keys-full_stop = Full stop .
keys-comma = Comma ,
keys-command-undo = Undo
keys-command-end_turn = End turn
keys-command-next_choice = Next possible action
keys-command-previous_choice = Previous possible action
keys-command-letters = Letters on every possible action (press or hold)
keys-command-hint = A hint, step by step
keys-command-text_board = The whole position in words
keys-command-recap = What happened since the last turn

# Command: show the other players' areas one after the other
keys-command-others = What the other players have, one after the other
keys-command-more = The whole tip
keys-command-step_mode = Wait after every bot decision
keys-command-close_up = Zoom in on the table
keys-command-say_again = Repeat the last sentence
keys-command-music = Music on or off
keys-command-help = Rules
keys-command-menu = Pause
keys-command-back = Back, cancel
keys-command-fullscreen = Full screen

# Command: everything larger
keys-command-bigger = Larger
keys-command-smaller = Smaller
keys-command-normal_size = Normal size

# Names of keys, as they are printed on keyboards
keys-name-ctrl = Ctrl
keys-name-alt = Alt
keys-name-shift = Shift
keys-name-meta = Meta
keys-name-return = Enter
keys-name-space = Space
keys-name-tab = Tab
keys-name-escape = Escape
keys-name-backspace = Backspace
keys-name-delete = Delete
keys-name-insert = Insert
keys-name-home = Home
keys-name-end = End
keys-name-page_up = Page Up
keys-name-page_down = Page Down
keys-name-left = Left
keys-name-right = Right
keys-name-up = Up
keys-name-down = Down
