/** Answers grouped by what is clicked for them. */

import type { Choice } from "../../protocol";

/** Always the same, so that whatever has no answer stays as it is. */
export const NO_CHOICES: Choice[] = [];
const NO_GROUPS = new Map<string, Choice[]>();

export function groupByClickable(choices: Choice[], clickables: (choice: Choice) => string[]): Map<string, Choice[]> {
  if (choices.length === 0) return NO_GROUPS;
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) for (const key of clickables(choice)) groups.set(key, [...(groups.get(key) ?? []), choice]);
  return groups;
}
