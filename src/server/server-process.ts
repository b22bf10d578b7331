import type { Hono } from 'hono';

import { awaitConfirmations, startConfirming } from '../db/confirmations.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { findRequestContext } from '../routing/request-context.ts';
import { env } from '../runtime/env.ts';
import { type Log, log } from '../runtime/log.ts';
import type { Metrics } from '../runtime/metrics.ts';
import { buildId } from '../waku/client/build-id.ts';
import { isAbortedRender, renderFailure } from '../waku/render-log.ts';
import type { Caching } from './caching.ts';
import type { AddColleges } from './first-colleges.ts';
import { drain, listen } from './listen.ts';
import { openResources, type Resources } from './resources.ts';
import { onStopSignals } from './stop-signals.ts';
import { shareWorkerPages } from './worker-pages.ts';

type Options = {
  metrics: Metrics;
  /** `assertReady` rejects while the process cannot serve pages. */
  createApp: (resources: Resources, assertReady: () => Promise<void>) => Caching & { app: Hono<AppEnv> };
  onStop: () => void;
};

export type ServerProcess = ReturnType<typeof createServerProcess>;

/** The life of a server process: it opens its resources, listens, and stops. */
export function createServerProcess({ metrics, createApp, onStop }: Options) {
  let isStopping = false;
  // opened by the first request or by start(), because the build imports the server without a database
  let opening: Promise<ReturnType<typeof createApp> & { resources: Resources }> | undefined;
  const open = (onProgress?: (step: string) => void, addColleges?: AddColleges) => {
    opening ??= openResources({ env, log, metrics, onProgress, addColleges }).then((resources) => {
      const assertReady = () => (isStopping ? Promise.reject(new Error('stopping')) : resources.assertReady());
      return { ...createApp(resources, assertReady), resources };
    });
    return opening;
  };

  return {
    fetch: async (...request: Parameters<Hono<AppEnv>['fetch']>) => (await open()).app.fetch(...request),

    /** Production: listens, and drains running requests on SIGTERM and SIGINT. `addColleges` fills a database without colleges. */
    start: async (onProgress: (step: string) => void, addColleges?: AddColleges) => {
      const { app, before, pageCache, purger, resources } = await open(onProgress, addColleges);
      const stopConfirming = await startConfirming(resources.database, {
        port: env.PORT,
        lastGoodHours: env.PAGE_CACHE_LAST_GOOD_HOURS,
        settle: async () => purger?.settled(),
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
        onStop();
        await drain(server, env.SHUTDOWN_SECONDS);
        await stopConfirming();
        await resources.close();
        process.exit(0);
      };
      onStopSignals({ stop });
      const tenants = await resources.tenants.list();
      onProgress(readyText(tenants, port));
      // from here on the output is structured logs
      sendConsoleToLog(log);
    },
  };
}

const readyText = (tenants: readonly Tenant[], port: number) =>
  ['Ready:', ...tenants.map(({ name, canonicalHost }) => `  ${name}: http://${canonicalHost}:${port}/`)].join('\n');

/**
 * Redirects console output of libraries to the log, with the request id. Records a failed render in the request context, from which
 * `middleware/pages` takes the error to respond with.
 */
const sendConsoleToLog = (log: Log): void => {
  const write = (level: 'error' | 'warn' | 'info' | 'debug', values: unknown[]) => {
    const context = findRequestContext();
    const text = values
      .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
      .join(' ');
    const isAborted = isAbortedRender(text);
    if (context && level === 'error' && !isAborted) context.failure ??= renderFailure(text);
    log[isAborted ? 'debug' : level]({ requestId: context?.requestId }, text);
  };
  console.error = (...values) => write('error', values);
  console.warn = (...values) => write('warn', values);
  console.info = (...values) => write('info', values);
  console.log = (...values) => write('info', values);
  console.debug = (...values) => write('debug', values);
};
