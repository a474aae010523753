/// <reference lib="webworker" />
/**
 * Keeps the whole site so that it opens without a network. Files with a hash in their name never change, so what is kept
 * is served at once; the page itself is asked for first, so that a new version is seen as soon as there is one.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

// Both are filled in when the site is built.
const FILES = JSON.parse('__FILES__') as readonly string[];
const CACHE = `holdout-${'__VERSION__'}`;
const PAGE = './';

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([PAGE, 'site.webmanifest', 'icon.svg', ...FILES.filter((file) => file !== 'index.html')]);
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === worker.location.origin && event.request.method === 'GET';
  if (!ours || url.pathname.includes('/api/')) return;
  event.respondWith(event.request.mode === 'navigate' ? page(event.request) : file(event.request));
});

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetch(request));
}
