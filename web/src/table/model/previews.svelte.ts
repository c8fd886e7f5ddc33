/** Previews of answers: asked of the server when somebody rests on one, all at once where they are few, never too often. */

import type { Choice, Preview, Sight } from "../../protocol";
import type { TableModel } from "./tableModel.svelte";

const REST = 90;
const FEW = 12;
export const FEW_BUTTONS = 4;
/** The server closes a line that says more than 100 things in 20 seconds; this leaves most of them for playing. */
const MOST = 40;
const WINDOW = 20_000;

export class Previews {
  /** The answer that is pointed at. */
  pointedAt = $state.raw<Choice | null>(null);
  /** The answer that is shown while no other one is pointed at, because a click chose it to be looked at. */
  chosen = $state.raw<Choice | null>(null);
  private known = $state.raw<Record<number, Preview>>({});
  private question: Sight | null = null;
  private asked: number[] = [];
  private times: number[] = [];
  private timer = 0;

  constructor(private readonly table: TableModel) {}

  /** What would come of the answer that is looked at, once it is known. */
  get current(): Preview | null {
    const { lookedAt } = this;
    return lookedAt ? (this.known[lookedAt.action] ?? null) : null;
  }

  /** The answer that is pointed at, or else the one that was chosen, while its question stands. */
  get lookedAt(): Choice | null {
    const { choices } = this.table.answers;
    return [this.pointedAt, this.chosen].find((choice) => choice && choices.includes(choice)) ?? null;
  }

  /** What would come of the first answer that is a button, where there are few of them and nothing else to choose. */
  get first(): Preview | null {
    const { choices, unplaced: [first, ...more] } = this.table.answers;
    return first && more.length < FEW_BUTTONS && choices.length === more.length + 1 ? this.of(first) : null;
  }

  /** What would come of an answer, once it is known. */
  of(choice: Choice): Preview | null {
    const preview = this.known[choice.action] ?? null;
    return this.question === this.table.playback.shown ? preview : null;
  }

  /** Ask about several answers at once, for a board that shows what each of them leads to. */
  async askAll(choices: Choice[]): Promise<void> {
    const { playback: { shown } } = this.table;
    if (!shown) return;
    this.begin(shown);
    await this.fetch(shown, choices);
  }

  /** Look at an answer until another one is looked at. */
  choose(choice: Choice): void {
    this.chosen = choice;
    void this.ask(choice);
  }

  start(choice: Choice): void {
    this.pointedAt = choice;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(choice), REST);
  }

  /** Not at once: an element also ends its preview while it is taken off the page. */
  end(choice: Choice): void {
    queueMicrotask(() => {
      if (this.pointedAt === choice) this.pointedAt = null;
    });
  }

  private async ask(choice: Choice): Promise<void> {
    const { answers: { choices }, playback: { shown } } = this.table;
    if (!shown || this.lookedAt !== choice) return;
    this.begin(shown);
    await this.fetch(shown, choices.length > FEW ? [choice] : choices);
  }

  private async fetch(shown: Sight, choices: Choice[]): Promise<void> {
    const actions = choices.map(({ action }) => action).filter((action) => !this.asked.includes(action));
    if (!actions.length || !this.mayAsk()) return;
    this.asked.push(...actions);
    const answer = await this.table.ask({ type: "preview", seat: shown.seat, turn: shown.turn, actions }, ["stale", "not_asked", "illegal"]);
    if (answer.type !== "previews" || this.question !== shown) return;
    this.known = { ...this.known, ...Object.fromEntries(answer.previews.map((preview) => [preview.action, preview])) };
  }

  /** Another question, or the same one in other words. */
  private begin(shown: Sight): void {
    if (this.question === shown) return;
    this.question = shown;
    this.asked = [];
    this.known = {};
  }

  private mayAsk(): boolean {
    const now = Date.now();
    this.times = this.times.filter((time) => now - time < WINDOW);
    if (this.times.length >= MOST) return false;
    this.times.push(now);
    return true;
  }
}
