/** Answers, by the things on the table that stand for them. */

import type { Choice } from "../../protocol";

/** Always the same, so that things without an answer stay as they are. */
export const NONE: Choice[] = [];
export const NOTHING = new Map<string, Choice[]>();

export function groupByClickable(choices: Choice[], clickableOf: (choice: Choice) => string | null | undefined): Map<string, Choice[]> {
  if (choices.length === 0) return NOTHING;
  const sorted = new Map<string, Choice[]>();
  for (const choice of choices) {
    const thing = clickableOf(choice);
    if (thing) sorted.set(thing, [...(sorted.get(thing) ?? []), choice]);
  }
  return sorted;
}
