"""Our reader of Project Fluent against the two libraries of its makers: same trees, same texts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from kraftwagen.ui.language import pattern
from kraftwagen.ui.language.bundle import Bundle, Term, TermList, variables
from kraftwagen.ui.language.formats import PLAIN, Formats
from kraftwagen.ui.language.i18n import files_of, load_bundle
from kraftwagen.ui.language.pattern import FluentError, Message, Reference, Select, Variable, Words
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from tests.every import in_turn

LOCALE = assets_dir() / "locale"
COUNTS = (0, 1, 2, 5, 11, 21)

EVERYTHING = """
plain = Words
spaces =    Words   with { "" } blanks{ "  " }
lines =
    First

      deeper
    { "[" }third] { $name }
    last
chosen = You { $count ->
    [0] lose
    [one] win { $count } car
   *[other]
        win
        { $count } cars
  } today
said = { $gender ->
    [f] one
   *[m] other
} and { $gender }
nested = { $count ->
    [one] { $name ->
        [Ada] A
       *[other] B
    }
   *[other] C
}
signs = { "{" } { "\\u00e9\\"\\\\" } { 5 } { -1.5 }
car = car
    .plural = cars of { $name }
    .the = the car
shows = { car }, { car.plural }, { -house(case: "of") }, { -house.gender ->
    [n] it
   *[other] they
}
-house = { $case ->
    [of] of our house
   *[none] our house
 }
    .gender = n
"""


def tree(read: ast.Pattern | None) -> tuple[Any, ...]:
    """A text as we keep it."""
    return tuple(
        Words(part.value) if isinstance(part, ast.TextElement) else inner(part.expression)
        for part in (read.elements if read else ())
    )


def inner(part: Any) -> Any:
    if isinstance(part, ast.Placeable):
        return inner(part.expression)
    if isinstance(part, ast.VariableReference):
        return Variable(part.id.name)
    if isinstance(part, ast.SelectExpression):
        variants = tuple((inner(one.key), tree(one.value)) for one in part.variants)
        default = next(tree(one.value) for one in part.variants if one.default)
        return Select(inner(part.selector), variants, default)
    if isinstance(part, ast.MessageReference | ast.TermReference):
        dash = "-" if isinstance(part, ast.TermReference) else ""
        named = getattr(getattr(part, "arguments", None), "named", ())
        values = tuple((one.name.name, inner(one.value)) for one in named)
        return Reference(dash + part.id.name, part.attribute.name if part.attribute else "", values)
    return part.name if isinstance(part, ast.Identifier) else part.parse()["value"]


def known(source: str) -> dict[str, Message]:
    """The messages of a file as the library of Project Fluent reads them."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            forms = {one.id.name: tree(one.value) for one in entry.attributes}
            found[dash + entry.id.name] = Message(tree(entry.value), forms)
    return found


def bundle(source: str) -> Bundle:
    made = Bundle(Formats(PLAIN))
    assert made.add(source) == []
    return made


def test_everything_is_read_as_its_makers_read_it() -> None:
    made, theirs = bundle(EVERYTHING), known(EVERYTHING)
    assert list(made) == list(theirs)
    for name in made:
        assert made.message(name) == theirs[name], name


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_shipped_texts_are_read_as_their_makers_read_them(language: str) -> None:
    made, theirs = load_bundle(LOCALE, language), dict[str, Message]()
    for file in files_of(LOCALE, language):
        found = known(file.read_text(encoding="utf-8"))
        assert not theirs.keys() & found.keys(), f"two messages of one name in {file.name}"
        theirs |= found
    assert len(made._messages) == len(theirs)
    for name in made:
        assert made.message(name) == theirs[name], name


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_shipped_texts_say_what_the_library_says(language: str) -> None:
    """With each plural class; nothing stays open. Every second text; ``EVERY=1``: all."""
    made, theirs = load_bundle(LOCALE, language), FluentBundle([language], use_isolating=False)
    for file in files_of(LOCALE, language):
        theirs.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    problems: list[str] = []
    for name in in_turn([name for name in made if not name.startswith("-")], 0):
        message = made.message(name)
        assert message is not None
        values: dict[str, object] = {one: f"<{one}>" for one in variables(message.value)}
        for count in COUNTS if "count" in values else COUNTS[:1]:
            values["count"] = count
            said = theirs.format_pattern(theirs.get_message(name).value, values)[0]
            assert made.fill(name, values, problems) == said, name
    assert problems == []


def test_every_way_of_saying_says_what_the_library_says() -> None:
    made, theirs = bundle(EVERYTHING), FluentBundle(["en"], use_isolating=False)
    theirs.add_resource(FluentResource(EVERYTHING))
    for name in [name for name in made if not name.startswith("-")]:
        for count in COUNTS:
            for other in ({"name": "Ada", "gender": "f"}, {"name": "{x}", "gender": "m"}):
                values = {"count": count, **other}
                said, missed = theirs.format_pattern(theirs.get_message(name).value, values)
                assert missed == []
                assert made.fill(name, values, []) == said, name


def test_a_name_brings_its_forms() -> None:
    made = bundle(
        "term-car = city car\n    .a = a city car\n    .plural = { $count } city cars\n"
        "sale = { $car-a } is sold, { $car-plural } wait; { $car }, { $car-gender }\n"
    )
    problems: list[str] = []
    values = {"car": Term.of("city car", "term.car", {"count": 3})}
    said = made.fill("sale", values, problems)
    assert said == "a city car is sold, 3 city cars wait; city car, city car"
    assert problems == []


def test_a_form_of_a_list_is_that_of_each_name() -> None:
    made = bundle(
        "term-day = der Tag\n    .dat = dem Tag\nterm-ox = der Ochs\nwith = mit { $all-dat }\n"
    )
    items = [Term.of("der Tag", "term.day", {}), Term.of("der Ochs", "term.ox", {}), "Ada"]
    problems: list[str] = []
    values = {"all": TermList.of("der Tag, der Ochs und Ada", items)}
    listed = Formats(PLAIN).list(["dem Tag", "der Ochs", "Ada"])
    assert made.fill("with", values, problems) == f"mit {listed}"
    assert made.fill("with", {"all": "Ada"}, problems) == "mit Ada"
    assert problems == []
    assert made.fill("with", {}, problems) == "mit {$all-dat}"
    assert problems


@pytest.mark.parametrize(
    "source",
    ["{ $x", "{ $x -> [a] b }", "{ $x ->\n [a] b\n *[c] d\n *[e] f\n}", "a }", "{ -a.b }",
     "{ a ->\n *[b] c\n}", "{ }", "{ F() }", '{ "\\x" }', '{ -a(b: $c) }',
     "{ $x ->\n *[a b] c\n}", "{" * 40],
)  # fmt: skip
def test_what_is_no_text_is_refused(source: str) -> None:
    with pytest.raises(FluentError):
        pattern.read_message(f" {source}\n")


def test_what_stands_between_messages_is_reported() -> None:
    made = Bundle(Formats(PLAIN))
    assert made.add("# note\na = b\nnot one\nc = d\n") == ["no message before c"]
    assert made.add("e = f\nlast") == ["no message at the end"]
    assert list(made) == ["a", "c", "e"]


def test_a_file_may_have_line_ends_of_windows(tmp_path: Path) -> None:
    made = bundle("a =\r\n    one\r\n    two\r\nb = three\r\n")
    assert [made.fill(name, {}, []) for name in "ab"] == ["one\ntwo", "three"]
