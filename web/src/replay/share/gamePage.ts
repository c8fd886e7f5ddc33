/** A finished game as one HTML page that plays without a server. */

import { playerPage } from "../../connection/api";
import { LANGUAGES } from "../../words/words.svelte";
import type { Recordings } from "../recordings.svelte";

/** Where the page of the player takes the game from. */
export const PLACE = "recording";

export async function gamePage(recordings: Recordings, title: string): Promise<Blob> {
  const [page, ...games] = await Promise.all([playerPage(), ...LANGUAGES.map((lang) => recordings.in(lang))]);
  const inLanguages = Object.fromEntries(LANGUAGES.map((lang, place) => [lang, games[place]]));
  return new Blob([filledPage(page, title, inLanguages)], { type: "text/html" });
}

/** The game comes after the title, before any script. Nothing in it ends the script that holds it, nor is taken for markup. */
export function filledPage(page: string, title: string, games: unknown): string {
  const data = `<script type="application/json" id="${PLACE}">${JSON.stringify(games).replaceAll("<", "\\u003c")}</script>`;
  const name = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return page.replace(/<title>.*?<\/title>/, () => `<title>${name}</title>${data}`);
}
