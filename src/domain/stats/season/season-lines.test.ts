import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { StatGroups, StatLine } from '../column.ts';
import { getSeasonBook, seasonBooks } from './season-books.ts';
import { seasonLines } from './season-lines.ts';
import { splitGroups } from './splits.ts';
import { mirrorGame, type StatGame, type StatPlayer, type StatTeam } from './stat-game.ts';

/** Figures of a sport that its importers read, by group. */
const figures: Record<string, Record<string, readonly string[]>> = {
  football: {
    rushing: ['att', 'gain', 'loss', 'yds', 'td', 'long'],
    passing: ['comp', 'att', 'int', 'yds', 'td', 'long'],
    receiving: ['no', 'yds', 'td', 'long'],
    defense: ['solo', 'assisted', 'tackles', 'tfl', 'tflYds', 'sacks', 'sackYds'],
    kicking: ['fgMade', 'fgAtt', 'fgLong', 'fgTo29Made', 'fgTo29Att', 'patMade', 'patAtt'],
  },
  basketball: { box: ['sec', 'fgm', 'fga', 'fgm3', 'fga3', 'ftm', 'fta', 'oreb', 'dreb', 'treb', 'ast', 'to', 'pts'] },
  baseball: {
    hitting: ['ab', 'r', 'h', 'double', 'triple', 'hr', 'bb', 'so', 'hbp', 'sf', 'sb', 'cs'],
    pitching: ['outs', 'h', 'r', 'er', 'bb', 'so', 'ab', 'decision', 'appearance'],
    fielding: ['po', 'a', 'e', 'dp', 'sba', 'csb'],
    situational: ['runnersH', 'runnersAb'],
  },
  softball: {
    hitting: ['ab', 'r', 'h'],
    pitching: ['outs', 'er', 'decision', 'appearance'],
    fielding: ['po', 'a', 'e'],
  },
  volleyball: { box: ['sp', 'k', 'e', 'ta', 'a', 'sa', 'se', 'dig', 'bs', 'ba'] },
  soccer: { shots: ['g', 'a', 'sh', 'sog', 'min'], goalTypes: ['gw'], goalkeeping: ['sec', 'ga', 'saves', 'decision'] },
  fieldhockey: { shots: ['g', 'a', 'sh', 'sog', 'green'], goalkeeping: ['sec', 'ga', 'saves', 'decision'] },
  icehockey: {
    skating: ['g', 'a', 'sh', 'plusMinus', 'pim', 'minor', 'major', 'ppg'],
    goalkeeping: ['sec', 'ga', 'saves', 'decision'],
  },
  lacrosse: { field: ['g', 'a', 'sh', 'sog', 'gb', 'fow', 'foa'], goalkeeping: ['sec', 'ga', 'saves', 'decision'] },
};

const halves = new Set(['tfl', 'sacks']);
const signed = new Set(['yds', 'plusMinus', 'long']);

const figureOf = (key: string): fc.Arbitrary<number | string | undefined> => {
  if (key === 'decision') return fc.constantFrom('', 'W (1-0)', 'L (0-1)', 'S, 3', 'T');
  if (halves.has(key)) return fc.integer({ min: 0, max: 9 }).map((value) => value / 2);
  // a figure may be missing
  return fc.option(fc.integer({ min: signed.has(key) ? -20 : 0, max: 40 }), { nil: undefined, freq: 8 });
};
const lineOf = (keys: readonly string[]): fc.Arbitrary<StatLine> =>
  fc
    .record(Object.fromEntries(keys.map((key) => [key, figureOf(key)])))
    .map((line) => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as StatLine);
