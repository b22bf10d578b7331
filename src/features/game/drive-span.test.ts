import { expect, test } from 'vitest';

import { driveSpan } from './drive-span.ts';

const codes = { away: 'ELM', home: 'OAK' };

test.each([
  ['away', 'ELM 25', 75, { from: 25, to: 100 }],
  ['home', 'OAK 25', 75, { from: 75, to: 0 }],
  ['home', 'ELM 40', 12, { from: 40, to: 28 }],
  ['away', '50', -8, { from: 50, to: 42 }],
  ['away', 'ELM 3', -10, { from: 3, to: 0 }],
  ['away', '', 10, undefined],
  ['away', 'ASH 30', 10, undefined],
] as const)('a drive of the %s team from "%s" over %i yards is drawn at %o', (side, startSpot, yards, expected) => {
  expect(driveSpan({ side, startSpot, yards }, codes)).toEqual(expected);
});
