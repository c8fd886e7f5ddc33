/** Why something cannot be chosen now: what everybody can see of the table, in one sentence. */

import { say } from "../../words/words.svelte";
import type { TableModel } from "../model/tableModel.svelte";

export function whyNot({ answers, history, phase, playback: { shown }, viewer }: TableModel): string {
  if (!shown || viewer.seat < 0) return "";
  if (phase === "over") return say("why-over");
  if (history.seq !== null) return say("looking-back");
  if (viewer.botPlays) return say("bot-plays-for-you");
  return answers.choices.length ? say("why-other", { question: shown.question ?? "" }) : answers.waitingFor;
}
