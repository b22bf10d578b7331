import { expect, test } from 'vitest';

import { maxConcurrentGames, readRequestedGames } from './concurrent-games.ts';

test('ids are read in order, without duplicates', () => {
  expect(readRequestedGames('15, 12,15,12,15')).toEqual({ ids: [15, 12], repeated: [15, 12], surplus: 0 });
});

test('ids beyond the maximum are counted', () => {
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  expect(readRequestedGames(ids.join())).toEqual({ ids: ids.slice(0, maxConcurrentGames), repeated: [], surplus: 3 });
});

test.each(['', 'x', '12,', '12,-1', '0', '1e3', '12;15', '99999999999'])('“%s” is no list of ids', (text) => {
  expect(readRequestedGames(text)).toBeUndefined();
});
