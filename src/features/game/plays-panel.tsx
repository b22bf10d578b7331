import type { PanelProps } from './panel-props.ts';
import styles from './panels.module.css';
import { PeriodSections } from './period-sections.tsx';
import { periodTitleOf } from './period-title-of.ts';
import { groupByPeriod } from './periods.ts';
import { orderPlays } from './play-order.ts';
import { PlayRow } from './play-row.tsx';
import { scoringRuns } from './scoring-runs.ts';

/** Play-by-play with links to each period. */
export function PlaysPanel({ book: { boxScore }, sides, order = 'oldest' }: PanelProps) {
  if (boxScore.plays.length === 0) return <p className={styles.none}>No plays yet.</p>;
  const runs = scoringRuns(boxScore);
  return (
    <>
      <ul className={styles.jumps}>
        {groupByPeriod(boxScore.plays).map(({ number }) => (
          <li key={number}>
            <a href={`#plays-${number}`}>{periodTitleOf(boxScore, number)}</a>
          </li>
        ))}
      </ul>
      <PeriodSections
        // keyed by its text: rows that move would count as layout shift
        key={order === 'newest' ? boxScore.plays.reduce((sum, { text }) => sum + text.length, 0) : undefined}
        box={boxScore}
        items={orderPlays(boxScore.plays, order)}
        prefix="plays"
      >
        {(play, index) => (
          <PlayRow
            key={index}
            clock={play.clock}
            side={play.side ? sides.find((each) => each.side === play.side) : undefined}
            text={play.text}
            situation={play.situation}
            score={play.scoring ? (play.score ?? undefined) : undefined}
            kind={play.kind}
            isScoring={play.scoring}
            run={runs.get(play)}
          />
        )}
      </PeriodSections>
    </>
  );
}
