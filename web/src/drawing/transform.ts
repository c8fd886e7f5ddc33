/** An SVG transform of a turn and a size; none where nothing is turned or sized, for each costs the browser in every frame. */
export function rotateAndScale(turn: number, size = 1): string | undefined {
  const parts = [turn % 360 ? `rotate(${turn.toFixed(1)})` : "", size === 1 ? "" : `scale(${size.toFixed(3)})`];
  return parts.join("") || undefined;
}
