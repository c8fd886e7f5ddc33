/** The router: first page, set-up or table, by the address. Tokens stand behind the # and are taken off at once. */

import { addToken, saveTable } from "../connection/savedTables";
import { readHash } from "../replay/momentPath";

class Route {
  page = $state<"home" | "setup" | "learn" | "replay" | "table">("home");
  game = $state("");
  table = $state("");
  /** The seq of a moment that the address leads to; none for the present. */
  at = $state<number | null>(null);
}

export const route = new Route();

function read(): void {
  const table = /^\/t\/([a-z0-9]+)$/.exec(location.pathname)?.[1];
  const [, page, game] = /^#\/(new|learn)\/([\w.:]+)$/.exec(location.hash) ?? [];
  if (table) {
    takeToken(table);
    route.table = table;
  }
  route.game = game ?? "";
  route.page = location.hash === "#/replay" ? "replay" : table ? "table" : !game ? "home" : page === "learn" ? "learn" : "setup";
}

function takeToken(table: string): void {
  const { kind, token, at } = readHash(location.hash);
  route.at = at ?? null;
  if (!kind || !token) return;
  addToken(table, token);
  if (kind === "watch") saveTable(table, { watch: `/t/${table}#watch=${token}` });
  history.replaceState(null, "", `/t/${table}${at === undefined ? "" : `#at=${at}`}`);
  // A table that is open already is joined anew, with one seat more.
  if (route.table === table) location.reload();
}

export function travel(): () => void {
  read();
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  return () => {
    removeEventListener("popstate", read);
    removeEventListener("hashchange", read);
  };
}

export function go(address: string): void {
  history.pushState(null, "", address);
  read();
}
