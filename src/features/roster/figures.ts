import { isListed, keyColumnsFirst, type StatGroups, type StatTable } from '../../domain/stats/column.ts';
import type { StatColumn } from '../../ui/tables/stat-table.tsx';
import { withThousands } from '../../web/text.ts';

/** Statistics of one or more games, and whether the player participated. */
export type Figures = { stats: StatGroups; played: boolean };

export type FigureTable = {
  key: string;
  title: string;
  lineup: boolean;
  columns: StatColumn[];
  /** Cells by column key; absent if the figure was not recorded. */
  cellsOf: (stats: StatGroups) => Record<string, string | undefined>;
  /** Whether the table lists a line. */
  lists: (figures: Figures) => boolean;
};

/** Statistic tables that list any of the given lines, with their nonempty columns. */
export function figureTables(tables: readonly StatTable[], lines: readonly Figures[]): FigureTable[] {
  return tables.flatMap((table) => {
    const lists = ({ stats, played }: Figures) => {
      const line = stats[table.group];
      return line !== undefined && isListed(table, line, played);
    };
    const filled = lines.filter(lists).map(({ stats }) => stats[table.group] ?? {});
    const columns = keyColumnsFirst(table).filter((column) => filled.some((line) => column.text(line) !== undefined));
    if (columns.length === 0) return [];
    return {
      key: table.group,
      title: table.title,
      lineup: table.lineup === true,
      columns: columns.map(({ key, abbr, title, formula }) => ({ key, label: abbr, name: title, formula })),
      cellsOf: (stats: StatGroups) =>
        Object.fromEntries(
          columns.map((column) => {
            const cell = column.text(stats[table.group] ?? {});
            return [column.key, cell === undefined ? cell : withThousands(cell)];
          }),
        ),
      lists,
    };
  });
}
