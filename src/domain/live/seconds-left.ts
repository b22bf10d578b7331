import { clockDirection } from './clock.ts';
import { type PeriodLengths, playingTime } from './playing-time.ts';
import type { BoxSituation } from './situation.ts';

export type PeriodUnderWay = PeriodLengths & {
  readonly period: number;
  readonly situation?: BoxSituation | undefined;
};

/**
 * Seconds left in the period for a clock reading; `undefined` if the period is untimed, as in football overtime, where the
 * clock shows zero throughout.
 */
export function secondsLeft(game: PeriodUnderWay, shown: number): number | undefined {
  const { family, period, regulationPeriods, situation } = game;
  if (family === 'football' && period > regulationPeriods) return undefined;
  const direction = clockDirection(family, situation);
  return direction === 'up' ? Math.max(0, secondsAtEnd(game) - shown) : direction && shown;
}

/** Final reading of a clock that counts up: hockey resets it every period, other sports count through the game. */
function secondsAtEnd(game: PeriodUnderWay): number {
  const { periods, period, overtime } = playingTime(game);
  const overtimes = Math.max(0, game.period - periods);
  // some tournaments play full-length overtime periods
  if (overtimes > 0 && !game.overtimeMinutes) return Number.POSITIVE_INFINITY;
  if (game.family === 'icehockey') return overtimes > 0 ? overtime : period;
  return Math.min(game.period, periods) * period + overtimes * overtime;
}
