import { isComingUp } from '../../../domain/coming-up.ts';
import { gameState } from '../../../domain/game-state.ts';
import { isAwaitingResult, localNow } from '../../../domain/upcoming.ts';
import { getRequestContext } from '../../../routing/request-context.ts';
import { Countdown } from '../../../ui/client/countdown.tsx';
import type { Center } from '../loads.ts';
import { resultRemarks } from '../result-remarks.ts';
import { Board } from './board.tsx';
import type { BoardFacts } from './board-facts.ts';
import { BoardStatus } from './board-status.tsx';
import { JustEndedStatus, LiveStatus } from './live-status.tsx';

/** The board of a game that is not live: upcoming, final or postponed. */
export function QuietBoard({ center: { around, hasJustEnded }, facts }: { center: Center; facts: BoardFacts }) {
  const { game } = around;
  const now = Temporal.Now.instant();
  const moved = game.originalDate !== null && game.originalDate !== game.venueDate.slice(0, 10);
  const at = game.dateUtc && isComingUp(game, now) ? game.dateUtc : undefined;
  return (
    <Board
      facts={facts}
      status={hasJustEnded ? <JustEndedStatus family={facts.family}>{status()}</JustEndedStatus> : status()}
      keepsLiveSpace={hasJustEnded}
    />
  );

  function status() {
    if (game.gameState === gameState.Live) {
      return <LiveStatus facts={facts} now={now.epochMilliseconds} isDelayed />;
    }
    const hasStatus = at === undefined || moved || game.gameState !== gameState.Scheduled;
    return (
      <>
        {hasStatus && (
          <BoardStatus
            facts={facts}
            isAwaitingResult={isAwaitingResult(game, localNow(getRequestContext().tenant.timezone, now))}
            remarks={resultRemarks(game)}
            originalDate={moved ? game.originalDate : null}
          />
        )}
        {at && <Countdown to={at} label="Time until the game" />}
      </>
    );
  }
}
