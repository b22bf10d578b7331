import type { BookScore } from '../../api/stats/score-book.ts';
import { getSportStats } from '../../domain/stats/families.ts';

/** A statistic of both teams. */
export type ComparedFigure = {
  id: string;
  header: string;
  cells: { away: string | undefined; home: string | undefined };
};

/** Comparison rows with a figure for at least one team. */
export const comparisonRows = ({ family, away, home }: BookScore): ComparedFigure[] =>
  (getSportStats(family)?.comparison ?? [])
    .map(({ title, text }) => ({
      id: title,
      header: title,
      cells: { away: text(away.stats), home: text(home.stats) },
    }))
    .filter(({ cells }) => cells.away !== undefined || cells.home !== undefined);
