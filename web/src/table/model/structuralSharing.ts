/** Structural sharing: what is as it was before stays the very same object, so that only what changed is drawn anew. */

import type { Sight } from "../../protocol";

type View = Sight["view"];

export function shareUnchanged<T>(before: unknown, now: T): T {
  return shareNested(before, now) as T;
}

function shareNested(before: unknown, now: unknown): unknown {
  if (before === now || !isNested(before) || !isNested(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = now[key];
    const merged = shareNested(before[key], part);
    if (merged !== part) now[key] = merged;
    if (merged !== before[key]) same = false;
  }
  return same ? before : now;
}

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The whole view of a sight, which may bring only what changed; all else stays the very same objects. */
export function applyViewDiff(before: View | undefined, sight: Pick<Sight, "whole" | "view" | "items">): View {
  if (sight.whole || !before) return shareUnchanged(before, sight.view);
  const changed = Object.entries(sight.view).map(([name, part]) => [name, shareUnchanged(before[name], part)] as const);
  const lists = Object.entries(sight.items).map(([name, items]) => [name, applyListDiff(before[name] as unknown[], items)] as const);
  if (!changed.length && !lists.length) return before;
  return { ...before, ...Object.fromEntries([...changed, ...lists]) };
}

const applyListDiff = (before: unknown[], items: Record<number, unknown>): unknown[] =>
  before.map((item, place) => (place in items ? shareUnchanged(item, items[place]) : item));

/** Gives a record of moving objects the values of another; those that are in both stay the same objects. */
export function updateInPlace<T>(moving: Record<number, T>, wanted: Record<number, T>): void {
  for (const key of Object.keys(moving).map(Number)) if (!(key in wanted)) Reflect.deleteProperty(moving, key);
  for (const [key, value] of Object.entries(wanted)) {
    const known = moving[Number(key)];
    if (isNested(known) && isNested(value)) change(known, value);
    else moving[Number(key)] = value;
  }
}

/** To give something the value it has already is not free. */
function change(known: Record<string, unknown>, wanted: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(wanted)) if (known[key] !== value) known[key] = value;
}
