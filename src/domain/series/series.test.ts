import fc from 'fast-check';
import { expect, test } from 'vitest';

import { finalGame } from '../../testing/final-game.ts';
import { forfeits, gameTypes, locationIndicators } from '../game.ts';
import { gameState } from '../game-state.ts';
import type { WinLoss } from '../record.ts';
import { type Meeting, seriesOf } from './series.ts';

const score = fc.option(fc.integer({ min: 0, max: 6 }));
const meetings = fc
  .array(
    fc.record({
      state: fc.constantFrom(gameState.GameComplete, gameState.GameComplete, gameState.Scheduled, gameState.Canceled),
      type: fc.constantFrom(...gameTypes),
      ourScore: score,
      opponentScore: score,
      forfeit: fc.constantFrom('none', 'none', 'none', ...forfeits),
      noContest: fc.boolean(),
      hostedNotOurs: fc.constant(false),
      locationIndicator: fc.constantFrom(...locationIndicators),
      conference: fc.boolean(),
      conferenceTournament: fc.boolean(),
      vacated: fc.boolean(),
      overtime: fc.boolean(),
      localDate: fc.integer({ min: 10, max: 28 }).map((day) => `2020-02-${day}`),
      doubleheader: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 30 },
  )
  .map((games) => games.map((game, id): Meeting => ({ id, ...game })));

const add = (...records: WinLoss[]) => ({
  wins: records.reduce((sum, { wins }) => sum + wins, 0),
  losses: records.reduce((sum, { losses }) => sum + losses, 0),
  ties: records.reduce((sum, { ties }) => sum + ties, 0),
});

test('records by site and by kind of game each add up to the record of the series', () => {
  fc.assert(
    fc.property(meetings, (games) => {
      const { overall, splits, vacated, meetings: decided } = seriesOf(games);
      expect(add(splits.home, splits.away, splits.neutral)).toEqual(overall);
      expect(add(splits.conference, splits.nonconference, splits.postseason)).toEqual(overall);
      expect(overall.wins + overall.losses + overall.ties + vacated).toBe(decided.length);
    }),
  );
});

test('the order of the games does not matter', () => {
  fc.assert(
    fc.property(meetings, fc.integer(), (games, seed) => {
      const shuffled = games
        .map((game) => ({ game, key: Math.imul(game.id + 1, seed | 1) }))
        .sort((a, b) => a.key - b.key)
        .map(({ game }) => game);
      expect(seriesOf(shuffled)).toEqual(seriesOf(games));
    }),
  );
});

test('a vacated win is removed from the record, but losses and points stay', () => {
  fc.assert(
    fc.property(meetings, (games) => {
      const vacated = seriesOf(games.map((game) => ({ ...game, vacated: true })));
      const played = seriesOf(games.map((game) => ({ ...game, vacated: false })));
      expect(vacated.overall).toEqual({ ...played.overall, wins: 0 });
      expect(vacated.vacated).toBe(played.overall.wins);
      expect(vacated.points).toEqual(played.points);
      expect(vacated.longestWin).toBeUndefined();
    }),
  );
});

test('from the other side, wins and losses, points and margins are swapped', () => {
  fc.assert(
    fc.property(meetings, (games) => {
      const ours = games.filter(({ forfeit }) => forfeit !== 'both').map((game) => ({ ...game, vacated: false }));
      const swapped = { us: 'them', them: 'us', none: 'none', both: 'both' } as const;
      const theirs = ours.map((game) => ({
        ...game,
        ourScore: game.opponentScore,
        opponentScore: game.ourScore,
        forfeit: swapped[game.forfeit],
      }));
      const [us, them] = [seriesOf(ours), seriesOf(theirs)];
      expect(them.overall).toEqual({ wins: us.overall.losses, losses: us.overall.wins, ties: us.overall.ties });
      expect(them.points).toEqual({ games: us.points.games, ours: us.points.theirs, theirs: us.points.ours });
      expect(them.largestWins.map(({ id }) => id)).toEqual(us.largestLosses.map(({ id }) => id));
      expect(them.longestLoss?.length).toBe(us.longestWin?.length);
    }),
  );
});

const game = (localDate: string, ourScore: number, opponentScore: number, rest: Partial<Meeting> = {}): Meeting => ({
  ...finalGame(localDate, ourScore, opponentScore),
  ...rest,
});

test('a vacated win ends a streak, and a no contest does not', () => {
  const streak = (...games: Meeting[]) => seriesOf(games).longestWin?.length;
  const [first, last] = [game('2001-01-01', 60, 50), game('2003-01-01', 61, 50)];
  expect(streak(first, game('2002-01-01', 70, 50), last)).toBe(3);
  expect(streak(first, game('2002-01-01', 70, 50, { vacated: true }), last)).toBe(1);
  expect(streak(first, game('2002-01-01', 70, 50, { noContest: true }), last)).toBe(2);
});

test('the nominal score of a forfeit is not a margin and adds no points', () => {
  const series = seriesOf([game('2001-01-01', 60, 50), game('2002-01-01', 99, 0, { forfeit: 'them' })]);
  expect(series.overall).toEqual({ wins: 2, losses: 0, ties: 0 });
  expect(series.points).toEqual({ games: 1, ours: 60, theirs: 50 });
  expect(series.largestWins.map(({ localDate }) => localDate)).toEqual(['2001-01-01']);
});

test('a series without decided games is empty', () => {
  const series = seriesOf([game('2001-01-01', 1, 0, { state: gameState.Scheduled })]);
  expect(series.meetings).toEqual([]);
  expect(series.percentage).toBeUndefined();
  expect([series.current, series.longestWin, series.largestWins]).toEqual([undefined, undefined, []]);
});
