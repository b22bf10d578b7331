import { formatRecord, type TeamRecord } from '../../domain/record.ts';
import {
  type AlignedSheet,
  alignGameList,
  alignHighs,
  alignLog,
  keysById,
} from '../../domain/stats/season/align-published.ts';
import { teamLogSheets } from '../../domain/stats/season/game-log.ts';
import { type Difference, reconcile } from '../../domain/stats/season/reconcile.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import type { StatGame } from '../../domain/stats/season/stat-game.ts';
import type { StatSheet } from '../../domain/stats/season/stat-sheet.ts';
import type { SeasonImport } from './imported.ts';

/** The games that count, and their highs. */
export type DerivedGames = { games: readonly StatGame[]; highs: readonly StatSheet[] };

/** Compares game-by-game tables of both teams, scores and game highs. */
export function compareGames(
  { published }: SeasonImport,
  { games, highs }: DerivedGames,
  book: SeasonBook,
): Difference[] {
  const logs = {
    games: teamLogSheets(book, games, 'own'),
    opponents: teamLogSheets(book, games, 'opponents'),
  };
  const listed = published.reduce(
    (most, { rows }) => Math.max(most, rows.filter(({ kind }) => kind === 'game').length),
    0,
  );
  // running averages differ as soon as one game is missing
  const running = book.logs.flatMap(({ columns }) => columns.filter((column) => column.running).map(({ key }) => key));
  const skipped = new Set(listed === games.length ? [] : running);
  const aligned = published.flatMap((sheet): AlignedSheet | AlignedSheet[] => {
    if (sheet.section === 'game-game-our-offensive') return alignLog(sheet, logs.games, games, skipped) ?? [];
    if (sheet.section === 'game-game-opponent-offensive') return alignLog(sheet, logs.opponents, games, skipped) ?? [];
    if (sheet.section === 'source-game' && logs.games[0]) return alignGameList(sheet, logs.games[0], games) ?? [];
    const high = highs.find(({ section }) => section === sheet.section);
    return high ? [alignHighs(sheet, high)] : [];
  });
  return reconcile({
    basis: 'games',
    derived: [...logs.games, ...logs.opponents, ...highs],
    imported: aligned.map(({ sheet }) => sheet),
    computed: [],
    columns: keysById(aligned),
    games: { derived: games.length, imported: listed || undefined, exhibitions: 0 },
  });
}

const records = [
  ['overall', 'overall', 'Overall record'],
  ['conferenceRecord', 'conference', 'Conference record'],
  ['home', 'home', 'Home record'],
  ['away', 'away', 'Away record'],
  ['neutral', 'neutral', 'Neutral-site record'],
] as const;

/** The records that a source states. "43-21-0" and "43-21" are the same. */
export const compareRecords = ({ facts }: SeasonImport, record: TeamRecord): Difference[] =>
  records.flatMap(([fact, part, title]): Difference[] => {
    const [derived, imported] = [formatRecord(record[part]), facts[fact]?.replace(/^(\d+-\d+)-0$/, '$1')];
    if (imported === undefined || !/^\d+-\d+/.test(imported) || imported === derived) return [];
    const { wins, losses, ties } = record[part];
    const [theirGames, ourGames] = [
      imported.split('-').reduce((sum, each) => sum + Number(each), 0),
      wins + losses + ties,
    ];
    return [
      {
        table: 'record',
        caption: 'Records',
        row: { kind: 'figure', name: 'Team' },
        rowIndex: -1,
        column: { key: part, heading: title, label: title, title },
        derived,
        imported,
        reason: theirGames === ourGames ? 'correction pending' : `${ourGames} of ${theirGames} games have a result`,
      },
    ];
  });
