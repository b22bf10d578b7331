import { expect, test } from 'vitest';

import type { BoxPlay } from '../box-score.ts';
import { type GameSituation, homeWinProbability, winProbabilitySeries } from './win-probability.ts';

const basketball = {
  family: 'basketball',
  home: 0,
  away: 0,
  played: 0,
  regulation: 2400,
  overtime: 300,
  neutral: false,
  complete: false,
} as const satisfies GameSituation;
const chance = (situation: Partial<GameSituation>) => homeWinProbability({ ...basketball, ...situation });

test('before the game the home team has an advantage, except at a neutral site', () => {
  expect(chance({})).toBe(58.8);
  expect(chance({ neutral: true })).toBe(50);
});

test('the model matches its formula', () => {
  // Φ((6 + 3.5 / 2) / (15.8 √½)) = Φ(0.69368)
  expect(chance({ home: 36, away: 30, played: 1200 })).toBe(75.6);
  expect(chance({ home: 30, away: 36, played: 1200, neutral: true })).toBe(29.6);
});

test('the same lead counts more the later it is', () => {
  const chances = [600, 1200, 1800, 2340, 2399].map((played) => chance({ home: 5, played }) ?? 0);
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances.at(-1)).toBe(99.9);
});

test('a tied score at the end of regulation or of an overtime means another overtime', () => {
  const evenChance = chance({ home: 70, away: 70, played: 2400 }) ?? 0;
  expect(evenChance).toBeGreaterThan(50);
  expect(evenChance).toBeLessThan(chance({}) ?? 0);
  expect(chance({ home: 80, away: 80, played: 2700 })).toBe(evenChance);
});

test('a lead in football’s overtime, which has no clock, is not yet a win', () => {
  const overtime = { family: 'football', regulation: 3600, played: 3900, away: 24, neutral: true } as const;
  expect(chance({ ...overtime, home: 24 })).toBe(50);
  expect(chance({ ...overtime, home: 27 })).toBeLessThan(90);
});

test('only a game that is over is certain', () => {
  expect(chance({ home: 90, played: 2399 })).toBe(99.9);
  expect(chance({ home: 71, away: 70, played: 2400, complete: true })).toBe(100);
  expect(chance({ home: 70, away: 71, played: 2400, complete: true })).toBe(0);
});

test('sports without a model have no figure', () => {
  expect(chance({ family: 'soccer' })).toBeUndefined();
});

const play = (period: number, clock: string, home: number, away: number): BoxPlay => ({
  period,
  clock,
  side: 'home',
  text: 'A basket',
  scoring: true,
  score: { home, away },
  kind: 'play',
  situation: '',
});
const game = {
  family: 'basketball',
  regulationPeriods: 2,
  complete: false,
  period: 2,
  clock: '10:00',
  venue: { neutral: false },
} as const;

test('the line begins before the first play and ends with the current score', () => {
  const plays = [play(1, '19:00', 2, 0), play(2, '19:30', 2, 3)];
  const series = winProbabilitySeries({ ...game, plays, home: { score: 4 }, away: { score: 3 } });
  expect(series?.map(({ seconds }) => seconds)).toEqual([0, 60, 1230, 1800]);
  expect(series?.[0]?.home).toBe(58.8);
  expect(series?.at(-1)?.home).toBe(chance({ home: 4, away: 3, played: 1800 }));
});

test('plays without a score keep the previous one, and after a basket without a score it is unknown', () => {
  const silent = (clock: string, scoring: boolean) => ({ ...play(1, clock, 0, 0), score: undefined, scoring });
  const plays = [play(1, '19:00', 6, 0), silent('15:00', false), silent('14:00', true), silent('13:00', false)];
  const series = winProbabilitySeries({ ...game, plays, home: { score: 8 }, away: { score: 0 } });
  expect(series?.map(({ seconds }) => seconds)).toEqual([0, 60, 300, 1800]);
  expect(series?.[2]?.home).toBe(chance({ home: 6, played: 300 }));
});

test('a whole game yields at most 120 points in chronological order, the last of them certain', () => {
  const plays = Array.from({ length: 600 }, (_, index) => {
    const left = 1199 - (index % 300) * 4;
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return play(1 + Math.floor(index / 300), clock, index, index - 1);
  });
  const over = { ...game, complete: true, period: 2, clock: '00:00', home: { score: 599 }, away: { score: 598 } };
  const series = winProbabilitySeries({ ...over, plays }) ?? [];
  expect(series.length).toBeLessThanOrEqual(120);
  expect(series.length).toBeGreaterThan(100);
  expect(series).toEqual(series.toSorted((a, b) => a.seconds - b.seconds));
  expect(series.at(-1)).toEqual({ seconds: 2400, home: 100 });
});

test('overtime continues after regulation, and a wrong clock does not turn back time', () => {
  const plays = [play(2, '00:10', 70, 70), play(2, '19:00', 70, 70), play(3, '04:00', 72, 70)];
  const series = winProbabilitySeries({
    ...game,
    plays,
    period: 3,
    clock: '4:00',
    home: { score: 72 },
    away: { score: 70 },
  });
  expect(series?.map(({ seconds }) => seconds)).toEqual([0, 2390, 2460]);
});

test('a game before its first play has one point, and a sport without a model has no line', () => {
  const before = { ...game, period: 0, clock: '', plays: [], home: { score: 0 }, away: { score: 0 } };
  expect(winProbabilitySeries(before)).toEqual([{ seconds: 0, home: 58.8 }]);
  expect(winProbabilitySeries({ ...before, family: 'volleyball' })).toBeUndefined();
});
