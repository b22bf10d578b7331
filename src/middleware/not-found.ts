import type { NotFoundHandler } from 'hono';

import { href } from '../routing/routes.ts';
import { isWakuPath, payloadAddress } from '../waku/payload-address.ts';
import { boundedPath, missingPath } from '../web/missing-path.ts';
import type { AppEnv } from './app-env.ts';

/** Whether the client is a program, which has no use for a page. */
const isFile = (pathname: string) => pathname.startsWith('/assets/') || isWakuPath(pathname);

/** A script of a new build may be missing on one machine only, and a college may be added. */
const notStored = { 'cache-control': 'no-store' };

/** Redirects unmatched URLs to the college's 404 page, which names the requested path. */
export const handleNotFound = (): NotFoundHandler<AppEnv> => (c) => {
  const { isPayload, pageUrl, tenant } = c.var;
  const page = href('notFound', {}, { [missingPath]: pageUrl && boundedPath(pageUrl.pathname) });
  if (isPayload) return c.redirect(payloadAddress(page), 307);
  if (!tenant || isFile(c.req.path)) return c.text('Not found', 404, notStored);
  return c.redirect(page, 307);
};
