### The sandbox: any position, set up by hand.

## learn

# Name of the page on which any position can be set up (a play box with sand)
learn-sandbox-title = Sandbox
learn-sandbox-none = This game has no sandbox yet.
learn-sandbox-player = Player { $number }
learn-sandbox-nobody = Nobody
learn-sandbox-start = Start from …
learn-sandbox-start_tip = An empty table, or a position you have saved
learn-sandbox-empty = { $count ->
    [one] Empty table, { $count } player
   *[other] Empty table, { $count } players
}
learn-sandbox-undo = Undo
learn-sandbox-undo_tip = Take the last change back (Ctrl+Z)
learn-sandbox-redo = Redo
learn-sandbox-redo_tip = Make it again (Ctrl+Y)

# Button
learn-sandbox-ask = Ask the bots
learn-sandbox-ask_tip = What is best here, and why
learn-sandbox-play = Play on
learn-sandbox-play_tip = A practice game from this position
learn-sandbox-not_playable = Nobody can move in this position.
learn-sandbox-group_tip = What is to be set. A click on the table shows it, too.
learn-sandbox-thinking = The adviser is thinking …
learn-sandbox-advice = The best turn
learn-sandbox-ways = Best ways
learn-sandbox-to_fields = Back to the pieces
learn-sandbox-hint = Drag the pieces, or click them and set them at the right.
learn-sandbox-takes = Enter takes it.
learn-sandbox-held = Held. Enter puts it down, Escape puts it back.
learn-sandbox-let_go = Put back.
learn-sandbox-goes = It can go here.
learn-sandbox-goes_not = It cannot go here.
learn-sandbox-lawful = A lawful position. { $name } is to move.
learn-sandbox-over = The game is over in this position.
learn-sandbox-rule_tip = Read this rule
learn-sandbox-not_shared = Only lawful positions can be shared.
learn-sandbox-copy = Copy line
learn-sandbox-copy_tip = The position as one line of text, to send to others (Ctrl+C)
learn-sandbox-paste = Paste line
learn-sandbox-paste_tip = A position that somebody has sent (Ctrl+V)
learn-sandbox-save = Save
learn-sandbox-save_tip = Keep the position in a file (Ctrl+S)
learn-sandbox-copied = Copied. Paste it into a message.
learn-sandbox-no_clipboard = Save a file instead. There is no clipboard.
learn-sandbox-nothing = The clipboard has no text.

# After a position was pasted or dropped onto the window
learn-sandbox-put = The position is set up.
learn-sandbox-saved = Saved as { $file }
learn-sandbox-not_saved = It could not be saved: { $problem }
learn-sandbox-back = Back to the sandbox
learn-sandbox-practice = A practice game. It is neither saved nor counted.
learn-sandbox-ended = The game is over.
learn-sandbox-edit = Change this position by hand
learn-sandbox-edit_tip = In the sandbox; the game itself stays as it is
learn-sandbox-bad-unreadable = The file cannot be opened: { $problem }.
learn-sandbox-bad-foreign = This is not a position of this program.
learn-sandbox-bad-damaged = The line is damaged, or a part of it is missing.
learn-sandbox-bad-newer = A newer version of the program has written this.
learn-sandbox-bad-game = It is a position of another game: { $found }.
learn-sandbox-bad-rules = It is for version { $found } of the rules, not { $wanted }.
learn-sandbox-bad-long = It is too long for a position.
learn-sandbox-bad-unlawful = It cannot be set up: { $problem }.
