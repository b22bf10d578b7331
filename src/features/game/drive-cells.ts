import type { BookScore } from '../../api/stats/score-book.ts';
import { clock } from '../../domain/stats/column.ts';
import type { StatColumn } from '../../ui/tables/stat-table.tsx';

type Drive = BookScore['drives'][number];

export const driveColumns: readonly StatColumn[] = [
  { key: 'period', label: 'QTR', name: 'Quarter it began in' },
  { key: 'start', label: 'Start', name: 'Clock at the start' },
  { key: 'startHow', label: 'Got it by', kind: 'text' },
  { key: 'startSpot', label: 'From', kind: 'text' },
  { key: 'endHow', label: 'Ended by', kind: 'text' },
  { key: 'endSpot', label: 'At', kind: 'text' },
  { key: 'end', label: 'End', name: 'Clock at the end' },
  { key: 'plays', label: 'Plays' },
  { key: 'yards', label: 'Yards' },
  { key: 'possession', label: 'TOP', name: 'Time of possession' },
];

/** The cells of a drive by column; undefined where nothing was recorded. */
export const driveCells = (drive: Drive): Record<string, string | number | undefined> => ({
  period: drive.period,
  start: drive.startClock || undefined,
  startHow: drive.startHow || undefined,
  startSpot: drive.startSpot || undefined,
  endHow: drive.endHow || undefined,
  endSpot: drive.endSpot || undefined,
  end: drive.endClock || undefined,
  plays: drive.plays,
  yards: String(drive.yards).replace('-', '−'),
  possession: drive.possession === undefined ? undefined : clock(drive.possession),
});
