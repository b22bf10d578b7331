import { describe, expect, it } from 'vitest';

import { sportFamily } from '../sport-family.ts';
import { earnedRunAverage } from './baseball-columns.ts';
import { getSportStats } from './families.ts';
import { passingEfficiency } from './football-columns.ts';
import { savePercentage } from './goalkeeping-columns.ts';
import { hittingPercentage, teamBlocks, volleyballPoints } from './volleyball-columns.ts';

it('passing efficiency is the college formula, without caps', () => {
  expect(passingEfficiency({ comp: 20, att: 30, yds: 250, td: 3, int: 1 })).toBeCloseTo(
    (8.4 * 250 + 330 * 3 + 100 * 20 - 200) / 30,
    10,
  );
  expect(passingEfficiency({ comp: 0, att: 0, yds: 0, td: 0, int: 0 })).toBeUndefined();
  expect(passingEfficiency({ comp: 20, att: 30, yds: 250, td: 3 })).toBeUndefined();
});

it('the earned run average counts outs, nine innings in baseball and seven in softball', () => {
  expect(earnedRunAverage({ er: 2, outs: 20 }, 9)).toBeCloseTo(2.7, 10);
  expect(earnedRunAverage({ er: 2, outs: 20 }, 7)).toBeCloseTo(2.1, 10);
  expect(earnedRunAverage({ er: 1, outs: 0 }, 9)).toBe(Number.POSITIVE_INFINITY);
  expect(earnedRunAverage({ er: 0, outs: 0 }, 9)).toBeUndefined();
});

it('volleyball halves block assists and may hit below zero', () => {
  expect(hittingPercentage({ k: 2, e: 4, ta: 10 })).toBeCloseTo(-0.2, 10);
  expect(volleyballPoints({ k: 10, sa: 2, bs: 1, ba: 3 })).toBe(14.5);
  expect(teamBlocks({ bs: 2, ba: 6 })).toBe(5);
});

it('save percentage is saves of shots on goal', () => {
  expect(savePercentage({ saves: 6, ga: 2 })).toBe(0.75);
  expect(savePercentage({ saves: 0, ga: 0 })).toBeUndefined();
  expect(savePercentage({ saves: 6 })).toBeUndefined();
});

describe.each([
  'football',
  'basketball',
  'baseball',
  'softball',
  'volleyball',
  'soccer',
  'fieldhockey',
  'icehockey',
  'lacrosse',
] as const)('%s', (family) => {
  const stats = getSportStats(family);
  if (!stats) throw new Error(`${family} has no statistics`);

  it('names each column once in a table, with an abbreviation and words', () => {
    expect(stats.family).toBe(family);
    for (const { columns, title } of stats.tables) {
      expect(new Set(columns.map(({ key }) => key)).size, title).toBe(columns.length);
      expect(new Set(columns.map(({ abbr }) => abbr)).size, title).toBe(columns.length);
      for (const column of columns) expect(column.title.length).toBeGreaterThan(column.abbr.length === 0 ? 0 : 1);
    }
  });

  it('prints nothing for an empty line', () => {
    for (const { columns } of stats.tables)
      for (const column of columns) expect([column.text({}), column.value({})]).toEqual([undefined, undefined]);
    for (const row of stats.comparison) expect(row.text({})).toBeUndefined();
  });

  it('leads by a figure that its tables show', () => {
    for (const { group, by } of stats.leaders) {
      const line = { [by]: 3 };
      const shown = stats.tables
        .find((table) => table.group === group)
        ?.columns.some(
          (column) => column.value(line) === 3 || column.text(line) !== undefined || column.key.startsWith(by),
        );
      expect(shown, `${group}.${by}`).toBe(true);
    }
  });
});

it('families without a scoring book have no statistics', () => {
  expect([getSportStats('meet'), getSportStats('tennis')]).toEqual([undefined, undefined]);
  expect(sportFamily.allows('polo')).toBe(false);
});
