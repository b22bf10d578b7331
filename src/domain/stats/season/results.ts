import { enDashed } from '../../../web/text.ts';
import { type CountedGame, outcomeOf } from '../../game.ts';
import { numericDate } from '../../printed-date.ts';
import { formatRecord, recordOf, type WinLoss } from '../../record.ts';
import { type SheetRow, type StatSheet, textColumn } from './stat-sheet.ts';

export type ResultGame = CountedGame & {
  id: number;
  /** "OT", "11"; empty in regulation. */
  overtime: string;
  attendance: number | null;
  /** Our goals with assists; empty if the source has none. */
  goals?: string;
};

/** Decided games in order with the record after each; exhibitions are left out. */
export function resultsSheet(games: readonly ResultGame[], section: string): StatSheet {
  const hasGoals = games.some(({ goals }) => goals);
  const decided = games.filter((game) => outcomeOf(game) !== undefined && game.type !== 'E' && game.type !== 'S');
  return {
    section,
    caption: 'Game Results',
    rowLabel: 'Opponent',
    columns: [
      textColumn('date', 'Date'),
      textColumn('score', 'Score'),
      textColumn('result', 'W/L', 'Result'),
      textColumn('record', 'Overall', 'Overall record'),
      textColumn('conferenceRecord', 'Conf.', 'Conference record'),
      { key: 'attendance', heading: 'Attend', label: 'Attend', title: 'Attendance' },
      ...(hasGoals ? [textColumn('goals', 'Goals Scored [Assist]')] : []),
    ],
    rows: decided.map((game, index): SheetRow => {
      const { overall, conference } = recordOf(decided.slice(0, index + 1));
      return {
        kind: 'game',
        name: '',
        game: game.id,
        cells: [
          numericDate(game.localDate),
          scoreText(game),
          `${outcomeOf(game)}${game.vacated ? ' (vacated)' : game.forfeit !== 'none' ? ' (forfeit)' : ''}`,
          printed(overall),
          printed(conference),
          game.attendance === null ? null : game.attendance.toLocaleString('en-US'),
          ...(hasGoals ? [game.goals || null] : []),
        ],
      };
    }),
    foot: [],
  };
}

const printed = (record: WinLoss) => enDashed(formatRecord(record));

function scoreText({ ourScore, opponentScore, overtime }: ResultGame): string | null {
  if (ourScore === null || opponentScore === null) return null;
  return enDashed(`${ourScore}-${opponentScore}`) + (overtime && ` (${overtime})`);
}
