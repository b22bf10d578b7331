import { expect, test } from 'vitest';

import { buildRoutes } from './builds.ts';

const app = buildRoutes({ buildId: 'a1b2' });

test.each(['/builds/latest.json', '/builds/latest.json?1700000000000', '/builds/meta/a1b2.json'])(
  'GET %s → the running build, not cached',
  async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.json()]).toEqual([200, { id: 'a1b2' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['/builds/meta/other.json', '/builds/meta/a1b2/x.json', '/builds/meta/..%2Fa1b2.json'])(
  'GET %s → 404, not cached',
  async (path) => {
    const response = await app.request(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);
