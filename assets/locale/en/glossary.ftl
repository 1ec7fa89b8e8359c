### Names of things that all games use, and the forms that names may have in this language.
### See docs/TRANSLATING.md.

# Forms, one a line: each is an attribute of a name and, with a value such as $piece, $piece-plural.
language-forms =
    a
    plural

# How long words begin where a hyphen may part them, one a line
language-seams =
    work
    market
    engineer
    count
    standard
