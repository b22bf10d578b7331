import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { gameState } from '../../../domain/game-state.ts';
import { FakeEventSource, openStreams, restoreBrowser, stream, stubBrowser } from '../../../testing/live-browser.ts';
import { type Followed, followDocument, type LiveValue } from './follow-document.ts';

const address = '/api/v2/live/12';
const live = { version: 1, state: gameState.Live };
const over = { version: 2, state: gameState.GameComplete };

let page: ReturnType<typeof stubBrowser>['page'];
let followed: Followed<LiveValue> | undefined;
let stop: () => void;

beforeEach(() => {
  ({ page } = stubBrowser());
});
afterEach(() => {
  stop();
  restoreBrowser();
});

function follow(initial?: LiveValue): void {
  followed = undefined;
  stop = followDocument<LiveValue>(address, initial, (next) => {
    followed = next;
  });
}

const beatFor = async (seconds: number) => {
  for (let at = 0; at < seconds; at += 5) {
    for (const each of openStreams()) each.beat();
    await vi.advanceTimersByTimeAsync(5_000);
  }
};

test('a game is followed for ten minutes after it is final', async () => {
  follow(live);
  stream().state(over);
  await beatFor(590);
  expect([openStreams().length, followed?.connection]).toEqual([1, 'streaming']);
  await beatFor(20);
  expect([openStreams().length, followed?.connection]).toEqual([0, 'ended']);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  expect(openStreams()).toHaveLength(0);
});

test('a final game that resumes is followed further', async () => {
  follow(live);
  stream().state(over);
  await beatFor(300);
  stream().state({ ...live, version: 3 });
  await beatFor(600);
  expect(openStreams()).toHaveLength(1);
});

test('a page closes its stream when it is left, and continues from its version when it is restored', () => {
  follow();
  stream().state({ ...live, version: 7 });
  window.dispatchEvent(new Event('pagehide'));
  expect(openStreams()).toHaveLength(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(stream().url).toBe(`${address}/events?since=7`);
});

test('a stream is opened as soon as the network is back', () => {
  follow(live);
  stream().beat();
  window.dispatchEvent(new Event('online'));
  expect(FakeEventSource.all).toHaveLength(2);
});

test('a page that becomes visible catches up if no event arrived recently', async () => {
  follow(live);
  stream().beat();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeEventSource.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(FakeEventSource.all).toHaveLength(2);
});

test('a device that resumes catches up at once', async () => {
  follow(live);
  stream().beat();
  vi.setSystemTime(Date.now() + 6_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeEventSource.all).toHaveLength(2);
});

test('late timers of a hidden page do not count as sleep', async () => {
  follow(live);
  page.hidden = true;
  stream().beat();
  vi.setSystemTime(Date.now() + 6_000);
  stream().beat();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeEventSource.all).toHaveLength(1);
});

test('heartbeats contain the server’s time and when the source was last seen', () => {
  follow(live);
  stream().beat(Date.now() + 90_000, '2026-11-21T20:01:00Z');
  expect(followed).toMatchObject({ document: live, offset: 90_000, lastSeen: '2026-11-21T20:01:00Z' });
});
