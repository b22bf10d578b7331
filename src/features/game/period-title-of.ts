import type { BookScore } from '../../api/stats/score-book.ts';
import { clockDirection } from '../../domain/live/clock.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { periodTitle } from './period-title.ts';

/** Title of a period of this box score. */
export const periodTitleOf = (box: BookScore, number: number): string =>
  periodTitle(number, {
    periodName: getSportStats(box.family)?.periodName ?? 'Period',
    regulationPeriods: box.regulationPeriods,
    hasClock: clockDirection(box.family, undefined) !== undefined,
  });
