import type { NotFoundHandler } from 'hono';

import { boundedPath, missingPath } from '../domain/missing-path.ts';
import { payloadAddress } from '../routing/page-address.ts';
import { href } from '../routing/routes.ts';
import type { AppEnv } from './app-env.ts';

/** A file that is gone is not looked for by a person: no page for it. */
const file = /^\/(assets|RSC)\//;

/** Redirects an address that nothing answers to the college's page for missing ones, which names it. */
export const answerMissing = (): NotFoundHandler<AppEnv> => (c) => {
  const { isPayload, pageUrl, tenant } = c.var;
  const page = href('notFound', {}, { [missingPath]: pageUrl && boundedPath(pageUrl.pathname) });
  if (isPayload) return c.redirect(payloadAddress(page), 307);
  if (!tenant || file.test(c.req.path)) return c.text('Not found', 404);
  return c.redirect(page, 307);
};
