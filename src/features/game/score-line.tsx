import { enDashed } from '../../domain/text.ts';
import { TeamLogo } from '../../ui/team-logo.tsx';
import styles from './game-header.module.css';
import type { GameSide } from './sides.ts';

/** One team of the board: logo, name, record, score. */
export const ScoreLine = ({
  side: { side, name, team, logo, isWinner },
  prefix,
}: {
  side: GameSide;
  prefix: string;
}) => (
  <div className={styles.team} data-side={side} data-winner={isWinner || undefined}>
    <TeamLogo name={name} url={logo} size={64} />
    <p className={styles.name}>
      {prefix && <span className={styles.rank}>{prefix}</span>} {name}
      {team.record && <span className={styles.record}>{enDashed(team.record)}</span>}
    </p>
    <p className={styles.score}>{team.score}</p>
  </div>
);
