import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { PushChoices } from '../../domain/push.ts';

const origin = 'https://lakeshore.example.edu';
const choices: PushChoices = { sports: [1], finalsOnly: true, timezone: 'America/Chicago', quiet: null };
const endpointOf = (id: string) => `https://fcm.googleapis.com/fcm/send/${id}`;
const subscriptionOf = (id: string) => ({ endpoint: endpointOf(id), toJSON: () => ({ keys: { auth: id } }) });

const showNotification = vi.fn();
const openWindow = vi.fn();
const focus = vi.fn();
let worker: EventTarget;
let sent: string[];
let status: number;
/** The browser's subscription, and the one that it creates if it has none. */
let browser: { current?: string; offered?: string };
/** Of the cache that remembers the reader's subscription. */
let remembered: Response | undefined;

const cache = {
  put: async (_: string, response: Response) => {
    remembered = response;
  },
};

const load = async () => {
  vi.resetModules();
  const { handleNotifications } = await import('./notifications.ts');
  handleNotifications();
  return import('../../routing/push-subscription.ts');
};

/** Dispatches an event to the worker and waits as the browser does. */
const dispatch = async (type: string, properties: object = {}) => {
  const waits: Promise<unknown>[] = [];
  const event = Object.assign(new Event(type), properties, {
    waitUntil: (promise: Promise<unknown>) => void waits.push(promise),
  });
  worker.dispatchEvent(event);
  await Promise.all(waits);
};

beforeEach(() => {
  vi.resetAllMocks();
  worker = new EventTarget();
  sent = [];
  status = 204;
  browser = {};
  remembered = undefined;
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('clients', { matchAll: async () => [{ url: `${origin}/game-center/7`, focus }], openWindow });
  const pushManager = {
    getSubscription: async () => (browser.current === undefined ? null : subscriptionOf(browser.current)),
    subscribe: async () =>
      browser.offered === undefined ? Promise.reject(new Error('NotAllowedError')) : subscriptionOf(browser.offered),
  };
  vi.stubGlobal('registration', { showNotification, pushManager });
  vi.stubGlobal('caches', {
    match: async () => remembered?.clone(),
    open: async () => cache,
    delete: async () => {
      remembered = undefined;
    },
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${path}${body ? ` ${body}` : ''}`);
    return new Response(null, { status });
  });
});

test('a score replaces the previous score of its game', async () => {
  await load();
  const score = { title: 'Lakeshore 7, Northfield 0', body: 'Football', tag: 'game-7', url: '/game-center/7' };
  await dispatch('push', { data: { json: () => ({ ...score, renotify: false }) } });
  const { title, url, ...options } = score;
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(title, { ...options, renotify: false, data: url });
});

test.each([
  ['opens its page', '/game-center/8', () => openWindow, [`${origin}/game-center/8`]],
  ['shows the tab that has its page', '/game-center/7', () => focus, []],
])('a click on a notification %s', async (_, data, called, parameters) => {
  await load();
  const close = vi.fn();
  await dispatch('notificationclick', { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
  expect(called()).toHaveBeenCalledExactlyOnceWith(...parameters);
  expect(openWindow.mock.calls.length + focus.mock.calls.length).toBe(1);
});

describe('a subscription that the browser has', () => {
  /** The worker's requests after the reader has chosen teams with the subscription `a`. */
  const renew = async (found: typeof browser, answer = 204) => {
    const { saveSubscription, subscriptionAddress } = await load();
    await saveSubscription(subscriptionOf('a') as never, { publicKey: 'key', choices });
    sent = [];
    status = answer;
    browser = found;
    await dispatch('pushsubscriptionchange');
    return { former: await subscriptionAddress(endpointOf('a')), endpoint: (await remembered?.json())?.endpoint };
  };
  const stored = `PUT /push/subscriptions ${JSON.stringify({ ...choices, endpoint: endpointOf('b'), keys: { auth: 'b' } })}`;

  test.each([
    ['replaced', { current: 'b' }],
    ['ended is renewed, and', { offered: 'b' }],
  ])('%s has the choices of the former one, which is deleted', async (_, found) => {
    const { former, endpoint } = await renew(found);
    expect(sent).toEqual([stored, `DELETE ${former}`]);
    expect(endpoint).toBe(endpointOf('b'));
  });

  test('ended for good is deleted', async () => {
    const { former, endpoint } = await renew({});
    expect(sent).toEqual([`DELETE ${former}`]);
    expect(endpoint).toBeUndefined();
  });

  test('replaced is sent again later if the server does not accept it', async () => {
    const { endpoint } = await renew({ current: 'b' }, 429);
    expect(sent).toEqual([stored]);
    expect(endpoint).toBe(endpointOf('a'));
  });

  test('kept is not sent again', async () => {
    await renew({ current: 'a' });
    expect(sent).toEqual([]);
  });
});

test('a browser without a subscription sends nothing', async () => {
  await load();
  browser = { current: 'b' };
  await dispatch('pushsubscriptionchange');
  expect(sent).toEqual([]);
});
