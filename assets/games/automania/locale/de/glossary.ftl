### Namen der Dinge, einmal geschrieben: damit werden andere Texte gefüllt (siehe docs/TRANSLATING.md).

automania-term-nothing = nichts
automania-term-counted-autobucks = { $count ->
    [one] { $count } Autobuck
   *[other] { $count } Autobucks
}
    .acc = { $count ->
        [one] { $count } Autobuck
       *[other] { $count } Autobucks
    }
    .dat = { $count ->
        [one] { $count } Autobuck
       *[other] { $count } Autobucks
    }
automania-term-counted-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
    .acc = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .dat = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
automania-term-counted-stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
    .acc = { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
    .dat = { $count ->
        [one] { $count } Stern
       *[other] { $count } Sternen
    }
automania-term-counted-medals = { $count ->
    [one] { $count } Silbermedaille
   *[other] { $count } Silbermedaillen
}
    .acc = { $count ->
        [one] { $count } Silbermedaille
       *[other] { $count } Silbermedaillen
    }
    .dat = { $count ->
        [one] { $count } Silbermedaille
       *[other] { $count } Silbermedaillen
    }
automania-term-counted-sales = Verkaufslimit +{ $count }
    .acc = Verkaufslimit +{ $count }
    .dat = Verkaufslimit +{ $count }
automania-term-counted-workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
    .acc = { $count ->
        [one] { $count } Arbeiter
       *[other] { $count } Arbeiter
    }
    .dat = { $count ->
        [one] { $count } Arbeiter
       *[other] { $count } Arbeitern
    }
automania-term-counted-neutral = { $count ->
    [one] { $count } neutraler Arbeiter
   *[other] { $count } neutrale Arbeiter
}
    .acc = { $count ->
        [one] { $count } neutralen Arbeiter
       *[other] { $count } neutrale Arbeiter
    }
    .dat = { $count ->
        [one] { $count } neutralem Arbeiter
       *[other] { $count } neutralen Arbeitern
    }
automania-term-counted-cars = { $count ->
    [one] { $count } Wagen
   *[other] { $count } Wagen
}
    .acc = { $count ->
        [one] { $count } Wagen
       *[other] { $count } Wagen
    }
    .dat = { $count ->
        [one] { $count } Wagen
       *[other] { $count } Wagen
    }
automania-term-counted-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
    .acc = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    .dat = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
automania-term-ship = Schiff { $ship }
automania-term-sales_office = Verkaufsbüro { $office }
automania-term-market-north_america = Nordamerika
automania-term-market-europe = Europa
automania-term-car-city = Kleinwagen
    .gen = Kleinwagens
automania-term-car-family = Familienwagen
    .gen = Familienwagens
automania-term-car-super = Sportwagen
    .gen = Sportwagens
automania-term-car-any = beliebiger Wagen
    .gen = beliebigen Wagens
automania-term-electric-city = Elektro-Kleinwagen
automania-term-electric-family = Elektro-Familienwagen
automania-term-electric-super = Elektro-Sportwagen

# Ein Wagen als Objekt eines Satzes: „baut einen Kleinwagen“
automania-term-made-city = einen Kleinwagen
automania-term-made-family = einen Familienwagen
automania-term-made-super = einen Sportwagen
automania-term-made_electric-city = einen Elektro-Kleinwagen
automania-term-made_electric-family = einen Elektro-Familienwagen
automania-term-made_electric-super = einen Elektro-Sportwagen
automania-term-demand-speed = Tempo
automania-term-demand-environment = Umwelt
automania-term-demand-handling = Lenkung
automania-term-demand-safety = Sicherheit
automania-term-demand-luggage = Kofferraum
automania-term-part-spoiler = Spoiler
    .the = der Spoiler
    .the-acc = den Spoiler
    .a-acc = einen Spoiler
automania-term-part-exhaust = Auspuff
    .the = der Auspuff
    .the-acc = den Auspuff
    .a-acc = einen Auspuff
automania-term-part-interior = Innenraum
    .the = der Innenraum
    .the-acc = den Innenraum
    .a-acc = einen Innenraum
automania-term-machine-speed = Tempo-Maschine
    .the = die Tempo-Maschine
    .the-acc = die Tempo-Maschine
    .a-acc = eine Tempo-Maschine
automania-term-machine-environment = Umwelt-Maschine
    .the = die Umwelt-Maschine
    .the-acc = die Umwelt-Maschine
    .a-acc = eine Umwelt-Maschine
automania-term-machine-handling = Lenkungs-Maschine
    .the = die Lenkungs-Maschine
    .the-acc = die Lenkungs-Maschine
    .a-acc = eine Lenkungs-Maschine
automania-term-machine-safety = Sicherheits-Maschine
    .the = die Sicherheits-Maschine
    .the-acc = die Sicherheits-Maschine
    .a-acc = eine Sicherheits-Maschine
automania-term-machine-luggage = Kofferraum-Maschine
    .the = die Kofferraum-Maschine
    .the-acc = die Kofferraum-Maschine
    .a-acc = eine Kofferraum-Maschine
automania-term-portrait-sales = Verkaufschef
    .the = der Verkaufschef
    .the-acc = den Verkaufschef
    .a-acc = einen Verkaufschef
automania-term-portrait-personnel = Personalchef
    .the = der Personalchef
    .the-acc = den Personalchef
    .a-acc = einen Personalchef
automania-term-portrait-engineer = Ingenieur
    .the = der Ingenieur
    .the-acc = den Ingenieur
    .a-acc = einen Ingenieur
automania-term-portrait-finance = Finanzchef
    .the = der Finanzchef
    .the-acc = den Finanzchef
    .a-acc = einen Finanzchef
automania-term-tile-bonus = Bonusplättchen
    .the = das Bonusplättchen
    .the-acc = das Bonusplättchen
    .a-acc = ein Bonusplättchen
automania-term-tile-with = { $thing } mit { $extra-dat }
    .the = { $thing-the } mit { $extra-dat }
    .the-acc = { $thing-the-acc } mit { $extra-dat }
    .a-acc = { $thing-a-acc } mit { $extra-dat }
automania-term-action_space-corner = die Ecke
    .on = auf der Ecke
    .in = in der Ecke
    .from = von der Ecke
automania-term-action_space-column_city = die Kleinwagen-Spalte
    .on = auf der Kleinwagen-Spalte
    .in = in der Kleinwagen-Spalte
    .from = von der Kleinwagen-Spalte
automania-term-action_space-column_family = die Familien-Spalte
    .on = auf der Familien-Spalte
    .in = in der Familien-Spalte
    .from = von der Familien-Spalte
automania-term-action_space-column_super = die Sport-Spalte
    .on = auf der Sport-Spalte
    .in = in der Sport-Spalte
    .from = von der Sport-Spalte
automania-term-action_space-column_contract = die Auftrags-Spalte
    .on = auf der Auftrags-Spalte
    .in = in der Auftrags-Spalte
    .from = von der Auftrags-Spalte
automania-term-action_space-row_city = die Kleinwagen-Zeile
    .on = auf der Kleinwagen-Zeile
    .in = in der Kleinwagen-Zeile
    .from = von der Kleinwagen-Zeile
automania-term-action_space-row_family = die Familien-Zeile
    .on = auf der Familien-Zeile
    .in = in der Familien-Zeile
    .from = von der Familien-Zeile
automania-term-action_space-row_super = die Sport-Zeile
    .on = auf der Sport-Zeile
    .in = in der Sport-Zeile
    .from = von der Sport-Zeile
automania-term-action_space-row_contract = die Auftrags-Zeile
    .on = auf der Auftrags-Zeile
    .in = in der Auftrags-Zeile
    .from = von der Auftrags-Zeile
automania-term-cell-grid = { $cell }
    .from = von { $cell }
automania-term-cell-office = unter Verkaufsbüro { $office }
    .from = unter Verkaufsbüro { $office }
automania-term-sales_space-limited = Verkaufsfeld { $space }
    .acc = Verkaufsfeld { $space }
    .from = von Verkaufsfeld { $space }
    .on = auf Verkaufsfeld { $space }
automania-term-sales_space-top = das oberste Feld
    .acc = das oberste Feld
    .from = vom obersten Feld
    .on = auf dem obersten Feld
automania-term-place-slot = Stellplatz { $slot }
    .on = auf Stellplatz { $slot }
    .on-acc = auf Stellplatz { $slot }
automania-term-place-office = Managerbüro { $number }
    .on = in Managerbüro { $number }
    .on-acc = in Managerbüro { $number }

# Wie in: die Stelle für den Spoiler des Kleinwagens
automania-term-place-style = die Stelle für { $part-the-acc } des { $car-gen }
    .on = am { $car }
    .on-acc = an den { $car }
automania-term-factory-side_a = Seite A
automania-term-factory-sumato = Sumato
automania-term-factory-elon = Elon
automania-term-factory-gloria = Gloria
automania-term-factory-werkmann = Werkmann
automania-term-side-left = links
automania-term-side-right = rechts

# Ein Auftrag als Ding: Kleinwagen, Beliebtheit 6, 2 Silbermedaillen
automania-term-contract-plain = { $car }, Beliebtheit { $popularity }, { $medal }
automania-term-contract-feature = { $car } mit { $feature }, Beliebtheit { $popularity }, { $medal }
automania-term-contract-hidden = ein verdeckter Auftrag
automania-term-contract-hidden_start = ein verdeckter Startauftrag
automania-term-popularity-wanted = Wünsche { $amount }
automania-term-popularity-machines = Maschinen { $amount }
automania-term-popularity-managers = Manager { $amount }
automania-term-popularity-style = Stilteile { $amount }
automania-term-popularity-electric = Elektrowagen { $amount }
automania-term-popularity-workers = Werbung { $amount }
