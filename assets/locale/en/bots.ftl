### What bots say about their moves and what a hint shows, put together by ui/presenters/advice.py.

## advice

advice-both = { $amount }, { $chance }
advice-weighed = { $decision }: { $figures }
advice-figures = Expected { $score } at the end and the chance to win.
advice-title = Why { $name } does this
advice-earlier = Planned with the whole turn; this move is part of the plan.
advice-waiting = { $name }: { $why }
advice-where = Look at this kind of decision: { $kinds }.
advice-where_one = Look here: { $kinds }.
advice-next_best = the next best
advice-then = { $first }, then: { $rest }
advice-candidate = { $number }. **{ $decision }.**
advice-known = ({ $figures })
advice-late = { $count ->
    [one] But { $name } gets { $count } more move first.
   *[other] But { $name } gets { $count } moves before the next turn.
}
advice-idea-only = You have hardly a choice here.
advice-idea-equal = Several moves are about equally good here.
advice-idea-rival = Somebody else wants something here.
advice-idea-score = One move does more for you than the others.
advice-brief-only = Little else can be done.
advice-brief-equal = About as good as the others.
advice-brief-rival = { $name } gets less from it.
advice-brief-score = It does more than the others.
advice-why-only = There is hardly anything else to do.
advice-why-equal = Another move would be about as good.
advice-why-rival = It keeps about { $worth } from { $name }.
advice-why-score = It promises { $gain } more than { $other }.
