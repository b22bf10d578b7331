import type { SportFamily } from '../../../domain/sport-family.ts';
import { shorthandLine } from '../../../domain/stats/shorthand.ts';
import type { LeaderRule } from '../../../domain/stats/sport-stats.ts';
import { TeamLogo } from '../../../ui/games/team-logo.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { NumberPortrait } from '../../../ui/people/number-portrait.tsx';
import { type Leader, leaderLines } from '../leaders.ts';
import type { GameSides } from '../sides.ts';
import styles from './center-panels.module.css';
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

/** The portrait or jersey number of a player of the college; the team logo for an opponent. */
function LeaderPortrait({ leader, portraits }: { leader: Leader; portraits: Portraits }) {
  const { side, player, name } = leader;
  if (!side.isOurs) return <TeamLogo name={side.name} url={side.logo} size={48} />;
  const portrait = player.rosterPlayerId === null ? undefined : portraits[player.rosterPlayerId];
  if (!portrait) return <NumberPortrait number={player.jersey} name={name} />;
  return <Picture {...portrait} alt="" width={48} height={60} sizes="48px" />;
}
