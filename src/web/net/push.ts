import { language } from '../words/words.ts';
import { api } from './api.ts';

/** Notices of my turn while no page is open. The browser's own push service brings them; nothing is asked of it before somebody wants them. */

/** Without a service worker, a private connection or a push service the browser has none. */
export const mayPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asking for it waits for the service worker, which is not there when the page comes for the first time. */
const PATIENCE = 5000;

async function worker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return await Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscription(): Promise<PushSubscription | null> {
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ?? null;
}

export const isPushed = async (): Promise<boolean> => mayPush() && (await subscription()) !== null;

/** What came of asking to be told. */
export type Pushed = 'yes' | 'denied' | 'impossible';

/** Asks the browser's leave and its push service for an address, and leaves the address with the server. */
export async function beginPush(): Promise<Pushed> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await api.pushKey();
  let made: PushSubscription | undefined;
  try {
    made = await (await worker())?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    // The browser has a push manager and no push service behind it.
  }
  const { endpoint, keys } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (made === undefined || endpoint === undefined || p256dh === undefined || auth === undefined) return 'impossible';
  try {
    await api.push({ endpoint, keys: { p256dh, auth }, language });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return 'yes';
}

export async function endPush(): Promise<void> {
  const known = await subscription();
  if (known === null) return;
  await api.pushNoMore(known.endpoint);
  await known.unsubscribe();
}
