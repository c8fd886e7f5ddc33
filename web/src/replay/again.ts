/** Asks again as long as the answer is worth waiting for. */

/** Ask now, and some time after each answer that says that there is more to come; returns what ends it. */
export function again(ask: () => Promise<boolean>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const go = async (): Promise<void> => {
    if ((await ask()) && !ended) timer = setTimeout(() => void go(), pause);
  };
  void go();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
