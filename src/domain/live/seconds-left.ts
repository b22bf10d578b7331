import { clockDirection } from './clock.ts';
import { type PeriodLengths, playingTime } from './playing-time.ts';
import type { BoxSituation } from './situation.ts';

export type PeriodUnderWay = PeriodLengths & {
  readonly period: number;
  readonly situation?: BoxSituation | undefined;
};

/**
 * Seconds left in the period when the board shows so many; `undefined` where nobody plays against a clock, as in
 * football's overtime, whose board shows zero all the time.
 */
export function secondsLeft(game: PeriodUnderWay, shown: number): number | undefined {
  const { family, period, regulationPeriods, situation } = game;
  if (family === 'football' && period > regulationPeriods) return undefined;
  const direction = clockDirection(family, situation);
  return direction === 'up' ? Math.max(0, secondsAtEnd(game) - shown) : direction && shown;
}

/** What a board that counts up shows at the end: hockey's begins anew with every period, others count through the game. */
function secondsAtEnd(game: PeriodUnderWay): number {
  const { periods, period, overtime } = playingTime(game);
  const overtimes = Math.max(0, game.period - periods);
  // in some tournaments an overtime is as long as a period
  if (overtimes > 0 && !game.overtimeMinutes) return Number.POSITIVE_INFINITY;
  if (game.family === 'icehockey') return overtimes > 0 ? overtime : period;
  return Math.min(game.period, periods) * period + overtimes * overtime;
}
