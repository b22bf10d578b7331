import { gameState, isComplete } from '../../../domain/game-state.ts';
import { mediumDate } from '../../../domain/printed-date.ts';
import { GameStatus } from '../../../ui/games/game-status.tsx';
import { interruptedStatus } from '../../../ui/games/interrupted-status.ts';
import { overtimeText } from '../../../ui/live/game-text.ts';
import styles from './board.module.css';
import type { BoardFacts } from './board-facts.ts';

type Props = {
  facts: Pick<BoardFacts, 'state' | 'reason' | 'overtime'>;
  /** Its estimated end has passed without a reported result. */
  isAwaitingResult?: boolean;
  /** Suffix of "Final": "Forfeit", "PK 4-2". */
  remarks?: readonly string[];
  /** Original local date, if rescheduled. */
  originalDate?: string | null;
};

/** The game's status, its reason, and the original date. */
export function BoardStatus({
  facts: { state, reason: given, overtime },
  isAwaitingResult = false,
  remarks = [],
  originalDate,
}: Props) {
  const isOver = isComplete(state);
  const isMoved = state === gameState.Scheduled && Boolean(originalDate) && !isAwaitingResult;
  const { kind: interrupted, reason } = interruptedStatus(state, given);
  const running = state === gameState.Live ? 'live' : 'scheduled';
  const kind = isAwaitingResult ? 'awaiting-result' : (interrupted ?? running);
  return (
    <div className={styles.status}>
      {!isMoved && (
        <p>
          <GameStatus kind={isOver ? 'final' : kind}>
            {isOver ? [overtimeText(overtime), ...remarks].filter(Boolean).join(' · ') : reason}
          </GameStatus>
        </p>
      )}
      {originalDate && (
        <p className={styles.small}>
          {[`First set for ${mediumDate(originalDate)}`, isMoved && reason].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}
