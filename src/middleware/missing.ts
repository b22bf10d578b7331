import type { NotFoundHandler } from 'hono';

import { boundedPath, MISSING_PATH } from '../domain/missing-path.ts';
import { payloadAddress } from '../page-address.ts';
import { href } from '../routes.ts';
import type { AppEnv } from './app-env.ts';

/** A file that is gone is not looked for by a person: no page for it. */
const FILE = /^\/(assets|RSC)\//;

/** Redirects an address that nothing answers to the college's page for missing ones, which names it. */
export const answerMissing = (): NotFoundHandler<AppEnv> => (c) => {
  const { isPayload, pageUrl, tenant } = c.var;
  const page = href('notFound', {}, { [MISSING_PATH]: pageUrl && boundedPath(pageUrl.pathname) });
  if (isPayload) return c.redirect(payloadAddress(page), 307);
  if (!tenant || FILE.test(c.req.path)) return c.text('Not found', 404);
  return c.redirect(page, 307);
};
