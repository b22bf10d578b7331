import { createMiddleware } from 'hono/factory';

import { findRequestContext } from '../routing/request-context.ts';
import type { RenderPage } from '../waku/site.ts';
import type { AppEnv } from './app-env.ts';

/** Renders the page. A render that fails before its first byte throws, so that the app's error handler responds. */
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
    // the not-found page is an ordinary page with its own route
    const status = matched.route.name === 'notFound' && !c.var.isPayload ? 404 : response.status;
    const headers = new Headers(response.headers);
    // every document has its own nonce, so shared caches must not store it
    headers.set('cache-control', 'private, no-cache');
    if (c.var.isPayload) headers.set('content-type', 'text/x-component; charset=utf-8');
    if (c.req.method !== 'HEAD') return new Response(response.body, { status, headers });
    await response.body?.cancel();
    return new Response(null, { status, headers });
  });
