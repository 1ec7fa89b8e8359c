"""What the bars say about a match."""

from __future__ import annotations

from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.scenes.table.action_bar import ActionBarState
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.game import TableGame


def bar_state(table: TableController) -> ActionBarState:
    """Where a match stands, while animations still show how it came about, too."""
    game, busy, waits = table.game, table.director.busy, table.turns.waits
    scoring = table.director.frozen
    looking = "" if table.looking is None else past(game, table.looking)
    match, hooks = game.match, game.hooks
    # Who has won is not said before the last scoring has been shown.
    over, ending = match.is_over and not busy, scoring or (match.is_over and busy)
    state = match.steps[-1].before if ending else match.state
    if over:
        seat = match.spec.winners(state)[0]
    else:
        seat = match.steps[-1].seat if ending else _acting(game, busy)
    # A bot's last move is its own until it has been shown, whoever is next.
    person = game.person_to_move and match.seats[seat].is_person
    waiting = not person or busy
    ended = "" if busy else game.guide.ended()
    if over:
        line = game.tr("table.over")
    elif ending or ended:
        line = ""
    elif person:
        line = game.tr("table.your_move")
    elif table.held:
        line = ""  # Who is next waits for the reader.
    elif busy and match.steps and seat == match.steps[-1].seat:
        line = game.tr("table.moves")
    else:
        line = game.tr("table.waits") if waits and not busy else game.tr("table.thinking")
    if scoring:
        prompt = game.tr("table.scoring")
    elif match.is_over or ended:
        prompt = ended
    else:
        said = person_prompt(table)
        prompt = table.held or _prompt(game, seat, said, waiting, waits and not busy)
    title = hooks.title(state)
    if match.is_practice:
        title = f"{title} · {game.tr('table.practice')}"
    if match.is_unassisted:
        title = f"{title} · {game.tr('table.pure')}"
    if sum(match.hints):
        title = f"{title} · {game.tr('table.hints_used', count=sum(match.hints))}"
    undo, words, tip = _undo(game)
    end, end_tip, urgent = _end_turn(game, busy)
    return ActionBarState(
        title=title,
        seat=seat,
        name="" if scoring else game.names[seat],
        line=line,
        prompt=prompt,
        waiting=not person,
        progress=0.0 if busy or person or match.is_over or ended else game.progress,
        undo=undo,
        undo_words=words,
        undo_tip=tip,
        end_turn=end,
        end_turn_tip=end_tip,
        end_turn_urgent=urgent,
        next=waits and not busy and not looking,
        over=over and not looking and game.guide.kept,
        looking=looking,
        hint=table.hints.problem(),
    )


def table_buttons(
    tr: Translator, state: ActionBarState, free: bool, ring: bool, pressed: str = ""
) -> list[tuple[str, str]]:
    """What the buttons of a controller do at the table: command and words.

    ``pressed`` has the words of a button that has to be pressed first, where the ring is on it.
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
    """Which past moment is shown: "Looking back: Gustav takes body 3."."""
    count = len(game.match.steps)
    events = game.decision(number).summary
    line = game.main_line([line for event in events for line in game.lines(event)])
    if not line:
        return game.tr("table.looking_at", number=number, count=count)
    return game.tr("table.looking", line=line)


def person_prompt(table: TableController) -> str:
    """What the person to move is to do, or which forced move is about to be made."""
    game, held = table.game, table.held
    if held:
        return held
    code = game.forced() if game.asks and not table.turns.held else None
    if code is None:
        return table.view.prompt()
    decision = game.hooks.decision(code, game.match.state)
    return game.tr("table.forced", name=game.names[game.match.actor], decision=decision)


def _acting(game: TableGame, busy: bool) -> int:
    """Whose move is seen: that of a bot as long as it is shown, else the one to move."""
    steps = game.match.steps
    if busy and steps and not game.match.seats[steps[-1].seat].is_person:
        return steps[-1].seat
    return game.match.actor


def _prompt(game: TableGame, seat: int, prompt: str, waiting: bool, waits: bool) -> str:
    """What is to be done; while another seat moves, why it did what it has just done."""
    if game.person_to_move and not waiting:
        return prompt
    if waits:
        any_press = game.tr(game.app.keys.anything)
        return game.tr("table.wait_next", name=game.names[game.match.actor], any=any_press)
    steps = game.match.steps
    why = game.why(len(steps)) if steps and steps[-1].seat == seat else ""
    if why:
        return game.tr("advice.waiting", name=game.names[seat], why=why)
    return "" if game.person_to_move else game.tr("table.wait", name=game.names[seat])


def _undo(game: TableGame) -> tuple[bool, str, str]:
    status = game.undo_status()
    if status.kind == "undo":
        return (
            True,
            game.tr("table.undo"),
            game.tr("table.undo_tip", keys=game.app.keys.hint("undo")),
        )
    if status.kind == "take_back":
        tip = game.tr("table.take_back_tip", reason=status.reason)
        return True, game.tr("table.take_back"), tip
    return False, game.tr("table.undo"), status.reason


def _end_turn(game: TableGame, busy: bool) -> tuple[bool, str, bool]:
    """Whether the turn may end, what the button says about it, whether nothing else is left."""
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
    return True, " ".join(tips), len(legal) == 1
