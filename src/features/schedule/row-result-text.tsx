import type { ScheduleGame } from '../../api/games/schema.ts';
import { GameStatus } from '../../ui/game-status.tsx';
import { ResultMark } from '../../ui/result-mark.tsx';
import { Score } from '../../ui/score.tsx';
import { resultOf } from './row-result.ts';
import styles from './schedule-row.module.css';

/** The right edge of a row: win, loss or tie with the score, or the state that keeps the game from having one. */
export function RowResultText({ game }: { game: ScheduleGame }) {
  const { mark, score, overtime, status, words } = resultOf(game);
  if (!mark && !status && words.length === 0) return null;
  return (
    <div className={styles.result}>
      {status && <GameStatus kind={status} />}
      {(mark || score) && (
        <p className={styles.score}>
          {mark && <ResultMark result={mark} />}
          {score && <Score first={score.team} second={score.opponent} note={overtime} />}
        </p>
      )}
      {words.length > 0 && <p className={styles.words}>{words.join(' · ')}</p>}
    </div>
  );
}
