import { expect, test } from 'vitest';

import type { SportFamily } from '../../sport-family.ts';
import { printSeasonChange } from './print-change.ts';

test.each<[SportFamily, string, string]>([
  ['basketball', 'Ruth, Luke: box.pts', 'Ruth, Luke: points'],
  ['baseball', 'Ash, Ann (conference): hitting.r', 'Ash, Ann (conference): runs'],
  [
    'baseball',
    'Ash, Ann: individual-overall-batting.avg',
    'Ash, Ann: Batting average in Individual Overall Batting Statistics',
  ],
])('in %s the changed figure %s is printed as %s', (family, field, printed) => {
  expect(printSeasonChange({ field, before: '1', after: null }, family)).toEqual({
    field: printed,
    before: '1',
    after: null,
  });
});

test('a changed playing time is printed in minutes', () => {
  expect(printSeasonChange({ field: 'Ruth, Luke: box.sec', before: '60', after: '1860' }, 'basketball')).toMatchObject({
    before: '1:00',
    after: '31:00',
  });
});
