"""The texts in the bars of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from kraftwagen.engine.types import Seat
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import bare, beside, quote, sentences
from kraftwagen.ui.scenes.table.action_bar import ActionBarState
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.scenes.table.phase import Phase

_BOTS: Final = (Phase.WAITING, Phase.HELD, Phase.THINKING)
"""Phases in which a bot is to decide."""


def bar_state(table: TableController) -> ActionBarState:
    """Return the content of the bars; it reveals nothing that animations have not shown yet."""
    game, phase = table.game, table.present
    match, hooks = game.match, game.hooks
    seat, state = _seen(game, phase)
    # While a bot's last move is being shown, no person counts as moving.
    person = game.person_to_move and match.seats[seat].is_person
    line, prompt = _LINES[phase](table, seat), _PROMPTS[phase](table, seat)
    ended = match.is_over and not table.director.busy  # the last scoring may still cover the table
    undo, words, tip = _undo(game)
    end, end_tip, urgent = _end_turn(game, table.showing)
    return ActionBarState(
        title=_titled(game, hooks.title(state)),
        seat=seat,
        name="" if phase is Phase.SCORING else game.names[seat],
        line=game.tr(f"table.{line}") if line else "",
        prompt=prompt,
        waiting=not person,
        progress=game.progress if phase in _BOTS else 0.0,
        undo=undo,
        undo_words=words,
        undo_tip=tip,
        end_turn=end and not table.held,
        end_turn_tip=end_tip,
        end_turn_urgent=urgent and not table.held,
        next=table.phase is Phase.WAITING,
        over=ended and table.looking is None and game.guide.kept,
        looking="" if table.looking is None else past(game, table.looking),
        hint=table.hints.problem(),
        face=game.moods.calm()[seat],
    )


def titles(game: TableGame) -> list[str]:
    """Return every title that the bar may have in this game."""
    return [_titled(game, stage) for stage in game.hooks.titles(game.match.state)]


def _titled(game: TableGame, stage: str) -> str:
    """Return a title of the bar: the stage of the game, and what kind of game it is."""
    kinds = {"practice": game.match.is_practice, "pure": game.match.is_unassisted}
    return beside(stage, *(game.tr(f"table.{kind}") for kind, on in kinds.items() if on))


def _seen(game: TableGame, phase: Phase) -> tuple[Seat, Any]:
    """Return the seat whose move is shown, and the state to describe.

    A bot stays the seat shown until its move has been animated. The winner is not revealed before
    the last scoring is over.
    """
    match, steps = game.match, game.match.steps
    if phase is Phase.OVER:
        return match.spec.winners(match.state)[0], match.state
    if phase is Phase.SCORING or (phase is Phase.MOVING and match.is_over):
        return steps[-1].seat, steps[-1].before
    if phase is Phase.MOVING and steps and not match.seats[steps[-1].seat].is_person:
        return steps[-1].seat, match.state
    return match.actor, match.state


def _moving(table: TableController, seat: Seat) -> str:
    """Return the key of the plate's text while a decision is being shown; empty for none."""
    match = table.game.match
    if match.is_over:
        return ""
    if table.game.person_to_move and match.seats[seat].is_person:
        return "your_move"
    if table.held:
        return ""
    return "moves" if match.steps and seat == match.steps[-1].seat else "thinking"


def _next(table: TableController, seat: Seat) -> str:
    """Return what must be read first, else that a seat waits for Next."""
    any_press = table.tr.term(table.app.keys.anything)
    name = table.game.names[seat]
    return table.held or table.tr("table.wait_next", name=name, any=any_press)


def _why(table: TableController, seat: Seat) -> str:
    """Return what must be read first, else why a seat decided as it did, else who is awaited."""
    game, steps = table.game, table.game.match.steps
    if game.match.is_over:
        return ""
    if held := table.held:
        return held
    why = game.why(len(steps)) if steps and steps[-1].seat == seat else ""
    if why:
        return game.tr("advice.waiting", name=game.names[seat], why=quote(why))
    if game.person_to_move:
        return ""
    return game.tr("table.wait" if steps else "table.begins_game", name=game.names[seat])


def _scoring(table: TableController) -> str:
    """Return what comes after the scoring that is shown."""
    return table.tr("table.scoring_last" if table.match.is_over else "table.scoring")


