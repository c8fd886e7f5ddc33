/** Options as the form has them: only those that are not at their defaults. */

import type { GameFacts } from "../protocol";
import { stored } from "../shell/storage";

type Options = Record<string, string>;

export const standardOf = (facts: GameFacts, name: string): string => facts.options.find((option) => option.name === name)?.default ?? "";

/** Options with one at another value; at its default it is left out. */
export function withOption(facts: GameFacts, options: Options, name: string, value: string): Options {
  const others = Object.entries(options).filter(([other]) => other !== name);
  return Object.fromEntries(value === standardOf(facts, name) ? others : [...others, [name, value]]);
}

export const isSame = (one: Options, other: Options): boolean => {
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([name, value]) => other[name] === value);
};

/** What was last set up here, by game: newcomers get the first preset. */
interface LastSetup { preset: string; options: Options; bot: string }
const KEY = "carambolage-setup";

export function lastSetup(facts: GameFacts): LastSetup {
  const saved = stored<Record<string, LastSetup>>(KEY)[facts.game];
  const known = (options: Options): Options => Object.fromEntries(Object.entries(options).filter(([name, value]) => facts.options.some((option) => option.name === name && option.values.some((known) => known.value === value))));
  if (saved && facts.presets.some(({ name }) => name === saved.preset)) return { ...saved, options: known(saved.options) };
  const [first] = facts.presets;
  return { preset: first?.name ?? "", options: { ...first?.options }, bot: "rookie" };
}

export function saveSetup(game: string, setup: LastSetup): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored<Record<string, LastSetup>>(KEY), [game]: setup }));
}
