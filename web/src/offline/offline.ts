/** Working without a network: registers the service worker, and learns by heart what games there are. */

import { factsAddresses, listGames } from "../connection/api";
import { LANGUAGES, words, type Lang } from "../words/words.svelte";

/** Browsers allow it to pages that come safely, or from this very machine. */
export async function workOffline(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await takenOver();
    // The language that is read first, but both: it may change on the way.
    for (const lang of [words.lang, ...LANGUAGES.filter((other) => other !== words.lang)]) await learnByHeart(lang);
  } catch {
    // A browser that keeps nothing shows the pages as long as there is a network.
  }
}

/** From then on whatever this page asks for goes through the service worker. */
const takenOver = (): Promise<void> => new Promise((done) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) done();
  else serviceWorker.addEventListener("controllerchange", () => { done(); }, { once: true });
});

/** Ask once for the rules, lessons and words of all games in a language; the service worker keeps them. */
async function learnByHeart(lang: Lang): Promise<void> {
  for (const { game } of await listGames(lang)) {
    for (const address of factsAddresses(game, lang)) if (!(await caches.match(address))) await fetch(address);
  }
}
