import {
  forgetSubscription,
  rememberedSubscription,
  removeSubscription,
  saveSubscription,
} from '../../routing/push-subscription.ts';

declare const registration: ServiceWorkerRegistration;

/** The browser's subscription, or a new one; undefined if the reader has withdrawn permission. */
const currentSubscription = async (publicKey: string): Promise<PushSubscription | undefined> => {
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await pushManager.getSubscription()) ?? pushManager.subscribe(options).catch(() => undefined);
};

/**
 * Renews a subscription that the browser has ended or replaced, with the reader's choices, or else ends it on the server as well. Not
 * all browsers send an event, so this also runs whenever a page opens.
 */
export const renewSubscription = async (): Promise<void> => {
  const former = await rememberedSubscription();
  if (!former) return;
  const current = await currentSubscription(former.publicKey);
  if (current?.endpoint === former.endpoint) return;
  if (!current) await forgetSubscription();
  else if (!(await saveSubscription(current, former))) return;
  await removeSubscription(former.endpoint);
};
