/** Settings of this browser, in localStorage. */

import { SCREENS } from "./screens";
import { stored } from "./shell/storage";
import { LANGUAGES, words, type Lang } from "./words/words.svelte";

interface Saved {
  lang: Lang;
  theme: "light" | "dark";
  speed: number;
  sound: boolean;
  notify: boolean;
  name: string;
}

/** How fast things are shown; 0 shows nothing but how they end. */
export const SPEEDS = [0.5, 1, 2, 4, 0];
const KEY = "carambolage-settings";
const saved = stored<Saved>(KEY);
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether fingers point, and not a mouse. */
export const coarse = matchMedia("(pointer: coarse)");
/** Phones, upright tablets, and pages zoomed in: the board has the whole width. */
export const narrow = matchMedia(SCREENS["--narrow"]);
words.lang = saved.lang ?? LANGUAGES.find((lang) => navigator.language.startsWith(lang)) ?? "en";

class Settings {
  theme = $state(saved.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  speed = $state(saved.speed ?? 1);
  sound = $state(saved.sound ?? !coarse.matches);
  /** Whether to be told of the own turn while looking elsewhere. */
  notify = $state(saved.notify ?? false);
  name = $state(saved.name ?? "");

  keep(): void {
    const { theme, speed, sound, notify, name } = this;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = words.lang;
    localStorage.setItem(KEY, JSON.stringify({ lang: words.lang, theme, speed, sound, notify, name }));
  }
}

export const settings = new Settings();
