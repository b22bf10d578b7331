import type { BookScore } from '../../../api/stats/score-book.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import type { StatRow } from '../../../ui/stat-table.tsx';
import { comparisonRows } from '../comparison-rows.ts';

/** So many figures tell how the teams compare at a glance. */
const most = 7;

/** Which ones, where they are not the first of the comparison. */
const chosen: Partial<Record<SportFamily, readonly string[]>> = {
  football: [
    'First downs',
    'Net rushing yards',
    'Net passing yards',
    'Total offense yards',
    'Third-down conversions',
    'Penalties-yards',
    'Time of possession',
  ],
  basketball: ['Field goals', 'Three-pointers', 'Free throws', 'Rebounds', 'Assists', 'Turnovers', 'Largest lead'],
};

/** The figures that tell most of how the two teams compare. */
export function keyFigures(box: BookScore): StatRow[] {
  const titles = chosen[box.family];
  return comparisonRows(box)
    .filter(({ id }) => titles === undefined || titles.includes(String(id)))
    .slice(0, most);
}
