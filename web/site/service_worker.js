// Keeps the site, so that it works without a network. The files that the page starts from are kept when it is installed; Python and then the
// documentation, when the first game is played. A new version is fetched beside the old one and takes over when the player reloads (or when no page is open).

const VERSION = ""; // of the whole site; filled in when it is built
const FILES = []; // that the page starts from
const DOCS = []; // the documentation
const CACHE = `jollyroll ${VERSION}`;

/** Names with a digest in them never change their content: what an older version has kept of them is as good. */
const isLasting = (path) => /\/python-[0-9a-f]{12}\/|-[\w-]{8}\.(js|css|woff2?)$/.test(path);

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (name) => {
      const address = new URL(name, registration.scope).href;
      const known = isLasting(address) ? await caches.match(address) : undefined;
      const response = known ?? (await fetch(address, { cache: "no-cache" }));
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(address, response);
    }),
  );
}

/** Older versions go; Python is taken over if it has not changed. */
async function activate() {
  const cache = await caches.open(CACHE);
  const list = await (await cache.match(new URL("python.json", registration.scope).href))?.json();
  for (const name of await caches.keys()) {
    if (!name.startsWith("jollyroll ") || name === CACHE) continue;
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const response = list && request.url.includes(`/${list.folder}/`) ? await old.match(request) : undefined;
      if (response) await cache.put(request, response);
    }
    await caches.delete(name);
  }
  await clients.claim();
}

/** Somebody plays: what that takes is kept, though it may have been fetched before this worker was there to see it; and what they may want to read. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const list = await (await cache.match(new URL("python.json", registration.scope).href))?.json();
  for (const name of [...Object.keys(list?.bytes ?? {}).map((each) => `${list.folder}/${each}`), ...DOCS]) {
    const address = new URL(name, registration.scope).href;
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (response.ok) await cache.put(address, response);
  }
}

/** From what is kept; else from the network, and kept if it will never change. Without either, whoever wanted a document gets to the first page. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const docs = request.url.startsWith(`${registration.scope}docs/`);
  const page = request.mode === "navigate" && !docs; // which is the same for every address
  const kept = await cache.match(page ? registration.scope : request, { ignoreSearch: page || docs });
  if (kept) return kept;
  const response = await fetch(request).catch(() => null);
  if (!response) return docs && request.mode === "navigate" ? Response.redirect(registration.scope) : Response.error();
  if (response.ok && isLasting(request.url)) await cache.put(request, response.clone());
  return response;
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "keep all") event.waitUntil(keepAll());
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const inside = request.url.startsWith(registration.scope) && request.method === "GET";
  if (inside) event.respondWith(answer(request));
});
