import type { ReactNode } from 'react';

import { TeamLogo } from '../../ui/games/team-logo.tsx';
import type { GameSide } from './sides.ts';
import styles from './stuck-score.module.css';

type Team = Pick<GameSide, 'side' | 'name' | 'abbreviation' | 'logo' | 'isWinner'> & { score: number | undefined };

/** One-line game header shown after the board has scrolled off; hidden from screen readers, because it repeats the board. */
export const StuckScore = ({ teams, status }: { teams: readonly Team[]; status: ReactNode }) => (
  <div className={styles.place} aria-hidden="true">
    <p className={styles.bar} data-ground="board">
      {teams.map(({ side, name, abbreviation, logo, score, isWinner }) => (
        <span key={side} className={styles.team} data-winner={isWinner || undefined}>
          <TeamLogo name={name} url={logo} size={24} />
          <span className={styles.name}>{name}</span>
          <span className={styles.short}>{abbreviation}</span>
          <b className={styles.score}>{score}</b>
        </span>
      ))}
      <span className={styles.status}>{status}</span>
    </p>
  </div>
);
