import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';

import { createApi } from '../api/app.ts';
import type { Database } from '../db/client.ts';
import type { Tenant } from '../domain/tenant.ts';
import { snapshotApp } from '../live/snapshot-app.ts';
import type { AppEnv } from '../middleware/app-env.ts';
import { handleError } from '../middleware/handle-error.ts';
import type { Log } from '../runtime/log.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const fail = () => {
  throw new Error('Failed query', { cause: refused });
};
/** A database whose queries all fail. */
const database = {
  db: new Proxy({}, { get: () => fail }),
  listen: async () => async () => {},
} as unknown as Database;
const tenant = { id: 1, slug: 'harbor', hosts: ['harbor'], canonicalHost: 'harbor', settings: {} } as unknown as Tenant;
const find = async () => tenant;
const log = { info: vi.fn(), error: vi.fn(), debug: vi.fn() } as unknown as Log;
beforeEach(() => vi.clearAllMocks());

const requests: Record<string, () => Promise<Response>> = {
  'a read of the API': async () => {
    const api = await createApi({
      database,
      tenants: { findByHost: find, findBySlug: find, findForHost: find },
      log,
    });
    return api.request('http://harbor/api/v2/Sports');
  },
  'a snapshot of a live game': async () => {
    const app = snapshotApp({ database, findTenant: find, log });
    const headers = { authorization: 'Bearer token' };
    return app.request('http://harbor/api/v2/live/1', { method: 'PUT', headers, body: '<x/>' });
  },
  'a form': async () => {
    const app = new Hono<AppEnv>();
    app.post('/forms/1', fail);
    const documents = { error: async () => 'Something went wrong' };
    app.onError(handleError({ log, documents, supportEmail: 'help@harbor.example' }));
    return app.request('http://harbor/forms/1', { method: 'POST' });
  },
};

test.each(Object.keys(requests))(
  'while the database is unavailable, %s is answered with 503 and Retry-After',
  async (name) => {
    const response = await requests[name]?.();
    expect([response?.status, response?.headers.get('retry-after')]).toEqual([503, '30']);
  },
);
