"""Reads the texts of Project Fluent: what stands after the ``=`` of a message in an .ftl file.

A text is a pattern: words, and between them placeables in braces. Only functions are left out;
numbers, dates and lists are written by ``formats.py`` before they come into a text.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NoReturn, TypeAlias

_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE: Final = re.compile(r"\\(?:([\\\"])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
_WORDS: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"[ \n]*")
_SPACES: Final = re.compile(r" *")
_LINES: Final = re.compile(r"(?: *\n)+")
_DEEPEST: Final = 12
"""How many placeables may stand in each other."""


class FluentError(ValueError):
    """A text does not follow the syntax."""


@dataclass(frozen=True, slots=True)
class Variable:
    """``$name``: a value given by the program."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """``name``, ``name.attribute`` or ``-name(case: "x")``: another text."""

    name: str
    attribute: str = ""
    values: tuple[tuple[str, str | float], ...] = ()


@dataclass(frozen=True, slots=True)
class Select:
    """``selector -> [one] ... *[other] ...``: one of several texts."""

    selector: Expression
    variants: tuple[tuple[str | float, Pattern], ...]
    default: Pattern


Expression: TypeAlias = "str | float | Variable | Reference | Select"
Pattern: TypeAlias = "tuple[Words | Expression, ...]"


class Words(str):
    """The words of a text, unlike a literal in braces; only these are translated."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Message:
    """A text with its attributes, such as the forms of a name."""

    value: Pattern = ()
    attributes: Mapping[str, Pattern] = field(default_factory=dict)


@dataclass(slots=True)
class _Indent:
    """The beginning of a line: line breaks, and how many spaces follow."""

    breaks: str
    spaces: int


def read_message(source: str) -> Message:
    """Return the text and attributes that stand after the ``=`` of a message."""
    return _Reader(source).message()


