import { StatTable } from '../../ui/stat-table.tsx';
import { driveCells, driveColumns } from './drive-cells.ts';
import type { PanelProps } from './panel-props.ts';

/** All drives in order: start, plays and result. */
export const DrivesPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <StatTable
    id="drive-chart"
    caption="Possessions in order"
    rowLabel="Team"
    columns={driveColumns}
    rows={boxScore.drives.map((drive, index) => ({
      id: index,
      header: sides.find(({ side }) => side === drive.side)?.name,
      cells: driveCells(drive),
    }))}
  />
);
