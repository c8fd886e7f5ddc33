/** Asks the server what answers would do: when somebody rests on one, all at once where they are few, never too often. */

import type { Choice, Sight } from "../../protocol";
import type { TableModel } from "./tableModel.svelte";

const REST = 90;
const FEW = 12;
/** The server closes a line that says more than 100 things in 20 seconds; this leaves most of them for playing. */
const MOST = 40;
const WINDOW = 20_000;

export class PreviewLoader {
  private question: Sight | null = null;
  private asked = new Set<number>();
  private times: number[] = [];
  private timer = 0;

  constructor(private readonly table: TableModel) {}

  foresee(choice: Choice): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(choice), REST);
  }

  private async ask(choice: Choice): Promise<void> {
    const { shown, choices } = this.table;
    if (!shown || !choices.includes(choice) || this.table.preview !== choice) return;
    this.begin(shown);
    const wanted = (choices.length > FEW ? [choice] : choices).map(({ action }) => action).filter((action) => !this.asked.has(action));
    if (!wanted.length || !this.mayAsk()) return;
    for (const action of wanted) this.asked.add(action);
    const answer = await this.table.ask({ type: "foresee", seat: shown.seat, turn: shown.turn, actions: wanted }, ["stale", "not_asked", "illegal"]);
    if (answer.type !== "foreseen" || this.question !== shown) return;
    this.table.foreseen = { ...this.table.foreseen, ...Object.fromEntries(answer.previews.map((one) => [one.action, one])) };
  }

  /** Another question, or the same one in other words. */
  private begin(shown: Sight): void {
    if (this.question === shown) return;
    this.question = shown;
    this.asked = new Set();
    this.table.foreseen = {};
  }

  private mayAsk(): boolean {
    const now = Date.now();
    this.times = this.times.filter((time) => now - time < WINDOW);
    if (this.times.length >= MOST) return false;
    this.times.push(now);
    return true;
  }
}
