import { Ajv2020 } from 'ajv/dist/2020.js';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Db } from '../db/client.ts';
import { createTestApi } from '../testing/api.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { linkFirstRows } from '../testing/copy-college.ts';
import { addressOf } from '../testing/endpoint-addresses.ts';
import { tooManySearches } from '../web/search-limit.ts';
import { cookieOf } from '../web/session-cookie.ts';
import { type Api, createApi } from './app.ts';
import { endpoints } from './endpoints.ts';
import { openApi, pathOf } from './openapi.ts';
import { problem, problemResponse } from './problem.ts';
import { tooManyReports } from './record-limit.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
/** Its database refuses connections. */
let unavailable: Api;
const staff = { findSession: async () => ({ accountId: 1, grants: [{ role: 'administrator' }] }) as never };
beforeAll(async () => {
  site = await createTestApi({ staff });
  const query = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const db = drizzle({ client: { query } as never }) as unknown as Db;
  unavailable = await createApi({ database: { ...site.database, db }, tenants: site.tenants, staff });
  await createCompleteCollege(site.db);
  await linkFirstRows(site.db, 1);
});
afterAll(async () => {
  await unavailable.close();
  await site.close();
});

const description = openApi(endpoints);
// each validator runs a few times, so optimizing its code would take longer than it saves
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
ajv.addSchema(description, 'api');

const pointer = (parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

type Responses = Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
type Method = 'get' | 'post';

const seen = new Set<number>();

/** What is wrong with a response by the description; undefined if nothing. */
async function problemOf(path: string, response: Response, method: Method = 'get'): Promise<string | undefined> {
  const { status, headers } = response;
  seen.add(status);
  const documented = (description.paths[path]?.[method]?.responses as Responses | undefined)?.[status];
  if (!documented) return `${status} is not documented`;
  const missing = Object.keys(documented.headers ?? {}).find((name) => !headers.has(name));
  if (missing) return `${status} has no ${missing}`;
  const text = await response.text();
  const type = headers.get('content-type')?.split(';')[0];
  if (!documented.content) return text === '' ? undefined : `${status} has a body`;
  if (!type || !(type in documented.content)) return `${status} is ${type}`;
  if (!type.endsWith('json')) return undefined;
  const at = ['paths', path, method, 'responses', String(status), 'content', type, 'schema'];
  const validate = ajv.getSchema(`api#${pointer(at)}`);
  if (!validate) return `${at.join(' ')} is missing`;
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
}

/** The address with other values: none, an id that nothing has, and texts that are no value. */
const variantsOf = (address: string) => [
  address,
  address.replace(/\?.*/, ''),
  address.replace(/\/1(?=[/?])/g, '/999999').replace(/=1\b/g, '=999999'),
  address.replace(/\/(?:1|\d{4}-\d\d-\d\d|football)(?=[/?])/g, '/%22').replace(/=\w+/g, '=%22'),
  `${address}&sportId=%22&pageSize=%22&season=%22&locationIndicator=%22`,
];

const session = { cookie: cookieOf('s'.repeat(43)) };
const crawler = { 'user-agent': 'Googlebot/2.1' };

it.each(endpoints.map((endpoint) => [pathOf(endpoint), endpoint] as const))(
  'every response of %s is as documented',
  async (path, endpoint) => {
    const addresses = variantsOf(addressOf(endpoint)).map((address) => [path, address] as const);
    const documents = endpoint.csv
      ? addresses.map(([, address]) => [`${path}.csv`, address.replace(/(?=\?|$)/, '.csv')] as const)
      : [];
    for (const headers of [{}, session, crawler]) {
      for (const [described, each] of [...addresses, ...documents]) {
        const response = await site.get(each, { headers });
        const etag = response.headers.get('etag');
        expect.soft(await problemOf(described, response), each).toBeUndefined();
        // staff get a version for writes, but always the whole response
        if (!etag || endpoint.staffOnly) continue;
        const again = await site.get(each, { headers: { ...headers, 'if-none-match': etag } });
        expect.soft([again.status, await problemOf(described, again)], each).toEqual([304, undefined]);
      }
      for (const [, each] of endpoint.recorded ? addresses : []) {
        const response = await site.get(each, { method: 'POST', headers });
        expect.soft(await problemOf(path, response, 'post'), `POST ${each}`).toBeUndefined();
      }
    }
    const [[, first] = [path, path]] = addresses;
    for (const [described, each] of [[path, first] as const, ...documents.slice(0, 1)]) {
      const response = await unavailable.request(`http://harbor.localhost${each}`, { headers: session });
      expect.soft([response.status, await problemOf(described, response)], each).toEqual([503, undefined]);
    }
    if (endpoint.recorded) expect(await problemOf(path, tooManyReports(1))).toBeUndefined();
    if (endpoint.searchLimited)
      expect(
        await problemOf(path, problemResponse(problem(429, tooManySearches(1)), { 'retry-after': '1' })),
      ).toBeUndefined();
  },
);

it('responses with every status were checked', () => {
  expect([...seen].sort()).toEqual([200, 204, 304, 400, 401, 404, 429, 503]);
});
