import { expect, test } from 'vitest';

import { parseRankedName, rankText } from './ranked-name.ts';

test.each([
  ['#12/15 Duke', 'No. 12/15', 'Duke'],
  ['No. 3/4 Texas', 'No. 3/4', 'Texas'],
  ['Nos. 3 / 4 Texas', 'No. 3/4', 'Texas'],
  ['(22) Virginia', 'No. 22', 'Virginia'],
  ['[#7] Duke', 'No. 7', 'Duke'],
  ['# 7 Duke', 'No. 7', 'Duke'],
  ['RV Duke', 'RV', 'Duke'],
  ['#RV/25 Duke', 'No. RV/25', 'Duke'],
  ['NR/RV', '', 'NR/RV'],
  ['Virginia (#22)', 'No. 22', 'Virginia'],
  ['Virginia (RV)', 'RV', 'Virginia'],
  ['Miami (OH)', '', 'Miami (OH)'],
  ['Team 76', '', 'Team 76'],
  ['49ers', '', '49ers'],
  ['Northeastern', '', 'Northeastern'],
  ['No. 5', '', 'No. 5'],
])('"%s" is ranked "%s" and named "%s"', (text, rank, name) => expect(parseRankedName(text)).toEqual({ rank, name }));

test.each([
  ['12', 'No. 12'],
  ['#4/RV', 'No. 4/RV'],
  ['rv', 'RV'],
  ['NR', ''],
  ['-', ''],
])('the rank "%s" is printed "%s"', (text, printed) => expect(rankText(text)).toBe(printed));
