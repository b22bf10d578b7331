import type { PushChoices } from '../../../domain/push.ts';
import {
  forgetSubscription,
  removeSubscription,
  saveSubscription,
  subscriptionAddress,
} from '../../../routing/push-subscription.ts';
import { timedOut, withTimeout } from '../../../web/with-timeout.ts';

/** Milliseconds to wait for the service worker, which is installed with the first page of a visit. */
const patience = 10_000;

/** Whether the browser can receive notifications; it cannot in a private window, or on iOS unless the site is on the Home Screen. */
export const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** The reader's choices on this device; undefined while notifications are off. */
export const readChoices = async (): Promise<PushChoices | undefined> => {
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return undefined;
  const response = await fetch(await subscriptionAddress(subscription.endpoint));
  return response.ok ? response.json() : undefined;
};

/**
 * Asks for permission unless it has been granted, and stores the choices. Rejects with an Error whose message is for the reader.
 *
 * @param publicKey of the college, in base64url
 */
export const saveChoices = async (publicKey: string, choices: PushChoices): Promise<void> => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('Notifications of this site are blocked. Allow them in the settings of your browser.');
  const isSaved = await saveSubscription(await subscribe(publicKey), { publicKey, choices });
  if (!isSaved) throw new Error('Your choice could not be saved. Try again later.');
};

/** Turns off notifications on this device. */
export const endNotifications = async (): Promise<void> => {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await forgetSubscription();
  await removeSubscription(subscription.endpoint);
  await subscription.unsubscribe();
};

const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const ready = await withTimeout(navigator.serviceWorker.ready, patience);
  if (ready === timedOut) throw new Error('The site is not ready for notifications yet. Reload the page.');
  const { pushManager } = ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // the subscription was made with former keys of the college
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch(() => {
      throw new Error('Your browser could not reach its notification service. Try again later.');
    });
  }
};
