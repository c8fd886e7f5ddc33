/** Tells somebody who looks elsewhere that it is their turn, where they allowed it. */

import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

let shown: Notification | undefined;

export async function announceTurn(title: string): Promise<void> {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const options: NotificationOptions = { body: say("notify-turn"), icon: "/icons/icon-192.png", tag: "turn" };
  try {
    const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) await announceBy(worker, title, options);
    else announceHere(title, options);
  } catch {
    // A browser that shows none: the title of the page has its dot, and the sound was heard.
  }
}

/** Through the service worker, the only way on phones; a click on it is the worker’s to see. */
async function announceBy(worker: ServiceWorkerRegistration, title: string, options: NotificationOptions): Promise<void> {
  // One that replaces another comes without a sound.
  for (const old of await worker.getNotifications({ tag: options.tag ?? "" })) old.close();
  await worker.showNotification(title, { ...options, data: location.pathname });
}

function announceHere(title: string, options: NotificationOptions): void {
  shown?.close();
  shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

/** Wish to be told, or not; a browser asks once whether it may. */
export async function wishNotices(on: boolean): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === "granted";
}
