### Was Bots über ihre Züge in Kraftwagen sagen, und wohin ein Tipp schauen lässt.

## kraftwagen.advice

kraftwagen-advice-kind-take = ein Aktionsplättchen nehmen
kraftwagen-advice-kind-start = ein Startplättchen wählen
kraftwagen-advice-kind-hire = anwerben
kraftwagen-advice-kind-research = die Forschungskarten
kraftwagen-advice-kind-body = Karosserien und Werkstätten
kraftwagen-advice-kind-engine = Motoren, Werkstätten und der Rennwagen
kraftwagen-advice-kind-buyer = die Käufer
kraftwagen-advice-kind-race = der Grand Prix
kraftwagen-advice-kind-car = ein Wagen für den Markt
kraftwagen-advice-kind-daimler_low = die Marker von Daimler
kraftwagen-advice-kind-daimler_high = die Marker von Daimler
kraftwagen-advice-kind-space = der Rennwagen
kraftwagen-advice-kind-engine2 = der Rennwagen
kraftwagen-advice-kind-diesel = die Marker von Diesel
kraftwagen-advice-kind-benz = der Käufer von Benz
kraftwagen-advice-kind-sale = ein Privatverkauf
kraftwagen-advice-kind-end = den Zug beenden
kraftwagen-advice-look-money = Schau nach Geld, das es sofort gibt.
kraftwagen-advice-look-sale = Schau auf die Käufer und den Markt: Was verkauft sich, und für wie viel?
kraftwagen-advice-look-race = Schau auf den Grand Prix: Plätze und Runden.
kraftwagen-advice-look-parts = Schau in die Werkstätten: Was fehlt noch zu einem Wagen?
kraftwagen-advice-look-workers = Schau in die Kantine: Sind genug Arbeiter da?
kraftwagen-advice-look-research = Schau auf die Forschungskarten.
kraftwagen-advice-look-awards = Schau auf die Prämien, die noch frei sind.
kraftwagen-advice-look-rival = Schau auf die anderen: Was hätten sie gern?
kraftwagen-advice-look-time = Schau auf den Ring: Wie bald kommt der nächste Zug?
kraftwagen-advice-look-only_start = Schau auf die Startplättchen: Welches hilft zu Beginn am meisten?
kraftwagen-advice-idea-money-plain = Es gibt sofort Geld zu holen.
kraftwagen-advice-idea-money-award = Eine Prämie ist für dich erreichbar.
kraftwagen-advice-idea-money-scored = Endet der Durchgang jetzt, bringt dir die Wertung viel Geld.
kraftwagen-advice-idea-sale-plain = Denk an den nächsten Verkauf: Was könntest du verkaufen?
kraftwagen-advice-idea-sale-body = Denk an die Karosseriekäufer: Wessen Karosserie ist die beste?
kraftwagen-advice-idea-sale-engine = Denk an die Motorkäufer: Wessen Motor ist der beste?
kraftwagen-advice-idea-sale-prestige = Denk an die Prestigekäufer: Welcher Wagen hat die meisten Arbeiter?
kraftwagen-advice-idea-sale-price = Denk an die Preiskäufer: Welcher Wagen ist der billigste?
kraftwagen-advice-idea-sale-hope = Ein Wagen auf dem Markt kann noch einen Käufer finden.
kraftwagen-advice-idea-race-plain = Dein Rennwagen könnte mehr verdienen.
kraftwagen-advice-idea-race-lap = Du könntest eine Runde vollenden.
kraftwagen-advice-idea-race-place = Du könntest im Rennen einen Platz gutmachen.
kraftwagen-advice-idea-race-on = Dein Rennwagen könnte vorankommen.
kraftwagen-advice-idea-parts-plain = Deinem nächsten Wagen fehlen Bauteile.
kraftwagen-advice-idea-parts-pair = Du könntest beide Bauteile eines Wagens haben: Karosserie und Motor.
kraftwagen-advice-idea-parts-body = Mit einer Karosserie rückt dein nächster Wagen näher.
kraftwagen-advice-idea-parts-engine = Mit einem Motor rückt dein nächster Wagen näher.
kraftwagen-advice-idea-workers-plain = Mehr Arbeiter würden dir helfen.
kraftwagen-advice-idea-workers-engineer = Ein Ingenieur könnte dir helfen.
kraftwagen-advice-idea-research-plain = Deine Bauteile könnten besser werden.
kraftwagen-advice-idea-research-engineer = Ein Ingenieur könnte dir helfen.
kraftwagen-advice-idea-research-both = Deine Karosserien und Motoren könnten besser werden.
kraftwagen-advice-idea-research-body = Deine Karosserien könnten besser werden.
kraftwagen-advice-idea-research-engine = Deine Motoren könnten besser werden.
kraftwagen-advice-idea-research-speed = Dein Rennwagen könnte schneller werden.
kraftwagen-advice-idea-awards = Eine Prämie rückt näher, wenn du darauf hinarbeitest.
kraftwagen-advice-idea-time = Hier zählt, wie bald du wieder am Zug bist.
kraftwagen-advice-brief-money-plain = Das bringt sofort mehr Geld.
kraftwagen-advice-brief-money-award = Das bringt eine Prämie.
kraftwagen-advice-brief-money-scored = Der Durchgang endet, und die Wertung bringt viel Geld.
kraftwagen-advice-brief-sale-plain = Es ließe sich mehr verkaufen.
kraftwagen-advice-brief-sale-body = Ein Karosseriekäufer nimmt den Wagen.
kraftwagen-advice-brief-sale-engine = Ein Motorkäufer nimmt den Wagen.
kraftwagen-advice-brief-sale-prestige = Ein Prestigekäufer nimmt den Wagen.
kraftwagen-advice-brief-sale-price = Ein Preiskäufer nimmt den Wagen.
kraftwagen-advice-brief-sale-hope = Der Wagen wartet auf Käufer.
kraftwagen-advice-brief-race-plain = Das hilft im Rennen.
kraftwagen-advice-brief-race-lap = Der Rennwagen vollendet eine Runde.
kraftwagen-advice-brief-race-place = Im Rennen geht es einen Platz nach vorn.
kraftwagen-advice-brief-race-on = Der Rennwagen kommt voran.
kraftwagen-advice-brief-parts-plain = Bessere Bauteile in den Werkstätten.
kraftwagen-advice-brief-parts-pair = Karosserie und Motor stehen dann bereit.
kraftwagen-advice-brief-parts-body = Eine Karosserie steht dann bereit.
kraftwagen-advice-brief-parts-engine = Ein Motor steht dann bereit.
kraftwagen-advice-brief-workers-plain = Mehr Arbeiter für die nächsten Wagen.
kraftwagen-advice-brief-workers-engineer = { $engineer } kommt ins Werk: { $does }.
kraftwagen-advice-brief-workers-spared = Arbeiter bleiben für die nächsten Wagen.
kraftwagen-advice-brief-research-plain = Ab jetzt bessere Bauteile.
kraftwagen-advice-brief-research-engineer = { $engineer } kommt ins Werk: { $does }.
kraftwagen-advice-brief-research-both = Damit gibt es bessere Karosserien und Motoren.
kraftwagen-advice-brief-research-body = Damit ist Karosserie { $value } möglich.
kraftwagen-advice-brief-research-engine = Damit ist Motor { $value } möglich.
kraftwagen-advice-brief-research-speed = Der Rennwagen wird schneller.
kraftwagen-advice-brief-awards = Eine Prämie rückt näher.
kraftwagen-advice-brief-time-plain = Der nächste Zug kommt früher.
kraftwagen-advice-brief-time-again = Der nächste Zug kommt sofort.
kraftwagen-advice-brief-time-after = Der nächste Zug kommt bald.
kraftwagen-advice-brief-time-later = { $count ->
    [one] Der nächste Zug kommt nach { $count } Zug von jemand anderem.
   *[other] Der nächste Zug kommt nach { $count } Zügen von anderen.
}
kraftwagen-advice-why-money-plain = Das bringt sofort { $worth } mehr als { $other }.
kraftwagen-advice-why-money-now = { $amount ->
    [one] Das bringt sofort { $amount } Münze.
   *[other] Das bringt sofort { $amount } Münzen.
}
kraftwagen-advice-why-money-award = { $amount ->
    [one] Das bringt die Prämie für { $award }: zusammen sofort { $amount } Münze.
   *[other] Das bringt die Prämie für { $award }: zusammen sofort { $amount } Münzen.
}
kraftwagen-advice-why-money-scored = { $amount ->
    [one] Die Wertung, die damit kommt, bringt { $amount } Münze.
   *[other] Die Wertung, die damit kommt, bringt { $amount } Münzen.
}
kraftwagen-advice-why-sale-plain = Der Markt verspricht { $worth } mehr als bei { $other-dat }.
kraftwagen-advice-why-sale-body = { $count ->
    [one] Ein Karosseriekäufer ist da: Der Wagen mit Karosserie { $value } verkauft sich für { $price }.
   *[other] { $count } Karosseriekäufer sind da: Der Wagen mit Karosserie { $value } verkauft sich für { $price }.
}
kraftwagen-advice-why-sale-engine = { $count ->
    [one] Ein Motorkäufer ist da: Der Wagen mit Motor { $value } verkauft sich für { $price }.
   *[other] { $count } Motorkäufer sind da: Der Wagen mit Motor { $value } verkauft sich für { $price }.
}
kraftwagen-advice-why-sale-prestige = { $count ->
    [one] Ein Prestigekäufer ist da: Der Wagen mit Prestige { $value } verkauft sich für { $price }.
   *[other] { $count } Prestigekäufer sind da: Der Wagen mit Prestige { $value } verkauft sich für { $price }.
}
kraftwagen-advice-why-sale-price = { $count ->
    [one] Ein Preiskäufer ist da: Der Wagen zum Preis { $price } ist der billigste und bringt das Doppelte.
   *[other] { $count } Preiskäufer sind da: Der Wagen zum Preis { $price } ist der billigste und bringt das Doppelte.
}
kraftwagen-advice-why-sale-hope = Der Wagen zum Preis { $price } steht für die nächsten Käufer bereit.
kraftwagen-advice-why-race-plain = Der Grand Prix verspricht { $worth } mehr als bei { $other-dat }.
kraftwagen-advice-why-race-lap = Der Rennwagen vollendet Runde { $lap }.
kraftwagen-advice-why-race-place = Der Rennwagen kommt auf Platz { $place }.
kraftwagen-advice-why-race-on = { $count ->
    [one] Der Rennwagen fährt { $count } Feld weit.
   *[other] Der Rennwagen fährt { $count } Felder weit.
}
kraftwagen-advice-why-parts-plain = Bessere Bauteile in den Werkstätten: Das ist { $worth } mehr wert als bei { $other-dat }.
kraftwagen-advice-why-parts-pair = Karosserie { $body } und Motor { $engine } stehen dann für einen Wagen bereit.
kraftwagen-advice-why-parts-body = Karosserie { $value } wartet in den Werkstätten auf ihren Motor.
kraftwagen-advice-why-parts-engine = Motor { $value } wartet in den Werkstätten auf seine Karosserie.
kraftwagen-advice-why-workers-plain = Mehr Arbeiter in der Kantine: Das ist { $worth } mehr wert als bei { $other-dat }.
kraftwagen-advice-why-workers-more = { $count ->
    [one] { $count } Arbeiter mehr für den nächsten Wagen kommt in die Kantine.
   *[other] { $count } Arbeiter mehr für die nächsten Wagen kommen in die Kantine.
}
kraftwagen-advice-why-workers-engineer = { $engineer } kommt ins Werk und braucht keinen Arbeiter: { $does }.
kraftwagen-advice-why-workers-spared = Das braucht weniger Arbeiter: Sie bleiben für die nächsten Wagen.
kraftwagen-advice-why-research-plain = Das Forschen ist { $worth } mehr wert als bei { $other-dat }.
kraftwagen-advice-why-research-engineer = { $engineer } kommt ins Werk: { $does }.
kraftwagen-advice-why-research-both = Punkte für Karosserie { $body } und Motor { $engine }: ab jetzt bessere Bauteile.
kraftwagen-advice-why-research-body = Punkte für Karosserie { $value }: ab jetzt bessere Karosserien.
kraftwagen-advice-why-research-engine = Punkte für Motor { $value }: ab jetzt bessere Motoren.
kraftwagen-advice-why-research-speed = Motor { $value } macht den Rennwagen schneller.
kraftwagen-advice-why-awards-plain = Prämien rücken näher: Das ist { $worth } mehr wert als bei { $other-dat }.
kraftwagen-advice-why-time-plain = Der nächste Zug kommt früher: Das ist { $worth } mehr wert als bei { $other-dat }.
kraftwagen-advice-why-time-again = Der nächste Zug kommt sofort, bevor jemand anders zieht.
kraftwagen-advice-why-time-after = { $count ->
    [one] Der nächste Zug kommt bald, nach { $count } Zug von jemand anderem.
   *[other] Der nächste Zug kommt bald, nach { $count } Zügen von anderen.
}
kraftwagen-advice-why-time-later = { $count ->
    [one] Der nächste Zug kommt nach { $count } Zug von jemand anderem.
   *[other] Der nächste Zug kommt nach { $count } Zügen von anderen.
}
