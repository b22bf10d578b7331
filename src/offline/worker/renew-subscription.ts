import {
  forgetSubscription,
  rememberedSubscription,
  removeSubscription,
  saveSubscription,
} from '../../routing/push-subscription.ts';

const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };

/** The browser's subscription, or a new one; undefined if the reader withdrew the permission. */
const currentSubscription = async (publicKey: string): Promise<PushSubscription | undefined> => {
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await pushManager.getSubscription()) ?? pushManager.subscribe(options).catch(() => undefined);
};

/**
 * Continues the notifications of a subscription that the browser has ended or replaced, with the choices of the reader, or
 * ends them on the server as well. Not all browsers report it, so this runs with each opened page, too.
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
