import type { BookScore } from '../../api/stats/score-book.ts';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import { driveCells, driveColumns } from './drive-cells.ts';
import { DriveChart } from './drive-chart.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';

/** All drives in order, on the field and as a table: start, plays and result. */
export function DrivesPanel({ book, sides }: PanelProps) {
  const drives = distinctDrives(book.boxScore.drives);
  if (drives.length === 0) return <p className={styles.none}>No drives yet.</p>;
  return (
    <>
      <DriveChart book={{ ...book, boxScore: { ...book.boxScore, drives } }} sides={sides} />
      <StatTable
        id="drive-chart"
        caption="Possessions in order"
        rowLabel="Team"
        columns={driveColumns}
        rows={drives.map((drive, index) => ({
          id: index,
          header: sides.find(({ side }) => side === drive.side)?.name,
          cells: driveCells(drive),
        }))}
      />
    </>
  );
}

type Drive = BookScore['drives'][number];

/** Feeds repeat a drive in progress and once more when it ends; the last entry counts. */
export function distinctDrives(drives: readonly Drive[]): Drive[] {
  const byStart = new Map<string, Drive>();
  for (const drive of drives) {
    const { side, period, startClock, startSpot } = drive;
    byStart.set([side, period, startClock, startSpot].join('|'), drive);
  }
  return [...byStart.values()];
}
