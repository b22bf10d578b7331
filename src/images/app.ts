import { createHash } from 'node:crypto';

import { type } from 'arktype';
import { Hono } from 'hono';
import pLimit from 'p-limit';

import type { Database } from '../db/client.ts';
import { findRefusal, type Rights } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Log } from '../runtime/log.ts';
import type { Bucket } from '../storage/bucket.ts';
import { matchesEntityTag } from '../web/entity-tag.ts';
import { createFairQueue } from '../web/fair-queue.ts';
import { networkOf } from '../web/network.ts';
import { preferredEncoding } from '../web/preferred-encoding.ts';
import { readSessionToken } from '../web/session-cookie.ts';
import { timedOut } from '../web/with-timeout.ts';
import { createCompressedDrawings } from './compressed-drawings.ts';
import { createDeadline } from './deadline.ts';
import { drawPicture } from './drawings.ts';
import { createFileCache } from './file-cache.ts';
import { findMedia, type Media, readMedia } from './media.ts';
import { createRemotePictures } from './remote.ts';
import { createRenderStore } from './render-store.ts';
import { createRenderer, isRenderFailure, type Renderer } from './renderer.ts';
import {
  encodedResponse,
  notModified,
  originalInstead,
  overLimit,
  problem,
  renderProblem,
  responseOf,
} from './responses.ts';
import { createSharedCache } from './shared-cache.ts';
import { findSource, type Source } from './sources.ts';
import { modes, type Transformation, transformation, transformationKey } from './transformation.ts';
import { toLadder } from './width-ladder.ts';

type Options = {
  database: Pick<Database, 'db' | 'lock'>;
  tenants: {
    findForHost: (host: string) => Promise<Tenant | undefined>;
  };
  /** Folder for derived pictures; it may be emptied at any time. */
  cacheDir: string;
  /** The object store in which all machines share derived pictures. */
  bucket?: Bucket | undefined;
  log?: Pick<Log, 'warn'>;
  /** Verifies staff sessions; without it, pictures of hidden content are never served. */
  staff?: { findSession: (tenantId: number, token: string) => Promise<Rights | undefined> };
  /** Fetches pictures from other hosts; tests replace it. */
  outside?: Pick<Parameters<typeof createRemotePictures>[0], 'fetch' | 'now'>;
  renderer?: Renderer;
  /** Milliseconds that a request waits for a picture to be fetched and rendered. */
  maxWait?: number;
};

type ImagesEnv = { Variables: { clientAddress?: string } };

/** Pictures of hidden content leave no copy. */
const isDrawing = ({ mime, isStaffOnly }: Media) => mime === 'image/svg+xml' && !isStaffOnly;

/** Ranges are those of the bytes as stored. */
const acceptsBrotli = ({ method, headers }: Request) =>
  method === 'GET' && !headers.has('range') && preferredEncoding(headers.get('accept-encoding') ?? '') === 'br';

const nobody = { findSession: async () => undefined };

// readers get their picture within five seconds, which includes sending an original
const defaultMaxWait = 3000;

const lookupsAtOnce = 3;

const cacheBytes = 512 * 1024 * 1024;

