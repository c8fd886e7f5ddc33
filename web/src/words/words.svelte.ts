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

class Words {
  lang = $state<Lang>("en");

  /** A message in the language of the moment; a missing one shows its name, which a test then finds. */
  say = (name: string, args: Record<string, FluentVariable> = {}): string => {
    const bundle = BUNDLES[this.lang];
    const message = bundle.getMessage(name);
    return message?.value ? bundle.formatPattern(message.value, args) : name;
  };
}

export const words = new Words();
export const say = words.say;
