import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  answers,
  type Doc,
  doc,
  FakeEventSource,
  openStreams,
  restoreBrowser,
  stream,
  stubBrowser,
} from '../../../testing/live-browser.ts';
import type { LiveConnection, LiveEvent, Subscription } from './live-event.ts';
import { createPatchedDocument } from './patched-document.ts';
import { shareStream } from './shared-stream.ts';

const address = '/api/v2/live/12';

/** The BroadcastChannel of a browser. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  /** A suspended tab neither sends nor receives. */
  isAsleep = false;

  constructor() {
    FakeChannel.all.add(this);
  }

  postMessage(message: unknown) {
    if (this.isAsleep) return;
    const data = structuredClone(message);
    for (const other of FakeChannel.all) {
      if (other !== this && !other.isAsleep) queueMicrotask(() => other.onmessage?.({ data }));
    }
  }

  close() {
    FakeChannel.all.delete(this);
  }
}

type Held = { reject: (error: Error) => void };

/** Web Locks with a single lock. */
function createLocks() {
  let holder: Held | undefined;
  let queue: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.();
  };
  return {
    request(_name: string, { signal, steal }: LockOptions, run: () => Promise<void>): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const grant = async () => {
        const mine: Held = { reject };
        holder = mine;
        await run();
        resolve();
        if (holder === mine) next();
      };
      signal?.addEventListener('abort', () => {
        queue = queue.filter((each) => each !== grant);
        reject(new Error('aborted'));
      });
      if (steal) holder?.reject(new Error('stolen'));
      if (steal || !holder) queueMicrotask(grant);
      else queue.push(grant);
      return promise;
    },
  };
}

type Tab = {
  subscription: Subscription;
  document: () => Doc | undefined;
  connection: () => LiveConnection | undefined;
};
let tabs: Tab[];
let fetched: ReturnType<typeof stubBrowser>['fetched'];

beforeEach(() => {
  ({ fetched } = stubBrowser());
  tabs = [];
  FakeChannel.all.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: createLocks() });
});
afterEach(() => {
  for (const { subscription } of tabs) subscription.stop();
  restoreBrowser();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function openTab(): Promise<Tab> {
  const patched = createPatchedDocument<Doc>(undefined);
  let connection: LiveConnection = 'connecting';
  const subscription = shareStream<Doc>(address, {
    version: () => patched.get()?.version,
    receive: (event) => {
      if (event.type === 'connection') connection = event.connection;
      if (event.type === 'state') return patched.replace(event.document);
      return event.type === 'patch' ? patched.patch(event) : true;
    },
    current: () => {
      const document = patched.get();
      const state: LiveEvent<Doc>[] = document ? [{ type: 'state', document }] : [];
      return [{ type: 'connection', connection, lastContact: 0 }, ...state];
    },
  });
  const tab = { subscription, document: patched.get, connection: () => connection };
  tabs.push(tab);
  await settle();
  return tab;
}

test('two tabs share one stream', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(1));
  stream().patch(doc(1), doc(2));
  await settle();
  expect([first.document(), second.document(), second.connection()]).toEqual([doc(2), doc(2), 'streaming']);
});

test('a tab opened later gets the document from the leader', async () => {
  await openTab();
  stream().state(doc(5));
  const second = await openTab();
  expect([second.document(), second.connection()]).toEqual([doc(5), 'streaming']);
  expect(FakeEventSource.all).toHaveLength(1);
});

test('when the leader closes, another tab continues from its own version', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(5));
  await settle();
  first.subscription.stop();
  await settle();
  expect(stream().url).toBe(`${address}/events?since=5`);
  stream().patch(doc(5), doc(6));
  expect(second.document()).toEqual(doc(6));
});

test('a tab that missed an event asks the leader', async () => {
  await openTab();
  const second = await openTab();
  stream().state(doc(1));
  await settle();
  const channel = [...FakeChannel.all][1];
  if (channel) channel.isAsleep = true;
  stream().patch(doc(1), doc(2));
  await settle();
  if (channel) channel.isAsleep = false;
  stream().patch(doc(2), doc(3));
  await settle();
  expect(second.document()).toEqual(doc(3));
  expect(FakeEventSource.all).toHaveLength(1);
});

test('a tab that wakes up replaces a suspended leader, which follows when it resumes', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(5));
  await settle();
  const [asleep] = FakeChannel.all;
  if (asleep) asleep.isAsleep = true;
  second.subscription.wake(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stream().url).toBe(`${address}/events?since=5`);
  if (asleep) asleep.isAsleep = false;
  stream().patch(doc(5), doc(6));
  await settle();
  expect([first.document(), second.document()]).toEqual([doc(6), doc(6)]);
  second.subscription.stop();
  await settle();
  expect(stream().url).toBe(`${address}/events?since=6`);
});

test('a tab takes over from a leader that does not respond within ten seconds', async () => {
  await openTab();
  const second = await openTab();
  const [asleep] = FakeChannel.all;
  if (asleep) asleep.isAsleep = true;
  stream().state(doc(1));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(second.document()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  stream().state(doc(2));
  expect(second.document()).toEqual(doc(2));
});

test('every tab learns that the connection is lost, and the leader retries for all of them', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(1));
  fetched.mockImplementation(answers.gone);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([first.connection(), second.connection()]).toEqual(['lost', 'lost']);
  await vi.advanceTimersByTimeAsync(30_000);
  stream().state(doc(2));
  await settle();
  expect([first.document(), second.document(), second.connection()]).toEqual([doc(2), doc(2), 'streaming']);
});

test('without BroadcastChannel each tab has its own stream', async () => {
  vi.stubGlobal('navigator', {});
  await openTab();
  await openTab();
  expect(openStreams()).toHaveLength(2);
});

test('a browser that refuses locks streams without them', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('The operation is insecure.')) } });
  const tab = await openTab();
  await vi.advanceTimersByTimeAsync(3_000);
  stream().state(doc(1));
  expect(tab.document()).toEqual(doc(1));
});

test('the stream ends with the last tab', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.subscription.stop();
  first.subscription.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(openStreams()).toHaveLength(0);
});
