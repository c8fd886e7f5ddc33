/** A place that answers lead to without standing for it: pointing at it shows the way, a click keeps it in sight, the next one takes it. Who comes to it by arrows sees the way at once, and Enter takes it. */

import type { Attachment } from "svelte/attachments";
import { notes } from "../../notes/explain.svelte";
import type { Choice } from "../../protocol";
import { listen } from "../../shell/listen";
import type { TableModel } from "../model/tableModel.svelte";

export function leadingTo({ answers, previews }: TableModel, choices: Choice[]): Attachment<Element> {
  return (element) => {
    const [first] = choices;
    if (!first) return undefined;
    const attributes = { role: "button", tabindex: "-1", "data-way": "", "aria-label": choices.map(({ text }) => text).join(" / ") };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const take = (): void => {
      notes.hide();
      if (choices.length === 1) void answers.choose(first);
      else answers.ambiguous = choices;
    };
    const click = (): void => {
      notes.hide();
      if (!previews.chosen || !choices.includes(previews.chosen)) previews.choose(first);
      else take();
    };
    const keydown = (event: Event): void => {
      if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
      event.preventDefault();
      take();
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
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  };
}
