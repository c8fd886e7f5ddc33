/** Why a thing cannot be chosen now: what everybody can see of the table, in one sentence. */

import { say } from "../../words/words.svelte";
import type { TableModel } from "../model/tableModel.svelte";

export function whyNot(table: TableModel): string {
  const { shown } = table;
  if (!shown || table.eye < 0) return "";
  if (table.phase === "over") return say("why-over");
  if (table.lookedAt !== null) return say("looking-back");
  if (table.chairs[table.eye]?.bot) return say("bot-plays-for-you");
  if (table.choices.length) return say("why-other", { question: shown.question ?? "" });
  return say("waiting-for", { names: shown.asked.map((seat) => table.nameOf(seat)).join(", ") });
}
