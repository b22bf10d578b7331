import { VisuallyHidden } from '../../../ui/controls/visually-hidden.tsx';
import { TeamLogo } from '../../../ui/games/team-logo.tsx';
import styles from './board.module.css';
import type { BoardFacts, BoardTeam } from './board-facts.ts';
import { teamMarks } from './team-marks.ts';

type Props = {
  team: BoardTeam;
  facts: BoardFacts;
  /** The score in the initial page. */
  was: number | undefined;
  /** Reserves the line for marks even if there are none. */
  hasLiveSpace: boolean;
};

/** One team of the board: logo, rank, name, record, score, and current marks such as possession. */
export function BoardTeamLine({ team, facts, was, hasLiveSpace }: Props) {
  const { side, name, rank, record, logo, score, isWinner, isOurs } = team;
  const marks = teamMarks(facts, side);
  return (
    <div className={styles.team} data-side={side} data-winner={isWinner || undefined} data-own={isOurs || undefined}>
      <TeamLogo name={name} url={logo} size={64} />
      <div>
        <p className={styles.name}>
          {rank && <span className={styles.rank}>{rank}</span>} {name}
        </p>
        {record && <p className={styles.record}>{record}</p>}
        {marks.length > 0 ? (
          <ul className={styles.marks}>
            {marks.map(({ kind, text, isDrawn }) => (
              <li key={kind} data-mark={kind}>
                {isDrawn ? <VisuallyHidden>{text}</VisuallyHidden> : text}
              </li>
            ))}
          </ul>
        ) : (
          hasLiveSpace && <div className={styles.marks} />
        )}
      </div>
      {score !== undefined && (
        // keyed by score, so that a new score replays its animation
        <p key={score} className={styles.score} data-changed={(was !== undefined && was !== score) || undefined}>
          {score}
        </p>
      )}
    </div>
  );
}
