import type { BookScore } from '../../../api/stats/score-book.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import { getSportStats } from '../../../domain/stats/families.ts';
import { type ComparedFigure, comparisonRows } from '../comparison-rows.ts';
import { ComparisonTable } from '../comparison-table.tsx';
import type { PanelProps } from '../panel-props.ts';
import { ScoringPanel } from '../scoring-panel.tsx';
import styles from './center-panels.module.css';
import { LastPlays } from './last-plays.tsx';
import { SummaryLeaders } from './summary-leaders.tsx';
import { WinChart } from './win-chart.tsx';

/** Summary of a game: latest plays, scoring, leaders and team comparison. */
export function SummaryPanel({ book, sides, winProbability, portraits = {} }: PanelProps) {
  const { boxScore } = book;
  const rows = keyFigures(boxScore);
  const rules = getSportStats(boxScore.family)?.leaders ?? [];
  const hasScoring = boxScore.scoring.length > 0;
  return (
    <div className={styles.summary}>
      <div className={styles.course}>
        {(!boxScore.complete || !hasScoring) && <LastPlays box={boxScore} sides={sides} />}
        {hasScoring && (
          <section
            // keyed by place: at the final it moves to the top, which would count as layout shift
            key={boxScore.complete ? 'top' : 'below the plays'}
            className={styles.scoring}
            aria-labelledby="scoring-title"
          >
            <h3 id="scoring-title" className={styles.bare}>
              Scoring
            </h3>
            <ScoringPanel book={book} sides={sides} level={4} />
          </section>
        )}
      </div>
      <div className={styles.course}>
        {winProbability && <WinChart points={winProbability} sides={sides} box={boxScore} />}
        <SummaryLeaders family={boxScore.family} rules={rules} sides={sides} portraits={portraits} />
        {rows.length > 0 && (
          <section aria-labelledby="key-figures-title">
            <h3 id="key-figures-title" className={styles.bare}>
              Teams at a glance
            </h3>
            <ComparisonTable
              id="key-figures"
              caption={<span className={styles.caption}>Both teams in short</span>}
              sides={sides}
              rows={rows}
              isShort
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** Number of comparison rows in the summary. */
const maxRows = 7;

/** Summary rows, for sports in which they are not the first rows of the comparison. */
const chosen: Partial<Record<SportFamily, readonly string[]>> = {
  football: [
    'First downs',
    'Net rushing yards',
    'Net passing yards',
    'Total offense yards',
    'Third-down conversions',
    'Penalties-yards',
    'Time of possession',
  ],
  basketball: ['Field goals', 'Three-pointers', 'Free throws', 'Rebounds', 'Assists', 'Turnovers', 'Largest lead'],
};

/** The most significant comparison rows. */
function keyFigures(box: BookScore): ComparedFigure[] {
  const titles = chosen[box.family];
  return comparisonRows(box)
    .filter(({ id }) => titles === undefined || titles.includes(id))
    .slice(0, maxRows);
}
