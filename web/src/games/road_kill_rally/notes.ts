/** What each thing says about itself when one points at it: words of the glossary, said by the server. */

import { glossary } from "../../notes/glossary.svelte";
import type { Note } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { whyNot } from "../../table/ask/whyNot";
import { say } from "../../words/words.svelte";
import type { Space } from "./board/ground";
import { CARS, CLASSES, type CarSeen, type View } from "./generated";

export function spaceNote(space: Space, tile: string, view: View, open: Choice[]): Note {
  const { seen } = space;
  const things = [
    seen.hazard !== "none" ? `hazard-${seen.hazard}` : "", seen.oil ? "hazard-oil_token" : "", seen.wreck ? "state-upturned" : "",
    seen.target ? `${view.classic ? "passer" : "target"}-${CLASSES[seen.target - 1] ?? ""}` : "",
  ].filter(Boolean);
  const lines = [glossary.title(`tile-${tile}`), ...things.map((id) => `${glossary.title(id)}: ${glossary.text(id)}`)];
  return { title: say("rk-space-title", { row: space.row, lane: space.lane, colour: glossary.title(`colour-${seen.colour}`) }), lines, choices: open };
}

export function carNote(car: CarSeen, table: TableModel): Note {
  const slots = car.slots.flatMap((slot) => (slot ? [`${glossary.title(`accessory-${slot}`)}: ${glossary.text(`accessory-${slot}`)}`] : []));
  const skill = car.skill ? [`${glossary.title(`skill-${car.skill}`)}: ${glossary.text(`skill-${car.skill}`)}`] : [];
  const state = car.wiped ? [glossary.text("state-wiped_out")] : [];
  const facts = say("rk-car-facts", { speed: car.speed, cards: car.cards, tokens: car.tokens, points: car.score.total });
  return { title: `${table.seats.nameOf(car.seat)} — ${glossary.title(`car-${CARS[car.seat] ?? ""}`)}`, lines: [facts, ...slots, ...skill, ...state], choices: table.answers.at(`car:${car.seat}`) };
}

export function thingNote(id: string, table: TableModel, open: Choice[]): Note {
  return { title: glossary.title(id), lines: [glossary.text(id)], choices: open, closed: whyNot(table) };
}
