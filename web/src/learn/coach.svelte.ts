/** What the coach says in a first game: one thing at a time, none twice. */

import { progress } from "./progress.svelte";

export class Coach {
  /** What is said now: until it is understood, or what was asked meanwhile is answered. */
  message = $state("");
  private news: string[] = [];
  private asked = "";
  /** What was asked while the message stood there. */
  private under = "";

  constructor(private readonly game: () => string) {}

  /** What there is to say, the first thing first, and what is asked now; empty where it is nothing. */
  hear(news: string[], asked: string): void {
    [this.news, this.asked] = [news, asked];
    if (this.message && this.under && asked !== this.under) this.finish();
    this.goOn();
  }

  understood(): void {
    this.finish();
    this.goOn();
  }

  private finish(): void {
    progress.say(this.game(), this.message);
    this.message = this.under = "";
  }

  private goOn(): void {
    this.message ||= this.news.find((occasion) => !progress.wasSaid(this.game(), occasion)) ?? "";
    this.under ||= this.message && this.asked;
  }
}
