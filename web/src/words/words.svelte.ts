/** The words of the client itself, in both languages; those of the rules come from the server, already said. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "fr";
export const LANGUAGES: Lang[] = ["en", "fr"];

/** Those of every page, and those that the face of a game keeps in its own folder. */
const SOURCES = import.meta.glob<string>(["./*.ftl", "../games/*/words/*.ftl"], { query: "?raw", import: "default", eager: true });

function bundleOf(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [file, source] of Object.entries(SOURCES)) {
    if (file.endsWith(`/${lang}.ftl`)) bundle.addResource(new FluentResource(source));
  }
  return bundle;
}

const BUNDLES: Record<Lang, FluentBundle> = { en: bundleOf("en"), fr: bundleOf("fr") };

function formatted(lang: Lang, name: string, args: Record<string, FluentVariable> = {}): string {
  const message = BUNDLES[lang].getMessage(name);
  return message?.value ? BUNDLES[lang].formatPattern(message.value, args) : name;
}

const MOST_KNOWN = 2000;

class Words {
  lang = $state<Lang>("en");
  /** Most of what is said has been said before, and much of it is said with every move. */
  private readonly said = new Map<string, string>();

  /** A message in the language of the moment; a missing one shows its name, which a test then finds. */
  say = (name: string, args?: Record<string, FluentVariable>): string => {
    const key = `${this.lang} ${name} ${args ? JSON.stringify(args) : ""}`;
    const known = this.said.get(key);
    if (known !== undefined) return known;
    const text = formatted(this.lang, name, args);
    if (this.said.size >= MOST_KNOWN) this.said.clear();
    this.said.set(key, text);
    return text;
  };
}

export const words = new Words();
export const say = words.say;
