import { getSportStats } from '../../../domain/stats/families.ts';
import { StatTable } from '../../../ui/stat-table.tsx';
import { comparisonRows } from '../comparison-rows.ts';
import styles from './center-panels.module.css';
import type { CenterPanelProps } from './center-panels.tsx';
import { LastPlays } from './last-plays.tsx';
import { SummaryLeaders } from './summary-leaders.tsx';
import { WinChart } from './win-chart.tsx';

/** So many figures tell how the teams compare at a glance. */
const keyFigures = 7;

/** The game at a glance: what happened last, who leads, how the teams compare. */
export function SummaryPanel({ book: { boxScore }, sides, winProbability }: CenterPanelProps) {
  const rows = comparisonRows(boxScore).slice(0, keyFigures);
  const rules = getSportStats(boxScore.family)?.leaders ?? [];
  return (
    <div className={styles.summary}>
      <LastPlays box={boxScore} sides={sides} />
      <div className={styles.glance}>
        {winProbability && <WinChart points={winProbability} sides={sides} box={boxScore} />}
        <SummaryLeaders family={boxScore.family} rules={rules} sides={sides} />
        {rows.length > 0 && (
          <section aria-labelledby="key-figures-title">
            <h3 id="key-figures-title" className={styles.heading}>
              Teams at a glance
            </h3>
            <StatTable
              id="key-figures"
              caption={<span className={styles.caption}>Both teams in short</span>}
              rowLabel="Statistic"
              columns={sides.map(({ side, abbreviation, name }) => ({ key: side, label: abbreviation, name }))}
              rows={rows}
              explain={false}
            />
          </section>
        )}
      </div>
    </div>
  );
}
