/** The glossary: the game’s own words, from the server, for tooltips, log and rules. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameWords } from "../connection/api";
import { gameViewOf } from "../games";
import type { GameView } from "../games/gameView";
import type { Lang } from "../words/words.svelte";

interface Entry {
  title: string;
  text: string;
}

class Glossary {
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly said = new Map<string, string>();
  private loaded = "";
  private gameView: GameView | undefined;

  async load(game: string, lang: Lang, pack: string): Promise<void> {
    const wanted = `${game} ${lang} ${pack}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    const [source, gameView] = await Promise.all([gameWords(game, lang, pack), gameViewOf(game)]);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    if (this.loaded !== wanted) return;
    this.said.clear();
    this.gameView = gameView;
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
    const text = pattern ? bundle.formatPattern(pattern, this.gameView?.numbers(id) ?? {}, []) : "";
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
    const kinds = this.gameView?.glossary ?? [];
    const ids = [...(this.bundle?._messages.keys() ?? [])].filter((id) => kinds.includes(id.slice(0, id.indexOf("-"))));
    return ids.map((id) => ({ id, ...this.entry(id) })).filter((entry) => entry.title && entry.text);
  }

  entry(id: string): Entry {
    return { title: this.title(id), text: this.text(id) };
  }
}

export const glossary = new Glossary();
