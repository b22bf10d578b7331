import type { ReactNode } from 'react';

import { clockText } from '../../../domain/clock-text.ts';
import { gameState, isComplete } from '../../../domain/game-state.ts';
import { clockDirection, shownSeconds } from '../../../domain/live/clock.ts';
import type { SportFamily } from '../../../domain/sport-family.ts';
import { GameStatus } from '../../../ui/games/game-status.tsx';
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
  /** How old the score is meanwhile: "as of 3 min ago". */
  age?: string;
};

/**
 * Live status, period and clock at `now`. The clock is not announced to screen readers every second. Empty lines keep
 * their space, so that breaks, delays and the end of the game do not shift the page.
 */
export function LiveStatus({ facts, now, isDelayed, isReconnecting = false, age }: Props) {
  const { state, periodText, clock, situation } = facts;
  const isOver = isComplete(state) || state === gameState.Postponed || state === gameState.Canceled;
  const isDataDelayed = isDelayed && !isReconnecting && state === gameState.Live;
  const points = isOver || isDataDelayed ? undefined : situation.points;
  const isClockKnown = clock && !isOver && !isDataDelayed && !isBreak(periodText);
  const seconds = isClockKnown ? shownSeconds(clock, now) : 0;
  return (
    <div className={styles.status}>
      {(isReconnecting || isDataDelayed) && !isOver ? (
        <p>
          <GameStatus kind={isReconnecting ? 'reconnecting' : 'delayed-data'}>{age}</GameStatus>
        </p>
      ) : (
        <BoardStatus facts={facts} />
      )}
      {periodText && !isOver ? (
        // keyed by period: text that grows would count as layout shift
        <p key={periodText} className={styles.period}>
          {periodText}
        </p>
      ) : (
        <EmptyPeriod />
      )}
      {points && (
        // announced with each team's name
        <p className={styles.clock} aria-hidden="true">
          {points.away}–{points.home}
        </p>
      )}
      {seconds > 0 && (
        // a key of its own: with the period's, React would leave the previous period in the page
        <p key={`clock ${periodText}`} className={styles.clock} role="timer" aria-label="Game clock">
          {clockText(seconds)}
        </p>
      )}
      {!points && seconds <= 0 && <EmptyClock family={facts.family} />}
    </div>
  );
}

/** The status of a game that has just ended, with the empty lines of its live status. */
export const JustEndedStatus = ({ family, children }: { family: SportFamily; children: ReactNode }) => (
  <div className={styles.status}>
    {children}
    <EmptyPeriod />
    <EmptyClock family={family} />
  </div>
);

const EmptyPeriod = () => <div className={styles.period} />;

/** An empty line for the game clock, or for the points of a volleyball set. */
const EmptyClock = ({ family }: { family: SportFamily }) =>
  (clockDirection(family, undefined) !== undefined || family === 'volleyball') && <div className={styles.clock} />;
