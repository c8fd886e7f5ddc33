"""The crews as a seat sees them: dashboards, commands, dice, and of the cards in hand only its own."""

from collections.abc import Sequence
from copy import copy

from msgspec import Struct

from carambolage.games.thunder_road.crews.big_rig import section_of
from carambolage.games.thunder_road.names.things import BONUS_SLOT, COMMAND_SLOTS, RIG_SLOTS, Command, CrewKind
from carambolage.games.thunder_road.pack_reading.cards import AIRSTRIKES, BOUNTIES, GERMAN, ONE_SHOTS, UPGRADES
from carambolage.games.thunder_road.pack_reading.leaders import LEADERS
from carambolage.games.thunder_road.state import GONE, TURNS, Crew, State, Tables
from carambolage.games.thunder_road.text.naming import COMMANDS, CREWS, RIG_COMMANDS, SECTIONS, space_code
from carambolage.games.thunder_road.turn.boards import command_in, highest_need, lowest_need, works

KINDS_OF_CARDS = (("airstrike", AIRSTRIKES), ("bounty", BOUNTIES), ("one_shot", ONE_SHOTS))


class CommandSeen(Struct, gc=False):
    """A command; `low` and `high` are the dice it takes (0: only a token), `held` whether something lies on it, `fits`
    whether one of the crew's dice may go on it.
    """

    slot: int
    id: str
    low: int
    high: int
    held: bool
    fits: bool
    section: str | None
    damaged: bool


class German(Struct, gc=False):
    """German Engineering cards; `hand` is none for those who may not see it, `named` a card that counts as a reward."""

    cards: int
    hand: list[str] | None
    deck: int
    boards: list[str]
    discard: list[str]
    named: str | None


class CrewSeen(Struct, gc=False):
    """A crew; `cards` counts the hand cards by kind, `hand` names them for their owner, `chopper` is a space."""

    crew: int
    id: str | None
    seat: int
    out: int
    dice: list[int]
    turns_left: int
    commanded: bool
    commands: list[CommandSeen]
    chopper: int | None
    chopper_where: str | None
    chopper_gone: bool
    steering: int
    leader: str | None
    tokens: int
    tokens_placed: int
    scrap: int
    hexed: int | None
    smoke: bool
    bonus: str | None
    bonus_hidden: bool
    cards: dict[str, int]
    hand: dict[str, str] | None
    draft: list[str] | None
    german: German | None


def crews(g: State, t: Tables, seat: int, public: Sequence[CrewSeen] = ()) -> list[CrewSeen]:
    """All crews in seat order; those of others may be taken from what a spectator sees."""
    if not public:
        return [_crew(g, t, seat, crew) for crew in range(g.crew_count)]
    return [_own_crew(g, t, crew, shown) if g.crews[crew].seat == seat else shown for crew, shown in enumerate(public)]


def _own_crew(g: State, t: Tables, crew: int, public: CrewSeen) -> CrewSeen:
    """A crew as its player sees it: as everybody, and the cards in hand; all anew where a command is a secret."""
    c = g.crews[crew]
    if public.bonus_hidden:
        return _crew(g, t, c.seat, crew)
    shown = copy(public)
    shown.hand, shown.draft, shown.german = _hand(c), _draft(c), _german(c, mine=True) if c.german else None
    return shown


def _crew(g: State, t: Tables, seat: int, crew: int) -> CrewSeen:
    c = g.crews[crew]
    mine = c.seat == seat
    shows_bonus = c.bonus != 0 and (mine or c.bonus_seen != 0)
    return CrewSeen(
        crew=crew,
        id=CREWS[c.kind] if c.kind >= 0 else None,
        seat=c.seat,
        out=c.out,
        dice=sorted(value for value in c.dice if value),
        turns_left=TURNS - c.turns if c.out == 0 else 0,
        commanded=c.commanded != 0,
        commands=_commands(g, t, crew, shows_bonus) if c.kind >= 0 else [],
        chopper=c.chopper if c.chopper >= 0 else None,
        chopper_where=space_code(g, c.chopper) if c.chopper >= 0 else None,
        chopper_gone=c.chopper == GONE,
        steering=c.steering,
        leader=list(LEADERS)[c.leader - 1] if c.leader else None,
        tokens=c.tokens,
        tokens_placed=c.tokens_out,
        scrap=c.scrap,
        hexed=c.hexed - 1 if c.hexed else None,
        smoke=c.smoke != 0,
        bonus=COMMANDS[Command.BONUS + c.bonus - 1] if shows_bonus else None,
        bonus_hidden=c.bonus != 0 and not shows_bonus,
        cards={name: 1 for name, _ in KINDS_OF_CARDS if getattr(c, name)},
        hand=_hand(c) if mine else None,
        draft=_draft(c) if mine else None,
        german=_german(c, mine) if c.german else None,
    )


def _commands(g: State, t: Tables, crew: int, shows_bonus: bool) -> list[CommandSeen]:
    if g.crews[crew].kind == CrewKind.BIG_RIG:
        return [_rig_command(g, t, crew, number) for number in range(RIG_SLOTS)]
    command: list[CommandSeen] = []
    for slot in range(COMMAND_SLOTS):
        if slot == BONUS_SLOT and not shows_bonus:
            continue
        which = command_in(g, t, crew, slot)
        if which != Command.NONE:
            command.append(_car_command(g, t, crew, slot, COMMANDS[which]))
    return command


def _car_command(g: State, t: Tables, crew: int, slot: int, name: str) -> CommandSeen:
    c, low, high = g.crews[crew], lowest_need(g, t, crew, slot), highest_need(g, t, crew, slot)
    return CommandSeen(
        slot=slot,
        id=name,
        low=low,
        high=high,
        held=bool((c.held >> slot) & 1),
        fits=low > 0 and any(low <= value <= high for value in c.dice),
        section=None,
        damaged=False,
    )


def _rig_command(g: State, t: Tables, crew: int, number: int) -> CommandSeen:
    low, high = t.rig_need[number]
    return CommandSeen(
        slot=number,
        id=RIG_COMMANDS[number],
        low=low,
        high=high,
        held=bool((g.crews[crew].sections >> section_of(number)) & 1),
        fits=any(low <= value <= high for value in g.crews[crew].dice),
        section=SECTIONS[section_of(number)],
        damaged=not works(g, crew, number),
    )


def _hand(c: Crew) -> dict[str, str]:
    """The cards in a player's own hand."""
    return {name: list(ids)[getattr(c, name) - 1] for name, ids in KINDS_OF_CARDS if getattr(c, name)}


def _draft(c: Crew) -> list[str]:
    """The upgrades that a player has kept so far."""
    return [list(UPGRADES)[card - 1] for card in c.kept if card]


def _german(c: Crew, mine: bool) -> German:
    return German(
        cards=c.hand.bit_count(),
        hand=_titles(c.hand) if mine else None,
        deck=c.deck.bit_count(),
        boards=_titles(c.boards),
        discard=_titles(c.discard),
        named=GERMAN[c.lucky_card - 1] if c.lucky_card else None,
    )


def _titles(bits: int) -> list[str]:
    return [name for number, name in enumerate(GERMAN) if (bits >> number) & 1]
