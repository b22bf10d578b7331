import { gameState, isComplete } from '../../../domain/game-state.ts';
import { clockDirection, clockText, shownSeconds } from '../../../domain/live/clock.ts';
import { GameStatus } from '../../../ui/game-status.tsx';
import { isBreak } from '../../../ui/live/game-text.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';
import { BoardStatus } from './board-status.tsx';

type Props = {
  facts: BoardFacts;
  /** Server time in milliseconds since the epoch. */
  now: number;
  /** The source has been silent for too long. */
  isDelayed: boolean;
  /** The server is unreachable; `now` is the time of the last contact. */
  isReconnecting?: boolean;
};

/** Live status, period and clock at `now`. The clock is not announced to screen readers every second. */
export function LiveStatus({ facts, now, isDelayed, isReconnecting = false }: Props) {
  const { state, periodText, clock, situation } = facts;
  if (isComplete(state) || state === gameState.Postponed || state === gameState.Canceled) {
    return <BoardStatus facts={facts} />;
  }
  if (isDelayed && !isReconnecting && state === gameState.Live) {
    // the current clock is unknown
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
        // keyed by period: text that grows would count as layout shift
        <p key={periodText} className={styles.period}>
          {periodText}
        </p>
      )}
      {points && (
        // announced with each team's name
        <p className={styles.clock} aria-hidden="true">
          {points.away}–{points.home}
        </p>
      )}
      {seconds > 0 ? (
        // a key of its own: with the period's, React would leave the previous period in the page
        <p key={`clock ${periodText}`} className={styles.clock} role="timer" aria-label="Game clock">
          {clockText(seconds)}
        </p>
      ) : (
        // a break has no clock but reserves its space
        clockDirection(facts.family, undefined) && <div className={styles.clock} />
      )}
    </div>
  );
}
