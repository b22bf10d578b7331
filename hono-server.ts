import path from 'node:path';

import { Hono } from 'hono';

import { awaitConfirmations, startConfirming } from './src/db/confirmations.ts';
import type { Tenant } from './src/domain/tenant.ts';
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
import { cachedListener } from './src/middleware/page-cache/cached-listener.ts';
import type { Fill } from './src/middleware/page-cache/fill.ts';
import { createPageCache } from './src/middleware/page-cache/page-cache.ts';
import { createPurger } from './src/middleware/page-cache/purger.ts';
import { retiredServiceWorker } from './src/middleware/retired-service-worker.ts';
import { sharedCopies } from './src/middleware/shared-copies.ts';
import { staticFiles } from './src/middleware/static-files.ts';
import { webhookApp } from './src/payments/webhook-app.ts';
import { createPdfFiles } from './src/pdf/pdf-files.ts';
import { pushApp } from './src/push/push-app.ts';
import { href } from './src/routing/routes.ts';
import { env } from './src/runtime/env.ts';
import { log } from './src/runtime/log.ts';
import { createMetrics } from './src/runtime/metrics.ts';
import { buildRoutes } from './src/server/builds.ts';
import { sendConsoleToLog } from './src/server/console-to-log.ts';
import { healthRoutes } from './src/server/health.ts';
import { drain, listen } from './src/server/listen.ts';
import type { Resources } from './src/server/resources.ts';
import { openResources } from './src/server/resources.ts';
import { onStopSignals } from './src/server/stop-signals.ts';
import { shareWorkerPages } from './src/server/worker-pages.ts';
import { scrollBeforePaint } from './src/ui/scroll-start.ts';
import { themeApp } from './src/ui/theme/app.ts';
import { buildId } from './src/waku/client/build-id.ts';
import { frameworkScripts } from './src/waku/document/inline-scripts.ts';
import type { RenderPage } from './src/waku/site.ts';

/** Seconds for which a cached page is fresh; a remote API announces no changes. */
const freshSeconds = { announced: 60, remote: 2 };

type Options = { renderPage: RenderPage; isDevelopment: boolean };

const readyText = (tenants: readonly Tenant[], port: number, sample: ReturnType<Resources['sampleGame']>) => {
  const lines = tenants.flatMap(({ slug, name, canonicalHost }) => {
    const site = `http://${canonicalHost}:${port}`;
    const game =
      sample?.slug === slug ? [`    live sample game: ${site}${href('gameCenter', { gameId: sample.gameId })}`] : [];
    return [`  ${name}: ${site}/`, ...game];
  });
  return ['Ready:', ...lines].join('\n');
};

/** Creates the server: one Hono app for `waku dev`, the build and production. */
export const createServer = ({ renderPage, isDevelopment }: Options) => {
  const metrics = createMetrics();
  const pdfs = createPdfFiles();
  let isStopping = false;

  const createApp = (resources: Resources) => {
    const assertReady = () => (isStopping ? Promise.reject(new Error('stopping')) : resources.assertReady());
    const app = new Hono<AppEnv>();
    const purger = env.PURGE_URL ? createPurger({ address: env.PURGE_URL, log }) : undefined;
    const pageCache =
      isDevelopment || env.PAGE_CACHE === 'off'
        ? undefined
        : createPageCache({
            render: async (request: Request, fill: Fill) => app.fetch(request, { fill }),
            maxBytes: env.PAGE_CACHE_MEGABYTES * 1_000_000,
            freshSeconds: env.API_ORIGIN ? freshSeconds.remote : freshSeconds.announced,
            lastGoodSeconds: env.PAGE_CACHE_LAST_GOOD_HOURS * 3600,
            nextEnd: resources.api.nextEnd,
            metrics: metrics.pages,
            log,
            purger,
          });
    if (pageCache) resources.api.onInvalidation(pageCache.invalidate);
    if (purger) {
      resources.api.onInvalidation(purger.purge);
      // pages of the previous build refer to its scripts
      purger.purge({ tenantId: undefined, withdrawn: 'files' });
    }
    app.use(
      ...everyRequest({
        log,
        metrics,
        isDevelopment,
        inlineScripts: [scrollBeforePaint, alertsBeforePaint, splashBeforePaint, ...frameworkScripts],
        trustedProxies: env.TRUSTED_PROXIES,
        publicPort: env.PUBLIC_PORT,
      }),
      sharedCopies({ ...resources, purger }),
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
        pageCache,
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
    const before =
      pageCache &&
      cachedListener({
        pageCache,
        log,
        metrics,
        trustedProxies: env.TRUSTED_PROXIES,
        publicPort: env.PUBLIC_PORT,
      });
    return { app, before, pageCache, purger };
  };

  // opened by the first request or by start(), because the build imports this module without a database
  let opening: Promise<ReturnType<typeof createApp> & { resources: Resources }> | undefined;
  const open = (onProgress?: (step: string) => void) => {
    opening ??= openResources({ env, log, metrics, onProgress }).then((resources) => ({
      ...createApp(resources),
      resources,
    }));
    return opening;
  };

  return {
    fetch: async (...request: Parameters<ReturnType<typeof createApp>['app']['fetch']>) =>
      (await open()).app.fetch(...request),

    /** Production: listens, and drains running requests on SIGTERM and SIGINT. */
    start: async (onProgress: (step: string) => void) => {
      const { app, before, pageCache, purger, resources } = await open(onProgress);
      const settle = async () => purger?.settled();
      const stopConfirming = await startConfirming(resources.database, {
        port: env.PORT,
        lastGoodHours: env.PAGE_CACHE_LAST_GOOD_HOURS,
        settle,
        log,
      });
      const haveOthersRemoved = async () => (await awaitConfirmations(resources.database.db)).missing.length === 0;
      if (pageCache) await shareWorkerPages(pageCache, { build: buildId, haveOthersRemoved });
      const { server, port } = await listen(app.fetch, {
        host: env.HOST,
        port: env.PORT,
        before,
        onError: (err) => log.error({ err }, 'a request failed, and so did its error page'),
      });
      const stop = async (signal: NodeJS.Signals) => {
        if (isStopping) process.exit(1);
        isStopping = true;
        log.info({ signal }, 'stopping');
        resources.live.end();
        pdfs.close();
        await drain(server, env.SHUTDOWN_SECONDS);
        await stopConfirming();
        await resources.close();
        process.exit(0);
      };
      onStopSignals({ stop });
      const tenants = await resources.tenants.list();
      onProgress(readyText(tenants, port, resources.sampleGame()));
      // from here on the output is structured logs
      sendConsoleToLog(log);
    },
  };
};
