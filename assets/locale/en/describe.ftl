## describe

describe-title = The position in words
describe-copy = Copy
describe-copy_tip = Puts all of it on the clipboard.
describe-copied = Everything is on the clipboard.
describe-saved = The clipboard is not available; the text has been saved as { $file }.
describe-lost = The text could be put neither on the clipboard nor in the folder { $folder }.
describe-list_tip = Up and Down read line by line, Page Up and Page Down go from area to area.
describe-pause = The position in words
