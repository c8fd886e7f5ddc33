/** Searching as people type: without accents, without capitals, every word somewhere. */

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

export function found(sought: string, ...texts: string[]): boolean {
  const all = plain(texts.join(" "));
  return sought.split(/\s+/).every((word) => all.includes(word));
}

/** The first sentences of a longer text, as many as fit into a note. */
export function brief(text: string, most = 260): string {
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [text];
  let short = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (short.length + sentence.length > most) break;
    short += sentence;
  }
  return short.trim();
}
