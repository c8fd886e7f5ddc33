/** The glossary: the game’s own words, from the server, for tooltips, log and rules. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameWords } from "../connection/api";
import type { GameData } from "../protocol";
import type { Recordings } from "../replay/recordings.svelte";
import type { Lang } from "../words/words.svelte";

interface Entry {
  title: string;
  text: string;
}

class Glossary {
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly said = new Map<string, string>();
  private loaded = "";
  private numbers: GameData["numbers"] = {};

  /** The words of a game in a language, with those of a pack and the numbers on its cards. */
  async load(game: string, lang: Lang, pack: string, numbers: GameData["numbers"], recordings: Recordings | null = null): Promise<void> {
    const wanted = `${game} ${lang} ${pack}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    let source: string;
    try {
      source = recordings ? (await recordings.in(lang)).words : await gameWords(game, lang, pack);
    } catch (failure) {
      if (this.loaded === wanted) this.loaded = ""; // asked for again, it may come
      throw failure;
    }
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    if (this.loaded !== wanted) return;
    this.said.clear();
    this.numbers = numbers;
    this.bundle = bundle;
  }

  /** A part of a message (`racer-sb`, `short`), or the message itself; empty where there is none. */
  part(id: string, part = ""): string {
    const { bundle } = this;
    if (!bundle) return "";
    const key = `${id}.${part}`;
    const known = this.said.get(key);
    if (known !== undefined) return known;
    const message = bundle.getMessage(id);
    const pattern = part ? message?.attributes[part] : message?.value;
    const text = pattern ? bundle.formatPattern(pattern, this.numbers[id] ?? {}, []) : "";
    this.said.set(key, text);
    return text;
  }

  title(id: string): string {
    return this.part(id, "title") || this.part(id);
  }

  text(id: string): string {
    if (id.startsWith("rules-")) return this.part(id);
    return this.part(id, "text") || this.part(id, "hint");
  }

  /** Everything of some kinds (the beginnings of their messages) that has a text of its own. */
  entries(kinds: string[]): (Entry & { id: string })[] {
    return this.ids(kinds).map((id) => ({ id, ...this.entry(id) })).filter((entry) => entry.title && entry.text);
  }

  /** The messages of some kinds. */
  ids(kinds: string[]): string[] {
    return [...(this.bundle?._messages.keys() ?? [])].filter((id) => kinds.includes(id.slice(0, id.indexOf("-"))));
  }

  entry(id: string): Entry {
    return { title: this.title(id), text: this.text(id) };
  }
}

export const glossary = new Glossary();
