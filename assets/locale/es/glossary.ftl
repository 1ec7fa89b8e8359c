### Las formas que pueden tener los nombres en español. Véase docs/TRANSLATING.md.

# Una forma por línea: $piece-the es el atributo .the del nombre.
language-forms =
    gender
    a
    the
    of
    to
    in
    on
    from
    with
    plural