/** Pictures: `/media/<path>` as stored or drawn, `/images/<mode>?url=/media/<path>&…` in other sizes and formats. A college only has access to its own. */
export function createImages({
  database: { db, lock },
  tenants,
  cacheDir,
  bucket,
  log,
  staff = nobody,
  outside,
  renderer = createRenderer(),
  maxWait = defaultMaxWait,
}: Options) {
  const app = new Hono<ImagesEnv>();
  const cache = createFileCache(cacheDir, cacheBytes);
  const drawings = createCompressedDrawings(cache);
  // a roster page requests one picture per player
  const waiting = { waitingPerClient: 60, waitingTotal: 300 };
  const onFailure = (err: unknown) => log?.warn({ err }, 'Derived pictures are not shared: the object store failed');
  const shared = bucket ? createSharedCache({ local: cache, bucket, onFailure }) : cache;
  const renders = createRenderStore({
    cache: shared,
    renderer,
    lock,
    queue: createFairQueue({ atOnce: 1, ...waiting }),
  });
  // waiting for another host costs memory, not CPU
  const remote = createRemotePictures({
    cache,
    renderer,
    queue: createFairQueue({ atOnce: 6, ...waiting }),
    ...outside,
  });

  // a crowd that asks for pictures leaves database connections to pages
  const lookups = pLimit(lookupsAtOnce);

  const tenantOf = (url: string) => tenants.findForHost(new URL(url).hostname.replace(/\.$/, ''));

  /** Finds a drawn or stored picture for a viewer; pictures of hidden content exist only for staff. */
  const sourceFor = async (tenant: Tenant, path: string, { headers }: Request): Promise<Source | undefined> => {
    const drawn = await drawPicture(db, path, tenant);
    if (drawn) return drawn;
    const media = await lookups(() => findMedia(db, tenant.id, path));
    if (!media) return undefined;
    const source = { media, read: () => lookups(() => readMedia(db, tenant.id, path)) };
    if (!media.isStaffOnly) return source;
    const token = readSessionToken(headers.get('cookie') ?? undefined);
    const rights = token && (await staff.findSession(tenant.id, token));
    return rights && !findRefusal(rights, { level: 'read', kind: 'image' }) ? source : undefined;
  };

  app.get('/media/:path{.+}', async (c) => {
    const tenant = await tenantOf(c.req.url);
    const path = c.req.param('path');
    const source = tenant && (await sourceFor(tenant, path, c.req.raw));
    if (!source) return problem(404, `There is no picture at ${c.req.path}.`);
    const { media } = source;
    const { mime, isStaffOnly, isBrief } = media;
    const facts = { etag: `"${media.sha256}"`, mime, isStaffOnly, isBrief };
    if (matchesEntityTag(c.req.header('if-none-match'), facts.etag)) return notModified(facts);
    if (isDrawing(media) && acceptsBrotli(c.req.raw)) {
      const compressed = await drawings.find({ tenantId: tenant.id, sha256: media.sha256, read: source.read });
      if (compressed) return encodedResponse(compressed, facts);
    }
    const bytes = await source.read();
    return bytes ? responseOf(bytes, facts, c.req.raw) : problem(404, `There is no picture at ${c.req.path}.`);
  });

  for (const mode of modes) {
    app.get(`/images/${mode}`, async (c) => {
      const query = transformation(c.req.query());
      if (query instanceof type.errors) {
        return problem(
          400,
          query.summary,
          Object.fromEntries(query.map(({ path, message }) => [String(path[0] ?? 'url'), [message]])),
        );
      }
      const tenant = await tenantOf(c.req.url);
      if (!tenant) return problem(404, `There is no picture at ${query.url}.`);
      const deadline = createDeadline(maxWait);
      const requester = {
        client: networkOf(c.var.clientAddress ?? ''),
        college: tenant.id,
        signal: AbortSignal.any([c.req.raw.signal, deadline.signal]),
        deadline,
      };
      const source = await findSource(query.url, tenant, {
        remote,
        requester,
        find: (path) => sourceFor(tenant, path, c.req.raw),
      });
      if (source instanceof Response) return source;
      const { media } = source;
      const wanted: Transformation = { ...query, ...toLadder(query), mode };
      const name = createHash('sha256')
        .update(`${media.sha256} ${media.focalX} ${media.focalY} ${transformationKey(wanted)}`)
        .digest('hex');
      const facts = {
        etag: `"${name}"`,
        mime: `image/${wanted.type}`,
        isStaffOnly: media.isStaffOnly,
        isBrief: media.isBrief,
      };
      if (matchesEntityTag(c.req.header('if-none-match'), facts.etag)) return notModified(facts);
      try {
        const picture = await deadline.wait(renders.get({ name, source, wanted, ...requester }));
        if (picture === 'client') return overLimit(picture);
        if (picture === 'total' || picture === timedOut) {
          const original = await source.read();
          return original ? originalInstead(original, query.url, media, c.req.raw) : overLimit('total');
        }
        return picture ? responseOf(picture, facts, c.req.raw) : problem(404, `There is no picture at ${query.url}.`);
      } catch (error) {
        if (c.req.raw.signal.aborted) return overLimit('total');
        if (isRenderFailure(error)) return renderProblem(query.url, error);
        throw error;
      }
    });
  }
  return app;
}
