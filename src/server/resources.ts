import cluster from 'node:cluster';

import { sql } from 'drizzle-orm';

import type { ApiFetcherOptions } from '../api/api-fetcher.ts';
import { createApi } from '../api/app.ts';
import { createApiClient } from '../api/client.ts';
import { createFindTenant } from '../api/find-tenant.ts';
import { createLastGood } from '../api/last-good.ts';
import { createResponseParser } from '../api/response-parser.ts';
import { warmUpSearch } from '../api/search/warm-up.ts';
import { createTenantRegistry } from '../api/tenants.ts';
import { inProcess, overHttp } from '../api/transport.ts';
import type { SharedSettings } from '../cli/socket-messages.ts';
import { startCommandSocket } from '../cli/socket-server.ts';
import { databaseLog } from '../db/embedded/log-lines.ts';
import { runEmbedded } from '../db/embedded/server.ts';
import { databasePlace, openMigrated } from '../db/open-database.ts';
import { findUnsafeSettings } from '../db/postgres/server-settings.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createLiveEvents } from '../live/events.ts';
import { createLiveHub } from '../live/hub.ts';
import { startStateTicker } from '../live/ingest/state-ticker.ts';
import { createLiveRelay } from '../live/relay.ts';
import { startMailSender } from '../mail/sender.ts';
import { siteOrigin } from '../mail/site-origin.ts';
import { createSendMail } from '../mail/transport.ts';
import { formCheckout } from '../payments/form-checkout.ts';
import { openPayments } from '../payments/open-payments.ts';
import { createPostMessage } from '../push/post.ts';
import { startPushSender } from '../push/sender.ts';
import type { Env } from '../runtime/env.ts';
import type { Log } from '../runtime/log.ts';
import type { Metrics } from '../runtime/metrics.ts';
import { createStaff } from '../staff/staff.ts';
import { createBucket } from '../storage/bucket.ts';
import { createForms } from '../submissions/forms.ts';
import { createSubscriptions } from '../subscriptions/subscriptions.ts';
import { createSearchLimit } from '../web/search-limit.ts';
import { withTimeout } from '../web/with-timeout.ts';
import { type AddColleges, addFirstColleges } from './first-colleges.ts';
import { runInOneProcess } from './run-in-one-process.ts';
import { startPurge } from './start-purge.ts';
import { startSeasonTicker } from './start-season-ticker.ts';

type Options = {
  env: Env;
  log: Log;
  metrics: Metrics;
  onProgress?: ((step: string) => void) | undefined;
  /** Called for a database without colleges. */
  addColleges?: AddColleges | undefined;
};

export type Resources = Awaited<ReturnType<typeof openResources>>;

/** Milliseconds in which the last queries of a server that stops may end. */
const closeLimit = 2000;

const openDatabase = async ({ env, log, addColleges, onProgress = (step) => log.info(step) }: Options) => {
  // workers use the one of their supervisor
  const embedded =
    env.DATABASE_URL || cluster.isWorker
      ? undefined
      : await runEmbedded({ dataDir: env.DATA_DIR, onProgress, onLog: databaseLog(log) });
  const place = databasePlace(embedded ? { ...env, DATABASE_URL: embedded.url } : env);
  const prepare = async () => {
    const opened = await openMigrated(place, onProgress);
    if (addColleges)
      await addFirstColleges(opened, () => addColleges(place, onProgress)).catch(async (error: unknown) => {
        await opened.close();
        throw error;
      });
    return opened;
  };
  const database = await prepare().catch(async (error: unknown) => {
    await embedded?.stop();
    throw error;
  });
  if (!embedded && (!cluster.isWorker || cluster.worker?.id === 1))
    for (const problem of await findUnsafeSettings(database)) log.warn(problem);
  // workers share a data folder; without a socket, commands connect to Postgres themselves
  const stopCommands = cluster.isWorker
    ? undefined
    : await startCommandSocket({
        database,
        dataDir: env.DATA_DIR,
        databaseUrl: env.DATABASE_URL,
        port: env.PORT,
        settings: sharedSettings(env),
        log,
      });
  await warmUpSearch(database.db);
  const close = async () => {
    await stopCommands?.();
    // what still queries belongs to requests whose time is over; it is rolled back
    await withTimeout(database.close(), closeLimit);
    await embedded?.stop();
  };
  return { database, close };
};

