import { Hono } from 'hono';
import { type } from 'arktype';
import { createHash } from 'node:crypto';
import type { Database } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createFileCache } from './file-cache.ts';
import { findMedia, readMedia } from './media.ts';
import { answer, isKnown, notModified, problem } from './answers.ts';
import { render } from './render.ts';
import { modes, type Transformation, transformation, transformationKey } from './transformation.ts';
import { createWorkQueue } from './work-queue.ts';

type Options = {
  database: Pick<Database, 'db'>;
  tenants: {
    findForHost: (host: string) => Promise<Tenant | undefined>;
  };
  /** Folder for made pictures; it may be emptied at any time. */
  cacheDir: string;
};

const cacheBytes = 512 * 1024 * 1024;

/** Pictures: `/media/<path>` as they are stored, `/images/<mode>?url=/media/<path>&…` in other sizes and formats. Each college has only its own. */
export function createImages({ database: { db }, tenants, cacheDir }: Options): Hono {
  const app = new Hono();
  const cache = createFileCache(cacheDir, cacheBytes);
  const queue = createWorkQueue({ atOnce: 2, waiting: 100 });

  const tenantOf = (url: string) => tenants.findForHost(new URL(url).hostname.replace(/\.$/, ''));

  app.get('/media/:path{.+}', async (c) => {
    const tenant = await tenantOf(c.req.url);
    const path = c.req.param('path');
    const media = tenant && (await findMedia(db, tenant.id, path));
    if (!tenant || !media) return problem(404, `There is no picture at ${c.req.path}.`);
    const facts = { etag: `"${media.sha256}"`, mime: media.mime };
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
      const path = decoded(query.url.slice('/media/'.length));
      const media = tenant && path !== undefined ? await findMedia(db, tenant.id, path) : undefined;
      if (!tenant || path === undefined || !media) return problem(404, `There is no picture at ${query.url}.`);
      const wanted: Transformation = { ...query, mode };
      const name = createHash('sha256')
        .update(`${media.sha256} ${media.focalX} ${media.focalY} ${transformationKey(wanted)}`)
        .digest('hex');
      const facts = { etag: `"${name}"`, mime: `image/${wanted.type}` };
      if (isKnown(c.req.header('if-none-match'), facts.etag)) return notModified(facts);
      const kept = await cache.read(name);
      if (kept) return answer(kept, facts);
      const made = queue(name, async () => {
        const bytes = await readMedia(db, tenant.id, path);
        if (!bytes) return undefined;
        const picture = await render(bytes, media, wanted);
        await cache.write(name, picture);
        return picture;
      });
      if (!made)
        return problem(503, 'Too many pictures are being made; try again in a moment.', undefined, {
          'retry-after': '2',
        });
      const picture = await made;
      return picture ? answer(picture, facts) : problem(404, `There is no picture at ${query.url}.`);
    });
  }
  return app;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
