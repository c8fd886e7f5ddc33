/** Earlier moments of a game, fetched by the dozen and kept: looking back asks the server rarely. */

import type { Answer, NewCommand } from "../connection/messages";
import type { Moment, Sight } from "../protocol";
import { applyViewDiff } from "../table/model/structuralSharing";

/** How many moments are fetched together. */
const CHUNK = 24;

export class Moments {
  private readonly chunks = new Map<number, Promise<Moment[]>>();

  constructor(
    private readonly ask: (command: NewCommand) => Promise<Answer>,
    /** The seqs of all moves. */
    private readonly moves: number[],
  ) {}

  /** How the game stood after a move, with all views whole; none where the server does not say. */
  async at(position: number): Promise<Moment | undefined> {
    const chunk = Math.floor(position / CHUNK);
    const known = this.chunks.get(chunk) ?? this.fetch(chunk);
    this.chunks.set(chunk, known);
    const moments = await known;
    if (!moments.length) this.chunks.delete(chunk);
    return moments[position % CHUNK];
  }

  private async fetch(chunk: number): Promise<Moment[]> {
    const answer = await this.ask({ type: "reel", seqs: this.moves.slice(chunk * CHUNK, (chunk + 1) * CHUNK) });
    return answer.type === "reel" ? completed(answer.moments) : [];
  }
}

/** Moments whose views are whole, from some that hold only what changed after the first. */
export function completed(moments: Moment[]): Moment[] {
  const before: Record<number, Sight["view"]> = {};
  return moments.map(({ seq, sights }) => ({
    seq,
    sights: sights.map((sight) => {
      const view = applyViewDiff(before[sight.seat], sight);
      before[sight.seat] = view;
      return { ...sight, view, whole: true, items: {}, choices: [] };
    }),
  }));
}
