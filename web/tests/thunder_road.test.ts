import { describe, expect, it } from "vitest";
import { boxOf, frameOf, scrollFor } from "../src/games/thunder_road/board/camera";
import { landingOn } from "../src/games/thunder_road/board/landing";
import { middleOf, spotOf, spotOnBoard, spotsAlong, stepFrom, stepsBetween } from "../src/games/thunder_road/board/road";
import { pack } from "../src/games/thunder_road/received.svelte";
import { statistics } from "../src/games/thunder_road/statistics";

describe("the road of Thunder Road", () => {
  it("lays odd lanes half a space forward", () => {
    expect(middleOf({ column: 2, lane: 1 }).x - middleOf({ column: 2, lane: 0 }).x).toBe(50);
  });

  it("uses the numbers of spaces again after 24 columns", () => {
    expect(spotOnBoard(0, 0)).toEqual({ column: 0, lane: 0 });
    expect(spotOnBoard(5, 8)).toEqual({ column: 24, lane: 5 });
    expect(spotOnBoard(8 * 6, 8)).toEqual({ column: 8, lane: 0 });
    expect(spotOf(3, 25)).toEqual({ column: 24, lane: 3 });
  });

  it("steps in six directions and back again", () => {
    const here = { column: 5, lane: 2 };
    const back = { front: "rear", front_left: "rear_right", front_right: "rear_left" };
    for (const [there, home] of Object.entries(back)) expect(stepFrom(stepFrom(here, there), home)).toEqual(here);
    expect(stepFrom(here, "front_left")).toEqual({ column: 5, lane: 1 });
    expect(stepFrom({ column: 5, lane: 1 }, "front_left")).toEqual({ column: 6, lane: 0 });
  });

  it("goes to the right on a wide screen and upward on a phone, filling it", () => {
    const wide = frameOf(1100, 560, 0, false, false);
    expect([wide.upright, Math.round(wide.height)]).toEqual([false, 560]);
    const phone = frameOf(390, 480, 0, false, false);
    expect([phone.upright, Math.round(phone.width)]).toEqual([true, 390]);
    expect(boxOf(phone)).toMatch(/^-26 -2590 /);
    expect(86 * frameOf(490, 285, 0, false, false).scale).toBeGreaterThan(43.5);
    expect(scrollFor(wide, 1000, 1100, 560).left).toBeGreaterThan(scrollFor(wide, 500, 1100, 560).left);
  });

  it("follows a way of before and over a scroll of the board", () => {
    const spaces = [22, 23, 0, 1].map((column) => column * 6 + 2);
    expect(spotsAlong([-1, ...spaces], 0).map(({ column }) => column)).toEqual([22, 23, 24, 25]);
    expect(spotsAlong(spaces, 16).map(({ column }) => column)).toEqual([22, 23, 24, 25]);
  });

  it("goes upward on a tablet that is held so, with desert up to its edges", () => {
    const tablet = frameOf(820, 700, 0, false, false);
    expect([tablet.upright, Math.round(tablet.width)]).toEqual([true, 820]);
    expect(86 * tablet.scale).toBeGreaterThan(70);
    expect(700 / (100 * tablet.scale)).toBeGreaterThan(7);
  });

  it("shows the letters of the lanes whole or not at all", () => {
    const wide = frameOf(1100, 560, 0, false, false);
    for (let x = 0; x < 1500; x += 10) {
      const letters = (76 * wide.scale) - scrollFor(wide, x, 1100, 560).left;
      expect(letters > 20 || letters < -20).toBe(true);
    }
  });

  it("shows the whole road with desert up to the edges of the screen", () => {
    const [wide, phone] = [frameOf(1100, 560, 0, false, true), frameOf(390, 480, 0, false, true)];
    expect([wide.width, wide.height].map(Math.round)).toEqual([1100, 560]);
    expect([phone.width, phone.height].map(Math.round)).toEqual([390, 480]);
  });
});

describe("the pack of a table", () => {
  it("tells the grounds and hazard symbols of a tile", () => {
    pack.facts = { colours: {}, average_roll: {}, german: {}, sides: [{ ground: [0, 1, 3, 0, 0, 0, 2], symbols: [6] }] };
    expect(pack.spacesOf(0)[2]).toEqual({ lane: 2, column: 0, terrain: "impassable" });
    expect(pack.spacesOf(0)[6]).toEqual({ lane: 0, column: 1, terrain: "mud" });
    expect(pack.symbolsOf(0)).toEqual([6]);
  });

  it("paints the crews, and the game's own pack does before there is a table", () => {
    pack.facts = undefined;
    expect(pack.colourOf("blue")).toBe("#3c76ff");
    pack.facts = { colours: { blue: "#123456" }, average_roll: {}, german: {}, sides: [] };
    expect(pack.colourOf("blue")).toBe("#123456");
  });
});

it("counts what each seat of Thunder Road did", () => {
  const told: [string, number, number, number][] = [
    ["turn_begins", 1, 0, 0], ["stepped", 0, 6, 0], ["slam", 0, 7, 6], ["turn_begins", 0, 1, 0], ["shot", -1, 2, 1], ["hit", -1, 2, 0], ["eliminated", 2, 9, 0],
  ];
  const rolled: typeof told = [["crew_chosen", 0, 0, 0], ["crew_chosen", 1, 4, 0], ["dice_rolled", 0, 17, 0], ["dice_rolled", 1, 6, 0], ["dice_rolled", 0, 10, 0]];
  const events = [...told, ...rolled].map(([kind, a, b, c], number) => ({ number, kind, a, b, c, secret: 0, text: null, about: null }));
  pack.facts = { colours: {}, average_roll: { blue: 14, big_rig: 8 }, german: {}, sides: [] };
  const counted = Object.fromEntries(statistics(events, 2).map(({ name, values }) => [name, values]));
  expect(counted).toMatchObject({ spaces: [0, 1], "slams-given": [0, 1], "slams-taken": [1, 0], "shots-hit": [1, 0], "vehicles-lost": [0, 1], "dice-luck": [-2, -1] });
});

it("counts the steps forward to a space, where it is ahead", () => {
  const from = { column: 4, lane: 2 };
  expect([{ column: 7, lane: 2 }, { column: 4, lane: 1 }, { column: 5, lane: 0 }, { column: 6, lane: 3 }].map((to) => stepsBetween(from, to))).toEqual([3, 1, 2, 3]);
  expect([{ column: 3, lane: 2 }, from, { column: 4, lane: 0 }].map((to) => stepsBetween(from, to))).toEqual([null, null, null]);
});

it("tells what waits where a crash pushes a vehicle", () => {
  const space = { column: 4, lane: 2, terrain: "road", hazard: null, vehicles: [] };
  for (const beside of [{ column: 4, lane: 6 }, { column: 4, lane: -1 }, { column: 1, lane: 2 }]) expect(landingOn(beside, [], 2)?.edge).toBe(true);
  expect(landingOn({ column: 4, lane: 2 }, [space], 0)).toBeNull();
  expect(landingOn({ column: 4, lane: 2 }, [{ ...space, vehicles: [3, 7], hazard: "unknown", terrain: "mud" }], 0)).toEqual({ edge: false, vehicle: 7, ground: ["hazard-unknown", "terrain-mud"] });
});
