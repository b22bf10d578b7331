import { GameResult } from '../../ui/game-result.tsx';
import type { RowGame } from './row-game.ts';
import { resultOf } from './row-result.ts';
import styles from './schedule-row.module.css';

/** The right edge of a row. That of a game of today has its place before there is anything to say. */
export function RowResultText({ game, isOfToday, isAwaitingResult, followed, now }: RowGame) {
  const result = resultOf({ ...game, isAwaitingResult }, followed && { game: followed, now });
  const { mark, status, words } = result;
  if (!mark && !status && words.length === 0 && !isOfToday) return null;
  return (
    <div className={styles.result} data-live={isOfToday ? 'result' : undefined}>
      <GameResult {...result} />
    </div>
  );
}
