import type { PushChoices } from '../domain/push.ts';
import { savedCaches } from './saved-pages.ts';

const collection = '/push/subscriptions';

/** What the browser stores to renew a subscription that ends without the reader's action. */
export type RememberedSubscription = { endpoint: string; publicKey: string; choices: PushChoices };

/** The part of the browser's subscription that is stored. */
type Subscription = Pick<PushSubscription, 'endpoint' | 'toJSON'>;

/** The URL of a subscription on the server. */
export const subscriptionAddress = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const id = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `${collection}/${id.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

/**
 * Stores a subscription with the reader's choices on the server and in the browser.
 *
 * @param publicKey of the college, in base64url
 * @returns whether the server accepted it
 */
export const saveSubscription = async (
  subscription: Subscription,
  { publicKey, choices }: { publicKey: string; choices: PushChoices },
): Promise<boolean> => {
  const { endpoint } = subscription;
  const response = await fetch(collection, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...choices, endpoint, keys: subscription.toJSON().keys }),
  });
  if (!response.ok) return false;
  const remembered: RememberedSubscription = { endpoint, publicKey, choices };
  await (await caches.open(savedCaches.subscription)).put(collection, Response.json(remembered));
  return true;
};

export const rememberedSubscription = async (): Promise<RememberedSubscription | undefined> =>
  (await caches.match(collection, { cacheName: savedCaches.subscription }))?.json();

export const forgetSubscription = async (): Promise<void> => void (await caches.delete(savedCaches.subscription));

/** Deletes a subscription on the server. */
export const removeSubscription = async (endpoint: string): Promise<void> =>
  void (await fetch(await subscriptionAddress(endpoint), { method: 'DELETE' }));
