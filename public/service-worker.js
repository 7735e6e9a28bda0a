// Stores the app's files for members who chose offline use; never the data they read or write. The build writes the
// list.
const FILES = ['BUILD_FILES'];
const NAME = 'files-BUILD_RELEASE';
const PAGE = '/shell.html';
const FIXED = [PAGE, '/icon.svg', '/app.webmanifest'];

async function keepFiles() {
  const cache = await caches.open(NAME);
  await cache.addAll(FIXED.map((file) => new Request(file, { cache: 'reload' })));
  // A hashed file from an earlier release is the same file.
  for (const file of FILES) {
    const known = await caches.match(file);
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

async function fromNetworkOrKept(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('message', (event) => {
  if (event.data === 'use-now') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromNetworkOrKept(request, PAGE));
  else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (FIXED.includes(pathname)) event.respondWith(fromNetworkOrKept(request, pathname));
});
