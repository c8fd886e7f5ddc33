/** Stepping back through the game: nothing returns to live by itself. */

import type { Sight } from "../../protocol";
import type { TableModel } from "./tableModel.svelte";

export class History {
  constructor(private readonly table: TableModel) {}

  /** The seq that is looked at; none means live. */
  get seq(): number | null {
    return this.table.lookedAt;
  }

  private get moves(): number[] {
    return this.table.moves;
  }

  get position(): number {
    return this.seq === null ? this.moves.length - 1 : this.moves.indexOf(this.seq);
  }

  get length(): number {
    return this.moves.length;
  }

  async go(position: number): Promise<void> {
    if (position >= this.moves.length - 1) {
      this.live();
      return;
    }
    const seq = this.moves[Math.max(0, position)];
    if (seq === undefined) return;
    this.table.director.skip();
    this.table.lookedAt = seq;
    const answer = await this.table.ask({ type: "look", seq });
    if (answer.type !== "past" || this.seq !== seq) return;
    const sight = answer.sights.find((one) => one.seat === this.table.eye) ?? answer.sights[0];
    if (sight) this.show(sight);
  }

  private show(sight: Sight): void {
    this.table.frames.drop("asked", "shown");
    this.table.shown = { ...sight, choices: [] };
    this.table.caption = sight.events.findLast((event) => event.text)?.text ?? "";
    this.table.stage?.settle(sight);
  }

  step(by: number): Promise<void> {
    return this.go(this.position + by);
  }

  live(): void {
    this.table.lookedAt = null;
    this.table.settle();
  }

  /** After joining anew the present counts. */
  forget(): void {
    this.table.lookedAt = null;
  }
}
