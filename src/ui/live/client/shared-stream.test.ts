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
import { createKeeper } from './document-keeper.ts';
import type { Following, LiveConnection, LiveEvent } from './live-event.ts';
import { shareStream } from './shared-stream.ts';

const address = '/api/v2/live/12';

/** Channels of one browser: what one says all others hear. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | undefined;
  /** A tab that the device has put to sleep hears and says nothing. */
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

/** One lock of one browser. */
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

type Tab = { following: Following; document: () => Doc | undefined; connection: () => LiveConnection | undefined };
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
  for (const { following } of tabs) following.stop();
  restoreBrowser();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function openTab(): Promise<Tab> {
  const keeper = createKeeper<Doc>(undefined);
  let connection: LiveConnection = 'connecting';
  const following = shareStream<Doc>(address, {
    version: () => keeper.get()?.version,
    take: (event) => {
      if (event.type === 'connection') connection = event.connection;
      if (event.type === 'state') return keeper.replace(event.document);
      return event.type === 'patch' ? keeper.patch(event) : true;
    },
    current: () => {
      const document = keeper.get();
      const state: LiveEvent<Doc>[] = document ? [{ type: 'state', document }] : [];
      return [{ type: 'connection', connection, lastContact: 0 }, ...state];
    },
  });
  const tab = { following, document: keeper.get, connection: () => connection };
  tabs.push(tab);
  await settle();
  return tab;
}

test('two tabs have one stream, and both follow it', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(1));
  stream().patch(doc(1), doc(2));
  await settle();
  expect([first.document(), second.document(), second.connection()]).toEqual([doc(2), doc(2), 'streaming']);
});

test('a tab that comes later has at once what the others have', async () => {
  await openTab();
  stream().state(doc(5));
  const late = await openTab();
  expect([late.document(), late.connection()]).toEqual([doc(5), 'streaming']);
  expect(FakeEventSource.all).toHaveLength(1);
});

test('when the tab that streams closes another goes on from the version it has', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(5));
  await settle();
  first.following.stop();
  await settle();
  expect(stream().url).toBe(`${address}/events?since=5`);
  stream().patch(doc(5), doc(6));
  expect(second.document()).toEqual(doc(6));
});

test('a tab that missed something asks the one that streams', async () => {
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

test('the stream of a tab that sleeps is taken over by one that wakes up, and the sleeper follows when it is back', async () => {
  const [first, second] = [await openTab(), await openTab()];
  stream().state(doc(5));
  await settle();
  const [asleep] = FakeChannel.all;
  if (asleep) asleep.isAsleep = true;
  second.following.wake(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stream().url).toBe(`${address}/events?since=5`);
  if (asleep) asleep.isAsleep = false;
  stream().patch(doc(5), doc(6));
  await settle();
  expect([first.document(), second.document()]).toEqual([doc(6), doc(6)]);
  second.following.stop();
  await settle();
  expect(stream().url).toBe(`${address}/events?since=6`);
});

test('a tab whose leader does not answer streams by itself within ten seconds', async () => {
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

test('every tab learns that the connection is lost, and the tab that streams goes on trying for all of them', async () => {
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

test('each tab streams by itself where tabs cannot talk', async () => {
  vi.stubGlobal('navigator', {});
  await openTab();
  await openTab();
  expect(openStreams()).toHaveLength(2);
});

test('a browser that refuses locks streams all the same', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('The operation is insecure.')) } });
  const tab = await openTab();
  await vi.advanceTimersByTimeAsync(3_000);
  stream().state(doc(1));
  expect(tab.document()).toEqual(doc(1));
});

test('closing every tab ends the stream', async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.following.stop();
  first.following.stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(openStreams()).toHaveLength(0);
});
