/** What can be typed at the table in words, beside the number of an answer: verbs, and what is replied to them. */

import { glossary } from "../notes/glossary.svelte";
import { say } from "../words/words.svelte";
import { firstSentences } from "../words/textSearch";
import { whyNot } from "./ask/whyNot";
import type { TableModel } from "./model/tableModel.svelte";

const VERBS = ["look", "cars", "ahead", "why", "undo", "next", "live"] as const;
type Verb = (typeof VERBS)[number];
const NEAR = 5;
const FAR = 40;

/** The English word is always understood, and that of the language. */
const verbOf = (word: string): Verb | undefined => VERBS.find((verb) => verb === word || say(`text-verb-${verb}`).split(" ").includes(word));

/** Do what a line says; the lines of the reply. */
export async function obeyLine(table: TableModel, line: string): Promise<string[]> {
  const [word = "", rest = ""] = line.trim().toLowerCase().split(/\s+/);
  const { answers, history, viewer } = table;
  const choice = answers.choices[Number(word) - 1];
  if (choice) {
    await answers.choose(choice, answers.confirming === choice);
    return answers.confirming === choice ? [say("confirm-title"), say("text-again", { number: word })] : [];
  }
  const verb = verbOf(word);
  if (verb === "look") return [...(await tell(table, "ahead", NEAR)), standing(table)];
  if (verb === "cars") return tell(table, "pieces", NEAR);
  if (verb === "ahead") return tell(table, "ahead", Math.min(Math.max(Number(rest) || NEAR, 1), FAR));
  if (verb === "why") return reasons(table);
  if (verb === "live") history.live();
  else if (verb === "undo") await answers.undo();
  else if (verb === "next" && viewer.curtain !== null) viewer.liftCurtain();
  else return [say("text-help", { count: answers.choices.length })];
  return [];
}

/** Ask the server for the table in words, as it is or as it was at the moment that is looked at. */
export async function tell(table: TableModel, what: "all" | "ahead" | "pieces", count = NEAR): Promise<string[]> {
  const answer = await table.ask({ type: "board", seat: table.viewer.openSeat, seq: table.history.seq, what, count });
  return answer.type === "lines" ? answer.lines : [];
}

/** What is asked, or who is waited for. */
const standing = ({ answers, history, playback: { shown } }: TableModel): string => (history.seq !== null ? say("looking-back") : answers.choices.length ? (shown?.question ?? "") : answers.waitingFor);

/** Why things are as they are: the last turn, the rule of the last event that has one, and why nothing can be answered. */
function reasons(table: TableModel): string[] {
  const { sights: { lines, log }, viewer, answers } = table;
  const turn = lines.findLast(({ seat, seats }) => seat !== null && seats.includes(viewer.seat)) ?? lines.at(-1);
  const event = log.findLast(({ about, text }) => text && about && glossary.text(about));
  const rule = event?.about ? `${event.text} ${glossary.title(event.about)}: ${firstSentences(glossary.text(event.about))}` : "";
  return [turn?.text ?? "", rule, answers.choices.length ? "" : whyNot(table)].filter(Boolean);
}
