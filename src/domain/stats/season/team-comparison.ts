import type { SeasonBook } from './season-book.ts';
import type { SeasonLines } from './season-lines.ts';
import type { StatGame } from './stat-game.ts';
import { type SheetRow, type StatSheet, textColumn } from './stat-sheet.ts';

/** The team's figures beside its opponents', with attendance. Omits headings without figures. */
export function teamSheet(
  book: SeasonBook,
  { team, opponents }: SeasonLines,
  games: readonly StatGame[],
  teamName: string,
): StatSheet {
  const rows = [
    ...book.team.map((row): SheetRow => {
      if ('heading' in row) return { kind: 'heading', name: row.heading, cells: [] };
      const [own, theirs] = [row.text(team, opponents), row.text(opponents, team)];
      // the margin is printed for only one team
      return {
        kind: 'figure',
        name: row.title,
        cells: [own ?? null, row.title === 'Margin' && own ? '--' : (theirs ?? null)],
      };
    }),
    ...attendanceRows(games),
  ];
  const filled = rows.filter(({ kind, cells }) => kind === 'heading' || cells.some((cell) => cell !== null));
  return {
    section: 'team',
    caption: 'Team Statistics',
    rowLabel: 'Statistic',
    columns: [{ ...textColumn('team', teamName), label: 'Team' }, { ...textColumn('opponents', 'Opponents') }].map(
      ({ isText: _, ...column }) => column,
    ),
    rows: filled.filter(({ kind }, index) => kind !== 'heading' || filled[index + 1]?.kind === 'figure'),
    foot: [],
  };
}

/** "1,970" and "15-131": number of home dates and average attendance, beside those of away games. */
function attendanceRows(games: readonly StatGame[]): SheetRow[] {
  const at = (indicator: string) => games.filter(({ locationIndicator }) => locationIndicator === indicator);
  const counted = (indicator: string) => at(indicator).flatMap(({ attendance }) => attendance ?? []);
  const parts = [counted('H'), counted('A')];
  if (parts.every((part) => part.length === 0)) return [];
  const sum = (part: readonly number[]) => part.reduce((total, each) => total + each, 0);
  return [
    { kind: 'heading', name: 'Attendance (home, away)', cells: [] },
    {
      kind: 'figure',
      name: 'Total',
      cells: parts.map((part) => (part.length > 0 ? sum(part).toLocaleString('en-US') : null)),
    },
    {
      kind: 'figure',
      name: `Dates-Average${missingDates([at('H').length, at('A').length], parts)}`,
      cells: parts.map((part) => (part.length > 0 ? `${part.length}-${Math.round(sum(part) / part.length)}` : null)),
    },
  ];
}

/** " (dates with attendance: 15 of 17, 12 of 12)" if the average does not count all dates. */
function missingDates(dates: readonly number[], parts: readonly (readonly number[])[]): string {
  if (dates.every((count, index) => count === parts[index]?.length)) return '';
  return ` (dates with attendance: ${dates.map((count, index) => `${parts[index]?.length} of ${count}`).join(', ')})`;
}
