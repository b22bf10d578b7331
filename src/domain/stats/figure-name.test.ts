import { expect, test } from 'vitest';

import type { SportFamily } from '../sport-family.ts';
import { getSportStats } from './families.ts';
import { figureName } from './figure-name.ts';

const families: readonly SportFamily[] = [
  'football',
  'basketball',
  'baseball',
  'softball',
  'volleyball',
  'soccer',
  'fieldhockey',
  'icehockey',
  'lacrosse',
];
const tables = families.flatMap((family) =>
  (getSportStats(family)?.tables ?? []).map(
    ({ group, columns }) => [family, group, columns.flatMap(({ key }) => key.split('-'))] as const,
  ),
);

test.each(tables)('each %s figure of the table "%s" has its own name in words', (family, group, keys) => {
  const names = keys.map((key) => figureName(family, group, key));
  expect(new Set(names).size).toBe(new Set(keys).size);
  for (const name of names) expect(name).not.toMatch(/[a-z][A-Z]|\.|^[a-z]{1,3}$/);
});

test('a figure without a name is named by its key, split into words', () => {
  expect(figureName('lacrosse', 'specialTeams', 'goalsAgainst')).toBe('special teams goals against');
});
