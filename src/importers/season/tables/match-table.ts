import type { StatColumn } from '../../../domain/stats/column.ts';
import type { SeasonBook, SeasonTable } from '../../../domain/stats/season/season-book.ts';
import { sheetId } from '../../../domain/stats/season/stat-sheet.ts';
import type { Heading } from './heading.ts';

/** The sport's table with the column for each heading; undefined for headings that it does not have. */
export type MatchedTable = { table: SeasonTable; columns: (StatColumn | undefined)[] };

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** The sport's individual table that has most of the headings, preferring one whose caption contains the table's name. */
export function matchTable(book: SeasonBook, headings: readonly Heading[], name: string): MatchedTable | undefined {
  const candidates = book.tables
    .filter(({ groups }) => groups.length > 0)
    .map((table) => {
      const columns = matchColumns(table, headings);
      const found = columns.filter((column) => column !== undefined).length;
      const isNamed = name !== '' && plain(`${table.caption} ${sheetId(table)}`).includes(plain(name));
      return { table, columns, found, score: found + (isNamed ? 0.5 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = candidates;
  return best && best.found >= Math.max(2, headings.length / 2) ? best : undefined;
}

function matchColumns({ columns }: SeasonTable, headings: readonly Heading[]): (StatColumn | undefined)[] {
  const taken = new Set<StatColumn>();
  return headings.map(({ text, over }) => {
    const named = columns.filter(
      (column) =>
        !taken.has(column) && [column.abbr, column.label ?? column.abbr].some((each) => plain(each) === plain(text)),
    );
    const below = over === undefined ? named : named.filter((column) => plain(column.over ?? '') === plain(over));
    const column = below[0] ?? (over === undefined || named.length === 1 ? named[0] : undefined);
    if (column) taken.add(column);
    return column;
  });
}
