/** Jumps along a line of moves, by their seqs. */

const sorted = (seqs: number[]): number[] => seqs.toSorted((one, other) => one - other);

export const nextOf = (seqs: number[], now: number): number | undefined => sorted(seqs).find((seq) => seq > now);

export const previousOf = (seqs: number[], now: number): number | undefined => sorted(seqs).findLast((seq) => seq < now);
