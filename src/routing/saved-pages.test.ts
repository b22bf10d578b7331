import { expect, test } from 'vitest';

import { savedPage } from './saved-pages.ts';

const saved = (address: string) => savedPage(new URL(address, 'https://lakeshore.example.edu'));

test.each(['/', '/offline', '/sports/football/schedule', '/sports/football/roster', '/tickets', '/news?page=2'])(
  'the browser may save %s',
  (address) => expect(saved(address)).toBe(address),
);

test('campaign parameters are not part of the URL', () => {
  expect(saved('/tickets?utm_source=mail')).toBe('/tickets');
});

test.each([
  '/hidden/news/2026/9/12/x.aspx',
  '/hidden/form/1',
  '/protected/news/2026/9/12/x.aspx',
  '/form/1',
  '/login',
  '/search',
  '/search?q=donors',
  '/splash/1',
  '/subscribe',
  '/unsubscribed',
  '/order/k3x9',
  '/404',
  '/rss.aspx',
  '/api/v2/Sports',
  '/tickets?name=Ana',
  '/news?page=1&page=2',
  `/news?page=${'1'.repeat(200)}`,
])('the browser never saves %s', (address) => expect(saved(address)).toBeUndefined());
