import { expect, test } from 'vitest';

import { findGlobalSport } from './global-sports.ts';
import { againstRules, type GameEnd, periodsInSeason, seasonRulesOf } from './season-rules.ts';

test.each([
  ['womens-basketball', '2014-15', 2, 20],
  ['womens-basketball', '2015-16', 4, 10],
  ['mens-basketball', '1950-51', 2, 20],
  ['mens-basketball', '1953-54', 4, 10],
  ['mens-basketball', '1954-55', 2, 20],
  ['mens-basketball', '2014-15', 2, 20],
  ['mens-basketball', '2026-27', 2, 20],
  ['field-hockey', '2018', 2, 35],
  ['field-hockey', '2019', 4, 15],
  ['womens-lacrosse', '2021', 2, 30],
  ['womens-lacrosse', '2022', 4, 15],
  ['mens-lacrosse', '2010', 4, 15],
  ['football', '1969', 4, 15],
])('%s of %s has %s periods of %s minutes', (slug, title, periods, periodMinutes) => {
  const sport = findGlobalSport(slug);
  expect(sport && seasonRulesOf(sport, title)).toMatchObject({ periods, periodMinutes });
});

const regular: GameEnd = { type: 'R', conferenceTournament: false, overtimes: 0, hasShootout: false, isTied: false };
const tied: Partial<GameEnd> = { isTied: true };
const overtime: Partial<GameEnd> = { overtimes: 1 };
const shootout: Partial<GameEnd> = { hasShootout: true, isTied: true };
const postseason = { type: 'P' } as const;

test.each<[string, string, Partial<GameEnd>, string | undefined]>([
  ['football', '1995', tied, undefined],
  ['football', '1995', overtime, 'overtime'],
  ['football', '1995', { ...overtime, ...postseason }, undefined],
  ['football', '1996', tied, 'ties'],
  ['football', '1996', overtime, undefined],
  ['football', '2026', { ...shootout, ...postseason }, 'shootouts'],
  ['mens-soccer', '2021', overtime, undefined],
  ['womens-soccer', '2021', shootout, 'shootouts'],
  ['womens-soccer', '2021', { ...shootout, conferenceTournament: true }, undefined],
  ['mens-soccer', '2022', overtime, 'overtime'],
  ['mens-soccer', '2022', { ...overtime, ...postseason }, undefined],
  ['mens-soccer', '2022', tied, undefined],
  ['womens-soccer', '2022', { ...overtime, type: 'E' }, undefined],
  ['mens-basketball', '2025-26', tied, 'ties'],
  ['mens-basketball', '1920-21', tied, undefined],
  ['womens-volleyball', '2026', tied, 'ties'],
  ['mens-ice-hockey', '2025-26', shootout, undefined],
  ['field-hockey', '2026', { ...overtime, hasShootout: true }, undefined],
])('%s of %s that ends with %o: %s is against its rules', (slug, title, end, expected) => {
  const sport = findGlobalSport(slug);
  expect(sport && againstRules(seasonRulesOf(sport, title), { ...regular, ...end })).toBe(expected);
});

test.each([
  ['womens-basketball', 2, 2, 4],
  ['womens-basketball', 3, 2, 5],
  ['mens-basketball', 4, 4, 2],
  ['mens-basketball', 5, 4, 3],
  ['mens-basketball', 1, 4, 1],
  ['baseball', 7, 7, 7],
  ['womens-volleyball', 3, 3, 3],
])('%s: %i periods of a file with %i count as %i', (slug, played, regulation, expected) => {
  const sport = findGlobalSport(slug);
  expect(sport && periodsInSeason(played, regulation, sport.rules)).toBe(expected);
});
