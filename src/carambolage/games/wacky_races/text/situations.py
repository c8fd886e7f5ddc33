"""Answers whose meaning depends on the question: a racer, a tile, a power to exhaust, enough, no thanks."""

from collections.abc import Mapping

from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power, Trap
from carambolage.games.wacky_races.powers.driving import distance_to, spot_at
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.ahead import goal
from carambolage.games.wacky_races.text.naming import is_seen, located, own_power, power_name, racer_name, trap_name

Fields = Mapping[str, int]


def naming_racer(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A racer is named: to move, to swap places, to lose cards, to suffer a trap."""
    racer = f["racer"]
    if g.ask == Question.ORDER_RACERS:
        return _moving(g, t, racer, g.about[1], g.about[2])
    if g.ask == Question.ORDER_NEUTRALS:
        return _moving(g, t, racer, 1, Manner.PLAIN)
    if g.ask == Question.TUNNEL_PICK:
        return _moving(g, t, racer, t.trap_number[Trap.PAINTED_TUNNEL][0], Manner.PLAIN)
    if g.ask == Question.PW_TARGET and g.about[0] == Power.PERFECT_GENTLEMAN:
        return _moving(g, t, racer, 1, Manner.POWER)
    if g.ask == Question.PW_OPPONENT or (g.ask == Question.PW_TARGET and g.about[0] == Power.STICK_EM_UP):
        return _robbing(g, t, racer)
    who = racer_name(g, racer, "start")
    if g.ask == Question.TRAP_VICTIM:
        return Phrase("choice-victim", racer=who)
    return Phrase("choice-swap", racer=who, tile=located(g, g.racers[racer].place))


def _moving(g: State, t: Tables, racer: int, distance: int, how: int) -> Phrase:
    return Phrase("choice-mover", racer=racer_name(g, racer, "start"), goal=goal(g, t, racer, distance, how))


def _robbing(g: State, t: Tables, racer: int) -> Phrase:
    who = racer_name(g, racer, "start")
    if g.racers[racer].neutral:
        return Phrase("choice-hold_up-neutral", racer=who, draw=t.number[Power.STICK_EM_UP][2])
    most = 1 if g.ask == Question.PW_OPPONENT else t.number[Power.STICK_EM_UP][1]
    return Phrase("choice-rob", racer=who, cards=min(most, g.cards[racer] - 1), count=g.cards[racer])


def naming_tile(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A tile is named: to swap, to fly to, to strike, to lay or lift a trap."""
    spot = f["place"]
    tile = located(g, spot)
    if g.ask == Question.PW_STRAFE:
        seen = "yes" if is_seen(g.trap[spot]) else "no"
        return Phrase("choice-strafe", seen=seen, trap=trap_name(g.trap[spot]), tile=tile)
    if g.ask != Question.PW_TILE:
        return Phrase("choice-tile", tile=tile, trap="no" if g.trap[spot] == Trap.NONE else "yes")
    if g.about[0] == Power.ON_THEIR_TAIL:
        distance = distance_to(g, seat, spot, t.number[Power.ON_THEIR_TAIL][0])
        return Phrase("choice-fly", goal=goal(g, t, seat, distance, Manner.FLYING | Manner.POWER))
    if g.about[0] == Power.SAWTOOTH:
        return Phrase("choice-saw", tile=tile, ahead=located(g, spot_at(g, seat, 1)))
    return Phrase("choice-fell", tile=tile, distance=t.number[Power.TIMBER][1])


def exhausting(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """A power is turned face down: by Sabotage, or for a boost."""
    name = power_name(own_power(g, seat, f["slot"]))
    if g.ask == Question.SABOTAGE:
        return Phrase("choice-exhaust", power=name)
    far = t.number[Power.TURBO_BOOST][1]
    return Phrase("choice-boost", power=name, distance=far, goal=goal(g, t, seat, far, Manner.POWER))


def stopping(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """Enough discarded, or enough recovered."""
    if g.ask == Question.STUCK_DISCARD:
        return Phrase("choice-stop")
    if g.ask == Question.PW_RECOVER:
        return Phrase("choice-stop-recovering")
    which, count = g.about[0], g.about[1]
    number = count + t.number[which][0]
    if which == Power.BEAUTY_STOP:
        return Phrase("choice-stop-drawing", draw=number)
    return Phrase("choice-stop-running", distance=number, goal=goal(g, t, seat, number, Manner.POWER))


def declining(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    """No thanks."""
    if g.ask == Question.PW_CRYSTAL:
        return Phrase("choice-decline-crystal")
    if g.ask == Question.PW_TURBO:
        far = t.number[Power.TURBO_BOOST][0]
        return Phrase("choice-decline-turbo", distance=far, goal=goal(g, t, seat, far, Manner.POWER))
    return Phrase("choice-decline-foiled" if g.ask == Question.RECOVER_FOILED else "choice-decline-crossroads")
