/**
 * The service worker: keeps the pages, and what the server told about games, for a device without a network.
 *
 * FILES and VERSION are filled in by the build. What is asked for goes to the server first, but for the files of the
 * client, whose names change with their content.
 */

/* global FILES, VERSION */
const SHELL = `shell-${VERSION}`;
const TOLD = "told";
/** What is told about games; never anything about a table. */
const ABOUT_GAMES = /^\/api\/games(\/[\w.:]+)?(\/learning|\/solutions|\/words\/\w+)?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)).then(tellAnew).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("shell-") && name !== SHELL;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/") || pathname.startsWith("/icons/")) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (ABOUT_GAMES.test(pathname)) event.respondWith(told(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data));
});

/** The page with an address comes to the front; where it was closed meanwhile it is opened. */
async function showPage(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

/** A new client asks anew for all that an older one was told. */
async function tellAnew() {
  const cache = await caches.open(TOLD);
  await Promise.all((await cache.keys()).map(told));
}

/** The newest there is; what was told last where the server does not answer. */
async function told(request) {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}
