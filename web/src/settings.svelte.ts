/** Settings of this browser, in localStorage. */

import { LANGUAGES, words, type Lang } from "./words/words.svelte";

export type Theme = "light" | "dark";

interface Saved {
  lang: Lang;
  theme: Theme;
  speed: number;
  sound: boolean;
  name: string;
}

const PLACE = "carambolage-settings";
const mobile = matchMedia("(pointer: coarse)");
const dark = matchMedia("(prefers-color-scheme: dark)");
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function saved(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Saved>;
  } catch {
    return {};
  }
}

function preferredLang(): Lang {
  return LANGUAGES.find((lang) => navigator.language.startsWith(lang)) ?? "en";
}

class Settings {
  theme = $state<Theme>("light");
  speed = $state(1);
  sound = $state(false);
  name = $state("");

  constructor() {
    const before = saved();
    words.lang = before.lang ?? preferredLang();
    this.theme = before.theme ?? (dark.matches ? "dark" : "light");
    this.speed = before.speed ?? 1;
    this.sound = before.sound ?? !mobile.matches;
    this.name = before.name ?? "";
  }

  keep(): void {
    const { theme, speed, sound, name } = this;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.lang = words.lang;
    localStorage.setItem(PLACE, JSON.stringify({ lang: words.lang, theme, speed, sound, name }));
  }
}

export const settings = new Settings();
