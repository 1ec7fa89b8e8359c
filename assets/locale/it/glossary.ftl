### Le forme che i nomi possono avere in italiano. Vedi docs/TRANSLATING.md.

# Una forma per riga: $piece-the è l’attributo .the del nome.
language-forms =
    gender
    a
    the
    of
    to
    from
    in
    on
    for
    with
    plural
    the_plural
