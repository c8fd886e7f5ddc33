/** The words of the game at the table, for everything that explains itself. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameWords } from "../connection/api";
import { faceOf } from "../games";
import type { Lang } from "../words/words.svelte";

interface Entry {
  title: string;
  text: string;
}

class Glossary {
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly said = new Map<string, string>();
  private loaded = "";
  private game = "";

  async load(game: string, lang: Lang): Promise<void> {
    const wanted = `${game} ${lang}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    this.game = game;
    const source = await gameWords(game, lang);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    if (this.loaded !== wanted) return;
    this.said.clear();
    this.bundle = bundle;
  }

  private get kinds(): readonly string[] {
    return faceOf(this.game)?.glossary ?? [];
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
    const text = pattern ? bundle.formatPattern(pattern, faceOf(this.game)?.numbers(id) ?? {}, []) : "";
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

  /** Everything on the table that has a text of its own. */
  all(): (Entry & { id: string })[] {
    const ids = [...(this.bundle?._messages.keys() ?? [])].filter((id) => this.kinds.includes(id.slice(0, id.indexOf("-"))));
    return ids.map((id) => ({ id, ...this.entry(id) })).filter((entry) => entry.title && entry.text);
  }

  entry(id: string): Entry {
    return { title: this.title(id), text: this.text(id) };
  }
}

export const glossary = new Glossary();
