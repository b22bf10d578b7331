import { changeChannel, liveChannel, readChange, readLiveChange } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import type { Log } from '../runtime/log.ts';
import type { LiveMetrics } from '../runtime/metrics.ts';
import { type ConnectionLimits, createConnectionLimit } from './connection-limit.ts';
import { farewell } from './event-bytes.ts';
import { gameSource, gamesSource, scoreboardSource } from './sources.ts';
import type { Connect } from './subscriber.ts';
import { createTopic, type LiveTopic } from './topic.ts';

/** Clients detect a dead connection by two missed heartbeats (ui/live/client/open-events.ts). */
const beatEvery = 4_000;
/** Interval of reads without a notification, because notifications may be lost and games leave the scoreboard over time. */
const readEvery = 30_000;
/** How long a loaded topic waits for its subscriber to connect. */
const connectTimeout = 10_000;

/** Identifies a topic: a game, several games, or the scoreboard of a college. */
export type TopicId = { tenantId: number; gameId?: number | undefined; gameIds?: readonly number[] | undefined };

type Options = {
  database: Pick<Database, 'db' | 'listen'>;
  limits: ConnectionLimits;
  metrics: LiveMetrics;
  log: Pick<Log, 'warn'>;
};

export type LiveHub = Awaited<ReturnType<typeof createLiveHub>>;

/** Connects a subscriber that has `version` of the document, if any. */
export type Subscribe = (connect: Connect, subscriber: { version: number | undefined; address: string }) => void;

const keyOf = ({ tenantId, gameId, gameIds }: TopicId) =>
  `${tenantId} ${gameIds ? `games ${gameIds}` : (gameId ?? 'scoreboard')}`;

/** Whether the document of a topic contains a game. */
const contains = (topic: TopicId, { tenantId, gameId }: { tenantId: number; gameId: number }) =>
  topic.tenantId === tenantId && (topic.gameIds?.includes(gameId) ?? (topic.gameId ?? gameId) === gameId);

/** The live topics and subscribers of this process. A topic without subscribers is neither read nor retained. */
export async function createLiveHub({ database, limits, metrics, log }: Options) {
  const topics = new Map<string, { id: TopicId; topic: LiveTopic; holders: number }>();
  const limit = createConnectionLimit(limits);
  let isClosed = false;

  const create = (id: TopicId): LiveTopic => {
    const { tenantId, gameId, gameIds } = id;
    const { db } = database;
    const callbacks = {
      onDelivered: metrics.delivered,
      onFailure: (err: unknown) => log.warn({ err, ...id }, 'Failed to read a live document'),
    };
    if (gameIds) return createTopic({ source: gamesSource(db, tenantId, gameIds), ...callbacks });
    return gameId === undefined
      ? createTopic({ source: scoreboardSource(db, tenantId), ...callbacks })
      : createTopic({ source: gameSource(db, tenantId, gameId), ...callbacks });
  };

  /** Acquires a reference-counted topic; it is dropped when every holder has released it. */
  const acquire = (id: TopicId) => {
    const key = keyOf(id);
    const entry = topics.get(key) ?? { id, topic: create(id), holders: 0 };
    topics.set(key, entry);
    entry.holders += 1;
    return {
      topic: entry.topic,
      release: () => {
        entry.holders -= 1;
        if (entry.holders === 0) topics.delete(key);
      },
    };
  };

  const refresh = (matches: (id: TopicId) => boolean) => {
    for (const { id, topic } of topics.values()) if (matches(id)) topic.refresh();
  };
  const stopLive = await database.listen(liveChannel, (payload) => {
    const change = readLiveChange(payload);
    refresh((id) => !change || contains(id, change));
  });
  // changes to other data in the document: opponent, links, visibility
  const stopChanges = await database.listen(changeChannel, (payload) => {
    const changed = readChange(payload).tenantId;
    refresh(({ tenantId }) => changed === undefined || tenantId === changed);
  });
  const beats = setInterval(() => {
    for (const { topic } of topics.values()) topic.beat();
  }, beatEvery);
  const readings = setInterval(() => refresh(() => true), readEvery);

  return {
    /** The limit that rejects a subscriber: the process (full or shutting down) or the address. */
    limitReached: (address: string): 'process' | 'address' | undefined =>
      isClosed ? 'process' : limit.reached(address),
    /** Loads a topic for one subscriber; undefined if there is none. Rejects if the database fails. */
    open: async (id: TopicId): Promise<Subscribe | undefined> => {
      const { topic, release } = acquire(id);
      const exists = await topic.exists().catch((error) => {
        release();
        throw error;
      });
      if (!exists) {
        release();
        return undefined;
      }
      let isLate = false;
      const timeout = setTimeout(() => {
        isLate = true;
        release();
      }, connectTimeout);
      return (connect, { version, address }) => {
        clearTimeout(timeout);
        const releaseSlot = limit.take(address);
        metrics.joined();
        const subscriber = connect({
          allowance: topic.size(),
          onClose: (reason) => {
            topic.unsubscribe(subscriber);
            releaseSlot();
            metrics.left(reason);
            if (!isLate) release();
          },
        });
        if (isLate || isClosed) subscriber.end(farewell);
        else topic.subscribe(subscriber, version);
      };
    },
    /** Number of topics in memory. */
    topics: () => topics.size,
    /** Ends all streams and rejects new subscribers before shutdown. */
    end: () => {
      isClosed = true;
      for (const { topic } of topics.values()) topic.end(farewell);
    },
    close: async () => {
      clearInterval(beats);
      clearInterval(readings);
      await stopLive();
      await stopChanges();
    },
  };
}
