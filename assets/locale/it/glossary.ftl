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

# Come cominciano le parole lunghe dove si possono dividere, una per riga
language-seams =
    carroz
    acqui
    macchi
    respon
    impo
    utili
    pubbli
    popo
    suggeri
    miglio
    intelli
    posta
    segna
    ingegne
    automo
    collezio
    presta
    regola
