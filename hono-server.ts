import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

import type { AppEnv } from './src/middleware/app-env.ts';
import { middleware } from './src/middleware/index.ts';
import { renderWith } from './src/middleware/render-page.ts';
import type { RenderPage } from './src/middleware/render-page.ts';
import { openResources } from './src/resources.ts';

type Options = { renderPage: RenderPage; isDevelopment: boolean };

/** The server: one Hono app for `waku dev`, the build and production. */
export const createServer = ({ renderPage, isDevelopment }: Options) => {
  const createApp = async () => {
    const resources = await openResources();
    const app = new Hono<AppEnv>();
    if (!isDevelopment) app.use(serveStatic({ root: 'dist/public' }));
    for (const each of middleware({ ...resources, isDevelopment })) app.use(each);
    app.use(renderWith(renderPage));
    return app;
  };

  // opened by the first request or by start(): the build loads this module too and needs no database
  let opened: ReturnType<typeof createApp> | undefined;
  const app = () => (opened ??= createApp());

  return {
    fetch: async (request: Request, ...bindings: unknown[]) => (await app()).fetch(request, ...(bindings as [])),
    start: async () => {
      const { fetch } = await app();
      return serve({ fetch, port: Number(process.env['PORT'] ?? 3000) });
    },
  };
};
