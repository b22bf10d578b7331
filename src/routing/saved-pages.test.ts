import { expect, test } from 'vitest';

import { savedPage } from './saved-pages.ts';

const saved = (address: string) => savedPage(new URL(address, 'https://lakeshore.example.edu'));

test.each(['/', '/offline', '/sports/football/schedule', '/sports/football/roster', '/tickets', '/news?page=2'])(
  'the browser may save %s',
  (address) => expect(saved(address)).toBe(address),
);

test.each([
  ['/tickets?utm_source=mail', '/tickets'],
  ['/tickets?name=Ana', '/tickets'],
  ['/news?page=1&page=2', '/news?page=1'],
])('parameters that the page does not read are not part of the saved URL: %s', (address, expected) => {
  expect(saved(address)).toBe(expected);
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
  `/news?page=${'1'.repeat(200)}`,
])('the browser never saves %s', (address) => expect(saved(address)).toBeUndefined());
