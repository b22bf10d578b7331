import type { Outcome } from '../../domain/game.ts';
import styles from './game-result.module.css';
import { GameStatus, type GameStatusKind } from './game-status.tsx';
import { ResultMark } from './result-mark.tsx';
import { Score } from './score.tsx';

/** The result column of a game's row; empty for a scheduled game. */
export type ShownResult = {
  mark?: Outcome;
  /** Ours first. */
  score?: { team: number; opponent: number };
  overtime?: string;
  status?: GameStatusKind;
  /** "Forfeit", "Vacated", a reason, a placing, clock and period. */
  notes: string[];
};

/** Win, loss or tie with the score, or the status of a game without a result. */
export const GameResult = ({ mark, score, overtime, status, notes }: ShownResult) => (
  <>
    {status && <GameStatus kind={status} />}
    {(mark || score) && (
      <p className={styles.score}>
        {mark && <ResultMark result={mark} />}
        {score && <Score first={score.team} second={score.opponent} note={overtime} />}
      </p>
    )}
    {notes.length > 0 && <p className={styles.words}>{notes.join(' · ')}</p>}
  </>
);
