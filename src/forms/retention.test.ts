import { expect, test } from 'vitest';

import { retentionText } from './retention.ts';

test.each([
  [1, '1 day'],
  [90, '90 days'],
  [365, '1 year'],
  [400, '400 days'],
  [730, '2 years'],
])('%d days are printed as "%s"', (days, text) => {
  expect(retentionText(days)).toBe(text);
});
