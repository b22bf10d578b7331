import { expect, test } from 'vitest';

import { retentionText } from './retention-text.ts';

test.each([
  [1095, '3 years'],
  [365, '1 year'],
  [90, '90 days'],
  [1, '1 day'],
])('%i days are %s', (days, text) => {
  expect(retentionText(days)).toBe(text);
});
