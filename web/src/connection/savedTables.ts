/** Tables that this browser has been at, in localStorage: tokens of seats and links, which browsers never send as part of an address. */

import { stored } from "../shell/storage";

interface SavedTable {
  tokens: string[];
  /** Links that whoever opened the table may share, by seat; empty for others. */
  seats: Record<number, string>;
  watch: string | null;
  invite: string | null;
  game: string;
  /** Seats to sit down on as soon as the table is joined, if they are free. */
  wanted: number[];
  /** A secret of this browser's own: with it the link of a seat is good for one use. */
  own: string;
  /** What the server promised about the dice when this browser first came to the table. */
  commitment: string;
  /** The numbers that this browser's seats mix into the dice. */
  numbers: Record<number, string>;
  /** Whether somebody who came by a link was asked for a name. */
  greeted: boolean;
  at: number;
}

const KEY = "carambolage-tables";
const MOST = 30;

const all = (): Record<string, SavedTable> => stored<Record<string, SavedTable>>(KEY) as Record<string, SavedTable>;

function write(tables: Record<string, SavedTable>): void {
  const latest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
}

export function savedTable(table: string): SavedTable {
  return { tokens: [], seats: {}, watch: null, invite: null, game: "", wanted: [], own: "", commitment: "", numbers: {}, greeted: false, at: 0, ...all()[table] };
}

export function saveTable(table: string, change: Partial<SavedTable>): SavedTable {
  const now = { ...savedTable(table), ...change, at: Date.now() };
  write({ ...all(), [table]: now });
  return now;
}

/** A token from a link joins those that are there already. */
export function addToken(table: string, token: string): SavedTable {
  const { tokens } = savedTable(table);
  return saveTable(table, { tokens: tokens.includes(token) ? tokens : [...tokens, token] });
}

export function forgetTable(table: string): void {
  write(Object.fromEntries(Object.entries(all()).filter(([name]) => name !== table)));
}

/** A table that was forgotten is known again. */
export function rememberTable(table: string, saved: SavedTable): void {
  write({ ...all(), [table]: saved });
}

/** The latest first; exercises, whose numbers begin with 0, are not among them. */
export function recentTables(): [string, SavedTable][] {
  return Object.entries(all()).filter(([name]) => !name.startsWith("0")).sort(([, a], [, b]) => b.at - a.at);
}

/** A secret of 128 random bits, as the server makes them. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** This browser's own secret at a table, made up at the first visit. */
export function ownSecret(table: string): string {
  return savedTable(table).own || saveTable(table, { own: newToken() }).own;
}
