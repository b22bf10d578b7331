import { expect, test } from 'vitest';

import { jumpRanges } from './jump-ranges.ts';

const roster = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ rosterPlayerId: index + 1, jerseyNumber: String(index) }));

test('a long roster has a link to every twentieth number', () => {
  expect(jumpRanges([...roster(45), { rosterPlayerId: 99, jerseyNumber: null }])).toEqual([
    { id: 'player-1', label: '0–19' },
    { id: 'player-21', label: '20–39' },
    { id: 'player-41', label: '40–44' },
  ]);
});

test('a short roster has none', () => {
  expect(jumpRanges(roster(40))).toEqual([]);
});
