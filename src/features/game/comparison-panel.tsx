import { StatTable } from '../../ui/stat-table.tsx';
import styles from './box-panels.module.css';
import { comparisonRows } from './comparison-rows.ts';
import type { PanelProps } from './panel-props.ts';

/** The two teams figure by figure; a row that neither has is left out. */
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