class _Reader:
    """Reads one message from its beginning to its end."""

    def __init__(self, source: str) -> None:
        self.source, self.at, self.depth = source, 0, 0

    def message(self) -> Message:
        value, attributes = self._pattern(), dict[str, Pattern]()
        while self._take(_BLANK) and self._next("."):
            name = self._name()
            self._take(_SPACES)
            self._expect("=")
            attributes[name] = self._pattern()
        if self.at < len(self.source):
            self._fail("text was not expected here")
        return Message(value, attributes)

    # --- Text

    def _pattern(self) -> Pattern:
        self._take(_SPACES)
        parts: list[Words | Expression | _Indent] = []
        while (part := self._part(not parts)) is not None:
            parts.append(part)
        return _dedented(parts)

    def _part(self, first: bool) -> Words | Expression | _Indent | None:
        source = self.source
        if self._next("{"):
            return self._placeable()
        if found := _WORDS.match(source, self.at):
            self.at = found.end()
            return Words(found[0])
        if self.at >= len(source) or source[self.at] == "}":
            return None
        lines = _LINES.match(source, self.at)
        assert lines is not None, "only a line break is left"
        spaces = _SPACES.match(source, lines.end())
        begin = spaces.end() if spaces else lines.end()
        then = source[begin : begin + 1]
        if not then or then in "}[*." or (begin == lines.end() and then != "{"):
            return None
        self.at = begin
        breaks = "" if first else "\n" * lines[0].count("\n")
        return _Indent(breaks, begin - lines.end())

    # --- Placeables

    def _placeable(self) -> Expression:
        self.depth += 1
        if self.depth > _DEEPEST:
            self._fail("too many braces in each other")
        self._take(_BLANK)
        expression = self._inline()
        self._take(_BLANK)
        hidden = isinstance(expression, Reference) and _is_hidden(expression)
        if self._next("->"):
            if isinstance(expression, Select) or (isinstance(expression, Reference) and not hidden):
                self._fail("this cannot choose a variant")
            expression = self._select(expression)
        elif hidden:
            self._fail("an attribute of a term can only choose a variant")
        self._expect("}")
        self.depth -= 1
        return expression

    def _inline(self) -> Expression:
        if self._next("{"):
            return self._placeable()
        if self._next("$"):
            return Variable(self._name())
        literal = self._literal()
        return self._reference() if literal is None else literal

    def _literal(self) -> str | float | None:
        if found := _STRING.match(self.source, self.at):
            self.at = found.end()
            return _ESCAPE.sub(self._unescaped, found[1])
        if found := _NUMBER.match(self.source, self.at):
            self.at = found.end()
            return _number(found[0])
        return None

    def _unescaped(self, escape: re.Match[str]) -> str:
        code = escape[2] or escape[3]
        number = int(code or "0", 16)
        if escape[4] or number > sys.maxunicode or 0xD800 <= number <= 0xDFFF:
            self._fail(f"{escape[0]} is no character")
        return chr(number) if code else escape[1]

    def _reference(self) -> Reference:
        dash = "-" if self._next("-") else ""
        name = dash + self._name()
        attribute = self._name() if self._next(".") else ""
        if not self._next("("):
            return Reference(name, attribute)
        if not dash:
            self._fail("functions are not known")
        return Reference(name, attribute, self._values())

    def _values(self) -> tuple[tuple[str, str | float], ...]:
        values = []
        while self._take(_BLANK) and not self._next(")"):
            name = self._name()
            self._take(_BLANK)
            self._expect(":")
            self._take(_BLANK)
            literal = self._literal()
            if literal is None:
                self._fail("a value in quotes or a number was expected")
            values.append((name, literal))
            self._take(_BLANK)
            if not self._next(",") and self.source[self.at : self.at + 1] != ")":
                self._fail("a ) was expected")
        return tuple(values)

    def _select(self, selector: Expression) -> Select:
        variants: list[tuple[str | float, Pattern]] = []
        default: Pattern | None = None
        while self._take(_BLANK) and (starred := self._starred()) is not None:
            self._take(_BLANK)
            number = _NUMBER.match(self.source, self.at)
            key = self._read(_number, number) if number else self._name()
            self._take(_BLANK)
            self._expect("]")
            variants.append((key, self._pattern()))
            if starred:
                if default is not None:
                    self._fail("two variants have a star")
                default = variants[-1][1]
        if default is None:
            self._fail("no variant has a star")
        return Select(selector, tuple(variants), default)

    def _starred(self) -> bool | None:
        """Take the beginning of a variant; returns None if there is none."""
        return True if self._next("*[") else False if self._next("[") else None

    # --- Signs

    def _read(self, made: Callable[[str], float], found: re.Match[str]) -> float:
        self.at = found.end()
        return made(found[0])

    def _take(self, what: re.Pattern[str]) -> bool:
        """Pass over what may be empty; always true."""
        found = what.match(self.source, self.at)
        self.at = found.end() if found else self.at
        return True

    def _next(self, sign: str) -> bool:
        if not self.source.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def _expect(self, sign: str) -> None:
        if not self._next(sign):
            self._fail(f"a {sign} was expected")

    def _name(self) -> str:
        found = _NAME.match(self.source, self.at)
        if not found:
            self._fail("a name was expected")
        self.at = found.end()
        return found[0]

    def _fail(self, problem: str) -> NoReturn:
        near = self.source[self.at : self.at + 20].split("\n")[0]
        raise FluentError(f"{problem} at “{near}”")


def _is_hidden(reference: Reference) -> bool:
    """Return whether this is an attribute of a term: ``-house.gender``."""
    return reference.name.startswith("-") and bool(reference.attribute)


def _number(text: str) -> float:
    return float(text) if "." in text else int(text)


def _dedented(parts: list[Words | Expression | _Indent]) -> Pattern:
    """Return parts without the spaces that all lines begin with, and blanks at the end."""
    common = min((part.spaces for part in parts if isinstance(part, _Indent)), default=0)
    joined: list[Words | Expression] = []
    for part in parts:
        if isinstance(part, _Indent):
            part = Words(part.breaks + " " * (part.spaces - common))
        if isinstance(part, Words) and joined and isinstance(joined[-1], Words):
            joined[-1] = Words(joined[-1] + part)
        else:
            joined.append(part)
    if joined and isinstance(joined[-1], Words):
        joined[-1] = Words(joined[-1].rstrip(" \n"))
    return tuple(part for part in joined if not isinstance(part, Words) or part)
