import { changeChannel, liveChannel, readLiveChange } from '../db/announce.ts';
import type { Database } from '../db/client.ts';
import type { Log } from '../runtime/log.ts';
import type { LiveMetrics } from '../runtime/metrics.ts';
import { type ConnectionLimits, createConnectionLimit } from './connection-limit.ts';
import { farewell } from './event-bytes.ts';
import { createFollowed, type Followed } from './followed.ts';
import type { Connect } from './reader.ts';
import { gameSource, scoreboardSource } from './sources.ts';

/** Readers notice a dead connection by two missing beats (ui/live/client/open-events.ts). */
const beatEvery = 4_000;
/** How often what is followed is read without being told of a change: messages may be lost, and games leave by the clock. */
const readEvery = 30_000;
/** How long a document stays ready for a reader who asked for it. */
const longestPause = 10_000;

/** What is followed: a game, or the scoreboard of a college. */
export type Topic = { tenantId: number; gameId?: number | undefined };

type Options = {
  database: Pick<Database, 'db' | 'listen'>;
  limits: ConnectionLimits;
  metrics: LiveMetrics;
  log: Pick<Log, 'warn'>;
};

export type LiveHub = Awaited<ReturnType<typeof createLiveHub>>;

/** Lets one reader in who has `version` of the document, if any. */
export type Begin = (connect: Connect, reader: { version: number | undefined; address: string }) => void;

const keyOf = ({ tenantId, gameId }: Topic) => `${tenantId} ${gameId ?? ''}`;

/** Everybody in this process who follows a live game or a scoreboard. What nobody follows is neither read nor kept. */
export async function createLiveHub({ database, limits, metrics, log }: Options) {
  const topics = new Map<string, { followed: Followed; users: number }>();
  const limit = createConnectionLimit(limits);
  let isClosed = false;

  const create = (topic: Topic): Followed => {
    const { tenantId, gameId } = topic;
    const { db } = database;
    const callbacks = {
      onDelivered: metrics.delivered,
      onFailure: (err: unknown) => log.warn({ err, ...topic }, 'A live document could not be read'),
    };
    return gameId === undefined
      ? createFollowed({ source: scoreboardSource(db, tenantId), ...callbacks })
      : createFollowed({ source: gameSource(db, tenantId, gameId), ...callbacks });
  };

  /** The document of a topic, kept until it is given back by as many as asked for it. */
  const borrow = (topic: Topic) => {
    const key = keyOf(topic);
    const known = topics.get(key) ?? { followed: create(topic), users: 0 };
    topics.set(key, known);
    known.users += 1;
    return {
      followed: known.followed,
      giveBack: () => {
        known.users -= 1;
        if (known.users === 0) topics.delete(key);
      },
    };
  };

  const refresh = (concerns: (key: string) => boolean) => {
    for (const [key, { followed }] of topics) if (concerns(key)) followed.refresh();
  };
  const stopLive = await database.listen(liveChannel, (payload) => {
    const change = readLiveChange(payload);
    const concerned = change && [keyOf(change), keyOf({ tenantId: change.tenantId })];
    refresh((key) => concerned?.includes(key) ?? true);
  });
  // what else a document says of a game: opponent, links, who may be seen
  const stopChanges = await database.listen(changeChannel, (payload) => {
    refresh((key) => !(Number(payload) > 0) || key.startsWith(`${payload} `));
  });
  const beats = setInterval(() => {
    for (const { followed } of topics.values()) followed.beat();
  }, beatEvery);
  const readings = setInterval(() => refresh(() => true), readEvery);

  return {
    /** What stands against one more reader from an address: no room in this process, which may be about to stop, or too many from there. */
    refuses: (address: string): 'process' | 'address' | undefined => (isClosed ? 'process' : limit.reached(address)),
    /** Makes a document ready for one reader; undefined where there is none. Rejects when the database does not answer. */
    open: async (topic: Topic): Promise<Begin | undefined> => {
      const { followed, giveBack } = borrow(topic);
      const exists = await followed.exists().catch((error) => {
        giveBack();
        throw error;
      });
      if (!exists) {
        giveBack();
        return undefined;
      }
      let isLate = false;
      const pause = setTimeout(() => {
        isLate = true;
        giveBack();
      }, longestPause);
      return (connect, { version, address }) => {
        clearTimeout(pause);
        const release = limit.take(address);
        metrics.joined();
        const reader = connect({
          allowance: followed.size(),
          onGone: (reason) => {
            followed.leave(reader);
            release();
            metrics.left(reason);
            if (!isLate) giveBack();
          },
        });
        if (isLate || isClosed) reader.end(farewell);
        else followed.join(reader, version);
      };
    },
    /** How many documents are kept. */
    topics: () => topics.size,
    /** Sends every reader away and takes no more: the process is about to stop. */
    end: () => {
      isClosed = true;
      for (const { followed } of topics.values()) followed.end(farewell);
    },
    close: async () => {
      clearInterval(beats);
      clearInterval(readings);
      await stopLive();
      await stopChanges();
    },
  };
}
