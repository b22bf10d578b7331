import { getSportStats } from '../../domain/stats/families.ts';
import { StatTable } from '../../ui/stat-table.tsx';
import styles from './box-panels.module.css';
import type { PanelProps } from './box-panels.tsx';

/** The two teams figure by figure; a row that neither has is left out. */
export function ComparisonPanel({ book: { boxScore }, sides }: PanelProps) {
  const rows = (getSportStats(boxScore.family)?.comparison ?? [])
    .map(({ title, text }) => ({
      id: title,
      header: title,
      cells: { away: text(boxScore.away.stats), home: text(boxScore.home.stats) },
    }))
    .filter(({ cells }) => cells.away !== undefined || cells.home !== undefined);
  return (
    <div className={styles.comparison}>
      <StatTable
        id="comparison"
        caption="Both teams"
        rowLabel="Statistic"
        columns={sides.map(({ side, name }) => ({ key: side, label: name }))}
        rows={rows}
      />
    </div>
  );
}
