### One's own works: the album, the marque, the career.

## album

album-title = Album
album-count = { $found } of { $all } models found
album-rules = A model is found when you sell it for the first time.
album-unknown = Not found yet
album-found = First sold by { $name }, { $date }
album-new = New in the album: { $title }
album-new_of = { $name }, new in the album: { $title }

## marque

marque-title = Your marque
marque-about = A name makes it yours. It stands on your mat and on what you build; your colour at the table stays.
marque-name = Name
marque-emblem = Emblem
marque-paint = Paint
marque-none = No marque yet
marque-drop = Play without it
marque-with_words = { $marque } · { $words }
marque-open = Your marque
marque-emblems-wing = Wing
marque-emblems-gear = Gear
marque-emblems-star = Star
marque-emblems-crown = Crown
marque-emblems-anchor = Anchor
marque-emblems-bolt = Bolt
marque-emblems-tower = Tower
marque-emblems-leaf = Leaf
marque-paints-oxblood = Dark red
marque-paints-green = Green
marque-paints-black = Black
marque-paints-cream = Cream
marque-paints-brass = Brass
marque-paints-brown = Brown
marque-paints-grey = Grey
marque-paints-white = White

## career

career-title = Career
career-about = Six chapters. Each is a short game with a rule of its own and three seals to win.
career-seals_won = { $won } of { $all } seals won
career-chapter = Chapter { $number } · { $year }
career-begin = Read the letter
career-again = Play again
career-later = Opens after the chapter before it
career-beat = Finish ahead of { $name }
career-seals-done = The job
career-seals-rival = The rival
career-seals-aim = The masterpiece
career-won = Won
career-lost = Not won
career-easier_now = Easier now
career-new = New
career-signed = Yours, { $name }
career-rule = The rule of this chapter: { $words }
career-carried = From the chapter before: { $words }
career-easier = You begin with a head start this time.
career-roles-rival = Your rival
career-roles-known = Met before
career-roles-other = At the table
career-jobs = Choose a job
career-more_seals = Two more seals, with either job
career-seal = { $seal }: { $words }
career-along = You take along: { $words }
career-persons = Players at this screen
career-alone = One
career-together = Two, the better result counts
career-goal = Chapter { $number }: { $title }
career-count = { $words } ({ $count })
career-reached = reached: { $found }
career-versus = { $own } to { $other }
career-better = The result of { $name } counts.
career-next_try = The next try begins with a head start.
career-line = **{ $seal }**: { $words }
career-line_met = **{ $seal }**: { $words } – reached
career-ahead = **{ $seal }**: { $words } – ahead now
career-won_title = Chapter won
career-all_title = Six chapters, all won
career-all_won = All six chapters are won. Each may be played again for the seals that are left.
career-lost_title = This time it was not enough
career-retry = Try again
career-go_on = Next chapter
career-road = All chapters
career-results = Results
career-hand_over = A chapter that somebody else plays wins no seal.
career-unfair = A chapter that somebody else has played wins no seal.
career-gone = This chapter is no longer there.
