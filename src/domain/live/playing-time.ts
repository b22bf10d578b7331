import type { BoxScore } from '../box-score.ts';

/** Lengths of a game's periods in seconds. */
export type PlayingTime = { readonly periods: number; readonly period: number; readonly overtime: number };

/** The lengths as the file has them, else by the rules of football and of basketball in halves or quarters. */
export function playingTime(
  game: Pick<BoxScore, 'family' | 'regulationPeriods' | 'periodMinutes' | 'overtimeMinutes'>,
) {
  const minutes = game.family === 'football' ? 15 : 40 / game.regulationPeriods;
  return {
    periods: game.regulationPeriods,
    period: (game.periodMinutes || minutes) * 60,
    overtime: (game.overtimeMinutes || 5) * 60,
  };
}

export const regulationSeconds = ({ periods, period }: PlayingTime): number => periods * period;

/** Seconds played when `left` are left in a period. */
export function secondsPlayed(time: PlayingTime, period: number, left: number): number {
  const overtimes = period - time.periods;
  if (overtimes <= 0) return period * time.period - Math.min(left, time.period);
  return regulationSeconds(time) + overtimes * time.overtime - Math.min(left, time.overtime);
}
