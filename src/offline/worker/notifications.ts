import type { PushNotification } from '../../domain/push.ts';
import { renewSubscription } from './renew-subscription.ts';

type PushEvent = ExtendableEvent & { data: { json: () => PushNotification } | null };
type ClickEvent = ExtendableEvent & { notification: Notification };

type Window = { url: string; focus: () => Promise<unknown> };
type WindowList = {
  matchAll: (query: { type: 'window' }) => Promise<readonly Window[]>;
  openWindow: (url: string) => Promise<unknown>;
};

declare const registration: ServiceWorkerRegistration;
declare const clients: WindowList;

/** Shows a score, in place of the previous score of its game. */
const show = async ({ title, body, tag, url, renotify }: PushNotification) => {
  const options = { body, tag, renotify, data: url };
  await registration.showNotification(title, options);
};

/** Opens the page of a notification, or focuses a tab that already shows it. */
const open = async (notification: Notification) => {
  notification.close();
  const { href } = new URL(String(notification.data), location.origin);
  const windows = await clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : clients.openWindow(href));
};

/** Shows notifications from the server, opens their pages, and renews subscriptions that the browser ends. */
export const handleNotifications = (): void => {
  addEventListener('push', (event) => {
    const push = event as PushEvent;
    if (push.data) push.waitUntil(show(push.data.json()));
  });
  addEventListener('notificationclick', (event) => {
    const click = event as ClickEvent;
    click.waitUntil(open(click.notification));
  });
  addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(renewSubscription());
  });
};
