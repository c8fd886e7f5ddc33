/** Tells somebody who looks elsewhere that it is their turn, where they allowed it. */

import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

let shown: Notification | undefined;

export function announceTurn(title: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  shown?.close();
  shown = new Notification(title, { body: say("notify-turn"), icon: "/icons/icon-192.png", tag: "turn" });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

/** Wish to be told, or not; a browser asks once whether it may. */
export async function wishNotices(on: boolean): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === "granted";
}
