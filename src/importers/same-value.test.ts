import { expect, test } from 'vitest';

import { isSame } from './same-value.ts';

test.each([
  ['an instant as the database writes it', '2026-09-05 22:00:00+00', '2026-09-05T22:00:00Z', true],
  ['another instant', '2026-09-05 22:00:00+00', '2026-09-05T22:30:00Z', false],
  ['a text that begins with a date', '2025-09-01 to present', '2025-09-01 to present', true],
  ['another text that begins with a date', '2025-09-01 to present', '2025-09-01 to 2026-06-30', false],
  ['a text instead of an instant', '2026-09-05 22:00:00+00', 'To be announced', false],
  ['objects with keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a missing key', { a: undefined, b: 2 }, { b: 2 }, true],
  ['no value', null, 'TBA', false],
])('%s is compared', (_, stored, wanted, expected) => {
  expect(isSame(stored, wanted)).toBe(expected);
});
