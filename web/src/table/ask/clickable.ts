/** An element of the table that can be chosen: click, Enter or Space; hovering shows what would happen. */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "../../protocol";
import { notes } from "../../notes/explain.svelte";
import type { TableModel } from "../model/tableModel.svelte";

export function clickable(table: TableModel, choices: Choice[]): Attachment<Element> {
  return (element) => {
    const [first] = choices;
    if (!first) return undefined;
    const native = element instanceof HTMLButtonElement;
    if (!native) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      element.setAttribute("aria-label", choices.map((choice) => choice.text).join(" / "));
    }
    if (choices.some(({ action }) => action === table.advice.action)) element.setAttribute("data-hinted", "");
    const off = new AbortController();
    const on = (type: string, listener: (event: Event) => void): void => {
      element.addEventListener(type, listener, { signal: off.signal });
    };
    const choose = (): void => {
      notes.hide();
      if (choices.length === 1) void table.answers.choose(first);
      else table.answers.ambiguous = choices;
    };
    on("click", choose);
    on("keydown", (event) => {
      if (native || !["Enter", " "].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      choose();
    });
    const show = (): void => {
      table.previews.start(first);
    };
    const hide = (): void => {
      table.previews.end(first);
    };
    on("pointerenter", show);
    on("focus", show);
    on("pointerleave", hide);
    on("blur", hide);
    return () => {
      off.abort();
      hide();
      for (const name of native ? ["data-hinted"] : ["data-hinted", "role", "tabindex", "aria-label"]) element.removeAttribute(name);
    };
  };
}
