/** The chapter of the rules that somebody wants to read. */

class OpenChapter {
  wanted = $state<string | null>(null);

  open(chapter: string): void {
    this.wanted = chapter;
  }

  close(): void {
    this.wanted = null;
  }
}

export const openChapter = new OpenChapter();
