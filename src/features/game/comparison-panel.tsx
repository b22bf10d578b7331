import { getSportStats } from '../../domain/stats/families.ts';
import styles from './box-panels.module.css';
import { comparisonRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { LeaderList } from './leader-list.tsx';
import { leaderLines } from './leaders.ts';
import type { PanelProps } from './panel-props.ts';

/** Leaders and team comparison; omits rows without figures. */
export const ComparisonPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <>
    <LeaderList lines={leaderLines(getSportStats(boxScore.family)?.leaders ?? [], sides)} />
    <div className={styles.comparison}>
      <ComparisonTable id="comparison" caption="Both teams" sides={sides} rows={comparisonRows(boxScore)} />
    </div>
  </>
);
