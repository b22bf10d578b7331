import type { Database } from '../db/client.ts';
import type { FairQueue, QueueLimit } from '../web/fair-queue.ts';
import type { FileCache } from './file-cache.ts';
import { isRenderFailure, type Renderer, retryAfterSeconds } from './renderer.ts';
import type { Source } from './sources.ts';
import type { Transformation } from './transformation.ts';

type Options = {
  cache: FileCache;
  queue: FairQueue;
  renderer: Pick<Renderer, 'render'>;
  /** Excludes other processes from rendering the same picture. */
  lock: Database['lock'];
  now?: () => number;
};

type Requested = {
  /** Key of source and transformation; a valid file name. */
  name: string;
  source: Source;
  wanted: Transformation;
  client: string;
  college: number;
  signal: AbortSignal;
};

const maxFailures = 1000;

/** Renders each picture once, in one of all processes, and caches the result. */
export function createRenderStore({ cache, queue, renderer, lock, now = () => performance.now() }: Options) {
  const failures = new Map<string, { error: unknown; until: number }>();

  const render = async ({ name, source, wanted }: Requested): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const bytes = await source.read();
    if (!bytes) return undefined;
    const picture = await renderer.render(bytes, source.media, wanted).catch((error: unknown) => {
      const [oldest] = failures.keys();
      if (oldest !== undefined && failures.size >= maxFailures) failures.delete(oldest);
      if (isRenderFailure(error)) failures.set(name, { error, until: now() + retryAfterSeconds * 1000 });
      throw error;
    });
    await cache.write(name, picture);
    return picture;
  };

  const renderOnce = async (requested: Requested) => {
    const { release } = await lock(`picture ${requested.name}`);
    try {
      // another process may have rendered it meanwhile
      return (await cache.read(requested.name)) ?? (await render(requested));
    } finally {
      await release();
    }
  };

  return {
    /** The picture, the limit that was reached, or `undefined` if the source no longer exists. Rejects with a render failure. */
    get: async (requested: Requested): Promise<Uint8Array<ArrayBuffer> | QueueLimit | undefined> => {
      const { name: key, client, college, signal } = requested;
      const cached = await cache.read(key);
      if (cached) return cached;
      const failure = failures.get(key);
      if (failure && now() < failure.until) throw failure.error;
      failures.delete(key);
      return queue({ key, client, college, signal, run: () => renderOnce(requested) });
    },
  };
}