/** What a command that runs beside the server needs to print the URLs and to use the file store of the server. */
const sharedSettings = ({ PORT, STORAGE_URL, STORAGE_DELIVERY }: Env): SharedSettings => ({
  PORT: String(PORT),
  ...(STORAGE_URL && { STORAGE_URL }),
  ...(STORAGE_DELIVERY && { STORAGE_DELIVERY }),
});

type Opened = ReturnType<typeof openDatabase>;
const opened = globalThis as { [key: symbol]: Opened | undefined };
const key = Symbol.for('fieldhouse.database');

/** `waku dev` reloads this module after a change, but one server at a time can run the embedded database. */
const openOnce = (options: Options): Opened => {
  const database = opened[key] ?? openDatabase(options);
  opened[key] = database;
  database.catch(() => {
    opened[key] = undefined;
  });
  return database;
};

/** Milliseconds for which a page waits for each block around its content. */
const shellTimeout = 100;

type PageReader = Pick<ApiFetcherOptions, 'session' | 'clientAddress'> & { isCrawler?: boolean | undefined };

/** Opens the database, the tenant registry and the API, in this order. */
export const openResources = async (options: Options) => {
  const { env, log, metrics } = options;
  const { database, close } = await openOnce(options);
  const tenants = await createTenantRegistry(database, { defaultTenant: env.DEFAULT_TENANT });
  const staff = createStaff({
    db: database.db,
    originOf: (tenant) => siteOrigin(tenant, env),
    breachedPasswords: env.BREACHED_PASSWORDS,
  });
  const searchLimit = createSearchLimit();
  const api = await createApi({ database, tenants, staff, searchLimit, tenantHeader: env.TENANT_HEADER, log });
  const limits = { connections: env.LIVE_CONNECTIONS, perAddress: env.LIVE_CONNECTIONS_PER_ADDRESS };
  const live = await createLiveHub({ database, limits, metrics: metrics.live, log });
  const findTenant = createFindTenant({ tenants, tenantHeader: env.TENANT_HEADER });
  const { payments, testShop, startExpiry } = openPayments({ database, tenants, env, log });
  const stopJobs = await runInOneProcess(
    database,
    'jobs',
    async () => {
      const stops = [
        startPurge(database.db, log),
        startStateTicker(database, log),
        startSeasonTicker(database, log),
        startExpiry(),
        startPushSender({ database, tenants, post: createPostMessage(), log }),
      ];
      if (env.SMTP_URL)
        stops.push(startMailSender({ database, tenants, send: createSendMail(env.SMTP_URL, env.MAIL_FROM), log }));
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    log,
  );
  const remote = env.API_ORIGIN === undefined ? undefined : overHttp(env.API_ORIGIN);
  const lastGood = createLastGood(shellTimeout);
  api.onInvalidation(({ withdrawn }) => {
    if (withdrawn !== 'nothing') lastGood.clear();
  });
  const parseResponse = createResponseParser();
  return {
    database,
    /** The object store, if one is configured. */
    bucket: env.STORAGE_URL === undefined ? undefined : createBucket(env.STORAGE_URL),
    tenants,
    api,
    staff,
    payments,
    subscriptions: createSubscriptions({ db: database.db, originOf: (tenant) => siteOrigin(tenant, env) }),
    /** The provider of the sample colleges. */
    testShop,
    forms: createForms(database.db, { checkout: formCheckout(payments) }),
    searchLimit,
    live,
    findTenant,
    liveEvents: createLiveEvents({ hub: live, findTenant, log }),
    relayLive:
      env.API_ORIGIN === undefined
        ? undefined
        : createLiveRelay({ origin: env.API_ORIGIN, tenantHeader: env.TENANT_HEADER, findTenant, log }),
    apiFor: (tenant: Tenant, cacheTags: Set<string>, { isCrawler = false, ...reader }: PageReader = {}) =>
      createApiClient({
        transport: remote ?? inProcess(api, tenant),
        tenant: tenant.slug,
        tenantHeader: env.TENANT_HEADER,
        log,
        cacheTags,
        parseResponse,
        // crawlers get complete documents; an in-process API is not slow
        lastGood: remote && !isCrawler ? lastGood : undefined,
        ...reader,
      }),
    /** Rejects when the database does not respond. */
    assertReady: async () => void (await database.db.execute(sql`select 1`)),
    close: async () => {
      await stopJobs();
      await live.close();
      await api.close();
      await tenants.close();
      await close();
    },
  };
};
