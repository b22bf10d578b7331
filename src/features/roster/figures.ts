import type { StatGroups, StatTable } from '../../domain/stats/column.ts';
import type { StatColumn } from '../../ui/stat-table.tsx';

export type FigureTable = {
  key: string;
  title: string;
  columns: StatColumn[];
  /** Cells of a line by column key; a figure that was not recorded has none. */
  cellsOf: (stats: StatGroups) => Record<string, string | undefined>;
  /** Whether a line belongs into the table. */
  has: (stats: StatGroups) => boolean;
};

/** Columns that say something of one game only. */
const singleGame = new Set(['decision']);

/**
 * The statistic tables in which any of the given lines has a figure, with the columns that any of them fills.
 * Columns of a single game (a pitcher's decision) are left out of sums.
 */
export function figureTables(tables: readonly StatTable[], lines: readonly StatGroups[], sums: boolean): FigureTable[] {
  return tables.flatMap((table) => {
    const has = (stats: StatGroups) => hasFigures(table, stats);
    const filled = lines.filter(has).map((stats) => stats[table.group] ?? {});
    const columns = table.columns.filter(
      (column) => !(sums && singleGame.has(column.key)) && filled.some((line) => column.text(line) !== undefined),
    );
    if (columns.length === 0) return [];
    return {
      key: table.group,
      title: table.title,
      columns: columns.map(({ key, abbr, title }) => ({ key, label: abbr, name: title })),
      cellsOf: (stats: StatGroups) =>
        Object.fromEntries(columns.map((column) => [column.key, column.text(stats[table.group] ?? {})])),
      has,
    };
  });
}

function hasFigures({ group, shownWhen }: StatTable, stats: StatGroups): boolean {
  const line = stats[group];
  if (!line) return false;
  return (shownWhen ?? Object.keys(line)).some((key) => line[key] !== undefined && line[key] !== 0 && line[key] !== '');
}
