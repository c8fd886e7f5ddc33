"""The crews and their vehicles (chapter 28.2)."""

import re

from carambolage.engine.packs.ordered import in_order
from carambolage.engine.packs.reader import Item, PackReader
from carambolage.games.thunder_road.names.things import Size, VehicleKind
from carambolage.games.thunder_road.state import Tables

CARS = ("doom_buggy", "avenger", "eliminator")
BIKES = ("bike_skull", "bike_spade", "bike_bolt", "bike_scorpion", "bike_eight_ball")
VEHICLES = (*CARS, "big_rig", *BIKES, "wreck")
CREWS = {
    "blue": ("cars", CARS),
    "green": ("cars", CARS),
    "orange": ("cars", CARS),
    "white": ("cars", CARS),
    "big_rig": ("big_rig", ("big_rig",)),
    "final_five": ("final_five", BIKES),
}
SIZES = ("small", "medium", "large")
MOST_COASTS = 6


def read_crews(reader: PackReader, t: Tables) -> None:
    """Who drives, and in what."""
    top = reader.file("crews.toml")
    for number, crew in in_order(top, "crew", tuple(CREWS)):
        read_crew(crew, *list(CREWS.values())[number])
    coasts: dict[int, int] = {}
    for number, vehicle in in_order(top, "vehicle", VEHICLES):
        name = VEHICLES[number]
        if name in CARS:
            t.sizes[number] = read_vehicle(vehicle, "car", SIZES, 2)
            read_coasts(vehicle, VehicleKind.CAR, coasts)
        elif name in BIKES:
            read_vehicle(vehicle, "bike", SIZES[:1], 1)
            read_coasts(vehicle, VehicleKind.BIKE, coasts)
        else:
            read_vehicle(vehicle, *(("rig", SIZES[2:], 0, 3) if name == "big_rig" else ("wreck", SIZES[:1], 0)))
            vehicle.number("coasts", 0, 0)
    for kind, count in coasts.items():
        t.coasts[kind] = count


def read_crew(crew: Item, kind: str, vehicles: tuple[str, ...]) -> None:
    """A crew's parts, which are fixed, and its colour, which is not."""
    for key in ("kind", "board", "die"):
        crew.choice(key, (kind,))
    crew.number("choppers", 1, 1)
    if [vehicles[number] for number in crew.choices("vehicles", vehicles, len(vehicles))] != list(vehicles):
        crew.mistake(f"vehicles must be {', '.join(vehicles)}, in this order")
    colour = crew.text("colour")
    if crew.values.get("colour") == colour and not re.fullmatch("#[0-9a-f]{6}", colour):
        crew.mistake(f"colour = {colour!r} must be written as in #3c76ff")


def read_vehicle(vehicle: Item, kind: str, sizes: tuple[str, ...], slots: int, sections: int = 1) -> int:
    """The printed size of a vehicle on the ladder of sizes; its other parts are fixed."""
    vehicle.choice("kind", (kind,))
    vehicle.number("sections", sections, sections)
    vehicle.number("slots", slots, slots)
    return Size.SMALL + vehicle.choice("size", sizes)


def read_coasts(vehicle: Item, kind: int, coasts: dict[int, int]) -> None:
    """How often a vehicle may coast in a round: all of a kind alike."""
    count = vehicle.number("coasts", 0, MOST_COASTS)
    if coasts.setdefault(kind, count) != count:
        vehicle.mistake(f"coasts = {count} must be the same for all vehicles of a kind, here {coasts[kind]}")
