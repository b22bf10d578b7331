import { createMiddleware } from 'hono/factory';

import type { AppEnv } from './app-env.ts';

export type RenderPage = (request: Request) => Promise<Response | null>;

/** Lets React answer; what it does not know goes on to the app's not-found handler. */
export const renderWith = (renderPage: RenderPage) =>
  createMiddleware<AppEnv>(async function renderWith(c, next) {
    const response = await renderPage(c.req.raw);
    if (response) return response;
    return next();
  });
