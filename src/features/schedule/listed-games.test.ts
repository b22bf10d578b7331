import { expect, test } from 'vitest';

import { isListed } from './listed-games.ts';

const result = { status: 'W', teamScore: '3', opponentScore: '1', preScore: null, postScore: null } as const;
const links = { boxscore: null, recap: null };

test('a played scrimmage without a result is not on the page', () => {
  expect(isListed({ type: 'S', status: 'O', result: null })).toBe(false);
  expect(isListed({ type: 'S', status: 'O', result: { ...result, ...links, status: 'N' } })).toBe(false);
});

test('an upcoming scrimmage, or one with a result, is on the page', () => {
  expect(isListed({ type: 'S', status: 'A', result: null })).toBe(true);
  expect(isListed({ type: 'S', status: 'O', result: { ...result, ...links } })).toBe(true);
});

test('other past games stay on the page without a result', () => {
  expect(isListed({ type: 'R', status: 'O', result: null })).toBe(true);
});
