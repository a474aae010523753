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

/** What a notice says, in the language of the page that asked for it. */
const WORDS: Readonly<Record<string, string>> = { de: 'Du bist dran.' };

/** As `TurnPush` in src/wire/identity.ts. */
interface Turn {
  readonly match: string;
  readonly title: string;
  readonly language: string;
}

worker.addEventListener('push', (event) => {
  event.waitUntil(told(event.data?.json() as Turn));
});

/** Nobody is told of what they are looking at. A newer notice of the same match takes the place of the older one. */
async function told({ match, title, language }: Turn): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const looks = pages.some(
    ({ url, visibilityState }) => url.includes(`#/table/${match}`) && visibilityState === 'visible',
  );
  // Browsers insist that every push shows something; one that is silent and closed at once disturbs nobody.
  await worker.registration.showNotification(title, {
    body: WORDS[language] ?? 'It is your turn.',
    tag: match,
    icon: 'icon.svg',
    silent: looks,
    data: match,
  });
  if (!looks) return;
  for (const notice of await worker.registration.getNotifications({ tag: match })) notice.close();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data as string));
});

async function opened(match: string): Promise<void> {
  const way = `./#/table/${encodeURIComponent(match)}`;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url.includes(`#/table/${match}`));
  if (there !== undefined) await there.focus();
  else await worker.clients.openWindow(way);
}
