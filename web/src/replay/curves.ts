/** Curves over the moves of a game, for a picture and for the ear. */

type Curve = [seq: number, value: number][];

/** How far curves go from the middle, so that small differences are seen too. */
export const reachOf = (curves: Curve[]): number => Math.max(10, ...curves.flat().map(([, value]) => Math.abs(value - 50)));

/** Points of a line in a box of 100 by 100, the first move at its left edge; the last value holds to the right edge. */
export function lineOf(curve: Curve, moves: number[], reach = 50): string {
  const down = (value: number): number => 50 - ((value - 50) * 46) / reach;
  const across = (seq: number): number => (100 * Math.max(0, moves.findLastIndex((move) => move <= seq))) / Math.max(1, moves.length - 1);
  const points = curve.map(([seq, value]) => `${across(seq).toFixed(2)},${down(value).toFixed(1)}`);
  const last = curve.at(-1);
  return [...points, ...(last ? [`100,${down(last[1]).toFixed(1)}`] : [])].join(" ");
}

/** A few values, from the first to the last. */
export function fewOf(curve: Curve, count = 5): number[] {
  if (curve.length <= count) return curve.map(([, value]) => value);
  return Array.from({ length: count }, (_, place) => curve[Math.round((place * (curve.length - 1)) / (count - 1))]?.[1] ?? 0);
}
