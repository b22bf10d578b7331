import { expect, it } from 'vitest';

import { getSportStats } from './families.ts';
import { seasonBooks } from './season/season-books.ts';

/** Box score columns that season tables of the same group also have. */
const shared = (Object.keys(seasonBooks) as (keyof typeof seasonBooks)[]).flatMap((family) =>
  (getSportStats(family)?.tables ?? []).flatMap(({ group, columns }) => {
    const ofSeason = seasonBooks[family]?.tables.filter(({ groups }) => groups.includes(group)) ?? [];
    return columns.flatMap((column) => {
      const found = ofSeason.flatMap((table) => table.columns).find(({ key }) => key === column.key);
      return found ? [{ name: `${family} ${group} ${column.key}`, column, season: found }] : [];
    });
  }),
);

/** A figure for each key that a column may read, all different. */
const line = new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key.length + key.charCodeAt(0) : undefined) });

it.each(shared)('$name is one column in box scores and seasons', ({ column, season }) => {
  // volleyball points include halves, which season lines already contain
  if (column.key !== 'pts') expect(column.value(line)).toBe(season.value(line));
  expect(column.formula?.replace('REC', 'NO')).toBe(season.formula);
});

it('most columns of box scores are shared', () => {
  expect(shared.length).toBeGreaterThan(100);
});
