import { expect, test } from 'vitest';

import { counted } from './counted.ts';

test('one is singular, none and several are plural', () => {
  expect([0, 1, 2].map((shots) => counted(shots, 'shot'))).toEqual(['0 shots', '1 shot', '2 shots']);
  expect(counted(1, 'catch', 'catches')).toBe('1 catch');
  expect(counted(12, 'catch', 'catches')).toBe('12 catches');
});
