/** Stepping back through the moves of a game: nothing returns to live by itself. */

import type { TurnLine } from "../../protocol";
import type { TableModel } from "./tableModel.svelte";

export class History {
  /** The seq of every move. */
  moves = $state.raw<number[]>([]);
  /** The seq that is looked at; none means live. */
  seq = $state<number | null>(null);

  /** The ways of pieces that somebody points at in the log. */
  traced = $state.raw<TurnLine | null>(null);

  constructor(private readonly table: TableModel) {}

  /** After joining anew the present counts. */
  welcome(seq: number): void {
    this.moves = Array.from({ length: seq }, (_, index) => index + 1);
    this.seq = null;
  }

  get position(): number {
    return this.seq === null ? this.moves.length - 1 : this.moves.indexOf(this.seq);
  }

  async go(position: number): Promise<void> {
    if (position >= this.moves.length - 1) {
      this.live();
      return;
    }
    const { playback, viewer } = this.table;
    const seq = this.moves[Math.max(0, position)];
    if (seq === undefined) return;
    playback.director.skip();
    this.seq = seq;
    const answer = await this.table.ask({ type: "look", seq });
    if (answer.type !== "past" || this.seq !== seq) return;
    const sight = answer.sights.find(({ seat }) => seat === viewer.seat) ?? answer.sights[0];
    if (!sight) return;
    playback.showAtOnce({ ...sight, choices: [] });
    playback.caption = sight.events.findLast((event) => event.text)?.text ?? "";
  }

  /** To the moment after a seq. */
  async goTo(seq: number): Promise<void> {
    await this.go(this.moves.findLastIndex((move) => move <= Math.max(seq, 1)));
  }

  step(by: number): Promise<void> {
    return this.go(this.position + by);
  }

  live(): void {
    this.seq = null;
    this.table.playback.settle();
  }
}
