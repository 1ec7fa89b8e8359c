### Was Bots zu ihren Zügen sagen und was ein Tipp zeigt, zusammengestellt von ui/presenters/advice.py.

## advice

advice-both = { $amount }, { $chance }
advice-weighed = { $decision }: { $figures }
advice-figures = Erwarteter Endstand ({ $score }) und Gewinnchance.
advice-title = Warum { $name } das tut
advice-earlier = Mit dem ganzen Zug geplant; das gehört zum Plan.
advice-waiting = { $name }: { $why }
advice-where = Schau auf solche Entscheidungen: { $kinds }.
advice-where_one = Schau hierauf: { $kinds }.
advice-next_best = das Nächstbeste
    .dat = dem Nächstbesten
advice-then = { $first }, dann: { $rest }
advice-candidate = { $number }. **{ $decision }.**
advice-known = ({ $figures })
advice-late = { $count ->
    [one] Aber vorher ist { $name } noch einmal am Zug.
   *[other] Aber vorher ist { $name } noch { $count }-mal am Zug.
}
advice-idea-only = Hier hast du kaum eine Wahl.
advice-idea-equal = Hier ist mehreres etwa gleich gut.
advice-idea-rival = Jemand anders will hier etwas.
advice-idea-score = Eine Wahl bringt dir hier mehr als die anderen.
advice-brief-only = Viel anderes geht nicht.
advice-brief-equal = Etwa so gut wie alles andere.
advice-brief-rival = { $name } hat weniger davon.
advice-brief-score = Es bringt mehr als alles andere.
advice-why-only = Viel anderes geht hier nicht.
advice-why-equal = Etwas anderes wäre etwa so gut.
advice-why-rival = So bekommt { $name } etwa { $worth } weniger.
advice-why-score = Es verspricht { $gain } mehr als { $other }.
