import { StatTable } from '../../ui/stat-table.tsx';
import styles from './box-panels.module.css';
import { comparisonRows } from './comparison-rows.ts';
import type { PanelProps } from './panel-props.ts';

/** Team comparison; omits rows without figures. */
export const ComparisonPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <div className={styles.comparison}>
    <StatTable
      id="comparison"
      caption="Both teams"
      rowLabel="Statistic"
      columns={sides.map(({ side, name }) => ({ key: side, label: name }))}
      rows={comparisonRows(boxScore)}
    />
  </div>
);
