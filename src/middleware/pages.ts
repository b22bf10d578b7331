import { createMiddleware } from 'hono/factory';

import { isRedirect, isRefusal, isStreaming } from '../routing/load.ts';
import { findRequestContext } from '../routing/request-context.ts';
import type { RenderPage } from '../waku/site.ts';
import type { AppEnv } from './app-env.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { redirectPage } from './redirect-page.ts';
import { createRenderTurns } from './render-turns.ts';

/** For pages that are not in the page cache, and for redirects, because names change. */
const cacheControl = 'private, no-cache';

/**
 * Renders the page, or redirects if its load function does. The render starts before the load has finished. A render that fails
 * before its first byte throws, so that the app's error handler responds.
 */
export const pages = ({ renderPage }: { renderPage: RenderPage }) => {
  const inTurn = createRenderTurns();
  return createMiddleware<AppEnv>(async function pages(c, next) {
    const { matched, loaded: loading } = c.var;
    if (!matched || matched.route.file) return next();
    if (!loading) throw new Error('pages needs the routeLoad middleware before it');
    // a middleware that handles a form has replaced its request; see renderForm()
    const { url, method, headers: sent } = c.req.raw;
    if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed(c, ['GET', 'HEAD', 'OPTIONS']);
    // without body and method, nothing of a request reaches React's decoder of server actions
    const rendering = inTurn(() => renderPage(new Request(url, { headers: sent })));
    let refused: number | undefined;
    try {
      const loaded = await loading;
      if (loaded && isRedirect(loaded)) {
        discard(rendering);
        const response = redirectPage(loaded.redirect, loaded.status, c.var);
        response.headers.set('cache-control', cacheControl);
        return response;
      }
      if (loaded && isStreaming(loaded)) {
        // a soft navigation keeps the policy of its document: after a 409 the browser loads the document
        if (c.var.isPayload) {
          discard(rendering);
          return c.text('A document of its own', 409, { 'cache-control': cacheControl });
        }
        c.set('isStreaming', true);
      }
      refused = loaded && isRefusal(loaded) ? loaded.status : undefined;
    } catch (error) {
      discard(rendering);
      throw error;
    }
    const response = await rendering;
    if (!response) return next();
    if (response.status >= 500) {
      await response.body?.cancel();
      throw c.var.api?.failure() ?? new Error(findRequestContext()?.failure ?? `The page ${matched.route.name} failed`);
    }
    // the not-found page is an ordinary page with its own route
    const failed = matched.route.name === 'notFound' ? 404 : refused;
    const status = failed !== undefined && !c.var.isPayload ? failed : response.status;
    const headers = new Headers(response.headers);
    headers.set('cache-control', cacheControl);
    if (c.var.isPayload) headers.set('content-type', 'text/x-component; charset=utf-8');
    if (method !== 'HEAD') return new Response(response.body, { status, headers });
    await response.body?.cancel();
    return new Response(null, { status, headers });
  });
};

/** Cancels a render whose result will not be sent. */
const discard = (rendering: Promise<Response | null>): void => {
  rendering.then(
    (response) => response?.body?.cancel(),
    () => {},
  );
};
