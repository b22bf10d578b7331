import { expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import { getRoute } from '../routing/routes.ts';
import { loadPage } from './loads.ts';

const request = { params: {}, url: new URL('https://lakeshore.example/login'), api: {} as ApiClient };

test('a route without a load has a page without data', async () => {
  expect(await loadPage({ ...request, route: getRoute('login') })).toEqual({});
});

test('a load that does not exist is an error with its name and its place', async () => {
  const route = { ...getRoute('login'), load: 'nonsense' };
  await expect(loadPage({ ...request, route })).rejects.toThrow(
    'Unknown route middleware "nonsense": there is no src/features/*/load-nonsense.ts',
  );
});
