import type { PushChoices } from '../../../domain/push.ts';

const collection = '/push/subscriptions';
/** Milliseconds until the service worker is ready: it is installed with the first page of a visit. */
const patience = 10_000;

/** Whether the browser can receive notifications; not in a private window, nor on iOS outside the Home Screen. */
export const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const addressOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const id = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `${collection}/${id.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** What the reader chose on this device; undefined without notifications. */
export const readChoices = async (): Promise<PushChoices | undefined> => {
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return undefined;
  const response = await fetch(await addressOf(subscription.endpoint));
  return response.ok ? response.json() : undefined;
};

/**
 * Asks for permission unless it was given, and stores the choices. Rejects with an Error whose message is for the reader.
 *
 * @param publicKey of the college, in base64url
 */
export const saveChoices = async (publicKey: string, choices: PushChoices): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Notifications of this site are blocked. Allow them in the settings of your browser.');
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
  const response = await fetch(collection, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...choices, endpoint, keys }),
  });
  if (!response.ok) throw new Error('Your choice could not be saved. Try again later.');
};

/** Ends the notifications on this device. */
export const endNotifications = async (): Promise<void> => {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await fetch(await addressOf(subscription.endpoint), { method: 'DELETE' });
  await subscription.unsubscribe();
};

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The site is not ready for notifications yet. Reload the page.')), patience);
  });
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // a subscription with former keys of the college
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch(() => {
      throw new Error('Your browser could not reach its notification service. Try again later.');
    });
  }
};
