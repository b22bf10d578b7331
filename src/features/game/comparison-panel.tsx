import styles from './box-panels.module.css';
import { comparisonRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { PanelProps } from './panel-props.ts';

/** Team comparison; omits rows without figures. */
export const ComparisonPanel = ({ book: { boxScore }, sides }: PanelProps) => (
  <div className={styles.comparison}>
    <ComparisonTable id="comparison" caption="Both teams" sides={sides} rows={comparisonRows(boxScore)} />
  </div>
);
