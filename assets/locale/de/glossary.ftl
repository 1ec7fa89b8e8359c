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
