/** Scheduling over animation frames: work in small pieces, so that no frame takes long. */

/** Once per frame at the most: scrolling measures the page, which is slow in the middle of a change. */
export function oncePerFrame(work: () => void): () => void {
  let waiting = 0;
  return () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      work();
    });
  };
}

/** After the next picture; a hidden page draws none, but the game goes on. */
function afterFrame(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** What waits for the pictures after the next one, in the order of `rounds`; of works with one name the newest is done. */
export class Frames<Round extends string> {
  private readonly waiting: Map<Round, Map<string, () => void>>;
  private idle = true;

  constructor(rounds: readonly Round[], private readonly after = afterFrame) {
    this.waiting = new Map(rounds.map((round) => [round, new Map()]));
  }

  put(round: Round, name: string, work: () => void): void {
    this.waiting.get(round)?.set(name, work);
    if (this.idle) this.go();
  }

  /** Whatever waits under a name is no longer wanted. */
  drop(round: Round, name: string): void {
    this.waiting.get(round)?.delete(name);
  }

  /** One round for each picture. */
  private go(): void {
    this.idle = false;
    this.after(() => {
      const due = this.next();
      const works = [...(due?.values() ?? [])];
      due?.clear();
      for (const work of works) work();
      if (this.next()) this.go();
      else this.idle = true;
    });
  }

  private next(): Map<string, () => void> | undefined {
    return [...this.waiting.values()].find((works) => works.size);
  }
}
