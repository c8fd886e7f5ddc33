/** Keys of the table: things on it say in `data-key` which ones stand for them. */

import type { TableModel } from "../model/tableModel.svelte";
import { chooseByArrow } from "./arrows";

const TYPING = "input, select, textarea, dialog[open], [role=tablist]";
/** What is in front of the own seat comes first, then buttons, then the board. */
const FIRST = [".desk [data-key]:not([aria-disabled=true])", ".desk [data-takes]", ".answers .button:not(.sign)", ".board [data-takes]", ".signs .button"];

/** Where nothing has a key of its own, digits count what answers. */
const COUNTED = ".desk [data-takes], .answers .button:not(.sign)";

/** Whether a key belongs to what is written or chosen in a field. */
export const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Have a key do what it stands for; `help` where somebody wants to know the keys. */
export function pressKey(event: KeyboardEvent, table: TableModel): "help" | "done" | "nothing" {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return "nothing";
  if (event.key === "?") return "help";
  if (event.key === "Backspace" && table.playback.shown?.can_undo && table.playback.live) {
    event.preventDefault();
    void table.answers.undo();
    return "done";
  }
  if (chooseByArrow(event, table)) {
    event.preventDefault();
    return "done";
  }
  const keyed = [...document.querySelectorAll("[data-key]")].filter((one) => one.getAttribute("aria-disabled") !== "true");
  const thing = keyed.length ? keyed.find((one) => one.getAttribute("data-key") === event.key) : document.querySelectorAll(COUNTED)[Number(event.key) - 1];
  if (!thing) return "nothing";
  event.preventDefault();
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return "done";
}

/** Whether the last thing that somebody used was the keyboard. */
let byKeys = false;
globalThis.addEventListener?.("keydown", () => (byKeys = true), { capture: true });
globalThis.addEventListener?.("pointerdown", () => (byKeys = false), { capture: true });

/** Whether the focus came by keyboard to where it is. `:focus-visible` does not tell: with the first key it also holds for what was clicked. */
let focusedByKeys = false;
globalThis.addEventListener?.("focusin", () => (focusedByKeys = byKeys), { capture: true });

const PRESSED = "button, a, input, select, textarea, summary, [role=button], [role=tab]";
const WRITTEN = "textarea, input:not([type=checkbox], [type=radio], [type=range])";

/** Whether the space bar belongs to what has the focus: something is written there, or somebody has come to it by keyboard to press it. */
export const takesSpace = ({ target }: KeyboardEvent): boolean => target instanceof Element && (target.matches(WRITTEN) || (focusedByKeys && target.closest(PRESSED) !== null));

const AT_PLAY = "main .desk, main .ask, main .board";
const ANSWER = "[data-takes], .answers .button:not(.sign), [data-key]:not([aria-disabled=true])";

/** Who plays by keyboard goes on from question to question: the focus does not stay on what no longer answers anything. */
export function followQuestion(): void {
  const focused = document.activeElement;
  const idle = focused === null || focused === document.body || (focused.closest(AT_PLAY) !== null && !focused.matches(ANSWER));
  if (byKeys && idle) focusFirst();
}

/** Move the focus to the first thing with which the question can be answered. */
export function focusFirst(): void {
  const found = FIRST.flatMap((where) => [...document.querySelectorAll<HTMLElement>(where)]);
  found[0]?.focus();
}
