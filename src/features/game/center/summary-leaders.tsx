import type { SportFamily } from '../../../domain/sport-family.ts';
import { shorthandLine } from '../../../domain/stats/shorthand.ts';
import type { LeaderRule } from '../../../domain/stats/sport-stats.ts';
import { leaderLines } from '../leaders.ts';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';
import { LeaderPortrait } from './leader-portrait.tsx';
import type { Portraits } from './portraits.ts';

type Props = { family: SportFamily; rules: readonly LeaderRule[]; sides: GameSides; portraits: Portraits };

/** Statistical leaders of both teams side by side, with abbreviated labels. */
export function SummaryLeaders({ family, rules, sides, portraits }: Props) {
  const lines = leaderLines(rules, sides, (rule, line) => shorthandLine(family, line, rule.group) || rule.text(line));
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="summary-leaders-title">
      <h3 id="summary-leaders-title" className={styles.heading}>
        Leaders
      </h3>
      <dl className={styles.leaders}>
        {lines.map(({ title, leaders }) => (
          <div key={title} className={styles.leader}>
            <dt>{title}</dt>
            {leaders.map((leader) => (
              <dd key={leader.team}>
                <div className={styles.portrait}>
                  <LeaderPortrait leader={leader} portraits={portraits} />
                </div>
                {leader.url ? <a href={leader.url}>{leader.name}</a> : <b>{leader.name}</b>}{' '}
                <small>{leader.team}</small>
                <span>{leader.text}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
