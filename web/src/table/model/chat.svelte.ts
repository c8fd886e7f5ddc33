/** The lines of the chat, and reactions that are shown for a moment. */

import type { ChatLine, Reacted } from "../../protocol";

const REACTION_SHOWN = 3500;

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  reactions = $state.raw<Reacted[]>([]);

  add(line: ChatLine, held: number[]): void {
    this.lines = [...this.lines, line];
    if (line.seat === null || !held.includes(line.seat)) this.unread += 1;
  }

  react(reaction: Reacted): void {
    this.reactions = [...this.reactions, reaction];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== reaction)), REACTION_SHOWN);
  }
}
