### Lo que dicen los bots de sus jugadas y lo que muestra una pista; lo compone ui/presenters/advice.py.

## advice

advice-both = { $amount }, { $chance }
advice-weighed = { $decision }: { $figures }
advice-figures = Resultado esperado al final ({ $score }) y probabilidad de ganar.
advice-title = Por qué hace esto { $name }
advice-earlier = Se pensó el turno entero; esta jugada es parte del plan.
advice-waiting = { $name }: { $why }
advice-where = Mira este tipo de decisión: { $kinds }.
advice-where_one = Mira aquí: { $kinds }.
advice-next_best = la segunda opción
advice-then = { $first }, después: { $rest }
advice-candidate = { $number }. **{ $decision }.**
advice-known = ({ $figures })
advice-late = { $count ->
    [one] Pero antes { $name } hace { $count } jugada más.
   *[other] Pero antes { $name } hace { $count } jugadas más.
}
advice-idea-only = Aquí apenas hay elección.
advice-idea-equal = Aquí hay varias jugadas más o menos igual de buenas.
advice-idea-rival = Alguien más quiere algo aquí.
advice-idea-score = Aquí una jugada te rinde más que las demás.
advice-brief-only = Poco más se puede hacer.
advice-brief-equal = Más o menos igual que las demás.
advice-brief-rival = Así { $name } saca menos.
advice-brief-score = Rinde más que las demás.
advice-why-only = Aquí apenas hay otra opción.
advice-why-equal = Otra jugada sería más o menos igual de buena.
advice-why-rival = Le quita a { $name } cerca de { $worth }.
advice-why-score = Promete { $gain } más que { $other }.
