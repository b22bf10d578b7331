import { expect, test } from 'vitest';

import type { ApiClient } from '../api/client.ts';
import { getRoute } from '../routing/routes.ts';
import { loadPage } from './loads.ts';

const request = { params: {}, url: new URL('https://lakeshore.example/login'), api: {} as ApiClient };

test('the page of a route without a load function gets no data', async () => {
  expect(await loadPage({ ...request, route: getRoute('login') })).toEqual({});
});

test('a missing load function is an error that names it and its module', async () => {
  const route = { ...getRoute('login'), load: 'nonsense' };
  await expect(loadPage({ ...request, route })).rejects.toThrow(
    'Unknown load "nonsense": src/features/login/loads.ts exports no loadNonsense',
  );
});
