import { Hono } from 'hono';
import { type } from 'arktype';
import { createHash } from 'node:crypto';
import type { Database } from '../db/client.ts';
import { readSessionToken } from '../domain/session-cookie.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createFileCache } from './file-cache.ts';
import { findMedia, type Media, readMedia } from './media.ts';
import { answer, isKnown, notModified, problem } from './answers.ts';
import { createRemotePictures } from './remote.ts';
import { render } from './render.ts';
import { findSource, tooMany } from './sources.ts';
import { modes, type Transformation, transformation, transformationKey } from './transformation.ts';
import { createWorkQueue } from './work-queue.ts';

type Options = {
  database: Pick<Database, 'db'>;
  tenants: {
    findForHost: (host: string) => Promise<Tenant | undefined>;
  };
  /** Folder for made pictures; it may be emptied at any time. */
  cacheDir: string;
  /** Knows the sessions of staff; without it nobody sees the pictures of hidden things. */
  staff?: { findSession: (tenantId: number, token: string) => Promise<unknown> };
  /** How pictures of other hosts are fetched; a test gives its own. */
  outside?: Pick<Parameters<typeof createRemotePictures>[0], 'fetch' | 'now'>;
};

const nobody = { findSession: async () => undefined };

const cacheBytes = 512 * 1024 * 1024;

/** Pictures: `/media/<path>` as they are stored, `/images/<mode>?url=/media/<path>&…` in other sizes and formats. Each college has only its own. */
export function createImages({ database: { db }, tenants, cacheDir, staff = nobody, outside }: Options): Hono {
  const app = new Hono();
  const cache = createFileCache(cacheDir, cacheBytes);
  const queue = createWorkQueue({ atOnce: 2, waiting: 100 });
  // waiting for another host holds no processor, but memory
  const remote = createRemotePictures({ cache, queue: createWorkQueue({ atOnce: 6, waiting: 100 }), ...outside });

  const tenantOf = (url: string) => tenants.findForHost(new URL(url).hostname.replace(/\.$/, ''));

  /** A picture for whoever asks: one of hidden things is, to everybody but staff, not there. */
  const mediaFor = async (tenant: Tenant, path: string, { headers }: Request): Promise<Media | undefined> => {
    const media = await findMedia(db, tenant.id, path);
    if (!media?.isStaffOnly) return media;
    const token = readSessionToken(headers.get('cookie') ?? undefined);
    return token && (await staff.findSession(tenant.id, token)) ? media : undefined;
  };

  app.get('/media/:path{.+}', async (c) => {
    const tenant = await tenantOf(c.req.url);
    const path = c.req.param('path');
    const media = tenant && (await mediaFor(tenant, path, c.req.raw));
    if (!tenant || !media) return problem(404, `There is no picture at ${c.req.path}.`);
    const facts = { etag: `"${media.sha256}"`, mime: media.mime, isStaffOnly: media.isStaffOnly };
    if (isKnown(c.req.header('if-none-match'), facts.etag)) return notModified(facts);
    const bytes = await readMedia(db, tenant.id, path);
    return bytes ? answer(bytes, facts) : problem(404, `There is no picture at ${c.req.path}.`);
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
      const source = await findSource(query.url, tenant, {
        db,
        remote,
        find: (path) => mediaFor(tenant, path, c.req.raw),
      });
      if (source instanceof Response) return source;
      const { media, read } = source;
      const wanted: Transformation = { ...query, mode };
      const name = createHash('sha256')
        .update(`${media.sha256} ${media.focalX} ${media.focalY} ${transformationKey(wanted)}`)
        .digest('hex');
      const facts = { etag: `"${name}"`, mime: `image/${wanted.type}`, isStaffOnly: media.isStaffOnly };
      if (isKnown(c.req.header('if-none-match'), facts.etag)) return notModified(facts);
      const kept = await cache.read(name);
      if (kept) return answer(kept, facts);
      const made = queue(name, async () => {
        const bytes = await read();
        if (!bytes) return undefined;
        const picture = await render(bytes, media, wanted);
        await cache.write(name, picture);
        return picture;
      });
      if (!made) return tooMany();
      const picture = await made;
      return picture ? answer(picture, facts) : problem(404, `There is no picture at ${query.url}.`);
    });
  }
  return app;
}
