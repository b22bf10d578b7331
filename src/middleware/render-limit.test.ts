import { expect, test } from 'vitest';

import { createPageServer } from './testing/page-server.ts';
import { from } from './testing/test-app.ts';

const url = (path: string) => `http://lakeshore.example${path}`;
/** The statuses of requests for three pages of a site that renders two a minute for a client. */
const statusesFor = async (path: string, address: string) => {
  const site = createPageServer({ rendersPerMinute: 2 });
  const responses = [];
  for (let sent = 0; sent < 3; sent++) responses.push(await site.request(url(path), {}, from(address)));
  return responses.map(({ status }) => status);
};

test.each([
  ['a page', '/', '203.0.113.7', [200, 200, 429]],
  ['a payload', '/RSC/R/_root.txt', '203.0.113.7', [200, 200, 429]],
  ['a file', '/sports/football/schedule/2026/pdf', '203.0.113.7', [200, 200, 429]],
  ['a page that does not exist', '/sports/chess/schedule', '203.0.113.7', [404, 404, 429]],
  ['an address without a page', '/robots.txt', '203.0.113.7', [307, 307, 307]],
  ['a program on this machine', '/', '127.0.0.1', [200, 200, 200]],
  ['a program on this machine by IPv6', '/', '::1', [200, 200, 200]],
])('three requests for %s: %s from %s → %j', async (_, path, address, statuses) => {
  expect(await statusesFor(path, address)).toEqual(statuses);
});

test('the addresses of a network are one client', async () => {
  const site = createPageServer({ rendersPerMinute: 1 });
  expect((await site.request(url('/'), {}, from('2001:db8:1:2::1'))).status).toBe(200);
  expect((await site.request(url('/'), {}, from('2001:db8:1:2::2'))).status).toBe(429);
  expect((await site.request(url('/'), {}, from('2001:db8:1:3::1'))).status).toBe(200);
});
