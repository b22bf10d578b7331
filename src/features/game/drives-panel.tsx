import { clock } from '../../domain/stats/column.ts';
import { StatTable } from '../../ui/stat-table.tsx';
import type { PanelProps } from './panel-props.ts';

const columns = [
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
] as const;

/** All drives in order: start, plays and result. */
export const DrivesPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <StatTable
    id="drive-chart"
    caption="Possessions in order"
    rowLabel="Team"
    columns={columns}
    rows={boxScore.drives.map((drive, index) => ({
      id: index,
      header: sides.find(({ side }) => side === drive.side)?.name,
      cells: {
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
      },
    }))}
  />
);
