/** HTTP requests: games, tables, proofs. */

import type { GameFacts, LearningFacts, Opened, Proof, Prospects, Recording, Refusal, TableInfo, TableWish } from "../protocol";
import { say } from "../words/words.svelte";
import { saveTable } from "./savedTables";

/** What is not done, with a sentence that says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** Why a request failed, in a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Refused ? error.message : say("server-away"));

export async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Refused(body as Refusal);
  return body as T;
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return fetchJson(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export const listGames = (lang: string): Promise<GameFacts[]> => fetchJson(`/api/games?lang=${lang}`);

const gameAddress = (game: string, lang: string, pack = ""): string => `/api/games/${game}?lang=${lang}${pack && `&pack=${pack}`}`;
const learningAddress = (game: string, lang: string): string => `/api/games/${game}/learning?lang=${lang}`;
const solutionsAddress = (game: string, lang: string): string => `/api/games/${game}/solutions?lang=${lang}`;
const wordsAddress = (game: string, lang: string, pack = ""): string => `/api/games/${game}/words/${lang}${pack && `?pack=${pack}`}`;

/** Where everything is that one can read about a game without a table. */
export const factsAddresses = (game: string, lang: string): string[] => [gameAddress(game, lang), learningAddress(game, lang), wordsAddress(game, lang), solutionsAddress(game, lang)];

/** A game with the components of a pack, by its hash; with its own where that is empty. */
export const gameFacts = (game: string, lang: string, pack: string): Promise<GameFacts> => fetchJson(gameAddress(game, lang, pack));

export const learningFacts = (game: string, lang: string): Promise<LearningFacts> => fetchJson(learningAddress(game, lang));

/** How a lesson is solved, to be watched without a table; none for a puzzle. */
export async function recordSolution(game: string, lesson: string, lang: string): Promise<Recording | undefined> {
  const [solutions, words] = await Promise.all([fetchJson<Record<string, Recording>>(solutionsAddress(game, lang)), gameWords(game, lang, "")]);
  return solutions[lesson] && { ...solutions[lesson], words };
}

/** Opens the table of a lesson or puzzle, and saves the token of the own seat. */
export async function openExercise(game: string, name: string, lang: string): Promise<Opened> {
  const opened = await post<Opened>(`/api/games/${game}/exercises/${name}?lang=${lang}`, {});
  saveTable(opened.table, { tokens: opened.seats.flatMap(({ token }) => token ?? []), game, commitment: opened.dice.commitment });
  return opened;
}

/** Opens a table, and saves the tokens of the own seats and the links for others. */
export async function openTable(wish: TableWish, lang: string): Promise<Opened> {
  const opened = await post<Opened>(`/api/tables?lang=${lang}`, { mix: true, entry: "sit", ...wish });
  // There are more seats than wishes where one person drives several cars.
  const own = opened.seats.filter(({ seat }) => (wish.seats[seat] ?? wish.seats[0])?.kind === "person");
  const seats = Object.fromEntries(opened.seats.flatMap(({ seat, link }) => (link ? [[seat, link]] : [])));
  const tokens = [opened.host, ...own.flatMap(({ token }) => token ?? [])];
  saveTable(opened.table, { tokens, seats, watch: opened.watch_link, invite: opened.invite_link, game: wish.game, commitment: opened.dice.commitment });
  return opened;
}

/** What anybody may know of a table. */
export const tableInfo = (table: string, lang: string): Promise<TableInfo> => fetchJson(`/api/tables/${table}?lang=${lang}`);

export const proofOf = (table: string): Promise<Proof> => fetchJson(`/api/tables/${table}/proof`);

/** A finished game, to be watched without a table. */
export const recordTable = (table: string, lang: string): Promise<Recording> => fetchJson(`/api/tables/${table}/recording?lang=${lang}`);

/** The same from the text of a saved game. */
export const recordSaved = (text: string, lang: string): Promise<Recording> => post(`/api/recordings?lang=${lang}`, { text });

/** Who was ahead in a finished game. */
export const tableProspects = (table: string): Promise<Prospects> => fetchJson(`/api/tables/${table}/prospects`);

/** The page that plays a recorded game without a server, still without the game. */
export const playerPage = async (): Promise<string> => (await fetch("/player.html")).text();

export const replayAddress = (table: string): string => `/api/tables/${table}/replay`;

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

export async function gameWords(game: string, lang: string, pack: string): Promise<string> {
  const answer = await fetch(wordsAddress(game, lang, pack));
  return answer.ok ? answer.text() : "";
}
