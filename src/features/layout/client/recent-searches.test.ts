import { expect, it } from 'vitest';

import { withSearch } from './recent-searches.ts';

it.each([
  ['a new search', ['golf'], 'mbeki', ['mbeki', 'golf']],
  [
    'a repeated one, whatever its case and spaces',
    ['golf', 'Josiah Mbeki'],
    ' josiah  mbeki ',
    ['josiah mbeki', 'golf'],
  ],
  ['the sixth', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  ['an empty one', ['golf'], '  ', ['golf']],
])('of recent searches, %s is placed accordingly', (_, earlier, text, expected) =>
  expect(withSearch(earlier, text)).toEqual(expected),
);
