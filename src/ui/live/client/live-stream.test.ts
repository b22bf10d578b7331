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
import { startStream } from './live-stream.ts';

const address = '/api/v2/live/12';

let fetched: ReturnType<typeof stubBrowser>['fetched'];
let following: Following;
let connection: LiveConnection | undefined;
let lastContact: number | undefined;
let document: () => Doc | undefined;

beforeEach(() => {
  ({ fetched } = stubBrowser());
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  following.stop();
  restoreBrowser();
  vi.restoreAllMocks();
});

function start(initial?: Doc): void {
  const keeper = createKeeper(initial);
  document = keeper.get;
  following = startStream<Doc>(address, {
    version: () => keeper.get()?.version,
    take: (event: LiveEvent<Doc>) => {
      if (event.type === 'connection') ({ connection, lastContact } = event);
      if (event.type === 'state') return keeper.replace(event.document);
      return event.type === 'patch' ? keeper.patch(event) : true;
    },
  });
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const lastUrl = () => FakeEventSource.all.at(-1)?.url;

test('the first stream brings the whole document, then what changes', () => {
  start();
  expect(stream().url).toBe(`${address}/events`);
  stream().state(doc(3));
  stream().patch(doc(3), doc(4));
  expect([document(), connection]).toEqual([doc(4), 'streaming']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a reader who has a document asks for what came since', () => {
  start(doc(9));
  expect(stream().url).toBe(`${address}/events?since=9`);
});

test('after a gap the whole document is asked for, and later patches follow on it', async () => {
  start(doc(1));
  fetched.mockImplementation(answers.whole(doc(4)));
  stream().patch(doc(3), doc(4));
  stream().patch(doc(4), doc(5));
  await wait(0);
  expect(document()).toEqual(doc(5));
  expect(openStreams()).toHaveLength(1);
});

test('a stream that says nothing is helped by asking, until it speaks', async () => {
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

test('a connection that dies silently is lost within ten seconds, and opened anew from the version that is there', async () => {
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

test('a server that never answers is lost within ten seconds of the first request', async () => {
  start(doc(6));
  fetched.mockImplementation(() => new Promise<Response>(() => {}));
  await wait(9_000);
  expect(connection).toBe('lost');
});

test('an answer that comes while no stream does ends a lost connection, and the next stream is opened at once', async () => {
  start();
  stream().state(doc(6));
  fetched.mockImplementation(answers.gone);
  await wait(9_000);
  expect(connection).toBe('lost');
  fetched.mockImplementation(answers.whole(doc(9)));
  await wait(20_000);
  expect([document(), connection]).toEqual([doc(9), 'connecting']);
});

test('beats keep a stream', async () => {
  start();
  for (let beats = 0; beats < 10; beats += 1) {
    stream().beat();
    await wait(8_000);
  }
  expect(FakeEventSource.all).toHaveLength(1);
});

test('after two silent streams the document is polled every four seconds, and every two minutes a stream is tried', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  await wait(80_000);
  expect([openStreams().length, connection]).toEqual([0, 'polling']);
  const asked = fetched.mock.calls.length;
  fetched.mockImplementation(answers.whole(doc(2)));
  await wait(60_000);
  expect(fetched.mock.calls.length - asked).toBe(15);
  expect(document()).toEqual(doc(2));
  await wait(60_000);
  expect(openStreams()).toHaveLength(1);
  stream().beat();
  expect(connection).toBe('streaming');
});

test('polls that find nothing new are answered without the document', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  await wait(120_000);
  const last = fetched.mock.results.at(-1);
  expect((await last?.value)?.status).toBe(304);
  expect([document(), connection]).toEqual([doc(1), 'polling']);
});

test('streams that are refused while answers come lead to polling', async () => {
  start();
  fetched.mockImplementation(answers.whole(doc(1)));
  stream().fail();
  await wait(0);
  stream().fail();
  await wait(0);
  expect([openStreams().length, connection, document()]).toEqual([0, 'polling', doc(1)]);
});

test('a stream that ends is opened anew within two seconds, from the version that is there', async () => {
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

test('a server that is gone is asked more and more seldom, and followed again when it is back', async () => {
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

test('a server that says when to ask again is not asked before', async () => {
  start();
  fetched.mockImplementation(answers.busy);
  stream().fail();
  await wait(19_000);
  expect([openStreams().length, connection]).toEqual([0, 'lost']);
  await wait(1_000);
  expect(openStreams()).toHaveLength(1);
});

test('a stream comes at once where a server that was polled is back', async () => {
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

test('a game that nobody follows is asked for again after half a minute', async () => {
  start();
  stream().fail();
  await wait(0);
  expect([openStreams().length, connection]).toEqual([0, 'absent']);
  await wait(45_000);
  stream().state(doc(1));
  expect([document(), connection]).toEqual([doc(1), 'streaming']);
});

test('whoever wakes up catches up at once', async () => {
  start();
  stream().state(doc(6));
  following.wake(true);
  expect(stream().url).toBe(`${address}/events?since=6`);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('what was heard a moment ago needs no catching up unless something surely was missed', async () => {
  start();
  stream().state(doc(6));
  await wait(5_000);
  following.wake(false);
  expect(FakeEventSource.all).toHaveLength(1);
  await wait(1_000);
  following.wake(false);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('waking up in the middle of a long back-off does not wait for its end', async () => {
  start();
  fetched.mockImplementation(answers.gone);
  stream().fail();
  await wait(0);
  expect(openStreams()).toHaveLength(0);
  following.wake(true);
  expect(openStreams()).toHaveLength(1);
});

test('nothing goes on when it is stopped', async () => {
  start();
  stream().state(doc(1));
  following.stop();
  await wait(600_000);
  expect([FakeEventSource.all.length, openStreams().length, fetched.mock.calls.length]).toEqual([1, 0, 0]);
});
