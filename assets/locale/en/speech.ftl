## speech

speech-title = Read aloud
speech-note = Reads what has the focus, whose turn it is and what happens.
speech-none = No voice was found on this computer; a screen reader can read the clipboard instead.
speech-foreign = No voice for this language was found on this computer, so sentences may sound foreign. Your system can install one.

# Choice: nothing is read aloud
speech-modes-off = Off
speech-modes-voice = Voice
speech-modes-clipboard = Clipboard
speech-sample = This is how sentences are read to you.
speech-value = { $words }: { $value }

# Read aloud: an option that is on
speech-on = switched on
speech-off = switched off
