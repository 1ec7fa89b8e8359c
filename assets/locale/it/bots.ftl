### Che cosa dicono i bot delle loro mosse e che cosa mostra un suggerimento.

## advice

advice-both = { $amount }, { $chance }
advice-weighed = { $decision }: { $figures }
advice-figures = Risultato atteso alla fine ({ $score }) e probabilità di vittoria.
advice-title = Perché { $name } fa così
advice-earlier = Il piano vale per l’intero turno; questa mossa ne fa parte.
advice-waiting = { $name }: { $why }
advice-where = Guarda questo tipo di decisione: { $kinds }.
advice-where_one = Guarda qui: { $kinds }.
advice-next_best = la seconda scelta
advice-then = { $first }, poi: { $rest }
advice-candidate = { $number }. **{ $decision }.**
advice-known = ({ $figures })
advice-late = { $count ->
    [one] Ma { $name } muove { $count } volta prima del prossimo turno.
   *[other] Ma { $name } muove { $count } volte prima del prossimo turno.
}
advice-idea-only = Qui c’è ben poco da scegliere.
advice-idea-equal = Qui diverse mosse si equivalgono.
advice-idea-rival = Qui c’è qualcosa che fa gola ad altri.
advice-idea-score = Una mossa rende più delle altre.
advice-brief-only = C’è poco altro da fare.
advice-brief-equal = Vale quanto le altre.
advice-brief-rival = Così { $name } ci guadagna meno.
advice-brief-score = Rende più delle altre.
advice-why-only = Qui c’è ben poco altro da fare.
advice-why-equal = Un’altra mossa varrebbe più o meno lo stesso.
advice-why-rival = Toglie a { $name } circa { $worth }.
advice-why-score = A confronto con { $other } promette { $gain } in più.
