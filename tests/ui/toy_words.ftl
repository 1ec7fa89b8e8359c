### What the toy game says; merged into the texts of the tests that play it as a second game.

toy-tagline = Take stones, hoard cards

## toy.score

toy-score-name = points
toy-score-title = Points
toy-score-amount = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
toy-stages = draws

## toy.options

toy-options-heap-title = Stones in the heap
toy-options-heap-note = How many stones there are to take.
toy-options-second_thoughts-title = Second thoughts
toy-options-second_thoughts-note = A card that was drawn may be given away.
toy-options-deal-title = Cards on the table
toy-options-deal-open = Open
toy-options-deal-blind = Face down

## toy.source

toy-source-stones = Stones
toy-source-cards = Cards in hand

## toy.bots

toy-bots-hoarder-title = Hoarder
toy-bots-hoarder-note = Likes cards more than stones
toy-bots-hoarder-names =
    Knut
    Tove

## toy.keys

toy-keys-command-count_stones = Count the stones

## toy.advice

toy-advice-kind-take = taking stones
toy-advice-kind-draw = drawing a card

## toy.merits

toy-merits-finished-title = Last stone
toy-merits-finished-note = Play a game of Stones to its end.
toy-merits-won-title = Stone by stone
toy-merits-won-note = Win a game of Stones.
toy-merits-values-title = Full hand
toy-merits-values-note = Hold a card of each value at some time.

## toy.rulebook

toy-rulebook-stones-title = Stones
toy-rulebook-rule-T-title = Your turn
toy-rulebook-rule-T-text = [stone] [stone] Take one to three stones or draw a card.
toy-rulebook-rule-T-example = Ada takes { $stones_1 } stones.

## toy.lessons

toy-lessons-take-title = Taking stones
toy-lessons-take-about = One heap for all
toy-lessons-take-done = You know how to take stones.
toy-lessons-take-heap = These stones are for everybody.
toy-lessons-take-two = Take two stones.
toy-lessons-take-no_card = No card now.
toy-lessons-take-too_many = Two, not more and not fewer.
toy-lessons-take-rest = Take some more.

## toy.challenges

toy-challenges-few_stones-title = Few stones
toy-challenges-few_stones-words = Only six stones lie in the heap.
toy-challenges-facts-stones = stones
toy-challenges-facts-cards = cards
toy-challenges-facts-draws = cards drawn

## toy.coach

toy-coach-theme-score = the points

## toy.editing

toy-editing-group-heap = The heap
toy-editing-next = Whose turn
toy-editing-heap = Stones
toy-editing-deck = Ones in the deck
toy-editing-stones = Stones taken
toy-editing-broken-T = Cards are missing, or there are too many.
