/** Why something cannot be chosen now: what everybody can see of the table, in one or two sentences. */

import { say } from "../../words/words.svelte";
import type { TableModel } from "../model/tableModel.svelte";

/** Kinds of things on a board, and what they all have to say where a game says no more. */
const KINDS = [[".piece", "why-piece"], [".spot", "why-place"]] as const;

export function whyNot({ answers, history, phase, playback: { shown }, viewer }: TableModel, element: Element | null = null): string {
  if (!shown || viewer.seat < 0) return "";
  if (phase === "over") return say("why-over");
  if (history.seq !== null) return say("looking-back");
  if (viewer.botPlays) return say("bot-plays-for-you");
  if (!answers.choices.length) return answers.waitingFor;
  const kind = KINDS.find(([where]) => element?.closest(where))?.[1];
  return [kind && say(kind), say("why-other", { question: shown.question ?? "" })].filter(Boolean).join(" ");
}

/** Why the own piece cannot go to a place that is so many steps away (none: not ahead of it), with so many left. */
export function whyOutOfReach(away: number | null, left: number): string {
  if (away === null) return say("why-not-ahead");
  return away > left ? say("why-far", { away, left }) : say("why-no-way");
}
