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
  /** Whether the game was over when this browser last heard of it. */
  over: boolean;
  at: number;
}

type Saved = [table: string, saved: SavedTable];

const KEY = "carambolage-tables";
/** How many of a kind are kept, the latest: a seat in a game under way is lost with its token, the others are only a memory. */
const MOST = { exercise: 5, over: 25, running: 60 };

/** The numbers of exercises begin with 0, and no others. */
const isExercise = (table: string): boolean => table.startsWith("0");
const kindOf = ([table, { over }]: Saved): keyof typeof MOST => (isExercise(table) ? "exercise" : over ? "over" : "running");
const latestFirst = ([, a]: Saved, [, b]: Saved): number => b.at - a.at;

const all = (): Record<string, SavedTable> => stored<Record<string, SavedTable>>(KEY) as Record<string, SavedTable>;

function write(tables: Record<string, SavedTable>): void {
  const ordered = Object.entries(tables).sort(latestFirst);
  const kept = Object.entries(MOST).flatMap(([kind, most]) => ordered.filter((table) => kindOf(table) === kind).slice(0, most));
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function savedTable(table: string): SavedTable {
  return { tokens: [], seats: {}, watch: null, invite: null, game: "", wanted: [], own: "", commitment: "", numbers: {}, greeted: false, over: false, at: 0, ...all()[table] };
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

/** The game at a table has come to its end, or goes on after all; it was not visited for that. */
export function noteOver(table: string, over: boolean): void {
  const saved = all()[table];
  if (saved && Boolean(saved.over) !== over) rememberTable(table, { ...saved, over });
}

/** Without exercises: those under way first, and of each kind the latest. */
export function recentTables(): Saved[] {
  const tables = Object.entries(all()).filter(([table]) => !isExercise(table)).sort(latestFirst);
  return [...tables.filter(([, { over }]) => !over), ...tables.filter(([, { over }]) => over)];
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
