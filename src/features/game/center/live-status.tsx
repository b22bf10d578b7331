import { gameState, isComplete } from '../../../domain/game-state.ts';
import { clockDirection, clockText, shownSeconds } from '../../../domain/live/clock.ts';
import { GameStatus } from '../../../ui/game-status.tsx';
import { isBreak } from '../../../ui/live/game-text.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { BoardStatus } from './board-status.tsx';

type Props = {
  facts: BoardFacts;
  /** Milliseconds since the epoch by the server's clock. */
  now: number;
  /** The source has been silent for too long to call the game live. */
  isDelayed: boolean;
  /** The server cannot be reached; `now` is when it last was. */
  isReconnecting?: boolean;
};

/** Live or not, the period, and the clock as of `now`. Screen readers are not told of each second. */
export function LiveStatus({ facts, now, isDelayed, isReconnecting = false }: Props) {
  const { state, periodText, clock, situation } = facts;
  if (isComplete(state) || state === gameState.Postponed || state === gameState.Canceled) {
    return <BoardStatus facts={facts} />;
  }
  if (isDelayed && !isReconnecting && state === gameState.Live) {
    // nobody knows what the clock says now
    return (
      <div className={styles.status}>
        <p>
          <GameStatus kind="delayed-data" />
        </p>
        {periodText && <p className={styles.period}>{periodText}</p>}
      </div>
    );
  }
  const { points } = situation;
  const seconds = clock && !isBreak(periodText) ? shownSeconds(clock, now) : 0;
  return (
    <div className={styles.status}>
      {isReconnecting ? (
        <p>
          <GameStatus kind="reconnecting" />
        </p>
      ) : (
        <BoardStatus facts={facts} />
      )}
      {periodText && (
        // another period is another element: words that grow would count as layout shift
        <p key={periodText} className={styles.period}>
          {periodText}
        </p>
      )}
      {points && (
        // each team's stand beside its name in words
        <p className={styles.clock} aria-hidden="true">
          {points.away}–{points.home}
        </p>
      )}
      {seconds > 0 ? (
        <p key={periodText} className={styles.clock} role="timer" aria-label="Game clock">
          {clockText(seconds)}
        </p>
      ) : (
        // a break has no clock, and keeps its room
        clockDirection(facts.family, undefined) && <div className={styles.clock} />
      )}
    </div>
  );
}
