import { monthOf } from '../../domain/printed-date.ts';

type Dated = { venueDate: string; tournament: { title: string } | null };

/** Consecutive games of one tournament, or of none. */
export type RowGroup<Row> = { tournament: string | undefined; rows: Row[] };
export type Month<Row> = { key: string; title: string; groups: RowGroup<Row>[] };

/** Groups the rows of games by calendar month at the venue and then by tournament, preserving their order. */
export function groupByMonth<Row extends { game: Dated }>(rows: readonly Row[]): Month<Row>[] {
  const months: Month<Row>[] = [];
  for (const row of rows) {
    const { game } = row;
    const key = game.venueDate.slice(0, 7);
    let month = months.at(-1);
    if (month?.key !== key) {
      month = { key, title: monthOf(game.venueDate), groups: [] };
      months.push(month);
    }
    const tournament = game.tournament?.title;
    const group = month.groups.at(-1);
    if (group && group.tournament === tournament) group.rows.push(row);
    else month.groups.push({ tournament, rows: [row] });
  }
  return months;
}
