"""How a game of Witches of the Revolution is shown at a terminal: in plain words, or drawn.

Letters and words say everything; colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from coven.games.revolution.components import ICON_NAMES, LETTERS
from coven.games.revolution.seen.view import EventView, PlayerView, RecruitView, RevolutionView
from coven.kernel import Setup
from coven.kernel.naming import meant, said, which_one

if TYPE_CHECKING:
    from rich.console import RenderableType

CLOSE: Final = 2
"""With so few pushes left, or so few spaces to Tyranny, the danger is told first."""
ICONS: Final = dict(zip(LETTERS, ICON_NAMES, strict=False))
"""What the letters on cards stand for."""
LEGEND: Final = ", ".join(f"{letter} {name}" for letter, name in ICONS.items())


ENDING: Final = ("discard", "draw")
"""The steps after the one in which players act and recruit."""
SETS_OFF: Final = {"Liberty": "Liberty falls", "Peril": "a Recruit is banished"}
"""What the marks of the Event Line do, said of what they will do."""


def key(setup: Setup) -> list[str]:
    """What the letters on cards stand for."""
    return [f"Icons: {LEGEND}."]


def plain(view: RevolutionView, setup: Setup) -> list[str]:
    """Everything on the table, in lines of words."""
    return [
        heading(view),
        *dangers(view),
        tracks(view),
        *(f"Event Line, {words}." for words in line_words(view)),
        *(f"Recruit {words}." for words in recruit_words(view)),
        *(f"Objective {words}." for words in objective_words(view)),
        *(f"{words}." for player in view.players.values() for words in player_words(view, player)),
        *under_way(view),
    ]


def heading(view: RevolutionView) -> str:
    """Whose turn it is, and how far it has come."""
    if view.result is not None:
        return f"Turn {view.turn}, {view.current}: the game is over."
    if view.step in ENDING:  # step3.1 what is left of Acts and Recruits lapses
        return f"Turn {view.turn}, {view.current}: {view.step}."
    left = f"{view.acts} Act{'' if view.acts == 1 else 's'}{'' if view.recruited else ' and a Recruit'} left"
    return f"Turn {view.turn}, {view.current}: {view.step}. {left}."


def dangers(view: RevolutionView) -> list[str]:
    """end.4, end.5, end.6 What could lose the game soon; nothing once it has ended."""
    found: list[str] = []
    if view.result is not None:
        return found
    if view.last_event_out:
        found.append("The last Event is out: win in this turn, or lose.")
    elif len(view.event_deck) <= CLOSE + 1:
        found.append(f"{_many(len(view.event_deck), 'Event')} left: when the last is out, the turn is the last.")
    if view.pushes_left <= CLOSE and pushes_come(view):
        lose = "loses" if view.pushes_left == 1 else "lose"
        found.append(f"{_many(view.pushes_left, 'more push', 'more pushes')} of the Event Line {lose} the game.")
    hits = sum(
        1 for one in view.event_line.values() if one is not None and one.moves_next and "Liberty" in one.next_push
    )
    if view.liberty <= CLOSE:
        lose = "loses" if view.liberty == 1 else "lose"
        found.append(f"{_many(view.liberty, 'more space')} toward Tyranny {lose} the game.")
    if hits and hits >= view.liberty and pushes_come(view):
        found.append("The next push would reach maximum Tyranny.")
    return found


def tracks(view: RevolutionView) -> str:
    """Both tracks, and what they do now."""
    effects = " ".join(view.liberty_track[str(view.liberty)]) or "no effect"
    return (
        f"Liberty {view.liberty} of 7 ({effects}). Moon {view.moon} of {len(view.moon_track)}: every Event costs "
        f"{view.waning} more. Hand size {view.hand_size}. {_many(len(view.event_deck), 'Event')} and "
        f"{_many(len(view.recruit_deck), 'Recruit')} in the decks."
    )


def line_words(view: RevolutionView) -> Iterator[str]:
    """The Event Line: what each costs, and what its next move sets off."""
    for space, one in view.event_line.items():
        if one is not None:
            yield f"space {space}: {event_words(one, pushed=pushes_come(view))}"
        elif int(space) == view.loss_space:
            yield f"space {space}: the loss space"


def pushes_come(view: RevolutionView) -> bool:
    """end.6 Whether anything can still be pushed: no more when the last Event is out, or the game is over."""
    return view.result is None and not view.last_event_out


def event_words(one: EventView, *, pushed: bool) -> str:
    """An Event in the line, with what its next move sets off as long as there will be one."""
    hard = ", hard" if one.hard else ""
    text = f". {' '.join(one.text)}" if one.text else ""
    moves = f"; {next_words(one)}" if pushed else ""
    return f"{one.name} ({one.type}, {one.sign}{hard}) costs {' or '.join(one.costs)}{moves}{text}".rstrip(".")


def next_words(one: EventView) -> str:
    """event-step.2, event-step.8, event-step.10 What the next push does with an Event, and what that sets off."""
    if not one.moves_next:
        return "not pushed next"
    follows = one.next_push.split(" and ")
    return f"the next push: {' and '.join(SETS_OFF.get(part, part) for part in follows)}"


def recruit_words(view: RevolutionView) -> Iterator[str]:
    """The Recruits with what they cost now."""
    for space, one in view.recruits.items():
        if one is not None:
            yield f"space {space}: {_recruit(one)}"


def _recruit(one: RecruitView) -> str:
    match = ", 1 less with a card that shares an icon" if one.match and one.costs else ""
    return f"{one.name} ({one.kind} {one.icons}) costs {_many(one.costs, 'star')}{match}"


def objective_words(view: RevolutionView) -> Iterator[str]:
    """The Objectives with the markers left."""
    for name, one in view.objectives.items():
        left = ", ".join(f"{number} {icon}" for icon, number in one.markers.items() if number)
        yield f"{name}: {'achieved' if one.achieved else f'{left} left'}; boon: {one.boon}".rstrip(".")


def player_words(view: RevolutionView, player: PlayerView) -> Iterator[str]:
    """A player's cards and trophies."""
    hand = ", ".join(name for name in player.hand if name is not None)
    hidden = sum(name is None for name in player.hand)
    cards = ", ".join(part for part in (hand, _many(hidden, "hidden card") if hidden else "") if part) or "no cards"
    free = ", a free reshuffle" if player.free_reshuffle else ""
    yield (
        f"{player.seat} ({player.illustration}): {cards}; deck {len(player.deck)}, discard {len(player.discard)}, "
        f"trophies {', '.join(player.trophies) or 'none'}{free}"
    )


