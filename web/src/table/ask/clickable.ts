/** An element of the table that can be chosen: click, Enter or Space; hovering shows what would happen.

Where a game shows first what comes of an answer, the first click does so and the second chooses; there whatever has the
focus is shown already, so that Enter chooses at once. */

import type { Attachment } from "svelte/attachments";
import { notes } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import { listen } from "../../shell/listen";
import type { TableModel } from "../model/tableModel.svelte";

export function clickable({ advice, answers, gameView, previews }: TableModel, choices: Choice[]): Attachment<Element> {
  return (element) => {
    const [first] = choices;
    if (!first) return undefined;
    const native = element instanceof HTMLButtonElement;
    const attributes: Record<string, string> = native ? {} : { role: "button", tabindex: "0", "aria-label": choices.map((choice) => choice.text).join(" / ") };
    attributes["data-takes"] = "";
    if (choices.some(({ action }) => action === advice.action)) attributes["data-hinted"] = "";
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const choose = (): void => {
      notes.hide();
      if (choices.length === 1) void answers.choose(first);
      else answers.ambiguous = choices;
    };
    const click = (): void => {
      if (choices.length > 1 || first === previews.chosen || !gameView?.showsFirst?.(first)) choose();
      else previews.choose(first);
    };
    const keydown = (event: Event): void => {
      if (native || !["Enter", " "].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      choose();
    };
    const show = (): void => {
      previews.start(first);
    };
    const hide = (): void => {
      previews.end(first);
    };
    const stop = listen(element, { click, keydown, pointerenter: show, focus: show, pointerleave: hide, blur: hide });
    return () => {
      stop();
      hide();
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  };
}
