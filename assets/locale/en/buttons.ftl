## buttons

buttons-title = Controllers
buttons-settings = Controllers
buttons-settings_tip = What the buttons of a controller do; larger sizes for the sofa; vibration.
buttons-intro = Choose a command, then press its new button. The D-pad, both sticks, the triggers, A and B always move around, operate what has the focus and go back.
buttons-wait = Press the new button for “{ $command }”; { $back } leaves it as it is.
buttons-press = Press a button
buttons-any = any button
buttons-none = none
buttons-fixed = { $sign } moves around the window and cannot be reassigned.
buttons-done = { $sign } now means “{ $command }”.
buttons-reset = Restore defaults
buttons-reset_done = All commands have their default buttons again.
buttons-reset_tip = Gives every command its default button.
buttons-row_tip = Choose this and press the new button for “{ $command }”. Another command that has it gets the old one.
buttons-not_connected = No controller is connected. Plug one in or pair it; it can be used at once.
buttons-connected = { $count ->
    [one] { $count } controller is connected: { $names }.
   *[other] { $count } controllers are connected, and each plays for whoever’s turn it is: { $names }.
}
buttons-unknown = “{ $device }” is connected, but this program does not know its buttons and ignores it.

# What button A of a controller does now (verb)
buttons-choose = Choose
buttons-back = Back
buttons-end_turn = End turn

# What a button of a controller does now: to the next page
buttons-next = Next

# What a button does now: to the next possible action
buttons-next_choice = Next possible
buttons-right_trigger = Next area
buttons-hint = Hint

# What a button does now (verb): the table larger
buttons-close_up = Zoom

# What a button of a controller does now: opens or closes the log
buttons-log = Log
buttons-menu = Pause
buttons-go_on = Continue
buttons-next_place = Where it can go
buttons-move_on = Next move
buttons-move_back = Previous move
buttons-name-a = A
buttons-name-b = B
buttons-name-x = X
buttons-name-y = Y
buttons-name-left_shoulder = LB
buttons-name-right_shoulder = RB
buttons-name-left_trigger = LT
buttons-name-right_trigger = RT
buttons-name-left_stick = Left stick
buttons-name-right_stick = Right stick

# Name printed on the controller; leave it as it is
buttons-name-view = View
buttons-name-start = Menu
buttons-shapes-a = Cross
buttons-shapes-b = Circle
buttons-shapes-x = Square
buttons-shapes-y = Triangle
buttons-shapes-left_shoulder = L1
buttons-shapes-right_shoulder = R1
buttons-shapes-left_trigger = L2
buttons-shapes-right_trigger = R2
buttons-shapes-left_stick = L3
buttons-shapes-right_stick = R3

# Name printed on the controller; leave it as it is
buttons-shapes-view = Create
buttons-shapes-start = Options
buttons-nintendo-left_shoulder = L
buttons-nintendo-right_shoulder = R
buttons-nintendo-left_trigger = ZL
buttons-nintendo-right_trigger = ZR
buttons-nintendo-view = Minus
buttons-nintendo-start = Plus

## screen_keyboard

# What button A does on the keyboard of the screen (verb)
screen_keyboard-type = Type
screen_keyboard-shift = Capitals
screen_keyboard-space = Space
screen_keyboard-delete = Delete
screen_keyboard-done = Done
