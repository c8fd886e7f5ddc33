/** The numbers printed on powers and traps, read from the pack itself, so that they are written down only once. */

import powers from "../../../../src/carambolage/games/wacky_races/pack/powers.toml?raw";
import traps from "../../../../src/carambolage/games/wacky_races/pack/traps.toml?raw";

export type Numbers = Record<string, number>;

/** The whole numbers of each item of a file, by the item's id. */
export function numbersIn(toml: string): Record<string, Numbers> {
  const items = toml.split(/^\[\[\w+\]\]$/m).slice(1);
  return Object.fromEntries(
    items.map((item) => {
      const id = /^id = "(.+)"$/m.exec(item)?.[1] ?? "";
      const found = [...item.matchAll(/^(\w+) = (\d+)$/gm)].map(([, name, value]) => [name, Number(value)] as const);
      return [id, Object.fromEntries(found)];
    }),
  );
}

const POWERS = numbersIn(powers);
const TRAPS = numbersIn(traps);

/** The arguments that a message of the words needs. */
export function numbersFor(id: string): Numbers {
  if (id.startsWith("power-")) return POWERS[id.slice(6)] ?? {};
  return id.startsWith("trap-") ? (TRAPS[id.slice(5)] ?? {}) : {};
}
