import { parseGameDate } from '../../../domain/game-date.ts';
import type { ScheduleEvent } from '../../schedule/event.ts';
import type { Unread } from '../../unread.ts';
import type { FileTable } from './find-tables.ts';
import { readHeading } from './heading.ts';

/** The games of the team's game-by-game table: "vs Lewis" on 11/10/23, 75-80. The comparison lists the same games again. */
export function readGames({ path, headings, rows }: FileTable, unread: Unread): ScheduleEvent[] {
  if (!/^team/i.test(path.at(-1) ?? '')) return [];
  const [opponentHeading = '', dateHeading = '', scoreHeading = ''] = ['opponent', 'date', 'score'].map((name) =>
    headings.find((written) => readHeading(written).text.toLowerCase() === name),
  );
  return rows.flatMap((row, index): ScheduleEvent[] => {
    const [written, dated] = [row.get(opponentHeading), row.get(dateHeading)];
    // the totals have no date
    if (written === undefined || dated === undefined) return [];
    const date = parseGameDate(dated);
    if (!date) {
      unread.push(`game ${index + 1}, ${written}: date "${dated.slice(0, 40)}" is not understood; the game is skipped`);
      return [];
    }
    const isAway = /^(?:at|@)\s/i.test(written);
    return [
      {
        place: `game ${index + 1}`,
        uid: '',
        start: { date },
        preposition: isAway ? 'at' : 'vs',
        // such tables write "vs" for home and neutral games
        indicator: isAway ? 'A' : 'H',
        opponent: written.replace(/^(?:at|@|vs\.?)\s+/i, ''),
        location: '',
        result: row.get(scoreHeading) ?? '',
      },
    ];
  });
}
