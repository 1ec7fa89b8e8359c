"""Puts whole texts side by side; nothing here reaches into a sentence.

A sentence is never assembled from parts: it is one message, whose arguments are terms, lists,
numbers, names of players or texts quoted as they are (``quote``).
"""

from __future__ import annotations

_ENDS = (".", "!", "?", "…", ":", "”")


def sentences(*said: str) -> str:
    """Return whole sentences one after the other; empty ones are left out."""
    return " ".join(filter(None, said))


def aloud(*said: str) -> str:
    """Return texts to be read aloud one after the other, with full stops between them."""
    *before, last = [one for one in said if one] or [""]
    return " ".join([*(one if one.endswith(_ENDS) else f"{one}." for one in before), last])


def beside(*said: str) -> str:
    """Return short texts side by side in one line; empty ones are left out."""
    return " · ".join(filter(None, said))


def quote(said: str) -> str:
    """Return a text that a message shows as it is: after a colon, in brackets or in quotes."""
    return said


def bare(said: str) -> str:
    """Return a text to be quoted by a message with a full stop of its own: without the text's."""
    return said[:-1] if said.endswith(".") and not said.endswith("..") else said


def series(*said: str) -> str:
    """Return texts that are quoted one after the other: "Take a body; End the turn"."""
    return "; ".join(filter(None, said))


def opening(said: str) -> str:
    """Return a text that opens a line, with a capital letter."""
    return said[:1].upper() + said[1:]


def plus(*said: str) -> str:
    """Return names or amounts that are added: "Hire + Engine"."""
    return " + ".join(filter(None, said))
