/** What is printed on tiles and cards, read from the pack itself, so that it is written down only once. */

import airstrikes from "../../../../src/carambolage/games/thunder_road/pack/advanced_airstrikes.toml?raw";
import bonuses from "../../../../src/carambolage/games/thunder_road/pack/bonus_commands.toml?raw";
import bounties from "../../../../src/carambolage/games/thunder_road/pack/bounties.toml?raw";
import conditions from "../../../../src/carambolage/games/thunder_road/pack/road_conditions.toml?raw";
import dice from "../../../../src/carambolage/games/thunder_road/pack/dice.toml?raw";
import german from "../../../../src/carambolage/games/thunder_road/pack/german_engineering.toml?raw";
import leaders from "../../../../src/carambolage/games/thunder_road/pack/leaders.toml?raw";
import oneShots from "../../../../src/carambolage/games/thunder_road/pack/one_shots.toml?raw";
import ongoing from "../../../../src/carambolage/games/thunder_road/pack/ongoing.toml?raw";
import terrains from "../../../../src/carambolage/games/thunder_road/pack/terrains.toml?raw";
import tiles from "../../../../src/carambolage/games/thunder_road/pack/tiles.toml?raw";
import upgrades from "../../../../src/carambolage/games/thunder_road/pack/upgrades.toml?raw";

export type Numbers = Record<string, number>;

interface Item {
  table: string;
  id: string;
  body: string;
}

function itemsIn(toml: string): Item[] {
  const [, ...parts] = toml.split(/^\[+([\w.]+)\]+$/m);
  return Array.from({ length: parts.length / 2 }, (_, i) => {
    const body = parts[2 * i + 1] ?? "";
    return { table: parts[2 * i] ?? "", id: /^id = "(.+)"$/m.exec(body)?.[1] ?? "", body };
  });
}

/** The ids of one kind of items, in order. */
export const idsIn = (toml: string, table: string): string[] => itemsIn(toml).filter((item) => item.table === table).map((item) => item.id);

function numbersIn(toml: string): Record<string, Numbers> {
  const found: Record<string, Numbers> = {};
  for (const { id, body } of itemsIn(toml)) {
    const pairs = [...body.matchAll(/^(\w+) = (\d+)$/gm)].map(([, name, value]) => [name, Number(value)] as const);
    found[id] = { ...found[id], ...(Object.fromEntries(pairs) as Numbers) };
  }
  return found;
}

const NUMBERS: Record<string, Record<string, Numbers>> = {
  power: numbersIn(leaders), command: numbersIn(leaders), upgrade: numbersIn(upgrades), ongoing: numbersIn(ongoing),
  condition: numbersIn(conditions), airstrike: numbersIn(airstrikes), bounty: numbersIn(bounties), one_shot: numbersIn(oneShots),
  bonus: numbersIn(bonuses), terrain: numbersIn(terrains), german: numbersIn(german),
};

/** The arguments that a message of the words needs. */
export function numbersFor(message: string): Numbers {
  const [kind = "", id = ""] = message.split("-");
  return NUMBERS[kind]?.[id] ?? {};
}

const DICE = Object.fromEntries(itemsIn(dice).map(({ id, body }) => {
  const faces = (/^faces = \[([\d, ]+)\]$/m.exec(body)?.[1] ?? "").split(",").map(Number);
  const count = Number(/^count = (\d+)$/m.exec(body)?.[1] ?? 0);
  return [id, (count * faces.reduce((sum, face) => sum + face, 0)) / faces.length];
}));

/** What all movement dice of a crew show together on average. */
export const averageRoll = (crew: string): number => DICE[crew] ?? DICE["cars"] ?? 0;

const SIGNS: Record<string, string> = { R: "road", S: "sand", M: "mud", "#": "impassable", G: "goo", V: "glass", P: "ramp", F: "fire", L: "salt" };

const SIDES = itemsIn(tiles).filter((item) => item.table === "side").map((item) => (/"""\n([^"]+)\n"""/.exec(item.body)?.[1] ?? "").split("\n").map((lane) => [...lane]));

/** The grounds of a side of a tile, lane by lane from the rear to the front. */
export const layoutOf = (side: number): string[][] => (SIDES[side] ?? []).map((lane) => lane.map((sign) => SIGNS[sign.toUpperCase()] ?? "road"));

/** Where a side of a tile bears a hazard symbol: small letters. */
export const symbolsOf = (side: number): { lane: number; column: number }[] =>
  (SIDES[side] ?? []).flatMap((signs, lane) => signs.flatMap((sign, column) => (/[a-z]/.test(sign) ? [{ lane, column }] : [])));

const GERMAN_SHOTS = Object.fromEntries(itemsIn(german).map((item) => [item.id, /^shot = "(.+)"$/m.exec(item.body)?.[1] ?? "any"]));
const GERMAN_IDS = itemsIn(german).map((item) => item.id);

export const germanId = (number: number): string => GERMAN_IDS[number] ?? "";
export const germanFace = (id: string): { move: number; shot: string } => ({ move: NUMBERS["german"]?.[id]?.["move"] ?? 0, shot: GERMAN_SHOTS[id] ?? "any" });
