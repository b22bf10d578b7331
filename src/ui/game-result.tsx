import type { Outcome } from '../domain/game.ts';
import styles from './game-result.module.css';
import { GameStatus, type GameStatusKind } from './game-status.tsx';
import { ResultMark } from './result-mark.tsx';
import { Score } from './score.tsx';

/** What stands at the end of a game's row; an empty one is a game to come. */
export type ShownResult = {
  mark?: Outcome;
  /** Ours first. */
  score?: { team: number; opponent: number };
  overtime?: string;
  status?: GameStatusKind;
  /** Short remarks in reading order: "Forfeit", "Vacated", a reason, a placing, clock and period. */
  words: string[];
};

/** Win, loss or tie with the score, or the state that keeps the game from having one. */
export const GameResult = ({ mark, score, overtime, status, words }: ShownResult) => (
  <>
    {status && <GameStatus kind={status} />}
    {(mark || score) && (
      <p className={styles.score}>
        {mark && <ResultMark result={mark} />}
        {score && <Score first={score.team} second={score.opponent} note={overtime} />}
      </p>
    )}
    {words.length > 0 && <p className={styles.words}>{words.join(' · ')}</p>}
  </>
);
