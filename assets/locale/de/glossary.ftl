### Formen, die Namen von Dingen im Deutschen haben können. Siehe docs/TRANSLATING.md.

# Eine Form je Zeile: $piece-the-acc ist die Eigenschaft .the-acc des Namens.
language-forms =
    gender
    acc
    dat
    gen
    the
    the-acc
    the-dat
    a
    a-acc
    a-dat
    from
    on
    on-acc
    in
    in-acc
    with
    plural
    dat-plural

# Wie lange Wörter anfangen, wo ein Bindestrich sie trennen darf, je Zeile eines
language-seams =
    Karosserie
    Motor
    Motoren
    Prestige
    Preis
    Forschungs
    Aktions
    Verkaufs
    Start
    Sonder
    Bonus
    Silber
    Gold
    Familien
    Klein
    Sport
    Elektro
    Ingenieur
    Renn
    Wagen
    Wunsch
    Auftrags
    Punkte
    Personal
    Finanz
    Kofferraum
    Sicherheits
    Lenkungs
    Umwelt
    Manager
    Gewinn
    Herausforde
    Einstel
    Erinne
    Gespei
    Entwick
    Reihen
    Arbeits
    Werk
    Käufer
    Partie
    Startauf
    Spiel
    Zwischen
    Beliebt
