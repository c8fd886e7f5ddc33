/** A recording in the place of a server: tells the game as a whole, and answers who looks back. */

import type { Answer, Command, ServerMessage } from "../connection/messages";
import type { TableLine } from "../connection/socket.svelte";
import type { Moment, Recording } from "../protocol";
import { say, words } from "../words/words.svelte";
import { completed } from "./moments";
import type { Recordings } from "./recordings.svelte";

export class RecordedLine implements TableLine {
  state = $state<TableLine["state"]>("connecting");
  readonly retryIn = 0;
  private recording: Recording | null = null;
  private moments: Moment[] = [];

  constructor(
    private readonly recordings: Recordings,
    private readonly hear: (message: ServerMessage) => void,
  ) {}

  open(): void {
    void this.tell();
  }

  close(): void {
    this.state = "closed";
  }

  rejoin(): void {
    void this.tell();
  }

  async ask(command: Command): Promise<Answer> {
    const { id } = command;
    if (command.type === "speak") {
      await this.tell();
      return { type: "ack", id, seq: 0 };
    }
    if (command.type === "timeline" && this.recording) return { ...this.recording.timeline, id };
    if (command.type === "reel") return { type: "reel", id, moments: this.moments.filter(({ seq }) => command.seqs.includes(seq)) };
    return { type: "nack", id, code: "recorded", text: say("recorded"), seq: 0 };
  }

  /** The whole game in the language of the page. */
  private async tell(): Promise<void> {
    this.recording = await this.recordings.in(words.lang);
    this.moments = completed(structuredClone(this.recording.moments));
    this.state = "open";
    // What is heard is changed by those who hear it.
    this.hear(structuredClone(this.recording.welcome));
  }
}
