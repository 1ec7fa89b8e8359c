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

# Cómo empiezan las palabras largas donde se pueden partir, una por línea
language-seams =
    carro
    investi
    trabaja
    compra
    bonifi
    norte
    popu
    esta
    desarro
    patroci
    ingenie
    tempo
    configu
    descar
    seguri
    medi
    reglamen
    traye
