import { expect, it } from 'vitest';

import { parseInnings } from './innings.ts';
import { innings } from './stats/column.ts';

it.each([
  ['10.1', 31],
  ['6.2', 20],
  ['7', 21],
  ['0.0', 0],
  [' 5.0 ', 15],
])('%s innings are %d outs', (text, outs) => expect(parseInnings(text)).toBe(outs));
it.each(['6.3', '6.33', '', '-1', '6.', 'six', '.1'])('%j is not a number of innings', (text) =>
  expect(parseInnings(text)).toBeUndefined(),
);
it('printing and reading are inverses', () => {
  for (let outs = 0; outs < 60; outs++) expect(parseInnings(innings(outs))).toBe(outs);
});
