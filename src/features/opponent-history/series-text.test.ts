import { expect, test } from 'vitest';

import { countedText } from './series-text.ts';

test.each([
  [12, 13, '12 of 13 meetings'],
  [0, 1, '0 of 1 meeting'],
  [13, 13, undefined],
])('averages of %i of %i meetings state %s', (games, meetings, text) => {
  expect(countedText({ games, team: 100, opponent: 90 }, meetings)).toBe(text);
});
