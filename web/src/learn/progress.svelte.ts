/** What was learnt in this browser: lessons and puzzles that were solved, and what the coach has said. */

import { stored } from "../shell/storage";

interface Learnt {
  /** Names of solved lessons, by game. */
  lessons: Record<string, string[]>;
  /** Days on which the puzzle was tried, by game: whether it was solved at the first try. */
  puzzles: Record<string, Record<string, boolean>>;
  /** What the coach has said, by game. */
  said: Record<string, string[]>;
  /** Games whose summary was shown at a first table. */
  read: string[];
  /** Tables at which the coach stands by. */
  coached: string[];
}

const KEY = "carambolage-learnt";
const MOST = 30;

class Progress {
  private learnt = $state.raw<Learnt>({ lessons: {}, puzzles: {}, said: {}, read: [], coached: [], ...stored<Learnt>(KEY) });

  private keep(change: Partial<Learnt>): void {
    this.learnt = { ...this.learnt, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.learnt));
  }

  hasSolved(game: string, lesson: string): boolean {
    return this.learnt.lessons[game]?.includes(lesson) ?? false;
  }

  solve(game: string, lesson: string): void {
    if (!this.hasSolved(game, lesson)) this.keep({ lessons: { ...this.learnt.lessons, [game]: [...(this.learnt.lessons[game] ?? []), lesson] } });
  }

  /** Whether the puzzle of a day was solved at the first try; none where it was not tried. */
  puzzle(game: string, day: string): boolean | undefined {
    return this.learnt.puzzles[game]?.[day];
  }

  notePuzzle(game: string, day: string, solved: boolean): void {
    if (this.puzzle(game, day) === undefined) this.keep({ puzzles: { ...this.learnt.puzzles, [game]: { ...this.learnt.puzzles[game], [day]: solved } } });
  }

  hasRead(game: string): boolean {
    return this.learnt.read.includes(game);
  }

  /** The summary of a game was seen. */
  read(game: string): void {
    if (!this.hasRead(game)) this.keep({ read: [...this.learnt.read, game] });
  }

  isCoached(table: string): boolean {
    return this.learnt.coached.includes(table);
  }

  /** The coach comes to a table; what was said in this game before may be said once more. */
  coach(table: string, game: string): void {
    this.keep({ coached: [...this.learnt.coached, table].slice(-MOST), said: { ...this.learnt.said, [game]: [] } });
  }

  dismissCoach(table: string): void {
    this.keep({ coached: this.learnt.coached.filter((other) => other !== table) });
  }

  wasSaid(game: string, message: string): boolean {
    return this.learnt.said[game]?.includes(message) ?? false;
  }

  say(game: string, message: string): void {
    this.keep({ said: { ...this.learnt.said, [game]: [...(this.learnt.said[game] ?? []), message] } });
  }
}

export const progress = new Progress();

const DAY = 86_400_000;

/** Today, as the calendar of this place has it. */
export function today(): string {
  const now = new Date(Date.now()); // eslint-disable-line svelte/prefer-svelte-reactivity -- read once
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
}

/** The number of the puzzle of a day, from 1 on; every day has another one until all were there. */
export const puzzleOf = (day: string, puzzles: number): number => (Math.floor(Date.parse(day) / DAY) % puzzles) + 1;