def proposal_words(view: RevolutionView) -> Iterator[str]:
    """What others propose."""
    for seat, one in view.proposals.items():
        gives = ", ".join(f"{number} {icon}" for icon, number in one["icons"].items())
        yield f"{seat} proposes to act against {one['event']}, and pledges {' and '.join(one['cards'])} ({gives})."


def under_way(view: RevolutionView) -> list[str]:
    """What others propose, and the Act or the Recruit that is being put together."""
    return [*proposal_words(view), *_put_together(view)]


def _put_together(view: RevolutionView) -> list[str]:
    if view.act is not None:
        help_ = ", ".join(f"{seat} {' and '.join(one['cards'])}" for seat, one in view.act["help"].items())
        parts = [*view.act["cards"], *(f"{icon} trophy" for icon in view.act["trophies"]), *([help_] if help_ else [])]
        would = view.act["would_pay"]
        hint = f" {', '.join(would)} would pay." if would else ""
        done = ", ".join(parts) or "nothing yet"
        return [f"Acting against {view.act['event']}: {view.act['standing']}, with {done}.{hint}"]
    if view.recruiting is not None:
        given = [*view.recruiting["cards"], *(f"trophy of {one}" for one in view.recruiting["trophies"])]
        return [f"Recruiting {view.recruiting['recruit']}, with {', '.join(given) or 'nothing yet'}."]
    return []


def draw(view: RevolutionView, setup: Setup, width: int) -> RenderableType:
    """Everything on the table, drawn for a terminal of this width."""
    from rich import box
    from rich.console import Group
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    line = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1))
    for name in ("", "Event Line", "costs", "sign", "next push"):
        line.add_column(name, overflow="fold")
    for space, one in view.event_line.items():
        if one is None:
            lost = int(space) == view.loss_space
            if int(space) <= view.loss_space:
                line.add_row(space, Text("the loss space" if lost else "·", style="bold red" if lost else "dim"))
            continue
        push = next_words(one).removeprefix("the next push: ") if pushes_come(view) else ""
        style = "bold red" if "loss" in push else "yellow" if one.moves_next and push != "nothing" else ""
        event = Text(one.name, style="bold" if one.hard else "")
        if one.text:
            event.append(f"\n{' '.join(one.text)}", style="italic dim")
        line.add_row(space, event, " or ".join(one.costs), one.sign, Text(push, style=style))
    sides = Table.grid(expand=True, padding=(0, 1))
    sides.add_column(ratio=1)
    sides.add_column(ratio=1)
    recruits = Text("\n".join(recruit_words(view)) or "none")
    sides.add_row(
        Panel(recruits, title="Recruits", title_align="left", box=box.ROUNDED),
        Panel(Text("\n".join(objective_words(view))), title="Objectives", title_align="left", box=box.ROUNDED),
    )
    people = Text("\n".join(words for player in view.players.values() for words in player_words(view, player)))
    return Group(
        Text(heading(view), style="bold"),
        *(Text(words, style="bold red") for words in dangers(view)),
        Text(tracks(view)),
        line,
        sides,
        Panel(people, title="Covens", title_align="left", box=box.ROUNDED),
        *(Text(words, style="italic") for words in under_way(view)),
        Text(LEGEND, style="dim"),
    )


def about(setup: Setup, name: str) -> list[str] | None:
    """A card in words, with what the table understands by its text, or an icon by its letter or name. The beginning of
    a name will do, or words in it; where several have them, they are listed. None if none has."""
    for letter, icon in ICONS.items():
        if said(name) in (said(letter), said(icon)):
            return [f"{letter} is an icon: {icon}.", *key(setup)]
    from coven.games.revolution.components_reading import read_board  # reading card text takes more than playing needs
    from coven.games.revolution.seen.cards import cards_of, shown

    board = read_board(setup.components)
    cards = cards_of(board)
    names = meant(name, cards)
    if len(names) != 1:
        return [which_one(names)] if names else None
    seen = shown(board, cards[names[0]])
    texts = [note for paragraph in seen.paragraphs for note in (paragraph.notes[:1] or (paragraph.text,))]
    return [f"{seen.name}: {seen.type_line}", *([f"{seen.corner}."] if seen.corner else []), *texts]


def _many(count: int, what: str, plural: str | None = None) -> str:
    return f"{count} {what if count == 1 else plural or f'{what}s'}"
