import { expect, it } from 'vitest';

import { formatHeight, parseHeight } from './height.ts';

it.each(['6-2', `6'2"`, '6′2″', "6'2", '6 ft 2 in', ' 6-02 ', '6 feet 2 inches', "6'2''"])('%s is 74 inches', (text) =>
  expect(parseHeight(text)).toBe(74),
);
it.each(['6-0', "6'"])('%s is 72 inches', (text) => expect(parseHeight(text)).toBe(72));
it.each(['0-0', '', '6-12', '74', '6', 'tall', '16-2', '6-2-1'])('%j is no height', (text) =>
  expect(parseHeight(text)).toBeUndefined(),
);
it('is printed with primes', () => expect([formatHeight(74), formatHeight(72)]).toEqual(['6′2″', '6′0″']));
