/** The panels beside the board: which one is open, and which sentence of which chapter of the rules. */

import type { Chat } from "./chat.svelte";

/** Each has an icon of the same name. */
const PANELS = ["log", "chat", "rules", "seats", "settings"] as const;
type Panel = (typeof PANELS)[number];

/** Where nobody is met there is nobody to talk to, and no seat. */
const ALONE: Panel[] = ["log", "rules", "settings"];

export class Panels {
  /** None is open on a phone at first. */
  open = $state<Panel | null>(null);
  chapter = $state<string | null>(null);
  sentence = $state(-1);

  constructor(
    private readonly chat: Chat,
    private readonly isRecorded: () => boolean,
  ) {}

  get offered(): readonly Panel[] {
    return this.isRecorded() ? ALONE : PANELS;
  }

  show(panel: Panel | null, chapter: string | null = null, sentence = -1): void {
    this.open = panel;
    this.chapter = chapter;
    this.sentence = sentence;
    if (panel === "chat") this.chat.unread = 0;
  }
}
