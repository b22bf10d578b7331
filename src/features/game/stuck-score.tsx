import { TeamLogo } from '../../ui/team-logo.tsx';
import type { GameSides } from './sides.ts';
import styles from './stuck-score.module.css';

/** The game header in one line, once the board has scrolled off. It repeats what a screen reader has heard. */
export const StuckScore = ({ sides, status }: { sides: GameSides; status: string }) => (
  <div className={styles.place} aria-hidden="true">
    <p className={styles.bar} data-ground="board">
      {sides.map(({ side, name, abbreviation, logo, team, isWinner }) => (
        <span key={side} className={styles.team} data-winner={isWinner || undefined}>
          <TeamLogo name={name} url={logo} size={24} />
          <span className={styles.name}>{name}</span>
          <span className={styles.short}>{abbreviation}</span>
          <b className={styles.score}>{team.score}</b>
        </span>
      ))}
      <span className={styles.status}>{status}</span>
    </p>
  </div>
);
