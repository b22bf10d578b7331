import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Subscriber } from './subscriber.ts';
import { createTopic, type LiveTopic } from './topic.ts';

type Doc = { version: number; points: number; lastSeenAt: string };

let doc: Doc;
let read: () => Promise<Doc | undefined>;
let readings: number;
let failures: unknown[];
let topic: LiveTopic;

beforeEach(() => {
  vi.useFakeTimers();
  doc = { version: 1, points: 0, lastSeenAt: 'noon' };
  readings = 0;
  failures = [];
  read = async () => structuredClone(doc);
  topic = createTopic<Doc>({
    source: {
      read: () => {
        readings += 1;
        return read();
      },
      lastSeenOf: ({ lastSeenAt }) => lastSeenAt,
      withoutLastSeen: ({ lastSeenAt: _, ...rest }) => rest,
    },
    onDelivered: () => {},
    onFailure: (error) => failures.push(error),
  });
});
afterEach(() => vi.useRealTimers());

/** A subscriber that records its events: "state 1", "patch 2", "beat". */
function createSubscriber() {
  const events: string[] = [];
  const subscriber: Subscriber = {
    write: (bytes) => {
      const text = new TextDecoder().decode(bytes);
      for (const [, name, id] of text.matchAll(/event: (\w+)\n(?:id: (\d+)\n)?/g))
        events.push([name, id].filter(Boolean).join(' '));
      return true;
    },
    end: () => events.push('end'),
  };
  return { subscriber, events };
}

async function join(version?: number) {
  expect(await topic.exists()).toBe(true);
  const { subscriber, events } = createSubscriber();
  topic.subscribe(subscriber, version);
  return { subscriber, events };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
async function change(points: number) {
  doc = { ...doc, version: doc.version + 1, points };
  topic.refresh();
  await settle();
}

describe('a topic document', () => {
  it('is read once for any number of subscribers', async () => {
    await Promise.all([join(), join(), join(1)]);
    expect(readings).toBe(1);
  });

  it('is read once more for any number of announcements during a read', async () => {
    const { events } = await join();
    const slow = Promise.withResolvers<void>();
    read = async () => {
      const seen = structuredClone(doc);
      await slow.promise;
      return seen;
    };
    for (let announced = 0; announced < 5; announced += 1) topic.refresh();
    doc = { ...doc, version: 7 };
    slow.resolve();
    await settle();
    expect(readings).toBe(3);
    expect(events).toEqual(['beat', 'state 1', 'patch 7']);
  });

  it('keeps its subscribers when a read fails, and retries', async () => {
    const { events } = await join();
    read = async () => {
      throw new Error('no connection');
    };
    await change(3);
    topic.beat();
    await settle();
    expect(events).toEqual(['beat', 'state 1', 'beat']);
    expect(failures).toHaveLength(1);
    read = async () => structuredClone(doc);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(events.at(-1)).toBe('patch 2');
  });

  it('rejects subscribers until the first read succeeds', async () => {
    read = async () => {
      throw new Error('no connection');
    };
    await expect(topic.exists()).rejects.toThrow('no connection');
    read = async () => structuredClone(doc);
    expect(await topic.exists()).toBe(true);
  });

  it('is not retried after its last subscriber has disconnected', async () => {
    const { subscriber } = await join();
    read = async () => {
      throw new Error('no connection');
    };
    await change(3);
    topic.unsubscribe(subscriber);
    const before = readings;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readings).toBe(before);
  });

  it('retains one hundred patches', async () => {
    await join();
    for (let points = 1; points <= 120; points += 1) await change(points);
    const recent = await join(21);
    expect(recent.events.slice(1)).toHaveLength(100);
    expect(recent.events.at(-1)).toBe('patch 121');
    expect((await join(20)).events).toEqual(['beat', 'state 121']);
  });

  it('is sent whole once after a change within a version', async () => {
    const { events } = await join();
    doc = { ...doc, points: 9 };
    topic.refresh();
    await settle();
    await change(10);
    await change(11);
    expect(events).toEqual(['beat', 'state 1', 'state 2', 'patch 3']);
  });
});
