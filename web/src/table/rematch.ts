/** Another game with the same people, and the invitation that travels through the chat. */

import { openTable } from "../connection/api";
import { door } from "../connection/reach.svelte";
import { addToken, saveTable } from "../connection/savedTables";
import type { SeatWish } from "../protocol";
import { go } from "../shell/route.svelte";
import type { TableModel } from "./model/tableModel.svelte";

/** Open a table like this one for the same people, invite the others through the chat, and go there. */
export async function openRematch(played: TableModel, lang: string): Promise<void> {
  const { facts, seats: { chairs, held }, viewer } = played;
  if (!facts) return;
  const { game, options, pack, grace, react, clock, hints } = facts;
  const seats = chairs.slice(0, facts.players).map(({ seat, name, person, bot }): SeatWish => {
    if (held.includes(seat)) return { kind: "person", name };
    return person ? { kind: "open", name } : { kind: "bot", name, bot };
  });
  const { table, invite_link } = await openTable({ game, options, pack, grace, react, clock, hints, seats }, lang);
  const others = seats.some(({ kind }) => kind === "open");
  const text = door.link(invite_link);
  if (others) await played.ask({ type: "say", text, seat: viewer.seat, seats_only: true });
  go(`/t/${table}`);
}

/** Follow an invitation, to the same seats as here. */
export function followInvitation(table: TableModel, path: string): void {
  const [, next = "", token = ""] = /^\/t\/([a-z0-9]+)#invite=([\w-]+)$/.exec(path) ?? [];
  addToken(next, token);
  saveTable(next, { wanted: table.seats.held });
  go(`/t/${next}`);
}

/**
 * The path in a line of chat that is an invitation to a table, and nothing else.
 *
 * Only the path is followed: the server may have another name for whoever wrote the line.
 */
export function invitation(text: string): string | null {
  const [, path] = /^https?:\/\/[^/\s]+(\/t\/[a-z0-9]+#invite=[\w-]+)$/.exec(text) ?? [];
  return path ?? null;
}