_Words: TypeAlias = Callable[[TableController, Seat], str]
_LINES: Final[Mapping[Phase, _Words]] = {
    Phase.SCORING: lambda table, seat: "",
    Phase.MOVING: _moving,
    Phase.OVER: lambda table, seat: "over",
    Phase.ENDED: lambda table, seat: "",
    Phase.FREE: lambda table, seat: "your_move",
    Phase.CHANGING: lambda table, seat: "your_move",
    Phase.WAITING: lambda table, seat: "" if table.held else "waits",
    Phase.HELD: lambda table, seat: "",  # the prompt says what must be read first
    Phase.THINKING: lambda table, seat: "thinking" if table.match.steps else "begins",
}
"""Returns the text on the seat's plate: a key below ``table.``, or empty."""
_PROMPTS: Final[Mapping[Phase, _Words]] = {
    Phase.SCORING: lambda table, seat: _scoring(table),
    Phase.MOVING: _why,
    Phase.OVER: lambda table, seat: table.game.guide.ended(),
    Phase.ENDED: lambda table, seat: table.game.guide.ended(),
    Phase.FREE: lambda table, seat: person_prompt(table),
    Phase.CHANGING: lambda table, seat: table.tr("table.wait", name=table.game.names[seat]),
    Phase.WAITING: _next,
    Phase.HELD: lambda table, seat: table.held,
    Phase.THINKING: _why,
}
"""Returns the prompt: what to do, or who is awaited."""


def table_buttons(
    tr: Translator, state: ActionBarState, free: bool, ring: bool, pressed: str = ""
) -> list[tuple[str, str]]:
    """Return the meaning of controller buttons at the table: pairs of command and text.

    ``free`` tells that a person may decide, ``ring`` that the focus ring is shown. ``pressed`` is
    the text of the focused button if that must be pressed before anything is decided, else empty.
    """
    possible = {
        "a": bool(pressed) or (free and ring),
        "back": bool(state.looking),
        "end_turn": state.next or (free and state.end_turn),
        "undo": state.undo,
        "next_choice": free,
        "right_trigger": free,
        "hint": free and not state.hint,
        "close_up": True,
        "menu": True,
    }
    keys = {"a": "choose", "end_turn": "next" if state.next else "end_turn"}
    own = {"undo": state.undo_words, "a": pressed}
    return [
        (command, own.get(command) or tr(f"buttons.{keys.get(command, command)}"))
        for command, now in possible.items()
        if now
    ]


def past(game: TableGame, number: int) -> str:
    """Return the past moment shown in words: "Looking back: Gustav takes body 3."."""
    count = len(game.match.steps)
    events = game.decision(number).summary
    line = game.main_line([line for event in events for line in game.lines(event)])
    if not line:
        return game.tr("table.looking_at", number=number, count=count)
    return game.tr("table.looking", line=quote(line))


def person_prompt(table: TableController) -> str:
    """Return the possible actions of the person to move, or the forced move about to be made."""
    game, held = table.game, table.held
    if held:
        return held
    code = game.forced() if game.asks and not table.turns.held else None
    if code is None:
        return table.view.prompt()
    decision = game.hooks.decision(code, game.match.state)
    return game.tr("table.forced", name=game.names[game.match.actor], decision=bare(decision))


def _undo(game: TableGame) -> tuple[bool, str, str]:
    status = game.undo_status()
    if status.kind == "undo":
        return (
            True,
            game.tr("table.undo"),
            game.tr("table.undo_tip", keys=game.app.keys.hint("undo")),
        )
    if status.kind == "take_back":
        tip = sentences(status.reason, game.tr("table.take_back_tip"))
        return True, game.tr("table.take_back"), tip
    return False, game.tr("table.undo"), status.reason


def _end_turn(game: TableGame, busy: bool) -> tuple[bool, str, bool]:
    """Return whether the turn may end, the tip of End turn, and whether only that is left to do."""
    code, match = game.hooks.end_turn, game.match
    if code is None or not game.person_to_move:
        return False, game.tr("table.end_turn_none"), False
    legal = match.legal()
    if code not in legal:
        reason = match.spec.why_not(match.state, code)
        return False, game.hooks.reason(reason) if reason else "", False
    if busy:
        return True, "", len(legal) == 1
    tips = [game.tr("table.end_turn_tip", keys=game.app.keys.hint("end_turn"))]
    for option in match.options(match.actor):
        if option.code == code:
            tips += [game.hooks.reason(warning) for warning in option.warnings]
    return True, sentences(*tips), len(legal) == 1
