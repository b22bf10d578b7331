import type { NamedRow, NamedSheet, SeasonStats } from '../../api/season-stats/schema.ts';
import { withThousands } from '../../web/text.ts';

export type Layout = {
  hasJerseys: boolean;
  hasRanks: boolean;
  hasBios: boolean;
  /** Readers of hockey tables skip rows that contain a header cell. */
  nameCell: 'th' | 'td';
  footCell: 'th' | 'td';
  totalName: string;
  /** Some readers take the second `td` as the name, which is a header cell. */
  hasNameCopies: boolean;
};

/** The columns of a statistics table besides its figures, and the names of its totals. */
export function layoutOf({ rows, section }: NamedSheet, { sport, view }: Pick<SeasonStats, 'sport' | 'view'>): Layout {
  const { family } = sport;
  const hasJerseys = rows.some(({ kind }) => kind === 'player');
  const nameCell = family === 'icehockey' && hasJerseys ? 'td' : 'th';
  return {
    hasJerseys,
    hasRanks: rows.some(({ rank }) => rank !== undefined),
    hasBios: hasJerseys && (view === 'overall' || view === 'conference'),
    nameCell,
    hasNameCopies: hasJerseys && nameCell === 'th',
    footCell: section.endsWith('-fielding') ? 'td' : nameCell,
    totalName: family === 'baseball' || family === 'softball' || family === 'lacrosse' ? 'Totals' : 'Total',
  };
}

/** The name in a row's header. */
export const printedName = ({ kind, name }: NamedRow, { totalName }: Layout): string =>
  kind === 'total' ? totalName : name;

/** The text of a cell: a hyphen if nothing was recorded. */
export function printedCell({ kind, cells }: NamedRow, index: number, isText: boolean | undefined): string {
  const cell = cells[index];
  if (cell != null) return isText ? cell : withThousands(cell);
  return (kind === 'total' || kind === 'opponents') && isText ? '' : '-';
}
