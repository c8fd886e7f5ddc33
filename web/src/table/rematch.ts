/** Another game with the same people, and the invitation that travels through the chat. */

import { openTable } from "../connection/api";
import { addToken, saveTable } from "../connection/savedTables";
import type { SeatWish } from "../protocol";
import { go } from "../shell/route.svelte";
import type { TableModel } from "./model/tableModel.svelte";

interface Opened {
  table: string;
  invite: string;
  /** Whether somebody else is to come. */
  others: boolean;
}

export async function openRematch(table: TableModel, lang: string): Promise<Opened> {
  const { facts, chairs, holds } = table;
  if (!facts) throw new Error("there is no table to repeat");
  const seats = chairs.slice(0, facts.players).map(({ seat, name, person, bot }): SeatWish => {
    if (holds.includes(seat)) return { kind: "person", name };
    return person ? { kind: "open", name } : { kind: "bot", name, bot };
  });
  const made = await openTable({ ...repeated(facts), seats }, lang);
  const mine = made.seats.filter(({ seat }) => holds.includes(seat)).flatMap(({ token }) => token ?? []);
  const links = made.seats.filter(({ seat }) => seats[seat]?.kind === "open").map(({ seat, link }) => [seat, link ?? ""]);
  const shared = { seats: Object.fromEntries(links) as Record<number, string>, watch: made.watch_link, invite: made.invite_link };
  saveTable(made.table, { tokens: [made.host, ...mine], ...shared, game: facts.game });
  return { table: made.table, invite: made.invite_link, others: links.length > 0 };
}

function repeated({ game, options, grace, pace, clock, hints }: NonNullable<TableModel["facts"]>) {
  return { game, options, grace, pace, clock, hints };
}

/** Follow an invitation, to the same seats as here. */
export function follow(table: TableModel, path: string): void {
  const [, next = "", token = ""] = /^\/t\/([a-z0-9]+)#invite=([\w-]+)$/.exec(path) ?? [];
  addToken(next, token);
  saveTable(next, { wanted: table.holds });
  go(`/t/${next}`);
}

/** The address in a line of chat that is an invitation to a table here, and nothing else. */
export function invitation(text: string): string | null {
  const [, path] = /^https?:\/\/[^/\s]+(\/t\/[a-z0-9]+#invite=[\w-]+)$/.exec(text) ?? [];
  return path && new URL(text).origin === location.origin ? path : null;
}
