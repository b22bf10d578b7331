import { expect, test } from 'vitest';

import { readFeedAddress } from './feed-address.ts';

test.each([
  ['/sidearmstats/football/summary', { sport: 'football', form: 'summary' }],
  ['/SidearmStats/Wbball/', { sport: 'Wbball', form: 'summary' }],
  ['/sidearmstats/wbball', { sport: 'wbball', form: 'summary' }],
  ['/sidearmstats/mens-soccer/game.json', { sport: 'mens-soccer', form: 'game' }],
  ['/harbor/football/game.json', { sport: 'football', folder: 'harbor', form: 'game' }],
  ['/Schools/Harbor/football/GAME.JSON', { sport: 'football', folder: 'harbor', form: 'game' }],
])('%s is an address of live statistics', (path, address) => {
  expect(readFeedAddress(path)).toEqual(address);
});

test.each([
  '/sidearmstats',
  '/sidearmstats/',
  '/sidearmstats/football/boxscore',
  '/sidearmstats/football/game.json/x',
  '/football/game.json',
  '/a/b/c/game.json',
  '/harbor/football/game.json.bak',
  '/harbor/foot%2Fball/game.json',
])('%s is none', (path) => {
  expect(readFeedAddress(path)).toBeUndefined();
});
