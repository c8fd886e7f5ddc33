/** Text search as people type: without accents, without capitals, every word somewhere. */

const normalized = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Whether every word that is searched for stands somewhere in the texts. */
export function matchesSearch(query: string, ...texts: string[]): boolean {
  const all = normalized(texts.join(" "));
  return normalized(query).split(/\s+/).every((word) => all.includes(word));
}

/** A text in its sentences; a paragraph ends one too. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[^\p{Ll}])|\n\n/u);

/** The first sentences of a longer text, as many as fit into a note. */
export function firstSentences(text: string, most = 260): string {
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [text];
  let short = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (short.length + sentence.length > most) break;
    short += sentence;
  }
  return short.trim();
}
