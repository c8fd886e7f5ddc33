"""Answers in words, with what they will do."""

from collections.abc import Callable, Mapping

from carambolage.engine.words.phrase import Phrase
from carambolage.games.wacky_races.move.course import players_left, rearmost_place
from carambolage.games.wacky_races.names.action import ACTIONS
from carambolage.games.wacky_races.names.things import TRAP_KINDS, Terrain
from carambolage.games.wacky_races.pack_reading import RACERS
from carambolage.games.wacky_races.powers.driving import distance_to, spot_at
from carambolage.games.wacky_races.powers.gruesome_twosome import AHEAD
from carambolage.games.wacky_races.races.ground import hand_size
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.text.ahead import card_goal, power_goal
from carambolage.games.wacky_races.text.naming import (
    TILE_IDS,
    listing,
    located,
    own_power,
    power_effect,
    power_name,
    racer_name,
    terrain_name,
    trap_name,
    trap_text,
)
from carambolage.games.wacky_races.text.situations import declining, exhausting, naming_racer, naming_tile, stopping
from carambolage.games.wacky_races.tiles.payments import ONE
from carambolage.games.wacky_races.turn.cards import pair_card, triple_card

Fields = Mapping[str, int]
Teller = Callable[[State, Tables, int, Fields], Phrase]


def choice(g: State, t: Tables, seat: int, action: int) -> Phrase:
    """An answer in words."""
    answer = ACTIONS.unpack(action)
    return TELLERS[answer.verb](g, t, seat, answer.fields)


def _choose_racer(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    car = f["car"]
    kinds = [trap_name(kind) for kind in range(1, TRAP_KINDS) if (t.cancels[car] >> kind) & 1]
    code = RACERS[car]
    driver, hint = Phrase(f"racer-{code}.driver"), Phrase(f"racer-{code}.hint")
    traps = listing(kinds) if kinds else Phrase("nothing")
    return Phrase("choice-choose_racer", car=Phrase(f"racer-{code}"), driver=driver, traps=traps, hint=hint)


def _lay_tile(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = f["tile"]
    return Phrase("choice-lay_tile", tile=Phrase(f"tile-{TILE_IDS[which]}"), terrain=terrain_name(t.terrain[which]))


def _play(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-play", card=terrain_name(f["terrain"]), goal=card_goal(g, t, seat))


def _pay(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-pay", goal=card_goal(g, t, seat))


def _leave_river(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-leave_river", alone="yes" if players_left(g) == 1 else "no")


def _use(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = own_power(g, seat, f["slot"])
    return Phrase("choice-use", power=power_name(which), effect=_effect(g, t, seat, which))


def _effect(g: State, t: Tables, seat: int, which: int) -> Phrase:
    """What a power does in short, and where it leads if that can be told."""
    effect, end = power_effect(t, which), power_goal(g, t, seat, which)
    return effect if end is None else Phrase("effect-goal", effect=effect, goal=end)


def _stuck(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-stuck", most="one" if g.house.stuck_discard == ONE else "any")


def _end(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    if g.racers[seat].mud:
        return Phrase("choice-end-mud")
    return Phrase("choice-end", draw=max(0, hand_size(g, seat) - g.cards[seat]))


def _payment(*cards: int) -> Callable[[State, Tables, int], Phrase]:
    names = listing([terrain_name(card) for card in cards])
    return lambda g, t, seat: Phrase("choice-pay_cards", cards=names, goal=card_goal(g, t, seat))


def _pay_pair(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return _payment(f["terrain"], f["terrain"])(g, t, seat)


def _pay_triple(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return _payment(*(triple_card(f["cards"], place) for place in range(3)))(g, t, seat)


def _pay_prairie(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return _payment(Terrain.PRAIRIE, f["terrain"])(g, t, seat)


def _card(message: str) -> Teller:
    return lambda g, t, seat, f: Phrase(message, card=terrain_name(f["terrain"]))


def _play_named(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-play", card=terrain_name(g.about[0]), goal=card_goal(g, t, seat))


def _recover(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = own_power(g, seat, f["slot"])
    return Phrase("choice-recover", power=power_name(which), effect=power_effect(t, which))


def _trap(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-trap", trap=trap_name(f["kind"]), text=trap_text(t, f["kind"]))


def _shift(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    spot, way = f["place"], 1 if f["way"] == AHEAD else -1
    other = spot_at(g, seat, distance_to(g, seat, spot, g.about[0]) + way)
    return Phrase("choice-shift", trap=trap_name(g.trap[spot]), start=located(g, spot), end=located(g, other))


def _convert(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    which = own_power(g, f["racer"], f["slot"])
    owner = racer_name(g, f["racer"], "of")
    return Phrase("choice-convert", power=power_name(which), racer=owner, effect=_effect(g, t, seat, which))


def _keep_pair(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    cards = [terrain_name(pair_card(f["cards"], place)) for place in range(2)]
    return Phrase("choice-keep", card=listing(cards))


def _villain(g: State, t: Tables, seat: int, f: Fields) -> Phrase:
    return Phrase("choice-villain", tile=located(g, rearmost_place(g) - 1))


TELLERS: dict[str, Teller] = {
    "choose_racer": _choose_racer,
    "lay_tile": _lay_tile,
    "play": _play,
    "pay": _pay,
    "leave_river": _leave_river,
    "use": _use,
    "stuck": _stuck,
    "end": _end,
    "pay_pair": _pay_pair,
    "pay_triple": _pay_triple,
    "pay_prairie": _pay_prairie,
    "discard": _card("choice-discard"),
    "stop": stopping,
    "top": _card("choice-top"),
    "name": _card("choice-name"),
    "keep": _card("choice-keep"),
    "play_named": _play_named,
    "stay": lambda g, t, seat, f: Phrase("choice-stay"),
    "racer": naming_racer,
    "recover": _recover,
    "exhaust": exhausting,
    "decline": declining,
    "tile": naming_tile,
    "trap": _trap,
    "shift": _shift,
    "convert": _convert,
    "keep_pair": _keep_pair,
    "villain": _villain,
}
