/** What each thing says about itself when one points at it: words of the glossary, said by the server. */

import { glossary } from "../../notes/glossary.svelte";
import type { Note } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import { whyNot } from "../../table/ask/whyNot";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { say } from "../../words/words.svelte";
import type { CarSeen } from "./generated";
import { pack } from "./received.svelte";

export function carNote(car: CarSeen, table: TableModel): Note {
  const lines = [
    `${table.seats.nameOf(car.seat)}: ${glossary.part(`vehicle-${car.vehicle}`, "hint")}`,
    say("wk-values", { acceleration: car.acceleration, handling: car.handling, left: car.structure - car.hits, structure: car.structure }),
    ...statesOf(car).map((state) => `${glossary.title(`state-${state}`)}: ${glossary.text(`state-${state}`)}`),
  ];
  return { title: glossary.title(`vehicle-${car.vehicle}`), lines, choices: table.answers.at(`car:${car.seat}`) };
}

export function statesOf(car: CarSeen): string[] {
  const states: [boolean, string][] = [
    [car.burning, "burning"], [car.dousing, "dousing"], [car.reverse && car.speed > 0, "reverse"], [car.smashes > 0, "smash"], [car.dodges > 0, "dodge"], [car.spun, "spun"],
  ];
  return states.filter(([on]) => on).map(([, id]) => id);
}

export function vehicleNote(id: string): Note {
  const facts = pack.vehicle(id);
  const specials = (facts?.specials ?? []).map((name) => `${glossary.title(`card-${name}`)}: ${glossary.text(`card-${name}`)}`);
  return { title: glossary.title(`vehicle-${id}`), lines: [glossary.part(`vehicle-${id}`, "hint"), ...specials] };
}

/** A card, with what it can be used for, or why it cannot be used now. */
export function cardNote(id: string, table: TableModel, open: Choice[] = []): Note {
  return { ...thingNote(id), choices: open, closed: open.length ? "" : whyNot(table) };
}

/** A thing that stands for itself: equipment, an obstacle, a can. */
export function thingNote(id: string): Note {
  return { title: glossary.title(id), lines: [glossary.text(id)] };
}
