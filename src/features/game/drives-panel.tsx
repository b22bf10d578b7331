import { StatTable } from '../../ui/stat-table.tsx';
import { driveCells, driveColumns } from './drive-cells.ts';
import { DriveChart } from './drive-chart.tsx';
import type { PanelProps } from './panel-props.ts';

/** All drives in order, on the field and as a table: start, plays and result. */
export const DrivesPanel = ({ book, sides }: PanelProps) => (
  <>
    <DriveChart book={book} sides={sides} />
    <StatTable
      id="drive-chart"
      caption="Possessions in order"
      rowLabel="Team"
      columns={driveColumns}
      rows={book.boxScore.drives.map((drive, index) => ({
        id: index,
        header: sides.find(({ side }) => side === drive.side)?.name,
        cells: driveCells(drive),
      }))}
    />
  </>
);
