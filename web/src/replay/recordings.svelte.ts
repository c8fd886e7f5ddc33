/** Games that are watched without a table: from a file, or from the page that they were sent in. */

import { recordSaved, Refused } from "../connection/api";
import type { Recording } from "../protocol";
import { go, route } from "../shell/route.svelte";
import { say, type Lang } from "../words/words.svelte";

export interface Recordings {
  /** Whether there is no server: the page holds the game. */
  alone: boolean;
  in(lang: Lang): Promise<Recording>;
}

class Watched {
  /** The game that was opened last; none after the page was loaded anew. */
  game = $state.raw<Recordings | null>(null);
}

export const watched = new Watched();

/** Show a game from its beginning on. */
export function watch(game: Recordings): void {
  watched.game = game;
  route.at = 0;
  go("/#/replay");
}

/** What the server reads of a file. */
const LARGEST = 800_000;

/** A saved game from a file; fails with a sentence that says why not. */
export async function openSaved(file: File, lang: Lang): Promise<void> {
  if (file.size > LARGEST) throw new Refused({ code: "too_large", text: say("replay-too-large") });
  const text = await file.text();
  const known: Partial<Record<Lang, Promise<Recording>>> = { [lang]: recordSaved(text, lang) };
  await known[lang];
  watch({ alone: false, in: (wanted) => (known[wanted] ??= recordSaved(text, wanted)) });
}
