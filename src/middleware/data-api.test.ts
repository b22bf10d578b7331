import { expect, test } from 'vitest';

import { dataApi } from './data-api.ts';
import { forwarded } from './forwarded.ts';
import { from, testApp } from './testing/test-app.ts';

const seen: string[] = [];
const api = {
  fetch: (request: Request, { clientAddress }: { clientAddress: string }) => {
    seen.push(`${new URL(request.url).pathname} of ${clientAddress}`);
    return new Response('api');
  },
};
const app = testApp(forwarded({ trustedProxies: ['10.0.0.0/8'] }), dataApi({ api }));
const ask = async (path: string, peer: string, headers: Record<string, string> = {}) =>
  (await app.request(`http://college.example${path}`, { headers }, from(peer))).text();

test('the API gets the address of the client, never an untrusted header', async () => {
  await ask('/api/v2/Splash/click/1', '192.0.2.7', { 'x-forwarded-for': '192.0.2.99' });
  await ask('/API/v2/promotions/counter', '10.0.0.1', { 'x-forwarded-for': '192.0.2.8' });
  expect(seen).toEqual(['/api/v2/Splash/click/1 of 192.0.2.7', '/API/v2/promotions/counter of 192.0.2.8']);
});

test('a path that only begins like an API path does not reach the API', async () => {
  expect(await ask('/apis', '192.0.2.7')).toBe('ok');
});

test.each(['/api/sportnames', '/api/Roster/12', '/api/assets'])(
  '%s is a service of an earlier platform',
  async (path) => {
    expect(await ask(path, '192.0.2.7')).toBe('ok');
  },
);
