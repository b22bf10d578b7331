import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { canonicalQuery, pageQueries, uncachedEverywhere, uncachedQueries } from './page-queries.ts';
import type { RouteName } from './routes.ts';

test.each<[RouteName, string, string | undefined]>([
  ['schedule', 'location=home', 'location=home'],
  ['schedule', 'utm_source=a&location=home&x=1', 'location=home'],
  ['schedule', 'email=a', ''],
  ['schedule', 'location=home&location=away', 'location=home'],
  ['roster', 'view=a&sort=b', 'sort=b&view=a'],
  ['schedule', 'season=2026', undefined],
  ['results', 'season=2026', 'season=2026'],
  ['home', 'tracking_tags_enabled=false', undefined],
  ['home', 'sport=football', undefined],
  ['staffDirectory', 'Print=true', undefined],
  ['facilities', 'ID=3', undefined],
])('the canonical query of %s with %s is %s', (route, query, expected) => {
  expect(canonicalQuery(route, new URLSearchParams(query))).toBe(expected);
});

test('the parameters of a page are listed in the order of its canonical query', () => {
  for (const names of Object.values(pageQueries)) expect(names).toEqual([...names].sort());
});

test('every parameter that a page with a shared render reads is listed', () => {
  const neverShared = /features\/(?:search|orders|login|forms|subscribe|splash)\/|\/client\/|\.test\./;
  const files = globSync(['src/features/**/*.{ts,tsx}', 'src/routing/list-query.ts', 'src/third-party/tags/*.ts']);
  const listed = new Set([pageQueries, uncachedQueries].flatMap((table) => Object.values(table).flat()));
  for (const name of uncachedEverywhere) listed.add(name);
  const read = files
    .filter((file) => !neverShared.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:[pP]arams|query)\.get\('(\w+)'\)/g)])
    .map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !listed.has(name))).toEqual([]);
});
