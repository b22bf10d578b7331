import { Hono } from 'hono';
import pino from 'pino';

import type { ApiClient } from '../../api/client.ts';
import { loadPage } from '../../features/loads.ts';
import type { LoadPage } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { createMetrics } from '../../runtime/metrics.ts';
import { noStaff } from '../../testing/no-staff.ts';
import type { RenderPage } from '../../waku/site.ts';
import { createSearchLimit } from '../../web/search-limit.ts';
import type { AppEnv } from '../app-env.ts';
import { handleError } from '../handle-error.ts';
import { everyRequest, pageRequest } from '../index.ts';
import { handleNotFound } from '../not-found.ts';
import { api, tenant } from './page-api.ts';

type Options = {
  renderPage?: RenderPage;
  client?: ApiClient;
  load?: LoadPage;
  /** Too many PDFs are being written. */
  arePdfsBusy?: boolean;
  rendersPerMinute?: number;
  logLine?: (line: string) => void;
};

const answer: RenderPage = async () => {
  const { loaded, url } = getRequestContext();
  return new Response(`page ${url.pathname}`, { status: (await loaded) ? 200 : 404 });
};

/** The page middleware in front of a stubbed renderer, which prints the path. */
export function createPageServer({
  renderPage = answer,
  client = api,
  load = loadPage,
  arePdfsBusy = false,
  rendersPerMinute = 600,
  logLine = () => {},
}: Options = {}) {
  const log = pino({ level: 'info' }, { write: logLine });
  const app = new Hono<AppEnv>();
  app.use(...everyRequest({ log, metrics: createMetrics(), isDevelopment: false, trustedProxies: [] }));
  app.use(
    ...pageRequest({
      tenants: {
        findForHost: async (host) => (host === 'lakeshore.example' ? tenant : undefined),
      },
      apiFor: () => client,
      subscriptions: {
        subscribe: async () => {},
        confirm: async () => undefined,
        find: async () => undefined,
        unsubscribe: async () => {},
      },
      payments: { findOrder: async () => undefined, checkOut: async () => undefined, formTargets: async () => [] },
      searchLimit: createSearchLimit(),
      rendersPerMinute,
      forms: {
        renderToken: async () => 'token',
        paymentProblem: async () => undefined,
        isTestPayment: async () => false,
        submit: async () => undefined,
      },
      staff: noStaff,
      log,
      documents: {
        outside: async () => 'another program',
        unknownHost: async ({ host }) => `<p>${host}</p>`,
      },
      loadPage: load,
      makeDocument: async ({ file }) => ({
        name: `a ${file}`,
        title: 'Schedule',
        college: 'Lakeshore',
        facts: [],
        sections: [
          { tables: [{ caption: 'Games', columns: [{ heading: 'Date' }], rows: [{ cells: ['Sep 5 (Sat)'] }] }] },
        ],
        notes: [],
      }),
      pdfs: { get: async () => (arePdfsBusy ? undefined : new Uint8Array([37, 80, 68, 70])) },
      renderPage,
    }),
  );
  app.notFound(handleNotFound());
  app.onError(
    handleError({
      log,
      supportEmail: 'help@example.edu',
      documents: { error: async ({ message }) => `Something went wrong ${message ?? ''}` },
    }),
  );
  return app;
}

export const ask = (path: string, init?: RequestInit, options?: Options) =>
  createPageServer(options).request(`http://lakeshore.example${path}`, init);

/** The status of a GET, and where it redirects to, or its body. */
export async function seen(path: string, options?: Options): Promise<[status: number, text: string]> {
  const response = await ask(path, {}, options);
  return [response.status, response.headers.get('location') ?? (await response.text())];
}
