import { getSportStats } from '../../domain/stats/families.ts';
import { comparisonRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { LeaderList } from './leader-list.tsx';
import { leaderLines } from './leaders.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';

/** Leaders and team comparison; omits rows without figures. */
export const ComparisonPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <>
    <LeaderList lines={leaderLines(getSportStats(boxScore.family)?.leaders ?? [], sides)} />
    <div className={styles.comparison}>
      <ComparisonTable id="comparison" caption="Both teams" sides={sides} rows={comparisonRows(boxScore)} />
    </div>
  </>
);
