import { describe, expect, it } from 'vitest';

import type { SportFamily } from '../sport-family.ts';
import { usualMinutes } from '../upcoming.ts';
import { keyColumnsFirst } from './column.ts';
import { getSportStats } from './families.ts';

const tables = (Object.keys(usualMinutes) as SportFamily[]).flatMap((family) =>
  (getSportStats(family)?.tables ?? []).map((table) => ({ family, table, name: `${family} ${table.group}` })),
);
const firstFew = (family: SportFamily, group: string) => {
  const found = tables.find((each) => each.family === family && each.table.group === group);
  return (
    found &&
    keyColumnsFirst(found.table)
      .map(({ abbr }) => abbr)
      .slice(0, 3)
  );
};

describe('the key columns, which a phone shows beside the name', () => {
  it.each<[SportFamily, string, string[]]>([
    ['football', 'passing', ['C-A', 'YDS', 'TD']],
    ['football', 'rushing', ['ATT', 'NET', 'TD']],
    ['football', 'receiving', ['REC', 'YDS', 'TD']],
    ['football', 'defense', ['TOT', 'SACK-YDS', 'INT']],
    ['basketball', 'box', ['PTS', 'REB', 'A']],
    ['baseball', 'hitting', ['AB', 'R', 'H']],
    ['softball', 'pitching', ['DEC', 'IP', 'H']],
    ['volleyball', 'box', ['K', 'A', 'DIG']],
    ['soccer', 'shots', ['G', 'A', 'SH']],
    ['fieldhockey', 'goalkeeping', ['SV', 'GA', 'SV%']],
    ['icehockey', 'skating', ['G', 'A', 'PTS']],
    ['lacrosse', 'field', ['G', 'A', 'PTS']],
  ])('of %s %s are %j', (family, group, expected) => {
    expect(firstFew(family, group)).toEqual(expected);
  });

  it.each(tables)('of $name are followed by all others in the order of the book', ({ table }) => {
    const printed = keyColumnsFirst(table);
    const keys = table.keyColumns ?? [];
    expect(printed.slice(0, keys.length).map(({ key }) => key)).toEqual(keys);
    expect(printed.slice(keys.length)).toEqual(table.columns.filter(({ key }) => !keys.includes(key)));
  });
});
