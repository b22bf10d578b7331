import path from 'node:path';

import { Hono } from 'hono';

import { beforePaint as alertsBeforePaint } from './src/features/alerts/before-paint.ts';
import { makeDocument } from './src/features/documents.ts';
import { standaloneDocuments } from './src/features/errors/standalone.ts';
import { loadPage } from './src/features/loads.ts';
import { beforePaint as splashBeforePaint } from './src/features/splash/before-paint.ts';
import { feeds } from './src/feeds/app.ts';
import { createFiles } from './src/files/app.ts';
import { createImages } from './src/images/app.ts';
import { snapshotApp } from './src/live/snapshot-app.ts';
import type { AppEnv } from './src/middleware/app-env.ts';
import { dataApi } from './src/middleware/data-api.ts';
import { handleError } from './src/middleware/handle-error.ts';
import { everyRequest, pageRequest } from './src/middleware/index.ts';
import { liveEvents } from './src/middleware/live-events.ts';
import { liveRelay } from './src/middleware/live-relay.ts';
import { handleNotFound } from './src/middleware/not-found.ts';
import { retiredServiceWorker } from './src/middleware/retired-service-worker.ts';
import { sharedCopies } from './src/middleware/shared-copies.ts';
import { staticFiles } from './src/middleware/static-files.ts';
import { webhookApp } from './src/payments/webhook-app.ts';
import { createPdfFiles } from './src/pdf/pdf-files.ts';
import { pushApp } from './src/push/push-app.ts';
import { env } from './src/runtime/env.ts';
import { log } from './src/runtime/log.ts';
import { createMetrics } from './src/runtime/metrics.ts';
import { buildRoutes } from './src/server/builds.ts';
import { createCaching } from './src/server/caching.ts';
import { healthRoutes } from './src/server/health.ts';
import type { Resources } from './src/server/resources.ts';
import { createServerProcess } from './src/server/server-process.ts';
import { scrollBeforePaint } from './src/ui/tables/scroll-start.ts';
import { themeApp } from './src/ui/theme/app.ts';
import { buildId } from './src/waku/client/build-id.ts';
import { frameworkScripts } from './src/waku/document/inline-scripts.ts';
import type { RenderPage } from './src/waku/site.ts';

type Options = { renderPage: RenderPage; isDevelopment: boolean };

/** Creates the server: one Hono app for `waku dev`, the build and production. */
export const createServer = ({ renderPage, isDevelopment }: Options) => {
  const metrics = createMetrics();
  const pdfs = createPdfFiles();

  /** The handlers of a request, in order. */
  const createApp = (resources: Resources, assertReady: () => Promise<void>) => {
    const app = new Hono<AppEnv>();
    const caching = createCaching({
      api: resources.api,
      metrics,
      isDevelopment,
      render: async (request, fill) => app.fetch(request, { fill }),
    });
    app.use(
      ...everyRequest({
        log,
        metrics,
        isDevelopment,
        inlineScripts: [scrollBeforePaint, alertsBeforePaint, splashBeforePaint, ...frameworkScripts],
        trustedProxies: env.TRUSTED_PROXIES,
        publicPort: env.PUBLIC_PORT,
      }),
      sharedCopies({ ...resources, ...caching }),
    );
    app.route('/', healthRoutes({ metrics, metricsToken: env.METRICS_TOKEN, assertReady }));
    app.route('/', buildRoutes({ buildId }));
    // a production build may have run at the same host
    if (isDevelopment || env.SERVICE_WORKER === 'off') app.use(retiredServiceWorker());
    if (!isDevelopment) app.use(staticFiles('dist/public'));
    app.use(liveRelay(resources), liveEvents(resources));
    app.route('/', snapshotApp({ ...resources, log }));
    app.route('/', webhookApp({ ...resources, log }));
    app.route('/', pushApp({ ...resources, log }));
    if (resources.testShop) app.route('/', resources.testShop.pages);
    app.use(dataApi(resources));
    app.route('/', themeApp);
    app.route('/', createImages({ ...resources, log, cacheDir: path.join(env.DATA_DIR, 'pictures') }));
    app.route('/', createFiles(resources));
    app.use(
      ...pageRequest({
        ...resources,
        ...caching,
        log,
        loadPage,
        makeDocument,
        pdfs,
        renderPage,
        rendersPerMinute: env.RENDERS_PER_MINUTE,
        documents: standaloneDocuments,
      }),
    );
    // feeds depend on the tenant, which the page middleware resolves
    app.route(
      '/',
      feeds({
        supportEmail: env.SUPPORT_EMAIL,
        api: resources.api,
        ask: (address, bindings) => app.request(address, {}, bindings),
      }),
    );
    app.notFound(handleNotFound());
    app.onError(handleError({ log, documents: standaloneDocuments, supportEmail: env.SUPPORT_EMAIL }));
    return { app, ...caching };
  };

  return createServerProcess({ metrics, createApp, onStop: pdfs.close });
};