const statsOf = (family: string): fc.Arbitrary<StatGroups> =>
  fc.record(Object.fromEntries(Object.entries(figures[family] ?? {}).map(([group, keys]) => [group, lineOf(keys)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<StatGroups>;

const playerOf = (family: string): fc.Arbitrary<StatPlayer> =>
  fc.record({
    // few people, so that someone has two rows in a game
    person: fc.constantFrom('a', 'b', 'c', 'd'),
    started: fc.boolean(),
    played: fc.boolean(),
    isTeam: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
    stats: statsOf(family),
  });
const teamOf = (family: string): fc.Arbitrary<StatTeam> =>
  fc.record({
    score: fc.option(fc.integer({ min: 0, max: 9 })),
    stats: statsOf(family),
    players: fc.array(playerOf(family), { maxLength: 4 }),
  });
const gamesOf = (family: string): fc.Arbitrary<StatGame[]> =>
  fc
    .array(
      fc.record({
        localDate: fc.constantFrom('2026-02-14', '2026-03-01', '2026-03-02', '2026-04-30'),
        doubleheader: fc.constant(0),
        locationIndicator: fc.constantFrom('H' as const, 'A' as const, 'N' as const),
        opponent: fc.constantFrom('Elm', 'Oak'),
        outcome: fc.constantFrom('W' as const, 'L' as const, 'T' as const, undefined),
        conference: fc.boolean(),
        ranked: fc.boolean(),
        periods: fc.option(fc.integer({ min: 3, max: 5 })),
        attendance: fc.constant(null),
        own: teamOf(family),
        opponents: teamOf(family),
      }),
      { maxLength: 6 },
    )
    .map((games) => games.map((game, index) => ({ ...game, id: index + 1 })));

const bests = new Set(['long', 'fgLong']);
/** Adds lines of parts; bests are the largest. */
function add(lines: readonly (Readonly<Record<string, Readonly<Record<string, number>>>> | undefined)[]) {
  const sums: Record<string, Record<string, number>> = {};
  for (const line of lines)
    for (const [group, entries] of Object.entries(line ?? {})) {
      const sum = sums[group] ?? {};
      sums[group] = sum;
      for (const [key, value] of Object.entries(entries))
        sum[key] = bests.has(key) ? Math.max(sum[key] ?? value, value) : (sum[key] ?? 0) + value;
    }
  return sums;
}

describe.each(Object.keys(seasonBooks))('%s', (family) => {
  const book = getSeasonBook(family as keyof typeof seasonBooks);
  if (!book) throw new Error(`${family} has no season book`);
  // derived figures are computed from the sums of all games
  const { derive: _, ...summing } = book;

  it('a season is the sum of its games in any order', () => {
    fc.assert(
      fc.property(
        gamesOf(family).chain((games) =>
          fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
        ),
        ([games, shuffled]) => {
          expect(seasonLines(book, shuffled)).toEqual(seasonLines(book, games));
          const season = seasonLines(summing, games);
          const single = games.map((game) => seasonLines(summing, [game]));
          expect(season.team).toEqual(add(single.map(({ team }) => team)));
          for (const [person, line] of season.players)
            expect(line).toEqual(add(single.map(({ players }) => players.get(person))));
          expect(season.unassigned ?? {}).toEqual(add(single.map(({ unassigned }) => unassigned)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('the parts of each split add up to the whole', () => {
    fc.assert(
      fc.property(gamesOf(family), (games) => {
        const whole = seasonLines(summing, games);
        for (const { parts } of splitGroups(games)) {
          const lines = parts.map(({ includes }) => seasonLines(summing, games.filter(includes)));
          expect(lines.reduce((sum, each) => sum + each.games, 0)).toBe(games.length);
          expect(add(lines.map(({ team }) => team))).toEqual(whole.team);
          expect(add(lines.map(({ opponents }) => opponents))).toEqual(whole.opponents);
          for (const [person, line] of whole.players)
            expect(add(lines.map(({ players }) => players.get(person)))).toEqual(line);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('our figures are the opponents’ figures from the other side', () => {
    fc.assert(
      fc.property(gamesOf(family), (games) => {
        const [ours, theirs] = [seasonLines(book, games), seasonLines(book, games.map(mirrorGame))];
        expect([ours.team, ours.opponents]).toEqual([theirs.opponents, theirs.team]);
      }),
      { numRuns: 60 },
    );
  });

  it('games played are counted once per player and game', () => {
    fc.assert(
      fc.property(gamesOf(family), (games) => {
        for (const line of seasonLines(book, games).players.values())
          expect(line['games']?.['gp']).toBeLessThanOrEqual(games.length);
      }),
      { numRuns: 40 },
    );
  });
});
