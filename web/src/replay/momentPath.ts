/** Links to a moment of a game: the way to watch it, and the seq of the move. */

/** Where a moment is found here. */
export const momentPath = (table: string, watch: string | null, seq: number): string => (watch ? `${watch}&at=${seq}` : `/t/${table}#at=${seq}`);

/** What stands behind the # of an address: a token of some kind, and the seq of a moment. */
export function readHash(hash: string): { kind?: string | undefined; token?: string | undefined; at?: number | undefined } {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const kind = ["seat", "watch", "invite"].find((name) => parts.has(name));
  const token = kind && parts.get(kind);
  const at = parts.get("at");
  return { kind, token: token && /^[\w-]+$/.test(token) ? token : undefined, at: at && /^\d+$/.test(at) ? Number(at) : undefined };
}
