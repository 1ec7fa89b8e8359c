### Namen der Dinge, einmal geschrieben: damit werden andere Texte gefüllt (siehe docs/TRANSLATING.md).

kraftwagen-term-pit_lane = die Boxengasse
    .from = aus der Boxengasse
kraftwagen-term-space = Feld { $space }
    .from = von Feld { $space }

# Aktionen auf den Plättchen
kraftwagen-term-task-hire = Anwerben
kraftwagen-term-task-research = Forschen
kraftwagen-term-task-body = Karosserie
kraftwagen-term-task-engine = Motor
kraftwagen-term-task-race = Grand Prix
kraftwagen-term-task-buyer = Käufer
kraftwagen-term-task-sale = Privatverkauf
kraftwagen-term-task-to_space = Rennwagen auf ein Feld
kraftwagen-term-task-grand_prix_engine = Motor für den Rennwagen
kraftwagen-term-special-hire = { $count ->
    [one] { $action } und { $amount } Arbeiter mehr
   *[other] { $action } und { $amount } Arbeiter mehr
}
kraftwagen-term-special-spaces = { $count ->
    [one] { $action } und { $amount } Feld weiter
   *[other] { $action } und { $amount } Felder weiter
}
kraftwagen-term-special-value = { $action } mit einem Wert von +{ $amount }
kraftwagen-term-special-cards = { $count ->
    [one] { $action } aus { $amount } Karte mehr
   *[other] { $action } aus { $amount } Karten mehr
}
kraftwagen-term-special-money = { $amount ->
    [one] { $action } und { $amount } Münze
   *[other] { $action } und { $amount } Münzen
}
kraftwagen-term-special-sale = { $action } und Privatverkauf
kraftwagen-term-part-body = Karosserie { $value }
kraftwagen-term-part-engine = Motor { $value }

# Was ein Käufer wünscht
kraftwagen-term-preference-body = Karosserie
kraftwagen-term-preference-engine = Motor
kraftwagen-term-preference-prestige = Prestige
kraftwagen-term-preference-price = Preis
kraftwagen-term-buyer-body = ein Karosseriekäufer
    .acc = einen Karosseriekäufer
kraftwagen-term-buyer-engine = ein Motorkäufer
    .acc = einen Motorkäufer
kraftwagen-term-buyer-prestige = ein Prestigekäufer
    .acc = einen Prestigekäufer
kraftwagen-term-buyer-price = ein Preiskäufer
    .acc = einen Preiskäufer

# Die Namen auf den Karten, siehe kraftwagen.table.card
kraftwagen-term-card-opel = Opel
kraftwagen-term-card-horch = Horch
kraftwagen-term-card-maybach = Maybach
kraftwagen-term-card-benz = Benz
kraftwagen-term-card-bugatti = Bugatti
kraftwagen-term-card-porsche = Porsche
kraftwagen-term-card-daimler = Daimler
kraftwagen-term-card-otto = Otto
kraftwagen-term-card-diesel = Diesel
kraftwagen-term-card-three_workers = Neue Leute
kraftwagen-term-card-grand_prix_5 = Renntag
kraftwagen-term-card-two_parts = Lieferung
kraftwagen-term-card-two_body = Karosseriebau
kraftwagen-term-card-two_engine = Motorenbau
kraftwagen-term-card-body_engine = Bauplan
kraftwagen-term-card-body_now = Prototyp
kraftwagen-term-card-engine_now = Prüfstand

kraftwagen-term-does-opel = Preiskäufer zahlen dreifach
kraftwagen-term-does-horch = einmal +1 und einmal +2 Motor für einen Wagen
kraftwagen-term-does-maybach = einmal +1 und einmal +2 Karosserie für einen Wagen
kraftwagen-term-does-benz = ein Käufer mehr beim Verkauf
kraftwagen-term-does-bugatti = mit einem besseren Motor fährt der Rennwagen sofort
kraftwagen-term-does-porsche = der Rennwagen fährt immer ein Feld weiter
kraftwagen-term-does-daimler = einmal +2 und einmal +4 Münzen bei einem Käufer
kraftwagen-term-does-otto = bis zu zwei Arbeiter und noch eine Forschungskarte
kraftwagen-term-does-diesel = zwei Änderungen an eigenen Wagen auf dem Markt
kraftwagen-term-marker-horch_low = Horchs Marker +1 Motor
    .with = mit Horchs Marker +1 Motor
kraftwagen-term-marker-horch_high = Horchs Marker +2 Motor
    .with = mit Horchs Marker +2 Motor
kraftwagen-term-marker-maybach_low = Maybachs Marker +1 Karosserie
    .with = mit Maybachs Marker +1 Karosserie
kraftwagen-term-marker-maybach_high = Maybachs Marker +2 Karosserie
    .with = mit Maybachs Marker +2 Karosserie
kraftwagen-term-marker-benz = der Käufermarker von Benz
    .with = mit dem Käufermarker von Benz
kraftwagen-term-marker-daimler_low = Daimlers Marker +2
    .with = mit Daimlers Marker +2
kraftwagen-term-marker-daimler_high = Daimlers Marker +4
    .with = mit Daimlers Marker +4
kraftwagen-term-marker-diesel_first = ein Marker von Diesel
    .with = mit einem Marker von Diesel
kraftwagen-term-marker-diesel_second = ein Marker von Diesel
    .with = mit einem Marker von Diesel

# Nach „Prämie für“
kraftwagen-term-award-lap_1 = die erste Runde
kraftwagen-term-award-lap_2 = die zweite Runde
kraftwagen-term-award-buyer = den zweiten gleichen Käufer
kraftwagen-term-award-market = den zweiten eigenen Wagen auf dem Markt
kraftwagen-term-award-body_3 = die erste Karosserie ab 3
kraftwagen-term-award-body_6 = die erste Karosserie ab 6
kraftwagen-term-award-engine_4 = den ersten Motor ab 4
kraftwagen-term-award-engine_7 = den ersten Motor 7
kraftwagen-term-award-workers = den letzten Arbeiter
kraftwagen-term-award-engineers = drei Ingenieure
