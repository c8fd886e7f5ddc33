/** What a bot advises for the question at hand. */

import type { Hinted } from "../../protocol";
import type { TableModel } from "./tableModel.svelte";

export class Advice {
  given = $state.raw<Hinted | null>(null);
  thinking = $state(false);

  constructor(private readonly table: TableModel) {}

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const answer = await this.table.ask({ type: "hint", seat: this.table.viewer.seat });
    this.thinking = false;
    if (answer.type === "hinted") this.given = answer;
  }

  /** The number of the answer that is advised, while its question stands. */
  get action(): number | null {
    const { answers: { choices }, playback: { shown } } = this.table;
    const { given } = this;
    return given && shown && given.seat === shown.seat && given.turn === shown.turn && choices.length ? given.action : null;
  }
}
