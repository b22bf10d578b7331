import { createMiddleware } from 'hono/factory';

import { findRequestContext } from '../routing/request-context.ts';
import type { AppEnv } from './app-env.ts';

/** Waku: null when no page of its own answers the request. */
export type RenderPage = (request: Request) => Promise<Response | null>;

/** Lets React answer. What failed before its first byte becomes an error for the app to answer. */
export const pages = ({ renderPage }: { renderPage: RenderPage }) =>
  createMiddleware<AppEnv>(async function pages(c, next) {
    const { matched } = c.var;
    if (!matched) return next();
    const response = await renderPage(c.req.raw);
    if (!response) return next();
    if (response.status >= 500) {
      await response.body?.cancel();
      throw c.var.api?.failure() ?? new Error(findRequestContext()?.failure ?? `The page ${matched.route.name} failed`);
    }
    // the page for what is missing is an ordinary page to Waku
    const status = matched.route.name === 'notFound' && !c.var.isPayload ? 404 : response.status;
    const headers = new Headers(response.headers);
    // every document has its own nonce: nobody else may get it
    headers.set('cache-control', 'private, no-cache');
    if (c.var.isPayload) headers.set('content-type', 'text/x-component; charset=utf-8');
    if (c.req.method !== 'HEAD') return new Response(response.body, { status, headers });
    await response.body?.cancel();
    return new Response(null, { status, headers });
  });
