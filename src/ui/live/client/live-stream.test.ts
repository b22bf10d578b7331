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
import { startStream } from './live-stream.ts';
import { createPatchedDocument } from './patched-document.ts';

const address = '/api/v2/live/12';

let fetched: ReturnType<typeof stubBrowser>['fetched'];
let subscription: Subscription;
let connection: LiveConnection | undefined;
let lastContact: number | undefined;
let document: () => Doc | undefined;

beforeEach(() => {
  ({ fetched } = stubBrowser());
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  subscription.stop();
  restoreBrowser();
  vi.restoreAllMocks();
});

function start(initial?: Doc): void {
  const patched = createPatchedDocument(initial);
  document = patched.get;
  subscription = startStream<Doc>(address, {
    version: () => patched.get()?.version,
    receive: (event: LiveEvent<Doc>) => {
      if (event.type === 'connection') ({ connection, lastContact } = event);
      if (event.type === 'state') return patched.replace(event.document);
      return event.type === 'patch' ? patched.patch(event) : true;
    },
  });
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lastUrl = () => FakeEventSource.all.at(-1)?.url;

test('the first stream sends the whole document, then patches', () => {
  start();
  expect(stream().url).toBe(`${address}/events`);
  stream().state(doc(3));
  stream().patch(doc(3), doc(4));
  expect([document(), connection]).toEqual([doc(4), 'streaming']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a reader with a document requests the changes since its version', () => {
  start(doc(9));
  expect(stream().url).toBe(`${address}/events?since=9`);
});

test('after a gap the whole document is fetched, and later patches apply to it', async () => {
  start(doc(1));
  fetched.mockImplementation(answers.whole(doc(4)));
  stream().patch(doc(3), doc(4));
  stream().patch(doc(4), doc(5));
  await wait(0);
  expect(document()).toEqual(doc(5));
  expect(openStreams()).toHaveLength(1);
});

test('the document is polled until the stream sends its first event', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(2)));
  await wait(4_000);
  expect(document()).toEqual(doc(2));
  await wait(4_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  stream().beat();
  await wait(8_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a connection that goes silent is lost within ten seconds, and reopened from the current version', async () => {
  start();
  stream().state(doc(6));
  const diedAt = Date.now();
  fetched.mockImplementation(answers.gone);
  await wait(8_999);
  expect([FakeEventSource.all.length, connection]).toEqual([1, 'streaming']);
  await wait(1);
  expect([connection, lastContact]).toEqual(['lost', diedAt]);
  expect(stream().url).toBe(`${address}/events?since=6`);
  await wait(60_000);
  expect([connection, lastContact]).toEqual(['lost', diedAt]);
  stream().patch(doc(6), doc(7));
  expect([document(), connection]).toEqual([doc(7), 'streaming']);
});

test('a server that never responds is lost within ten seconds of the first request', async () => {
  start(doc(6));
  fetched.mockImplementation(() => new Promise<Response>(() => {}));
  await wait(9_000);
  expect(connection).toBe('lost');
});

test('a successful poll ends a lost connection, and the next stream is opened at once', async () => {
  start();
  stream().state(doc(6));
  fetched.mockImplementation(answers.gone);
  await wait(9_000);
  expect(connection).toBe('lost');
  fetched.mockImplementation(answers.whole(doc(9)));
  await wait(20_000);
  expect([document(), connection]).toEqual([doc(9), 'connecting']);
});

test('heartbeats keep a stream open', async () => {
  start();
  for (let beats = 0; beats < 10; beats += 1) {
    stream().beat();
    await wait(8_000);
  }
  expect(FakeEventSource.all).toHaveLength(1);
});

test('after two silent streams the document is polled every four seconds, and a stream is tried every two minutes', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  await wait(80_000);
  expect([openStreams().length, connection]).toEqual([0, 'polling']);
  const before = fetched.mock.calls.length;
  fetched.mockImplementation(answers.whole(doc(2)));
  await wait(60_000);
  expect(fetched.mock.calls.length - before).toBe(15);
  expect(document()).toEqual(doc(2));
  await wait(60_000);
  expect(openStreams()).toHaveLength(1);
  stream().beat();
  expect(connection).toBe('streaming');
});

test('polls without changes get a 304', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  await wait(120_000);
  const last = fetched.mock.results.at(-1);
  expect((await last?.value)?.status).toBe(304);
  expect([document(), connection]).toEqual([doc(1), 'polling']);
});

test('a server that refuses streams but responds to requests is polled', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  stream().fail();
  await wait(0);
  stream().fail();
  await wait(0);
  expect([openStreams().length, connection, document()]).toEqual([0, 'polling', doc(1)]);
});

test('a stream that ends is reopened within two seconds, from the current version', async () => {
  start();
  stream().state(doc(6));
  for (let beats = 0; beats < 5; beats += 1) {
    stream().beat();
    await wait(4_000);
  }
  stream().fail();
  expect([openStreams().length, connection]).toEqual([0, 'connecting']);
  await wait(2_000);
  expect(lastUrl()).toBe(`${address}/events?since=6`);
});

test('a server that is down is retried with backoff, and followed when it is back', async () => {
  start();
  stream().state(doc(6));
  fetched.mockImplementation(answers.gone);
  const times: number[] = [];
  for (let at = 0; at < 120; at += 1) {
    for (const open of openStreams()) {
      times.push(at);
      open.fail();
    }
    await wait(1_000);
  }
  expect(connection).toBe('lost');
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps.slice(0, 5)).toEqual([4, 4, 8, 15, 15]);
  expect(Math.max(...gaps)).toBe(15);
  await wait(15_000);
  stream().patch(doc(6), doc(8));
  expect([document(), connection]).toEqual([doc(8), 'streaming']);
});

test('Retry-After is respected', async () => {
  start();
  fetched.mockImplementation(answers.busy);
  stream().fail();
  await wait(19_000);
  expect([openStreams().length, connection]).toEqual([0, 'lost']);
  await wait(1_000);
  expect(openStreams()).toHaveLength(1);
});

test('a stream is opened at once when a polled server is back', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  await wait(80_000);
  fetched.mockImplementation(answers.gone);
  await wait(10_000);
  expect(connection).toBe('lost');
  fetched.mockImplementation(answers.whole(doc(2)));
  await wait(8_001);
  expect([openStreams().length, document()]).toEqual([1, doc(2)]);
});

test('a game that is not followed is requested again after half a minute', async () => {
  start();
  stream().fail();
  await wait(0);
  expect([openStreams().length, connection]).toEqual([0, 'absent']);
  await wait(45_000);
  stream().state(doc(1));
  expect([document(), connection]).toEqual([doc(1), 'streaming']);
});

test('waking up reconnects at once', async () => {
  start();
  stream().state(doc(6));
  subscription.wake(true);
  expect(stream().url).toBe(`${address}/events?since=6`);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('after a recent event only a wake-up that must reconnect does so', async () => {
  start();
  stream().state(doc(6));
  await wait(5_000);
  subscription.wake(false);
  expect(FakeEventSource.all).toHaveLength(1);
  await wait(1_000);
  subscription.wake(false);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('waking up ends a backoff', async () => {
  start();
  fetched.mockImplementation(answers.gone);
  stream().fail();
  await wait(0);
  expect(openStreams()).toHaveLength(0);
  subscription.wake(true);
  expect(openStreams()).toHaveLength(1);
});

test('a stopped stream does nothing', async () => {
  start();
  stream().state(doc(1));
  subscription.stop();
  await wait(600_000);
  expect([FakeEventSource.all.length, openStreams().length, fetched.mock.calls.length]).toEqual([1, 0, 0]);
});
