/** What each thing says about itself when one points at it: words of the glossary, said by the server. */

import { glossary } from "../../notes/glossary.svelte";
import type { Note } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import type { TableModel } from "../../table/model/tableModel.svelte";
import { whyNot } from "../../table/ask/whyNot";
import { say } from "../../words/words.svelte";
import type { PowerCard, RacerSeen, Spot, View } from "./generated";

export function tileNote(spot: Spot, view: View, table: TableModel, trap: string | null, open: Choice[]): Note {
  const { title, text } = glossary.entry(`tile-${spot.tile}`);
  const terrain = ["none", "unknown", "river"].includes(spot.terrain) ? "" : glossary.title(`terrain-${spot.terrain}`);
  const lines = [terrain && `${terrain}. ${glossary.part(`terrain-${spot.terrain}`, "text")}`, text];
  if (trap) lines.push(`${glossary.title(`trap-${trap}`)}: ${glossary.text(`trap-${trap}`)}`);
  return { title: `${spot.place}. ${title}`, lines, choices: open, closed: whyTile(spot, view, table) };
}

/** Why no card leads to a tile now; nothing where this game has no more to say than any other. */
function whyTile(spot: Spot, view: View, { answers }: TableModel): string {
  const racer = view.racers.find(({ racer }) => racer === view.active);
  if (!racer || view.lap || !answers.choices.some(({ verb }) => verb === "play")) return "";
  const away = spot.place - racer.spot;
  return away > 0 ? say("tile-far", { away }) : say(away ? "tile-behind" : "tile-own");
}

export function racerNote(racer: RacerSeen, table: TableModel): Note {
  const id = `racer-${racer.car}`;
  const who = racer.seat === null ? glossary.title("seat-neutral") : table.seats.nameOf(racer.racer);
  const lines = [`${glossary.part(id, "driver")} — ${who}`, glossary.part(id, "hint"), ...stateNotes(racer)];
  if (racer.neutral) lines.push(glossary.text("seat-neutral"));
  return { title: glossary.title(id), lines, choices: table.answers.at(`racer:${racer.racer}`) };
}

/** A car with all that it can do, for those who choose one. */
export function carNote(code: string): Note {
  const powers = [1, 2, 3, 4].map((slot) => `power-${code}${slot}`);
  return { title: glossary.title(`racer-${code}`), lines: powers.map((id) => `${glossary.title(id)}: ${glossary.text(id)}`) };
}

function stateNotes(racer: RacerSeen): string[] {
  const states: [boolean, string][] = [
    [racer.bridge, "state-broken_bridge"], [racer.mud, "state-mud_puddle"], [racer.low, "state-lay_low"],
  ];
  return states.filter(([on]) => on).map(([, id]) => `${glossary.title(id)}: ${glossary.text(id)}`);
}

export function villainNote(view: View): Note {
  const state = view.villain.out ? glossary.text("state-villain_out") : glossary.part("villain", "hint");
  return { title: glossary.title("villain"), lines: [glossary.part("villain", "driver"), state] };
}

export function powerNote(card: PowerCard, table: TableModel, open: Choice[]): Note {
  const face = glossary.part("power", card.up ? "face_up" : "face_down");
  const cancel = card.id.endsWith("1") ? glossary.part("power", "cancel") : "";
  return { title: glossary.title(`power-${card.id}`), lines: [glossary.text(`power-${card.id}`), [face, cancel].filter(Boolean).join(". ")], choices: open, closed: card.up ? whyNot(table) : glossary.part("power", "face_down") };
}

export function cardNote(terrain: string, table: TableModel, open: Choice[]): Note {
  return { title: glossary.title(`card-${terrain}`), lines: open.length ? [] : [say("card-quiet")], choices: open, closed: whyNot(table) };
}

export function pileNote(id: string, count: number): Note {
  return { title: glossary.title(id), lines: [say("pile-cards", { count }), glossary.text(id)] };
}
