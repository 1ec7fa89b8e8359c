### Steckbriefe der Leute hinter den Bots von Kraftwagen; ihre Spielweise passt dazu.

## kraftwagen.people

kraftwagen-people-apprentice-name = Rudi
kraftwagen-people-apprentice-wants = Will einen ganzen Wagen mit eigenen Händen bauen, möglichst heute.
kraftwagen-people-apprentice-fears = Fürchtet, heimgeschickt zu werden, weil er zu viel fragt.
kraftwagen-people-apprentice-speaks = Spricht schnell, in halben Sätzen, meist Fragen zur eigenen Werkbank.
kraftwagen-people-journeyman-name = Paula
kraftwagen-people-journeyman-wants = Will eine Werkstatt, über deren Tor ihr Name steht.
kraftwagen-people-journeyman-fears = Fürchtet zu erfahren, dass sie zu billig verkauft hat. Oft stimmt es.
kraftwagen-people-journeyman-speaks = Spricht geradeheraus und lachend von der Arbeit, die gerade ansteht.
kraftwagen-people-merchant-name = Gustav
kraftwagen-people-merchant-wants = Will abends mehr in der Kasse als am Morgen.
kraftwagen-people-merchant-fears = Fürchtet den Wagen, den niemand kauft.
kraftwagen-people-merchant-speaks = Spricht langsam, in runden Summen, wenn alles abgewogen ist.
kraftwagen-people-engineer-name = Hedwig
kraftwagen-people-engineer-wants = Will wissen, was jeder Teil des Werks wert ist.
kraftwagen-people-engineer-fears = Fürchtet den Fehler, den sie nicht erklären kann.
kraftwagen-people-engineer-speaks = Spricht genau und in kurzen Sätzen, in jedem eine Zahl.
kraftwagen-people-champion-name = Theodora
kraftwagen-people-champion-wants = Will jemanden am Tisch, der sie überrascht.
kraftwagen-people-champion-fears = Fürchtet, dass niemand mehr gegen sie antreten mag.
kraftwagen-people-champion-speaks = Spricht selten und gütig, als hätte sie das Ende schon gesehen.
kraftwagen-people-racer-name = Elly
kraftwagen-people-racer-wants = Will als Erste über die Linie, koste es, was es wolle.
kraftwagen-people-racer-fears = Fürchtet den Stillstand, während andere fahren.
kraftwagen-people-racer-speaks = Spricht atemlos, von Kurven und vom Wetter.
kraftwagen-people-coachbuilder-name = Battista
kraftwagen-people-coachbuilder-wants = Will eine Karosserie, so schön, dass sie nie verschrottet wird.
kraftwagen-people-coachbuilder-fears = Fürchtet Blech, wo Esche und Leder hingehören.
kraftwagen-people-coachbuilder-speaks = Spricht warm und mit den Händen, von Linien und Farben.
kraftwagen-people-discounter-name = Willi
kraftwagen-people-discounter-wants = Will einen Wagen vor jedem Haus der Straße.
kraftwagen-people-discounter-fears = Fürchtet einen vollen Schuppen am Abend.
kraftwagen-people-discounter-speaks = Spricht laut wie auf dem Jahrmarkt, den Preis zuerst.
