import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cookieOf } from '../domain/session-cookie.ts';
import { createTestApi } from '../testing/api.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { linkFirstRows } from '../testing/copy-college.ts';
import { addressOf } from '../testing/endpoint-addresses.ts';
import { endpoints } from './endpoints.ts';
import { openApi, pathOf } from './openapi.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi({
    staff: { findSession: async () => ({ id: 1, email: 'dana@harbor.example', name: 'Dana' }) as never },
  });
  await createCompleteCollege(site.db);
  await linkFirstRows(site.db, 1);
});
afterAll(() => site.close());

const description = openApi(endpoints);
// each validator runs a few times, so optimizing its code would take longer than it saves
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
ajv.addSchema(description, 'api');

const pointer = (parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** What is wrong with a response by the description; undefined if nothing. */
async function problemOf(path: string, response: Response): Promise<string | undefined> {
  const responses = (description.paths[path]?.get.responses ?? {}) as Record<
    string,
    { content?: Record<string, unknown>; description: string }
  >;
  const documented = responses[response.status];
  if (!documented) return `${response.status} is not documented`;
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0];
  if (!documented.content) return text === '' ? undefined : `${response.status} has a body`;
  if (!type || !(type in documented.content)) return `${response.status} is ${type}`;
  if (!type.endsWith('json')) return undefined;
  const at = ['paths', path, 'get', 'responses', String(response.status), 'content', type, 'schema'];
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

it.each(endpoints.map((endpoint) => [pathOf(endpoint), endpoint] as const))(
  'every response of %s is as documented',
  async (path, endpoint) => {
    const addresses = variantsOf(addressOf(endpoint));
    const documents = endpoint.csv ? addresses.map((address) => address.replace(/(?=\?|$)/, '.csv')) : [];
    for (const headers of [{}, { cookie: cookieOf('s'.repeat(43)) }]) {
      for (const [described, each] of [
        ...addresses.map((address) => [path, address] as const),
        ...documents.map((address) => [`${path}.csv`, address] as const),
      ])
        expect.soft(await problemOf(described, await site.get(each, { headers })), each).toBeUndefined();
    }
  },
);
