/** A list of buttons that is one stop of the Tab key: the arrows go from one button to the next. */

import { listen } from "../../shell/listen";

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The stop is the button that had the focus last, at first the newest. */
export function oneStop(list: HTMLElement): () => void {
  let stop: HTMLElement | undefined;
  const buttons = (): HTMLElement[] => [...list.querySelectorAll("button")];
  const mark = (): void => {
    const all = buttons();
    if (!stop || !all.includes(stop)) stop = all.at(-1);
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const keydown = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    const all = buttons();
    const next = MOVES[key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  const focusin = (event: Event): void => {
    stop = (event.target as Element).closest("button") ?? stop;
    mark();
  };
  const watch = new MutationObserver(mark);
  watch.observe(list, { childList: true, subtree: true });
  mark();
  const off = listen(list, { keydown, focusin });
  return () => {
    watch.disconnect();
    off();
  };
}
