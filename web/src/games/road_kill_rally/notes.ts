/** What each thing says about itself when one points at it: words of the glossary, said by the server. */

import { glossary } from "../../notes/glossary.svelte";
import type { Note } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import { whyNot } from "../../table/ask/whyNot";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { say } from "../../words/words.svelte";
import { CLASSES, type CarSeen, type View } from "./generated";
import type { Place } from "./road/road";

export const targetId = (target: number, classic: boolean): string => `${classic ? "passer" : "target"}-${CLASSES[target - 1] ?? "green"}`;

/** A thing of the glossary in one line. */
const named = (id: string): string => say("rk-named", { name: glossary.title(id), what: glossary.text(id) });

export function spaceNote({ row, lane, seen }: Place, view: View, open: Choice[]): Note {
  const things = [
    seen.hazard !== "none" && `hazard-${seen.hazard}`, seen.oil && "hazard-oil_token", seen.wreck && "state-upturned", seen.target && targetId(seen.target, view.classic),
  ].filter((id): id is string => Boolean(id));
  const lines = [say("rk-road", { colour: seen.colour }), ...things.map((id) => named(id))];
  return { title: say("rk-space", { row, lane }), lines, choices: open };
}

export function carNote(car: CarSeen, table: TableModel): Note {
  const mounted = car.slots.flatMap((id) => (id ? [named(`accessory-${id}`)] : []));
  const lines = [say("rk-car", { speed: car.speed, cards: car.cards, tokens: car.tokens, points: car.score.total }), ...mounted];
  if (car.skill) lines.push(named(`skill-${car.skill}`));
  return { title: table.seats.nameOf(car.seat), lines, choices: table.answers.at(`car:${car.seat}`) };
}

/** A speed, with what choosing it costs, or why it cannot be chosen now. */
export function speedNote(speed: number, table: TableModel, open: Choice[]): Note {
  return { title: say("rk-speed", { speed }), lines: [], choices: open, closed: open.length ? "" : whyNot(table) };
}

/** A card or an accessory, with what it can be used for, or why it cannot be used now. */
export function entryNote(id: string, table: TableModel, open: Choice[] = []): Note {
  return { title: glossary.title(id), lines: [glossary.text(id)], choices: open, closed: open.length ? "" : whyNot(table) };
}
